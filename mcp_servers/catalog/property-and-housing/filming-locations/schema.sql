-- Film office locations: Locations, productions, recces, filming permits, neighbours' notices and complaints of a city's film office.

CREATE TABLE officers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    fee_limit INTEGER NOT NULL CHECK (fee_limit BETWEEN 100000 AND 900000) -- minor units
);

CREATE TABLE locations (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    address TEXT NOT NULL,
    daily_fee INTEGER NOT NULL CHECK (daily_fee BETWEEN 5000 AND 400000), -- minor units
    most_crew INTEGER NOT NULL CHECK (most_crew BETWEEN 10 AND 200), -- largest crew
    listed INTEGER NOT NULL CHECK (listed IN (0, 1)), -- protected building
    neighbours INTEGER NOT NULL CHECK (neighbours BETWEEN 0 AND 400), -- number of neighbours
    status TEXT NOT NULL CHECK (status IN ('open', 'closed'))
);

CREATE TABLE productions (
    id TEXT PRIMARY KEY,
    title TEXT NOT NULL UNIQUE,
    company TEXT NOT NULL,
    manager TEXT NOT NULL, -- location manager
    crew INTEGER NOT NULL CHECK (crew BETWEEN 5 AND 200), -- crew size
    insured_for INTEGER NOT NULL CHECK (insured_for BETWEEN 0 AND 2000000000), -- sum insured, minor units
    insured_until TEXT NOT NULL -- end of the insurance
);

CREATE TABLE recces (
    id TEXT PRIMARY KEY,
    production_id TEXT NOT NULL REFERENCES productions (id),
    location_id TEXT NOT NULL REFERENCES locations (id),
    status TEXT NOT NULL CHECK (status IN ('planned', 'done', 'cancelled')),
    visits_at TEXT NOT NULL, -- time of the visit, local time
    UNIQUE (production_id, location_id)
);

CREATE TABLE permits (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE,
    status TEXT NOT NULL CHECK (status IN ('asked', 'signed', 'filming', 'finished', 'refused', 'revoked', 'withdrawn')),
    production_id TEXT NOT NULL REFERENCES productions (id),
    location_id TEXT NOT NULL REFERENCES locations (id),
    first_day TEXT NOT NULL,
    last_day TEXT NOT NULL,
    from_hour INTEGER NOT NULL CHECK (from_hour BETWEEN 0 AND 23), -- first hour
    to_hour INTEGER NOT NULL CHECK (to_hour BETWEEN 1 AND 24), -- last hour
    effects TEXT NOT NULL CHECK (effects IN ('no_effects', 'drone', 'explosion')),
    notice_on TEXT, -- day of the notice to the neighbours
    fee INTEGER NOT NULL CHECK (fee >= 0), -- minor units
    deposit INTEGER NOT NULL CHECK (deposit >= 0), -- minor units
    CHECK (first_day <= last_day),
    CHECK (from_hour < to_hour)
);

CREATE TABLE complaints (
    id TEXT PRIMARY KEY,
    permit_id TEXT NOT NULL REFERENCES permits (id),
    neighbour TEXT NOT NULL,
    remark TEXT NOT NULL,
    raised_on TEXT NOT NULL, -- day of the complaint
    status TEXT NOT NULL CHECK (status IN ('open', 'answered', 'upheld'))
);

CREATE INDEX recces_by_production ON recces (production_id);
CREATE INDEX recces_by_location ON recces (location_id);
CREATE INDEX permits_by_production ON permits (production_id);
CREATE INDEX permits_by_location ON permits (location_id);
CREATE INDEX complaints_by_permit ON complaints (permit_id);
