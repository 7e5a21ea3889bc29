-- Elmrise burial ground: Sections, graves, leaseholders, burials, memorials and fees of a municipal burial ground.

CREATE TABLE registrars (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE
);

CREATE TABLE sections (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    yearly_fee INTEGER NOT NULL CHECK (yearly_fee BETWEEN 5000 AND 90000), -- minor units
    highest_stone INTEGER NOT NULL CHECK (highest_stone BETWEEN 30 AND 200), -- greatest height of stones in centimetres
    coffins INTEGER NOT NULL CHECK (coffins IN (0, 1)) -- coffin graves
);

CREATE TABLE holders (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    phone TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    owed INTEGER NOT NULL CHECK (owed >= 0) -- fees owed, minor units
);

CREATE TABLE graves (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- grave number
    section_id TEXT NOT NULL REFERENCES sections (id),
    coffin_places INTEGER NOT NULL CHECK (coffin_places BETWEEN 0 AND 4),
    urn_places INTEGER NOT NULL CHECK (urn_places BETWEEN 0 AND 8),
    status TEXT NOT NULL CHECK (status IN ('free', 'leased', 'closed')),
    holder_id TEXT REFERENCES holders (id), -- leaseholder
    leased_until TEXT, -- end of the lease
    CHECK ((holder_id IS NULL) = (status != 'leased')),
    CHECK ((leased_until IS NULL) = (status != 'leased'))
);

CREATE TABLE burials (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- burial number
    grave_id TEXT NOT NULL REFERENCES graves (id),
    deceased TEXT NOT NULL, -- name of the deceased
    kind TEXT NOT NULL CHECK (kind IN ('coffin', 'urn')),
    starts_at TEXT NOT NULL, -- start time, local time
    status TEXT NOT NULL CHECK (status IN ('arranged', 'held', 'cancelled')),
    rests_until TEXT NOT NULL -- end of the rest
);

CREATE TABLE memorials (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- memorial number
    grave_id TEXT NOT NULL REFERENCES graves (id),
    description TEXT NOT NULL,
    height INTEGER NOT NULL CHECK (height BETWEEN 10 AND 250), -- height in centimetres
    status TEXT NOT NULL CHECK (status IN ('applied', 'approved', 'standing', 'unsafe', 'refused', 'removed')),
    applied_on TEXT NOT NULL, -- day of the application
    inspected_on TEXT, -- day of the last check
    CHECK ((inspected_on IS NULL) = (status IN ('applied', 'approved', 'refused')))
);

CREATE INDEX graves_by_section ON graves (section_id);
CREATE INDEX graves_by_holder ON graves (holder_id);
CREATE INDEX burials_by_grave ON burials (grave_id);
CREATE INDEX memorials_by_grave ON memorials (grave_id);
