-- Harlequin Row costume store: Garments, theatre companies, productions, hires, fittings, alterations and cleanings of a costume store.

CREATE TABLE wardrobe_keepers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE
);

CREATE TABLE tailors (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    minutes_a_day INTEGER NOT NULL CHECK (minutes_a_day BETWEEN 120 AND 480),
    historical INTEGER NOT NULL CHECK (historical IN (0, 1)) -- trained for historical garments
);

CREATE TABLE companies (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    contact TEXT NOT NULL, -- contact person
    email TEXT NOT NULL,
    credit INTEGER NOT NULL CHECK (credit BETWEEN 10000 AND 300000), -- credit limit, minor units
    owed INTEGER NOT NULL CHECK (owed >= 0) -- amount owed, minor units
);

CREATE TABLE productions (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    company_id TEXT NOT NULL REFERENCES companies (id),
    opens_on TEXT NOT NULL, -- opening night
    closes_on TEXT NOT NULL, -- last night
    open_air INTEGER NOT NULL CHECK (open_air IN (0, 1)), -- in the open air
    CHECK (opens_on <= closes_on)
);

CREATE TABLE garments (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE, -- garment number
    name TEXT NOT NULL,
    chest INTEGER NOT NULL CHECK (chest BETWEEN 70 AND 140), -- chest in centimetres
    value INTEGER NOT NULL CHECK (value BETWEEN 2000 AND 400000), -- minor units
    historical INTEGER NOT NULL CHECK (historical IN (0, 1)),
    status TEXT NOT NULL CHECK (status IN ('hanging', 'out', 'soiled', 'cleaning', 'in_repair', 'discarded')),
    cleaned_on TEXT NOT NULL -- last cleaning
);

CREATE TABLE hires (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- hire number
    production_id TEXT NOT NULL REFERENCES productions (id),
    performer TEXT NOT NULL,
    chest INTEGER NOT NULL CHECK (chest BETWEEN 70 AND 140), -- performer's chest in centimetres
    garment_id TEXT NOT NULL REFERENCES garments (id),
    status TEXT NOT NULL CHECK (status IN ('reserved', 'out', 'returned', 'cancelled')),
    away_from TEXT NOT NULL, -- first day away
    back_by TEXT NOT NULL, -- return deadline
    price INTEGER NOT NULL CHECK (price >= 0), -- minor units
    CHECK (away_from < back_by)
);

CREATE TABLE fittings (
    id TEXT PRIMARY KEY,
    hire_id TEXT NOT NULL REFERENCES hires (id),
    status TEXT NOT NULL CHECK (status IN ('booked', 'done', 'missed', 'cancelled')),
    tailor_id TEXT NOT NULL REFERENCES tailors (id),
    starts_at TEXT NOT NULL -- start, local time
);

CREATE TABLE alterations (
    id TEXT PRIMARY KEY,
    hire_id TEXT NOT NULL REFERENCES hires (id),
    work TEXT NOT NULL,
    can_be_undone INTEGER NOT NULL CHECK (can_be_undone IN (0, 1)), -- reversible
    minutes INTEGER NOT NULL CHECK (minutes BETWEEN 10 AND 300), -- minutes of work
    tailor_id TEXT NOT NULL REFERENCES tailors (id),
    due_on TEXT NOT NULL, -- due date
    status TEXT NOT NULL CHECK (status IN ('ordered', 'done', 'dropped'))
);

CREATE INDEX productions_by_company ON productions (company_id);
CREATE INDEX hires_by_production ON hires (production_id);
CREATE INDEX hires_by_garment ON hires (garment_id);
CREATE INDEX fittings_by_hire ON fittings (hire_id);
CREATE INDEX fittings_by_tailor ON fittings (tailor_id);
CREATE INDEX alterations_by_hire ON alterations (hire_id);
CREATE INDEX alterations_by_tailor ON alterations (tailor_id);
