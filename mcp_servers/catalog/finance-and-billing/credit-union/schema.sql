-- Weavers' credit union: Members, savings, loans, guarantees and instalments of a small credit union.

CREATE TABLE officers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    approval_limit INTEGER NOT NULL CHECK (approval_limit BETWEEN 100000 AND 900000) -- minor units
);

CREATE TABLE members (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    number TEXT NOT NULL UNIQUE, -- member number
    email TEXT NOT NULL UNIQUE,
    joined_on TEXT NOT NULL,
    savings INTEGER NOT NULL CHECK (savings >= 0), -- minor units
    status TEXT NOT NULL CHECK (status IN ('active', 'frozen', 'left'))
);

CREATE TABLE loans (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE,
    status TEXT NOT NULL CHECK (status IN ('applied', 'approved', 'running', 'repaid', 'declined', 'defaulted')),
    member_id TEXT NOT NULL REFERENCES members (id),
    purpose TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (amount BETWEEN 20000 AND 3000000), -- loan amount, minor units
    months INTEGER NOT NULL CHECK (months BETWEEN 3 AND 60), -- number of instalments
    balance INTEGER NOT NULL CHECK (balance >= 0), -- debt left, minor units
    applied_on TEXT NOT NULL, -- date of application
    officer_id TEXT REFERENCES officers (id), -- deciding officer
    CHECK ((officer_id IS NULL) = (status = 'applied')),
    CHECK (status NOT IN ('repaid', 'declined', 'applied') OR balance = 0)
);

CREATE TABLE guarantees (
    id TEXT PRIMARY KEY,
    loan_id TEXT NOT NULL REFERENCES loans (id),
    guarantor_id TEXT NOT NULL REFERENCES members (id),
    amount INTEGER NOT NULL CHECK (amount >= 1), -- amount pledged, minor units
    pledged_on TEXT NOT NULL, -- day of the pledge
    status TEXT NOT NULL CHECK (status IN ('pledged', 'released')),
    UNIQUE (loan_id, guarantor_id)
);

CREATE TABLE instalments (
    id TEXT PRIMARY KEY,
    loan_id TEXT NOT NULL REFERENCES loans (id),
    due_on TEXT NOT NULL, -- due date
    amount INTEGER NOT NULL CHECK (amount >= 1), -- minor units
    fee INTEGER NOT NULL CHECK (fee >= 0), -- late fee, minor units
    status TEXT NOT NULL CHECK (status IN ('due', 'paid', 'deferred')),
    paid_on TEXT, -- day of payment
    CHECK ((paid_on IS NOT NULL) = (status = 'paid'))
);

CREATE TABLE movements (
    id TEXT PRIMARY KEY,
    member_id TEXT NOT NULL REFERENCES members (id),
    kind TEXT NOT NULL CHECK (kind IN ('deposit', 'withdrawal')),
    amount INTEGER NOT NULL CHECK (amount >= 100), -- minor units
    booked_on TEXT NOT NULL -- booking date
);

CREATE INDEX loans_by_member ON loans (member_id);
CREATE INDEX loans_by_officer ON loans (officer_id);
CREATE INDEX guarantees_by_loan ON guarantees (loan_id);
CREATE INDEX guarantees_by_guarantor ON guarantees (guarantor_id);
CREATE INDEX instalments_by_loan ON instalments (loan_id);
CREATE INDEX movements_by_member ON movements (member_id);
