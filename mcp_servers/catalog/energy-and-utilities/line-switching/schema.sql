-- High-voltage control room: Lines, switches, outage requests, switching orders and permits to work of a regional power grid.

CREATE TABLE controllers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE
);

CREATE TABLE lines (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    ring TEXT NOT NULL, -- group of lines
    load INTEGER NOT NULL CHECK (load BETWEEN 0 AND 400), -- load in megawatts
    state TEXT NOT NULL CHECK (state IN ('in_service', 'open', 'earthed')),
    storm INTEGER NOT NULL CHECK (storm IN (0, 1))
);

CREATE TABLE crews (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL, -- foreman
    phone TEXT NOT NULL,
    authorised_until TEXT NOT NULL, -- end of the authorisation
    level INTEGER NOT NULL CHECK (level BETWEEN 1 AND 3)
);

CREATE TABLE outages (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- request number
    line_id TEXT NOT NULL REFERENCES lines (id),
    work TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('entered', 'approved', 'running', 'finished', 'refused', 'withdrawn')),
    entered_by_id TEXT NOT NULL REFERENCES controllers (id),
    approved_by_id TEXT REFERENCES controllers (id),
    starts_at TEXT NOT NULL, -- start time, local time
    ends_at TEXT NOT NULL, -- end time, local time
    CHECK (starts_at < ends_at),
    CHECK ((approved_by_id IS NULL) = (status NOT IN ('approved', 'running', 'finished')))
);

CREATE TABLE steps (
    id TEXT PRIMARY KEY,
    outage_id TEXT NOT NULL REFERENCES outages (id), -- outage request
    action TEXT NOT NULL CHECK (action IN ('open_line', 'earth_line', 'remove_earths', 'close_line')),
    controller_id TEXT NOT NULL REFERENCES controllers (id),
    crew_id TEXT NOT NULL REFERENCES crews (id),
    status TEXT NOT NULL CHECK (status IN ('ordered', 'confirmed', 'called_back')),
    ordered_at TEXT NOT NULL -- time of the order, local time
);

CREATE TABLE permits (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- permit number
    outage_id TEXT NOT NULL REFERENCES outages (id), -- outage request
    crew_id TEXT NOT NULL REFERENCES crews (id),
    status TEXT NOT NULL CHECK (status IN ('held', 'handed_in', 'suspended')),
    people INTEGER NOT NULL CHECK (people BETWEEN 1 AND 20), -- number of people
    given_at TEXT NOT NULL -- time it was given, local time
);

CREATE INDEX outages_by_line ON outages (line_id);
CREATE INDEX outages_by_entered_by ON outages (entered_by_id);
CREATE INDEX outages_by_approved_by ON outages (approved_by_id);
CREATE INDEX steps_by_outage ON steps (outage_id);
CREATE INDEX steps_by_controller ON steps (controller_id);
CREATE INDEX steps_by_crew ON steps (crew_id);
CREATE INDEX permits_by_outage ON permits (outage_id);
CREATE INDEX permits_by_crew ON permits (crew_id);
