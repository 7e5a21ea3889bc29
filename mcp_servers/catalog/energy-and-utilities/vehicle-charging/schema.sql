-- Fjordlade charging: Stations, charge points, drivers, reservations, charging sessions and faults of a charging network for electric cars.

CREATE TABLE agents (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    refund_limit INTEGER NOT NULL CHECK (refund_limit BETWEEN 10000 AND 90000) -- minor units
);

CREATE TABLE tariffs (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    energy_price INTEGER NOT NULL CHECK (energy_price BETWEEN 250 AND 900), -- price per kilowatt-hour, minor units
    blocking_fee INTEGER NOT NULL CHECK (blocking_fee BETWEEN 50 AND 400), -- blocking fee per minute, minor units
    free_minutes INTEGER NOT NULL CHECK (free_minutes BETWEEN 30 AND 480),
    status TEXT NOT NULL CHECK (status IN ('offered', 'withdrawn'))
);

CREATE TABLE stations (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    town TEXT NOT NULL,
    grid_limit INTEGER NOT NULL CHECK (grid_limit BETWEEN 40 AND 600) -- grid limit in kilowatts
);

CREATE TABLE charge_points (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    station_id TEXT NOT NULL REFERENCES stations (id),
    model TEXT NOT NULL,
    plug TEXT NOT NULL CHECK (plug IN ('type2', 'ccs', 'chademo')),
    power INTEGER NOT NULL CHECK (power BETWEEN 3 AND 350), -- power in kilowatts
    status TEXT NOT NULL CHECK (status IN ('in_service', 'out_of_service'))
);

CREATE TABLE drivers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    card TEXT NOT NULL UNIQUE, -- card number
    email TEXT NOT NULL UNIQUE,
    plug TEXT NOT NULL CHECK (plug IN ('ccs', 'chademo')),
    tariff_id TEXT NOT NULL REFERENCES tariffs (id),
    tariff_since TEXT NOT NULL, -- start of the tariff
    credit_limit INTEGER NOT NULL CHECK (credit_limit BETWEEN 20000 AND 200000), -- minor units
    owed INTEGER NOT NULL CHECK (owed >= 0), -- amount owed, minor units
    status TEXT NOT NULL CHECK (status IN ('active', 'blocked'))
);

CREATE TABLE reservations (
    id TEXT PRIMARY KEY,
    driver_id TEXT NOT NULL REFERENCES drivers (id),
    charge_point_id TEXT NOT NULL REFERENCES charge_points (id),
    starts_at TEXT NOT NULL, -- start time, local time
    ends_at TEXT NOT NULL, -- end time, local time
    status TEXT NOT NULL CHECK (status IN ('held', 'used', 'cancelled', 'lapsed')),
    made_at TEXT NOT NULL, -- local time
    CHECK (starts_at < ends_at)
);

CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- session number
    status TEXT NOT NULL CHECK (status IN ('running', 'ended', 'disputed', 'refunded')),
    driver_id TEXT NOT NULL REFERENCES drivers (id),
    charge_point_id TEXT NOT NULL REFERENCES charge_points (id),
    started_at TEXT NOT NULL, -- start time, local time
    ended_at TEXT, -- end time, local time
    energy INTEGER CHECK (energy BETWEEN 1 AND 400), -- energy in kilowatt-hours
    cost INTEGER CHECK (cost >= 1), -- minor units
    CHECK ((ended_at IS NULL) = (status = 'running'))
);

CREATE TABLE faults (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- fault number
    session_id TEXT REFERENCES sessions (id),
    charge_point_id TEXT NOT NULL REFERENCES charge_points (id),
    remark TEXT NOT NULL,
    reported_at TEXT NOT NULL, -- time of the report, local time
    status TEXT NOT NULL CHECK (status IN ('open', 'in_repair', 'cleared')),
    severity TEXT NOT NULL CHECK (severity IN ('minor', 'serious', 'dangerous'))
);

CREATE INDEX charge_points_by_station ON charge_points (station_id);
CREATE INDEX drivers_by_tariff ON drivers (tariff_id);
CREATE INDEX reservations_by_driver ON reservations (driver_id);
CREATE INDEX reservations_by_charge_point ON reservations (charge_point_id);
CREATE INDEX sessions_by_driver ON sessions (driver_id);
CREATE INDEX sessions_by_charge_point ON sessions (charge_point_id);
CREATE INDEX faults_by_session ON faults (session_id);
CREATE INDEX faults_by_charge_point ON faults (charge_point_id);
