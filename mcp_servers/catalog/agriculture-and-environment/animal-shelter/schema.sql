-- Harbour Hill animal shelter: Animals, kennels, vaccinations, applicants, adoptions and foster stays of an animal shelter.

CREATE TABLE carers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    phone TEXT NOT NULL
);

CREATE TABLE kennels (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE, -- kennel number
    kind TEXT NOT NULL CHECK (kind IN ('dog', 'cat', 'rabbit')),
    quarantine INTEGER NOT NULL CHECK (quarantine IN (0, 1)), -- quarantine use
    places INTEGER NOT NULL CHECK (places BETWEEN 1 AND 8) -- number of places
);

CREATE TABLE animals (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- animal number
    name TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('dog', 'cat', 'rabbit')),
    breed TEXT NOT NULL,
    origin TEXT NOT NULL CHECK (origin IN ('stray', 'given_up', 'confiscated', 'born_here')),
    status TEXT NOT NULL CHECK (status IN ('quarantine', 'available', 'reserved', 'adopted', 'fostered', 'reclaimed')),
    arrived_on TEXT NOT NULL, -- day of arrival
    months INTEGER NOT NULL CHECK (months BETWEEN 1 AND 240), -- age in months
    neutered INTEGER NOT NULL CHECK (neutered IN (0, 1)), -- neutering
    vaccinated_on TEXT, -- day of the vaccination
    bit_on TEXT, -- day it bit somebody
    kennel_id TEXT REFERENCES kennels (id),
    fee INTEGER NOT NULL CHECK (fee BETWEEN 0 AND 50000) -- adoption fee, minor units
);

CREATE TABLE applicants (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    phone TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    experienced INTEGER NOT NULL CHECK (experienced IN (0, 1)), -- experience with animals
    pets INTEGER NOT NULL CHECK (pets >= 0), -- number of animals at home
    visited_on TEXT, -- day of the home visit
    visit TEXT NOT NULL CHECK (visit IN ('none', 'passed', 'failed')), -- outcome of the home visit
    CHECK ((visited_on IS NULL) = (visit = 'none'))
);

CREATE TABLE adoptions (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- adoption number
    animal_id TEXT NOT NULL REFERENCES animals (id),
    applicant_id TEXT NOT NULL REFERENCES applicants (id),
    status TEXT NOT NULL CHECK (status IN ('reserved', 'fetched', 'brought_back', 'lapsed', 'cancelled')),
    reserved_on TEXT NOT NULL, -- day of the reservation
    fetched_on TEXT, -- day it was fetched
    CHECK ((fetched_on IS NULL) = (status NOT IN ('fetched', 'brought_back')))
);

CREATE TABLE stays (
    id TEXT PRIMARY KEY,
    animal_id TEXT NOT NULL REFERENCES animals (id),
    host TEXT NOT NULL, -- foster family
    phone TEXT NOT NULL,
    begun_on TEXT NOT NULL, -- first day
    until TEXT NOT NULL, -- agreed last day
    status TEXT NOT NULL CHECK (status IN ('running', 'ended'))
);

CREATE INDEX animals_by_kennel ON animals (kennel_id);
CREATE INDEX adoptions_by_animal ON adoptions (animal_id);
CREATE INDEX adoptions_by_applicant ON adoptions (applicant_id);
CREATE INDEX stays_by_animal ON stays (animal_id);
