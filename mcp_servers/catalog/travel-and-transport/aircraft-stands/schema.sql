-- Stormvik airport apron: Stands, aircraft, turnrounds, tows, closures and delays on the apron of a regional airport.

CREATE TABLE controllers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    closing_hours INTEGER NOT NULL CHECK (closing_hours BETWEEN 4 AND 12) -- longest closing in hours
);

CREATE TABLE airlines (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    phone TEXT NOT NULL,
    towing INTEGER NOT NULL CHECK (towing IN (0, 1)) -- towing contract
);

CREATE TABLE stands (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE, -- stand number
    size INTEGER NOT NULL CHECK (size BETWEEN 1 AND 4), -- size class
    bridge INTEGER NOT NULL CHECK (bridge IN (0, 1)), -- boarding bridge
    international INTEGER NOT NULL CHECK (international IN (0, 1)) -- access for international flights
);

CREATE TABLE aircraft_list (
    id TEXT PRIMARY KEY,
    tail TEXT NOT NULL UNIQUE, -- registration
    airline_id TEXT NOT NULL REFERENCES airlines (id),
    size INTEGER NOT NULL CHECK (size BETWEEN 1 AND 4), -- size class
    seats INTEGER NOT NULL CHECK (seats BETWEEN 19 AND 350)
);

CREATE TABLE closures (
    id TEXT PRIMARY KEY,
    stand_id TEXT NOT NULL REFERENCES stands (id),
    reason TEXT NOT NULL,
    starts_at TEXT NOT NULL, -- start time, local time
    ends_at TEXT NOT NULL, -- end time, local time
    CHECK (starts_at < ends_at)
);

CREATE TABLE turnrounds (
    id TEXT PRIMARY KEY,
    flight TEXT NOT NULL UNIQUE, -- flight number
    aircraft_id TEXT NOT NULL REFERENCES aircraft_list (id),
    origin TEXT NOT NULL CHECK (origin IN ('domestic', 'union', 'international')),
    arrives_at TEXT NOT NULL, -- arrival time, local time
    departs_at TEXT NOT NULL, -- departure time, local time
    status TEXT NOT NULL CHECK (status IN ('expected', 'on_stand', 'departed', 'cancelled')),
    stand_id TEXT REFERENCES stands (id),
    passengers INTEGER NOT NULL CHECK (passengers BETWEEN 0 AND 350), -- number of passengers
    CHECK (status NOT IN ('on_stand', 'departed') OR stand_id IS NOT NULL)
);

CREATE TABLE tows (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- tow number
    status TEXT NOT NULL CHECK (status IN ('asked', 'done', 'dropped')),
    turnround_id TEXT NOT NULL REFERENCES turnrounds (id),
    destination_id TEXT NOT NULL REFERENCES stands (id), -- new stand
    asked_at TEXT NOT NULL -- time of asking, local time
);

CREATE TABLE delays (
    id TEXT PRIMARY KEY,
    turnround_id TEXT NOT NULL REFERENCES turnrounds (id),
    minutes_late INTEGER NOT NULL CHECK (minutes_late BETWEEN 5 AND 300), -- minutes of delay
    reason TEXT NOT NULL,
    noted_at TEXT NOT NULL -- time of the note, local time
);

CREATE INDEX aircraft_list_by_airline ON aircraft_list (airline_id);
CREATE INDEX closures_by_stand ON closures (stand_id);
CREATE INDEX turnrounds_by_aircraft ON turnrounds (aircraft_id);
CREATE INDEX turnrounds_by_stand ON turnrounds (stand_id);
CREATE INDEX tows_by_turnround ON tows (turnround_id);
CREATE INDEX tows_by_destination ON tows (destination_id);
CREATE INDEX delays_by_turnround ON delays (turnround_id);
