-- Brannock crew office: Ships, berths, seafarers, certificates, contracts and reliefs of a shipmanagement company's crewing office.

CREATE TABLE planners (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    wage_limit INTEGER NOT NULL CHECK (wage_limit BETWEEN 2000 AND 12000) -- wage limit in dollars a month
);

CREATE TABLE ships (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL CHECK (kind IN ('bulker', 'container', 'tanker')),
    next_port TEXT NOT NULL,
    in_port_on TEXT NOT NULL, -- day of the next call
    status TEXT NOT NULL CHECK (status IN ('sailing', 'laid_up'))
);

CREATE TABLE seafarers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    book TEXT NOT NULL UNIQUE, -- seaman's book number
    email TEXT NOT NULL,
    rank TEXT NOT NULL CHECK (rank IN ('master', 'mate', 'engineer', 'cook', 'able_seaman')),
    medical_until TEXT NOT NULL, -- end of the medical certificate
    ashore_since TEXT,
    remark TEXT,
    status TEXT NOT NULL CHECK (status IN ('available', 'leaving', 'barred'))
);

CREATE TABLE certificates (
    id TEXT PRIMARY KEY,
    seafarer_id TEXT NOT NULL REFERENCES seafarers (id),
    kind TEXT NOT NULL CHECK (kind IN ('basic_safety', 'bridge_watch', 'engine_watch', 'tanker', 'medical_care')),
    issued_on TEXT NOT NULL, -- day of issue
    valid_until TEXT NOT NULL, -- expiry date
    UNIQUE (seafarer_id, kind),
    CHECK (issued_on < valid_until)
);

CREATE TABLE contracts (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- contract number
    status TEXT NOT NULL CHECK (status IN ('planned', 'signed', 'on_board', 'finished', 'withdrawn')),
    seafarer_id TEXT NOT NULL REFERENCES seafarers (id),
    ship_id TEXT NOT NULL REFERENCES ships (id),
    wage INTEGER NOT NULL CHECK (wage BETWEEN 800 AND 12000), -- wage in dollars a month
    joins_on TEXT NOT NULL, -- day of joining
    months INTEGER NOT NULL CHECK (months >= 1), -- length in months
    ends_on TEXT NOT NULL, -- last day of the contract
    planner_id TEXT NOT NULL REFERENCES planners (id),
    CHECK (joins_on < ends_on)
);

CREATE TABLE travels (
    id TEXT PRIMARY KEY,
    contract_id TEXT NOT NULL REFERENCES contracts (id),
    direction TEXT NOT NULL CHECK (direction IN ('joining', 'returning')),
    departs_at TEXT NOT NULL, -- departure time, local time
    fare INTEGER NOT NULL CHECK (fare BETWEEN 20000 AND 200000), -- minor units
    status TEXT NOT NULL CHECK (status IN ('booked', 'used', 'cancelled'))
);

CREATE INDEX certificates_by_seafarer ON certificates (seafarer_id);
CREATE INDEX contracts_by_seafarer ON contracts (seafarer_id);
CREATE INDEX contracts_by_ship ON contracts (ship_id);
CREATE INDEX contracts_by_planner ON contracts (planner_id);
CREATE INDEX travels_by_contract ON travels (contract_id);
