-- Freewheel city couriers: Clients, jobs, riders, bicycles, legs and complaints of couriers who carry everything by bicycle.

CREATE TABLE dispatchers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    goodwill_limit INTEGER NOT NULL CHECK (goodwill_limit BETWEEN 5000 AND 60000) -- minor units
);

CREATE TABLE zones (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    ring INTEGER NOT NULL CHECK (ring BETWEEN 1 AND 3),
    surcharge INTEGER NOT NULL CHECK (surcharge BETWEEN 0 AND 5000) -- minor units
);

CREATE TABLE bicycles (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL CHECK (kind IN ('messenger', 'cargo', 'electric_cargo')),
    load INTEGER NOT NULL CHECK (load BETWEEN 5 AND 150), -- highest load in kilograms
    status TEXT NOT NULL CHECK (status IN ('ready', 'broken'))
);

CREATE TABLE riders (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    phone TEXT NOT NULL,
    zone_id TEXT NOT NULL REFERENCES zones (id),
    status TEXT NOT NULL CHECK (status IN ('off', 'riding', 'on_break')),
    bicycle_id TEXT UNIQUE REFERENCES bicycles (id),
    riding_since TEXT, -- time since the last break, local time
    break_since TEXT, -- start of the break, local time
    CHECK ((bicycle_id IS NOT NULL) = (status != 'off')),
    CHECK ((riding_since IS NOT NULL) = (status = 'riding')),
    CHECK ((break_since IS NOT NULL) = (status = 'on_break'))
);

CREATE TABLE clients (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    phone TEXT NOT NULL,
    zone_id TEXT NOT NULL REFERENCES zones (id),
    month_limit INTEGER NOT NULL CHECK (month_limit BETWEEN 50000 AND 2000000), -- monthly limit, minor units
    status TEXT NOT NULL CHECK (status IN ('welcome', 'cash_only'))
);

CREATE TABLE jobs (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE,
    client_id TEXT NOT NULL REFERENCES clients (id),
    parcel TEXT NOT NULL,
    weight INTEGER NOT NULL CHECK (weight BETWEEN 1 AND 110),
    speed TEXT NOT NULL CHECK (speed IN ('standard', 'direct', 'express')),
    origin_id TEXT NOT NULL REFERENCES zones (id), -- pick-up zone
    destination_id TEXT NOT NULL REFERENCES zones (id), -- delivery zone
    status TEXT NOT NULL CHECK (status IN ('ordered', 'assigned', 'carried', 'delivered', 'cancelled', 'at_hub')),
    rider_id TEXT REFERENCES riders (id),
    price INTEGER NOT NULL CHECK (price >= 2000), -- minor units
    ordered_at TEXT NOT NULL, -- local time
    due_at TEXT NOT NULL, -- delivery deadline, local time
    delivered_at TEXT, -- time of delivery, local time
    CHECK ((rider_id IS NOT NULL) = (status IN ('assigned', 'carried', 'delivered'))),
    CHECK ((delivered_at IS NOT NULL) = (status = 'delivered'))
);

CREATE TABLE complaints (
    id TEXT PRIMARY KEY,
    job_id TEXT NOT NULL UNIQUE REFERENCES jobs (id),
    kind TEXT NOT NULL CHECK (kind IN ('late', 'damaged', 'wrong_place')),
    raised_on TEXT NOT NULL, -- day of the complaint
    status TEXT NOT NULL CHECK (status IN ('open', 'accepted', 'rejected')),
    refund INTEGER NOT NULL CHECK (refund BETWEEN 0 AND 60000) -- minor units
);

CREATE INDEX riders_by_zone ON riders (zone_id);
CREATE INDEX clients_by_zone ON clients (zone_id);
CREATE INDEX jobs_by_client ON jobs (client_id);
CREATE INDEX jobs_by_origin ON jobs (origin_id);
CREATE INDEX jobs_by_destination ON jobs (destination_id);
CREATE INDEX jobs_by_rider ON jobs (rider_id);
