-- Skagen roads pilot station: Pilots, ships, orders for pilotage, tugs and invoices of a harbour's pilot station.

CREATE TABLE watch_officers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE
);

CREATE TABLE agents (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    phone TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('trusted', 'stopped'))
);

CREATE TABLE quays (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    depth INTEGER NOT NULL CHECK (depth BETWEEN 500 AND 1600), -- depth in centimetres
    length INTEGER NOT NULL CHECK (length BETWEEN 80 AND 400) -- length in metres
);

CREATE TABLE pilots (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    phone TEXT NOT NULL,
    grade INTEGER NOT NULL CHECK (grade BETWEEN 1 AND 3), -- class
    licence_until TEXT NOT NULL, -- end of the licence
    status TEXT NOT NULL CHECK (status IN ('on_call', 'off'))
);

CREATE TABLE tugs (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    pull INTEGER NOT NULL CHECK (pull BETWEEN 30 AND 90), -- bollard pull in tonnes
    status TEXT NOT NULL CHECK (status IN ('ready', 'in_repair'))
);

CREATE TABLE vessels (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    imo TEXT NOT NULL UNIQUE, -- IMO number
    agent_id TEXT NOT NULL REFERENCES agents (id),
    kind TEXT NOT NULL CHECK (kind IN ('freighter', 'tanker', 'cruise_liner', 'car_carrier')),
    length INTEGER NOT NULL CHECK (length BETWEEN 60 AND 330), -- length in metres
    draught INTEGER NOT NULL CHECK (draught BETWEEN 300 AND 1500) -- draught in centimetres
);

CREATE TABLE pilotages (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- order number
    vessel_id TEXT NOT NULL REFERENCES vessels (id), -- ship
    direction TEXT NOT NULL CHECK (direction IN ('inward', 'outward', 'shifting')),
    quay_id TEXT NOT NULL REFERENCES quays (id),
    starts_at TEXT NOT NULL, -- time ordered, local time
    status TEXT NOT NULL CHECK (status IN ('ordered', 'assigned', 'aboard', 'done', 'cancelled')),
    pilot_id TEXT REFERENCES pilots (id),
    dues INTEGER NOT NULL CHECK (dues >= 1), -- minor units
    tugs_needed INTEGER NOT NULL CHECK (tugs_needed >= 0), -- number of tugs needed
    ended_at TEXT, -- end of the job, local time
    report TEXT,
    CHECK ((pilot_id IS NULL) = (status IN ('ordered', 'cancelled'))),
    CHECK ((ended_at IS NULL) = (status != 'done'))
);

CREATE TABLE tows (
    id TEXT PRIMARY KEY,
    pilotage_id TEXT NOT NULL REFERENCES pilotages (id), -- pilot order
    tug_id TEXT NOT NULL REFERENCES tugs (id),
    fee INTEGER NOT NULL CHECK (fee >= 1), -- minor units
    booked_at TEXT NOT NULL, -- time of booking, local time
    UNIQUE (pilotage_id, tug_id)
);

CREATE TABLE pilot_invoices (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- invoice number
    pilotage_id TEXT NOT NULL UNIQUE REFERENCES pilotages (id), -- pilot order
    amount INTEGER NOT NULL CHECK (amount >= 1), -- minor units
    due_on TEXT NOT NULL, -- due date
    status TEXT NOT NULL CHECK (status IN ('open', 'paid'))
);

CREATE INDEX vessels_by_agent ON vessels (agent_id);
CREATE INDEX pilotages_by_vessel ON pilotages (vessel_id);
CREATE INDEX pilotages_by_quay ON pilotages (quay_id);
CREATE INDEX pilotages_by_pilot ON pilotages (pilot_id);
CREATE INDEX tows_by_pilotage ON tows (pilotage_id);
CREATE INDEX tows_by_tug ON tows (tug_id);
