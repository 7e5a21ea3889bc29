-- Ringmain district heating: Substations, fault tickets, technicians, spare parts, shutdowns and compensations of a district heating operator.

CREATE TABLE dispatchers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    compensation_limit INTEGER NOT NULL CHECK (compensation_limit BETWEEN 10000 AND 150000) -- minor units
);

CREATE TABLE circuits (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    flow_temperature INTEGER NOT NULL CHECK (flow_temperature BETWEEN 55 AND 120) -- flow temperature in degrees
);

CREATE TABLE substations (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- substation number
    building TEXT NOT NULL,
    circuit_id TEXT NOT NULL REFERENCES circuits (id),
    purpose TEXT NOT NULL CHECK (purpose IN ('housing', 'school', 'office', 'hospital', 'care_home')),
    flats INTEGER NOT NULL CHECK (flats BETWEEN 0 AND 120) -- number of flats
);

CREATE TABLE technicians (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    phone TEXT NOT NULL,
    grade TEXT NOT NULL CHECK (grade IN ('fitter', 'electrician', 'engineer')),
    most_tickets INTEGER NOT NULL CHECK (most_tickets BETWEEN 2 AND 8), -- most tickets at a time
    status TEXT NOT NULL CHECK (status IN ('off_duty', 'on_duty')),
    duty_until TEXT -- end of duty, local time
);

CREATE TABLE parts (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    number TEXT NOT NULL UNIQUE, -- part number
    price INTEGER NOT NULL CHECK (price BETWEEN 4000 AND 900000), -- minor units
    stock INTEGER NOT NULL CHECK (stock >= 0),
    ordered INTEGER NOT NULL CHECK (ordered >= 0) -- quantity on order
);

CREATE TABLE outages (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- shutdown number
    status TEXT NOT NULL CHECK (status IN ('planned', 'running', 'over', 'cancelled')),
    circuit_id TEXT NOT NULL REFERENCES circuits (id),
    cause TEXT NOT NULL CHECK (cause IN ('maintenance', 'valve_exchange', 'new_connection', 'pipe_burst')),
    starts_at TEXT NOT NULL, -- start time, local time
    ends_at TEXT NOT NULL, -- end time, local time
    announced_at TEXT NOT NULL, -- announcement time, local time
    CHECK (starts_at < ends_at)
);

CREATE TABLE tickets (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- ticket number
    status TEXT NOT NULL CHECK (status IN ('reported', 'sent', 'on_site', 'fixed', 'closed', 'waiting', 'explained')),
    kind TEXT NOT NULL CHECK (kind IN ('missing_heat', 'missing_hot_water', 'leak', 'noise', 'control_fault', 'meter_fault')),
    substation_id TEXT NOT NULL REFERENCES substations (id),
    remark TEXT NOT NULL,
    priority TEXT NOT NULL CHECK (priority IN ('urgent', 'high', 'normal')),
    technician_id TEXT REFERENCES technicians (id),
    part_id TEXT REFERENCES parts (id), -- part waited for
    reported_at TEXT NOT NULL, -- time of the report, local time
    respond_by TEXT NOT NULL, -- answer deadline, local time
    fixed_at TEXT, -- time of the repair, local time
    CHECK ((technician_id IS NULL) = (status IN ('reported', 'waiting', 'explained'))),
    CHECK ((part_id IS NULL) = (status != 'waiting')),
    CHECK ((fixed_at IS NULL) = (status NOT IN ('fixed', 'closed')))
);

CREATE TABLE part_uses (
    id TEXT PRIMARY KEY,
    ticket_id TEXT NOT NULL REFERENCES tickets (id),
    part_id TEXT NOT NULL REFERENCES parts (id),
    quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 4),
    status TEXT NOT NULL CHECK (status IN ('reserved', 'used')),
    UNIQUE (ticket_id, part_id)
);

CREATE TABLE compensations (
    id TEXT PRIMARY KEY,
    ticket_id TEXT NOT NULL UNIQUE REFERENCES tickets (id),
    dispatcher_id TEXT NOT NULL REFERENCES dispatchers (id),
    amount INTEGER NOT NULL CHECK (amount >= 1), -- minor units
    granted_on TEXT NOT NULL -- date of the grant
);

CREATE INDEX substations_by_circuit ON substations (circuit_id);
CREATE INDEX outages_by_circuit ON outages (circuit_id);
CREATE INDEX tickets_by_substation ON tickets (substation_id);
CREATE INDEX tickets_by_technician ON tickets (technician_id);
CREATE INDEX tickets_by_part ON tickets (part_id);
CREATE INDEX part_uses_by_ticket ON part_uses (ticket_id);
CREATE INDEX part_uses_by_part ON part_uses (part_id);
CREATE INDEX compensations_by_dispatcher ON compensations (dispatcher_id);
