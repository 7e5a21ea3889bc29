-- Town address register: Streets, buildings, addresses, naming cases, objections and signs of a town's address office.

CREATE TABLE registrars (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE
);

CREATE TABLE streets (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    district TEXT NOT NULL,
    highest_number INTEGER NOT NULL CHECK (highest_number BETWEEN 2 AND 200),
    one_sided INTEGER NOT NULL CHECK (one_sided IN (0, 1)),
    status TEXT NOT NULL CHECK (status IN ('proposed', 'published', 'official', 'retired', 'dropped')),
    published_on TEXT, -- day of publication
    CHECK ((published_on IS NULL) = (status = 'proposed'))
);

CREATE TABLE buildings (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE, -- building number
    use TEXT NOT NULL CHECK (use IN ('dwelling', 'shop', 'office', 'workshop', 'school')),
    doors INTEGER NOT NULL CHECK (doors BETWEEN 1 AND 12), -- number of doors
    status TEXT NOT NULL CHECK (status IN ('permitted', 'under_construction', 'finished', 'demolished')),
    finished_on TEXT, -- day of completion
    CHECK ((finished_on IS NOT NULL) = (status IN ('finished', 'demolished')))
);

CREATE TABLE addresses (
    id TEXT PRIMARY KEY,
    street_id TEXT NOT NULL REFERENCES streets (id),
    number INTEGER NOT NULL CHECK (number BETWEEN 1 AND 200), -- house number
    suffix TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('provisional', 'official', 'retired')),
    building_id TEXT NOT NULL REFERENCES buildings (id),
    services_told INTEGER NOT NULL CHECK (services_told IN (0, 1)), -- notice to the emergency services
    since TEXT NOT NULL,
    UNIQUE (street_id, number, suffix)
);

CREATE TABLE cases (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL CHECK (kind IN ('numbering', 'suffix', 'street_name', 'retirement')),
    status TEXT NOT NULL CHECK (status IN ('received', 'in_advice', 'decided', 'rejected')),
    applicant TEXT NOT NULL,
    street_id TEXT NOT NULL REFERENCES streets (id),
    building_id TEXT REFERENCES buildings (id),
    received_on TEXT NOT NULL, -- day of receipt
    decide_by TEXT NOT NULL, -- deadline
    lengthened INTEGER NOT NULL CHECK (lengthened IN (0, 1)),
    registrar_id TEXT REFERENCES registrars (id), -- deciding registrar
    CHECK ((registrar_id IS NOT NULL) = (status IN ('decided', 'rejected')))
);

CREATE TABLE objections (
    id TEXT PRIMARY KEY,
    street_id TEXT NOT NULL REFERENCES streets (id),
    objector TEXT NOT NULL,
    ground TEXT NOT NULL CHECK (ground IN ('sounds_alike', 'offends', 'too_long', 'historical')),
    raised_on TEXT NOT NULL, -- day of the objection
    status TEXT NOT NULL CHECK (status IN ('open', 'heard', 'upheld', 'dismissed', 'withdrawn'))
);

CREATE TABLE signs (
    id TEXT PRIMARY KEY,
    address_id TEXT NOT NULL REFERENCES addresses (id),
    ordered_on TEXT NOT NULL, -- order date
    status TEXT NOT NULL CHECK (status IN ('ordered', 'made', 'hung'))
);

CREATE INDEX addresses_by_street ON addresses (street_id);
CREATE INDEX addresses_by_building ON addresses (building_id);
CREATE INDEX cases_by_street ON cases (street_id);
CREATE INDEX cases_by_building ON cases (building_id);
CREATE INDEX cases_by_registrar ON cases (registrar_id);
CREATE INDEX objections_by_street ON objections (street_id);
CREATE INDEX signs_by_address ON signs (address_id);
