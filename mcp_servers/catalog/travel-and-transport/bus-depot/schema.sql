-- Tollgate city buses: Lines, drivers, electric buses, duties, defects and swaps at the depots of a city's bus company.

CREATE TABLE depots (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    phone TEXT NOT NULL
);

CREATE TABLE dispatchers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    depot_id TEXT NOT NULL REFERENCES depots (id)
);

CREATE TABLE routes (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    depot_id TEXT NOT NULL REFERENCES depots (id),
    terminus TEXT NOT NULL,
    articulated INTEGER NOT NULL CHECK (articulated IN (0, 1)) -- for articulated buses only
);

CREATE TABLE drivers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    number TEXT NOT NULL UNIQUE, -- staff number
    phone TEXT NOT NULL,
    depot_id TEXT NOT NULL REFERENCES depots (id),
    articulated INTEGER NOT NULL CHECK (articulated IN (0, 1)), -- licence for articulated buses
    licence_until TEXT NOT NULL, -- end of the licence
    status TEXT NOT NULL CHECK (status IN ('working', 'sick'))
);

CREATE TABLE buses (
    id TEXT PRIMARY KEY,
    plate TEXT NOT NULL UNIQUE, -- number plate
    depot_id TEXT NOT NULL REFERENCES depots (id),
    kind TEXT NOT NULL CHECK (kind IN ('single', 'articulated')),
    full_range INTEGER NOT NULL CHECK (full_range BETWEEN 150 AND 350), -- range in kilometres
    charge INTEGER NOT NULL CHECK (charge BETWEEN 0 AND 100), -- charge in percent
    inspected_until TEXT NOT NULL, -- end of the inspection
    status TEXT NOT NULL CHECK (status IN ('ready', 'out', 'in_workshop'))
);

CREATE TABLE duties (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- duty number
    route_id TEXT NOT NULL REFERENCES routes (id), -- line
    starts_at TEXT NOT NULL, -- start time, local time
    ends_at TEXT NOT NULL, -- end time, local time
    length INTEGER NOT NULL CHECK (length BETWEEN 20 AND 200), -- length in kilometres
    status TEXT NOT NULL CHECK (status IN ('planned', 'running', 'done', 'cancelled')),
    driver_id TEXT REFERENCES drivers (id),
    bus_id TEXT REFERENCES buses (id),
    CHECK (starts_at < ends_at),
    CHECK (status IN ('planned', 'cancelled') OR driver_id IS NOT NULL AND bus_id IS NOT NULL)
);

CREATE TABLE defects (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- defect number
    bus_id TEXT NOT NULL REFERENCES buses (id),
    severity TEXT NOT NULL CHECK (severity IN ('minor', 'serious')),
    remark TEXT NOT NULL,
    reported_at TEXT NOT NULL, -- time of the report, local time
    status TEXT NOT NULL CHECK (status IN ('open', 'repaired'))
);

CREATE TABLE swaps (
    id TEXT PRIMARY KEY,
    status TEXT NOT NULL CHECK (status IN ('open', 'agreed', 'refused')),
    duty_id TEXT NOT NULL REFERENCES duties (id),
    driver_id TEXT NOT NULL REFERENCES drivers (id), -- new driver
    asked_at TEXT NOT NULL -- time of asking, local time
);

CREATE INDEX dispatchers_by_depot ON dispatchers (depot_id);
CREATE INDEX routes_by_depot ON routes (depot_id);
CREATE INDEX drivers_by_depot ON drivers (depot_id);
CREATE INDEX buses_by_depot ON buses (depot_id);
CREATE INDEX duties_by_route ON duties (route_id);
CREATE INDEX duties_by_driver ON duties (driver_id);
CREATE INDEX duties_by_bus ON duties (bus_id);
CREATE INDEX defects_by_bus ON defects (bus_id);
CREATE INDEX swaps_by_duty ON swaps (duty_id);
CREATE INDEX swaps_by_driver ON swaps (driver_id);
