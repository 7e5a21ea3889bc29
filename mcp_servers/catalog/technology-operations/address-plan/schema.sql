-- Nordkai address plan: Sites, subnets, host addresses, enlargements and address conflicts of a company's network planning office.

CREATE TABLE planners (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE
);

CREATE TABLE sites (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    town TEXT NOT NULL,
    most_subnets INTEGER NOT NULL CHECK (most_subnets BETWEEN 2 AND 12)
);

CREATE TABLE subnets (
    id TEXT PRIMARY KEY,
    purpose TEXT NOT NULL CHECK (purpose IN ('office', 'guest', 'voice', 'printing', 'cameras', 'servers', 'laboratory')),
    name TEXT NOT NULL UNIQUE, -- subnet name
    site_id TEXT NOT NULL REFERENCES sites (id),
    vlan INTEGER NOT NULL CHECK (vlan BETWEEN 2 AND 4000), -- VLAN number
    size INTEGER NOT NULL CHECK (size >= 8), -- number of addresses
    status TEXT NOT NULL CHECK (status IN ('planned', 'live', 'retired', 'dropped'))
);

CREATE TABLE hosts (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE, -- host name
    subnet_id TEXT NOT NULL REFERENCES subnets (id),
    position INTEGER NOT NULL CHECK (position BETWEEN 1 AND 250), -- position in the subnet
    status TEXT NOT NULL CHECK (status IN ('reserved', 'assigned', 'resting')),
    valid_until TEXT NOT NULL, -- last day
    given_up_on TEXT, -- release day
    planner_id TEXT NOT NULL REFERENCES planners (id),
    UNIQUE (subnet_id, position),
    CHECK ((given_up_on IS NULL) = (status != 'resting'))
);

CREATE TABLE enlargements (
    id TEXT PRIMARY KEY,
    subnet_id TEXT NOT NULL REFERENCES subnets (id),
    planner_id TEXT NOT NULL REFERENCES planners (id), -- asked by
    wanted INTEGER NOT NULL CHECK (wanted BETWEEN 16 AND 256), -- addresses wanted
    reason TEXT NOT NULL,
    asked_on TEXT NOT NULL, -- day of the request
    status TEXT NOT NULL CHECK (status IN ('asked', 'approved', 'refused'))
);

CREATE TABLE conflicts (
    id TEXT PRIMARY KEY,
    host_id TEXT NOT NULL REFERENCES hosts (id),
    remark TEXT NOT NULL,
    seen_at TEXT NOT NULL, -- time of the sighting, local time
    status TEXT NOT NULL CHECK (status IN ('open', 'resolved'))
);

CREATE INDEX subnets_by_site ON subnets (site_id);
CREATE INDEX hosts_by_subnet ON hosts (subnet_id);
CREATE INDEX hosts_by_planner ON hosts (planner_id);
CREATE INDEX enlargements_by_subnet ON enlargements (subnet_id);
CREATE INDEX enlargements_by_planner ON enlargements (planner_id);
CREATE INDEX conflicts_by_host ON conflicts (host_id);
