-- Gerlach travel expenses: Business trips, expense claims, their items, approvals and payments of an engineering firm.

CREATE TABLE departments (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    budget INTEGER NOT NULL CHECK (budget BETWEEN 0 AND 90000000) -- minor units
);

CREATE TABLE employees (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    department_id TEXT NOT NULL REFERENCES departments (id)
);

CREATE TABLE managers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    department_id TEXT NOT NULL REFERENCES departments (id),
    approval_limit INTEGER NOT NULL CHECK (approval_limit BETWEEN 20000 AND 2000000) -- minor units
);

CREATE TABLE categories (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    highest INTEGER NOT NULL CHECK (highest BETWEEN 1000 AND 200000), -- highest amount, minor units
    receipt_limit INTEGER NOT NULL CHECK (receipt_limit BETWEEN 0 AND 10000), -- minor units
    valid_days INTEGER NOT NULL CHECK (valid_days BETWEEN 20 AND 120) -- days until it lapses
);

CREATE TABLE trips (
    id TEXT PRIMARY KEY,
    employee_id TEXT NOT NULL REFERENCES employees (id),
    purpose TEXT NOT NULL,
    starts_on TEXT NOT NULL, -- first day
    ends_on TEXT NOT NULL, -- last day
    advance INTEGER NOT NULL CHECK (advance BETWEEN 0 AND 50000), -- minor units
    status TEXT NOT NULL CHECK (status IN ('requested', 'approved', 'settled', 'refused')),
    CHECK (starts_on <= ends_on)
);

CREATE TABLE claims (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE,
    employee_id TEXT NOT NULL REFERENCES employees (id),
    trip_id TEXT REFERENCES trips (id),
    status TEXT NOT NULL CHECK (status IN ('draft', 'submitted', 'approved', 'paid', 'returned', 'rejected')),
    approver_id TEXT REFERENCES managers (id),
    submitted_on TEXT, -- submission day
    approved_on TEXT, -- approval day
    remark TEXT,
    paid_amount INTEGER CHECK (paid_amount >= 0), -- amount paid, minor units
    CHECK ((approver_id IS NULL) = (status = 'draft')),
    CHECK (status NOT IN ('approved', 'paid') OR approved_on IS NOT NULL),
    CHECK (submitted_on IS NULL OR approved_on IS NULL OR submitted_on <= approved_on)
);

CREATE TABLE items (
    id TEXT PRIMARY KEY,
    claim_id TEXT NOT NULL REFERENCES claims (id),
    category_id TEXT NOT NULL REFERENCES categories (id),
    spent_on TEXT NOT NULL, -- day of spending
    amount INTEGER NOT NULL CHECK (amount >= 100), -- minor units
    receipt INTEGER NOT NULL CHECK (receipt IN (0, 1)), -- a receipt
    remark TEXT
);

CREATE INDEX employees_by_department ON employees (department_id);
CREATE INDEX managers_by_department ON managers (department_id);
CREATE INDEX trips_by_employee ON trips (employee_id);
CREATE INDEX claims_by_employee ON claims (employee_id);
CREATE INDEX claims_by_trip ON claims (trip_id);
CREATE INDEX claims_by_approver ON claims (approver_id);
CREATE INDEX items_by_claim ON items (claim_id);
CREATE INDEX items_by_category ON items (category_id);
