-- Spoke & Sons bicycle workshop: Bicycles, repair jobs, spare parts and loan bicycles of a workshop with several mechanics.

CREATE TABLE mechanics (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    badge TEXT NOT NULL UNIQUE, -- badge number
    grade TEXT NOT NULL CHECK (grade IN ('apprentice', 'mechanic', 'master')),
    certified INTEGER NOT NULL CHECK (certified IN (0, 1)), -- training on electric bicycles
    minutes_per_day INTEGER NOT NULL CHECK (minutes_per_day BETWEEN 240 AND 480), -- minutes a day
    status TEXT NOT NULL CHECK (status IN ('working', 'away'))
);

CREATE TABLE customers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    phone TEXT NOT NULL,
    member INTEGER NOT NULL CHECK (member IN (0, 1)) -- club membership
);

CREATE TABLE bicycles (
    id TEXT PRIMARY KEY,
    frame_number TEXT NOT NULL UNIQUE,
    customer_id TEXT NOT NULL REFERENCES customers (id), -- owner
    model TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('city', 'racing', 'mountain', 'cargo', 'electric')),
    worth INTEGER NOT NULL CHECK (worth BETWEEN 200000 AND 6000000) -- minor units
);

CREATE TABLE services (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    electric INTEGER NOT NULL CHECK (electric IN (0, 1)), -- for electric bicycles only
    minutes INTEGER NOT NULL CHECK (minutes BETWEEN 15 AND 150), -- length in minutes
    price INTEGER NOT NULL CHECK (price BETWEEN 9000 AND 120000) -- minor units
);

CREATE TABLE parts (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    number TEXT NOT NULL UNIQUE, -- part number
    price INTEGER NOT NULL CHECK (price BETWEEN 2500 AND 90000), -- minor units
    shelf_space INTEGER NOT NULL CHECK (shelf_space BETWEEN 6 AND 40), -- most units on the shelf
    stock INTEGER NOT NULL CHECK (stock >= 0), -- units in stock
    lead_days INTEGER NOT NULL CHECK (lead_days BETWEEN 1 AND 14), -- lead time in days
    on_offer INTEGER NOT NULL CHECK (on_offer IN (0, 1)) -- still available
);

CREATE TABLE jobs (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- job number
    bicycle_id TEXT NOT NULL REFERENCES bicycles (id),
    mechanic_id TEXT NOT NULL REFERENCES mechanics (id),
    promised_on TEXT NOT NULL, -- promised date
    price_limit INTEGER NOT NULL CHECK (price_limit BETWEEN 20000 AND 1000000), -- minor units
    status TEXT NOT NULL CHECK (status IN ('booked', 'received', 'in_work', 'ready', 'collected', 'reopened', 'waiting', 'cancelled')),
    ready_on TEXT, -- completion date
    collected_on TEXT, -- collection date
    tested_by_id TEXT REFERENCES mechanics (id),
    guarantee INTEGER NOT NULL CHECK (guarantee IN (0, 1)),
    paid INTEGER NOT NULL CHECK (paid >= 0), -- amount paid, minor units
    booked_at TEXT NOT NULL, -- local time
    CHECK ((status IN ('ready', 'collected')) = (tested_by_id IS NOT NULL)),
    CHECK (tested_by_id IS NULL OR tested_by_id != mechanic_id)
);

CREATE TABLE works (
    id TEXT PRIMARY KEY,
    job_id TEXT NOT NULL REFERENCES jobs (id),
    service_id TEXT NOT NULL REFERENCES services (id),
    price INTEGER NOT NULL CHECK (price >= 1), -- minor units
    UNIQUE (job_id, service_id)
);

CREATE TABLE fittings (
    id TEXT PRIMARY KEY,
    job_id TEXT NOT NULL REFERENCES jobs (id),
    part_id TEXT NOT NULL REFERENCES parts (id),
    quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 4),
    price INTEGER NOT NULL CHECK (price >= 1), -- minor units
    status TEXT NOT NULL CHECK (status IN ('reserved', 'fitted', 'released')),
    UNIQUE (job_id, part_id)
);

CREATE TABLE loan_bikes (
    id TEXT PRIMARY KEY,
    plate TEXT NOT NULL UNIQUE, -- plate number
    kind TEXT NOT NULL CHECK (kind IN ('city', 'cargo', 'electric')),
    status TEXT NOT NULL CHECK (status IN ('free', 'out', 'in_repair')),
    job_id TEXT UNIQUE REFERENCES jobs (id),
    CHECK ((status = 'out') = (job_id IS NOT NULL))
);

CREATE INDEX bicycles_by_customer ON bicycles (customer_id);
CREATE INDEX jobs_by_bicycle ON jobs (bicycle_id);
CREATE INDEX jobs_by_mechanic ON jobs (mechanic_id);
CREATE INDEX jobs_by_tested_by ON jobs (tested_by_id);
CREATE INDEX works_by_job ON works (job_id);
CREATE INDEX works_by_service ON works (service_id);
CREATE INDEX fittings_by_job ON fittings (job_id);
CREATE INDEX fittings_by_part ON fittings (part_id);
