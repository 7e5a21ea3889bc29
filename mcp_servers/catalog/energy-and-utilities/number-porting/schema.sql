-- Number porting clearing house: Carriers, subscribers, phone numbers, porting requests and the objections to them at a clearing house.

CREATE TABLE agents (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE
);

CREATE TABLE carriers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    email TEXT NOT NULL UNIQUE,
    daily_portings INTEGER NOT NULL CHECK (daily_portings BETWEEN 1 AND 50), -- portings a day
    owed INTEGER NOT NULL CHECK (owed >= 0), -- amount owed, minor units
    status TEXT NOT NULL CHECK (status IN ('taking_part', 'excluded'))
);

CREATE TABLE subscribers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    address TEXT NOT NULL
);

CREATE TABLE lines (
    id TEXT PRIMARY KEY,
    digits TEXT NOT NULL UNIQUE, -- phone number
    kind TEXT NOT NULL CHECK (kind IN ('mobile', 'fixed', 'service')),
    carrier_id TEXT NOT NULL REFERENCES carriers (id),
    subscriber_id TEXT NOT NULL REFERENCES subscribers (id),
    contract TEXT NOT NULL, -- contract number
    bound_until TEXT, -- end of the contract
    ported_on TEXT, -- day it was last ported
    status TEXT NOT NULL CHECK (status IN ('active', 'shut'))
);

CREATE TABLE requests (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- request number
    line_id TEXT NOT NULL REFERENCES lines (id), -- phone number
    gaining_id TEXT NOT NULL REFERENCES carriers (id), -- gaining carrier
    losing_id TEXT NOT NULL REFERENCES carriers (id), -- losing carrier
    status TEXT NOT NULL CHECK (status IN ('filed', 'accepted', 'ported', 'failed', 'objected', 'cancelled', 'lapsed')),
    filed_at TEXT NOT NULL, -- time of filing, local time
    port_on TEXT NOT NULL, -- porting day
    ground TEXT CHECK (ground IN ('wrong_name', 'wrong_contract', 'bound', 'not_active')), -- ground of the objection
    objected_at TEXT, -- time of the objection, local time
    CHECK (gaining_id != losing_id),
    CHECK ((ground IS NULL) = (status NOT IN ('objected', 'lapsed')))
);

CREATE TABLE complaints (
    id TEXT PRIMARY KEY,
    request_id TEXT NOT NULL REFERENCES requests (id),
    carrier_id TEXT NOT NULL REFERENCES carriers (id), -- carrier complained about
    remark TEXT NOT NULL,
    made_on TEXT NOT NULL, -- day of the complaint
    status TEXT NOT NULL CHECK (status IN ('open', 'justified', 'unjustified'))
);

CREATE INDEX lines_by_carrier ON lines (carrier_id);
CREATE INDEX lines_by_subscriber ON lines (subscriber_id);
CREATE INDEX requests_by_line ON requests (line_id);
CREATE INDEX requests_by_gaining ON requests (gaining_id);
CREATE INDEX requests_by_losing ON requests (losing_id);
CREATE INDEX complaints_by_request ON complaints (request_id);
CREATE INDEX complaints_by_carrier ON complaints (carrier_id);
