-- Nordkai mobile cranes: Cranes, operators, customers, lift jobs, street permits and tests of a firm that hires out mobile cranes with their crews.

CREATE TABLE planners (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    approval_limit INTEGER NOT NULL CHECK (approval_limit BETWEEN 2000 AND 60000) -- approval limit in kilograms
);

CREATE TABLE customers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    contact TEXT NOT NULL, -- contact person
    phone TEXT NOT NULL,
    credit INTEGER NOT NULL CHECK (credit BETWEEN 100000 AND 5000000) -- credit limit, minor units
);

CREATE TABLE cranes (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- crane number
    model TEXT NOT NULL,
    capacity INTEGER NOT NULL CHECK (capacity BETWEEN 20000 AND 500000), -- capacity in kilograms
    daily_rate INTEGER NOT NULL CHECK (daily_rate BETWEEN 40000 AND 900000), -- minor units
    tested_until TEXT NOT NULL, -- end of the test
    status TEXT NOT NULL CHECK (status IN ('ready', 'in_workshop'))
);

CREATE TABLE operators (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    phone TEXT NOT NULL,
    licence_class INTEGER NOT NULL CHECK (licence_class BETWEEN 1 AND 3),
    licence_until TEXT NOT NULL, -- end of the licence
    status TEXT NOT NULL CHECK (status IN ('working', 'off_sick'))
);

CREATE TABLE jobs (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- job number
    customer_id TEXT NOT NULL REFERENCES customers (id),
    load TEXT NOT NULL,
    weight INTEGER NOT NULL CHECK (weight BETWEEN 100 AND 100000), -- weight in kilograms
    radius INTEGER NOT NULL CHECK (radius BETWEEN 3 AND 50), -- radius in metres
    critical INTEGER NOT NULL CHECK (critical IN (0, 1)), -- special risk
    on_street INTEGER NOT NULL CHECK (on_street IN (0, 1)), -- a place on the street
    day_of_lift TEXT NOT NULL, -- day of the lift
    status TEXT NOT NULL CHECK (status IN ('asked', 'planned', 'approved', 'done', 'cancelled', 'put_off')),
    crane_id TEXT REFERENCES cranes (id),
    operator_id TEXT REFERENCES operators (id),
    price INTEGER NOT NULL CHECK (price >= 0), -- minor units
    planner_id TEXT REFERENCES planners (id),
    approver_id TEXT REFERENCES planners (id), -- second planner
    remark TEXT,
    CHECK ((crane_id IS NULL) = (status IN ('asked', 'cancelled', 'put_off'))),
    CHECK ((operator_id IS NULL) = (status IN ('asked', 'cancelled', 'put_off'))),
    CHECK ((planner_id IS NULL) = (status IN ('asked', 'cancelled')))
);

CREATE TABLE street_permits (
    id TEXT PRIMARY KEY,
    job_id TEXT NOT NULL UNIQUE REFERENCES jobs (id),
    status TEXT NOT NULL CHECK (status IN ('asked', 'granted', 'refused')),
    asked_on TEXT NOT NULL, -- date of the application
    fee INTEGER NOT NULL CHECK (fee >= 1) -- minor units
);

CREATE TABLE bills (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- bill number
    job_id TEXT NOT NULL UNIQUE REFERENCES jobs (id),
    amount INTEGER NOT NULL CHECK (amount >= 1), -- minor units
    due_on TEXT NOT NULL, -- due date
    status TEXT NOT NULL CHECK (status IN ('open', 'paid'))
);

CREATE INDEX jobs_by_customer ON jobs (customer_id);
CREATE INDEX jobs_by_crane ON jobs (crane_id);
CREATE INDEX jobs_by_operator ON jobs (operator_id);
CREATE INDEX jobs_by_planner ON jobs (planner_id);
CREATE INDEX jobs_by_approver ON jobs (approver_id);
