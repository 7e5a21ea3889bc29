-- Ridgeway scaffold hire: Scaffolds, parts, bookings of parts, crews, inspections and bills of a scaffolding firm.

CREATE TABLE managers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    discount_limit INTEGER NOT NULL CHECK (discount_limit BETWEEN 2 AND 15) -- discount limit in per cent
);

CREATE TABLE builders (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    contact TEXT NOT NULL, -- contact person
    phone TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('trusted', 'stopped'))
);

CREATE TABLE crews (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL, -- foreman
    advanced INTEGER NOT NULL CHECK (advanced IN (0, 1)), -- advanced card
    card_until TEXT NOT NULL -- end of the card
);

CREATE TABLE parts (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    stock INTEGER NOT NULL CHECK (stock >= 0), -- pieces in the yard
    weight INTEGER NOT NULL CHECK (weight BETWEEN 1 AND 60) -- weight in kilograms
);

CREATE TABLE scaffolds (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- scaffold number
    builder_id TEXT NOT NULL REFERENCES builders (id),
    site TEXT NOT NULL, -- building site
    height INTEGER NOT NULL CHECK (height BETWEEN 2 AND 40), -- height in metres
    duty TEXT NOT NULL CHECK (duty IN ('light', 'general', 'heavy')),
    status TEXT NOT NULL CHECK (status IN ('ordered', 'up', 'off_hire', 'down', 'cancelled')),
    starts_on TEXT NOT NULL, -- first day
    basic_price INTEGER NOT NULL CHECK (basic_price >= 1000), -- minor units
    crew_id TEXT REFERENCES crews (id),
    off_hired_on TEXT, -- end of the hire
    CHECK ((crew_id IS NULL) = (status IN ('ordered', 'cancelled'))),
    CHECK ((off_hired_on IS NULL) = (status NOT IN ('off_hire', 'down')))
);

CREATE TABLE reservations (
    id TEXT PRIMARY KEY,
    scaffold_id TEXT NOT NULL REFERENCES scaffolds (id),
    part_id TEXT NOT NULL REFERENCES parts (id),
    pieces INTEGER NOT NULL CHECK (pieces BETWEEN 1 AND 200),
    status TEXT NOT NULL CHECK (status IN ('reserved', 'built_in')),
    UNIQUE (scaffold_id, part_id)
);

CREATE TABLE inspections (
    id TEXT PRIMARY KEY,
    scaffold_id TEXT NOT NULL REFERENCES scaffolds (id),
    checked_on TEXT NOT NULL, -- date of the inspection
    outcome TEXT NOT NULL CHECK (outcome IN ('passed', 'failed')),
    remark TEXT
);

CREATE TABLE bills (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- bill number
    scaffold_id TEXT NOT NULL UNIQUE REFERENCES scaffolds (id),
    amount INTEGER NOT NULL CHECK (amount >= 1), -- minor units
    due_on TEXT NOT NULL, -- due date
    status TEXT NOT NULL CHECK (status IN ('open', 'paid'))
);

CREATE INDEX scaffolds_by_builder ON scaffolds (builder_id);
CREATE INDEX scaffolds_by_crew ON scaffolds (crew_id);
CREATE INDEX reservations_by_scaffold ON reservations (scaffold_id);
CREATE INDEX reservations_by_part ON reservations (part_id);
CREATE INDEX inspections_by_scaffold ON inspections (scaffold_id);
