-- Hazel Lane chores: Chores, pocket money, wishes and screen time of a large patchwork family.

CREATE TABLE parents (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    phone TEXT NOT NULL
);

CREATE TABLE children (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    parent_id TEXT NOT NULL REFERENCES parents (id),
    age INTEGER NOT NULL CHECK (age BETWEEN 6 AND 15),
    balance INTEGER NOT NULL CHECK (balance >= 0), -- minor units
    daily_limit INTEGER NOT NULL CHECK (daily_limit BETWEEN 20 AND 120) -- minutes of work a day
);

CREATE TABLE chores (
    id TEXT PRIMARY KEY,
    title TEXT NOT NULL UNIQUE,
    place TEXT NOT NULL CHECK (place IN ('kitchen', 'laundry', 'garden', 'animals', 'indoors')),
    youngest INTEGER NOT NULL CHECK (youngest BETWEEN 6 AND 14), -- youngest age
    length INTEGER NOT NULL CHECK (length BETWEEN 5 AND 60), -- length in minutes
    wage INTEGER NOT NULL CHECK (wage BETWEEN 50 AND 3000), -- minor units
    every INTEGER NOT NULL CHECK (every BETWEEN 1 AND 28), -- interval in days
    status TEXT NOT NULL CHECK (status IN ('active', 'paused'))
);

CREATE TABLE tasks (
    id TEXT PRIMARY KEY,
    chore_id TEXT NOT NULL REFERENCES chores (id),
    child_id TEXT NOT NULL REFERENCES children (id),
    due_on TEXT NOT NULL, -- due day
    status TEXT NOT NULL CHECK (status IN ('assigned', 'done', 'approved', 'returned', 'missed', 'cancelled')),
    done_on TEXT, -- completion day
    wage INTEGER NOT NULL CHECK (wage >= 0), -- minor units
    CHECK ((done_on IS NULL) = (status IN ('assigned', 'missed', 'returned', 'cancelled')))
);

CREATE TABLE wishes (
    id TEXT PRIMARY KEY,
    child_id TEXT NOT NULL REFERENCES children (id),
    thing TEXT NOT NULL,
    price INTEGER NOT NULL CHECK (price BETWEEN 3000 AND 60000), -- minor units
    status TEXT NOT NULL CHECK (status IN ('saving', 'bought', 'dropped')),
    saved INTEGER NOT NULL CHECK (saved >= 0), -- amount saved, minor units
    CHECK (saved <= price)
);

CREATE TABLE vouchers (
    id TEXT PRIMARY KEY,
    child_id TEXT NOT NULL REFERENCES children (id),
    length INTEGER NOT NULL CHECK (length BETWEEN 15 AND 60), -- length in minutes
    granted_on TEXT NOT NULL, -- day of the grant
    expires_on TEXT NOT NULL, -- last day
    used_on TEXT, -- day of use
    status TEXT NOT NULL CHECK (status IN ('unused', 'used', 'withdrawn')),
    CHECK ((used_on IS NOT NULL) = (status = 'used'))
);

CREATE TABLE payouts (
    id TEXT PRIMARY KEY,
    child_id TEXT NOT NULL REFERENCES children (id),
    parent_id TEXT NOT NULL REFERENCES parents (id), -- payer
    kind TEXT NOT NULL CHECK (kind IN ('cash', 'purchase')),
    amount INTEGER NOT NULL CHECK (amount >= 500), -- minor units
    paid_on TEXT NOT NULL -- day of payment
);

CREATE INDEX children_by_parent ON children (parent_id);
CREATE INDEX tasks_by_chore ON tasks (chore_id);
CREATE INDEX tasks_by_child ON tasks (child_id);
CREATE INDEX wishes_by_child ON wishes (child_id);
CREATE INDEX vouchers_by_child ON vouchers (child_id);
CREATE INDEX payouts_by_child ON payouts (child_id);
CREATE INDEX payouts_by_parent ON payouts (parent_id);
