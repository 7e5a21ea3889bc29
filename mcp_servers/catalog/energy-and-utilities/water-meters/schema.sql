-- Weirside waterworks: Connections, meters, readings, bills, leaks and meter exchanges of a town's waterworks.

CREATE TABLE clerks (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    allowance_limit INTEGER NOT NULL CHECK (allowance_limit BETWEEN 5000 AND 60000) -- minor units
);

CREATE TABLE supply_zones (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    price INTEGER NOT NULL CHECK (price BETWEEN 100 AND 400), -- price per cubic metre, minor units
    pressure REAL NOT NULL CHECK (pressure BETWEEN 2 AND 8) -- pressure in bar
);

CREATE TABLE fitters (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    phone TEXT NOT NULL,
    most_a_day INTEGER NOT NULL CHECK (most_a_day BETWEEN 2 AND 8), -- most visits a day
    status TEXT NOT NULL CHECK (status IN ('working', 'ill'))
);

CREATE TABLE connections (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- connection number
    customer TEXT NOT NULL,
    address TEXT NOT NULL,
    supply_zone_id TEXT NOT NULL REFERENCES supply_zones (id),
    purpose TEXT NOT NULL CHECK (purpose IN ('household', 'trade', 'farm')),
    usual_use INTEGER NOT NULL CHECK (usual_use BETWEEN 50 AND 9000), -- usual daily use in litres
    status TEXT NOT NULL CHECK (status IN ('supplied', 'restricted', 'closed'))
);

CREATE TABLE meters (
    id TEXT PRIMARY KEY,
    serial TEXT NOT NULL UNIQUE, -- serial number
    size TEXT NOT NULL CHECK (size IN ('small', 'medium', 'large')),
    status TEXT NOT NULL CHECK (status IN ('in_stock', 'mounted', 'scrapped')),
    connection_id TEXT REFERENCES connections (id),
    calibrated_until TEXT NOT NULL, -- end of calibration
    mounted_on TEXT, -- mounting date
    start_reading INTEGER NOT NULL CHECK (start_reading BETWEEN 0 AND 20), -- reading at mounting
    billed_reading INTEGER NOT NULL CHECK (billed_reading >= 0), -- reading billed last
    CHECK ((connection_id IS NULL) = (status = 'in_stock')),
    CHECK ((mounted_on IS NULL) = (status = 'in_stock'))
);

CREATE TABLE readings (
    id TEXT PRIMARY KEY,
    meter_id TEXT NOT NULL REFERENCES meters (id),
    connection_id TEXT NOT NULL REFERENCES connections (id),
    read_on TEXT NOT NULL, -- reading date
    origin TEXT NOT NULL CHECK (origin IN ('customer', 'staff', 'radio')),
    status TEXT NOT NULL CHECK (status IN ('doubtful', 'accepted', 'rejected')),
    cubic_metres INTEGER NOT NULL CHECK (cubic_metres BETWEEN 0 AND 30000) -- reading in cubic metres
);

CREATE TABLE bills (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- bill number
    reading_id TEXT NOT NULL UNIQUE REFERENCES readings (id),
    connection_id TEXT NOT NULL REFERENCES connections (id),
    cubic_metres INTEGER NOT NULL CHECK (cubic_metres >= 1), -- water used in cubic metres
    amount INTEGER NOT NULL CHECK (amount >= 1), -- minor units
    issued_on TEXT NOT NULL, -- issue date
    due_on TEXT NOT NULL, -- due date
    status TEXT NOT NULL CHECK (status IN ('open', 'paid', 'reminded')),
    allowance INTEGER CHECK (allowance >= 100) -- allowance after a leak, minor units
);

CREATE TABLE leaks (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- leak number
    connection_id TEXT REFERENCES connections (id),
    supply_zone_id TEXT NOT NULL REFERENCES supply_zones (id),
    remark TEXT NOT NULL,
    reported_at TEXT NOT NULL, -- time of the report, local time
    status TEXT NOT NULL CHECK (status IN ('reported', 'located', 'repaired', 'unfounded')),
    loss INTEGER CHECK (loss BETWEEN 10 AND 9000), -- loss in litres an hour
    located_at TEXT, -- time of locating, local time
    repaired_on TEXT, -- repair date
    CHECK ((loss IS NULL) = (located_at IS NULL))
);

CREATE TABLE exchanges (
    id TEXT PRIMARY KEY,
    status TEXT NOT NULL CHECK (status IN ('planned', 'done', 'failed', 'cancelled')),
    meter_id TEXT NOT NULL REFERENCES meters (id),
    fitter_id TEXT NOT NULL REFERENCES fitters (id),
    planned_at TEXT NOT NULL -- planned time, local time
);

CREATE INDEX connections_by_supply_zone ON connections (supply_zone_id);
CREATE INDEX meters_by_connection ON meters (connection_id);
CREATE INDEX readings_by_meter ON readings (meter_id);
CREATE INDEX readings_by_connection ON readings (connection_id);
CREATE INDEX bills_by_connection ON bills (connection_id);
CREATE INDEX leaks_by_connection ON leaks (connection_id);
CREATE INDEX leaks_by_supply_zone ON leaks (supply_zone_id);
CREATE INDEX exchanges_by_meter ON exchanges (meter_id);
CREATE INDEX exchanges_by_fitter ON exchanges (fitter_id);
