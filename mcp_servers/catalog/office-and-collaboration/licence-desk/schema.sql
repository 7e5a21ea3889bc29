-- Software licence desk: Programs, licence contracts, seats, employees, devices and orders of a company's licence desk.

CREATE TABLE clerks (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    order_limit INTEGER NOT NULL CHECK (order_limit BETWEEN 100000 AND 3000000) -- minor units
);

CREATE TABLE programs (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    maker TEXT NOT NULL,
    price INTEGER NOT NULL CHECK (price BETWEEN 2000 AND 200000), -- price of a seat, minor units
    strong_device INTEGER NOT NULL CHECK (strong_device IN (0, 1)), -- limited to workstations
    status TEXT NOT NULL CHECK (status IN ('approved', 'phased_out', 'banned'))
);

CREATE TABLE employees (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    department TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('employed', 'leaving', 'left')),
    last_day TEXT,
    CHECK ((last_day IS NULL) = (status = 'employed'))
);

CREATE TABLE devices (
    id TEXT PRIMARY KEY,
    asset TEXT NOT NULL UNIQUE, -- asset number
    kind TEXT NOT NULL CHECK (kind IN ('laptop', 'workstation', 'tablet')),
    status TEXT NOT NULL CHECK (status IN ('in_stock', 'handed_out', 'scrapped')),
    employee_id TEXT REFERENCES employees (id), -- holder
    bought_on TEXT NOT NULL, -- day of purchase
    CHECK ((employee_id IS NOT NULL) = (status = 'handed_out'))
);

CREATE TABLE contracts (
    id TEXT PRIMARY KEY,
    program_id TEXT NOT NULL REFERENCES programs (id),
    places INTEGER NOT NULL CHECK (places >= 1), -- number of seats
    starts_on TEXT NOT NULL, -- first day
    ends_on TEXT NOT NULL, -- last day
    status TEXT NOT NULL CHECK (status IN ('in_force', 'ended')),
    CHECK (starts_on < ends_on)
);

CREATE TABLE seats (
    id TEXT PRIMARY KEY,
    contract_id TEXT NOT NULL REFERENCES contracts (id),
    employee_id TEXT NOT NULL REFERENCES employees (id),
    given_on TEXT NOT NULL,
    last_used_on TEXT, -- last use
    status TEXT NOT NULL CHECK (status IN ('held', 'announced', 'reclaimed', 'returned')),
    announced_on TEXT -- day of the announcement
);

CREATE TABLE requests (
    id TEXT PRIMARY KEY,
    employee_id TEXT NOT NULL REFERENCES employees (id),
    program_id TEXT NOT NULL REFERENCES programs (id),
    reason TEXT NOT NULL,
    consent INTEGER NOT NULL CHECK (consent IN (0, 1)), -- consent of the head
    asked_at TEXT NOT NULL, -- local time
    status TEXT NOT NULL CHECK (status IN ('asked', 'fulfilled', 'refused'))
);

CREATE TABLE purchases (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- order number
    contract_id TEXT NOT NULL REFERENCES contracts (id),
    extra_seats INTEGER NOT NULL CHECK (extra_seats BETWEEN 1 AND 30), -- number of further seats
    cost INTEGER NOT NULL CHECK (cost >= 1), -- minor units
    clerk_id TEXT NOT NULL REFERENCES clerks (id),
    ordered_on TEXT NOT NULL, -- day of the order
    status TEXT NOT NULL CHECK (status IN ('placed', 'delivered', 'cancelled'))
);

CREATE INDEX devices_by_employee ON devices (employee_id);
CREATE INDEX contracts_by_program ON contracts (program_id);
CREATE INDEX seats_by_contract ON seats (contract_id);
CREATE INDEX seats_by_employee ON seats (employee_id);
CREATE INDEX requests_by_employee ON requests (employee_id);
CREATE INDEX requests_by_program ON requests (program_id);
CREATE INDEX purchases_by_contract ON purchases (contract_id);
CREATE INDEX purchases_by_clerk ON purchases (clerk_id);
