-- Runout Groove preorders: Limited record editions, preorders, waiting list, pressings, damage claims and members of a label's shop.

CREATE TABLE clerks (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE
);

CREATE TABLE editions (
    id TEXT PRIMARY KEY,
    title TEXT NOT NULL UNIQUE,
    artist TEXT NOT NULL,
    price INTEGER NOT NULL CHECK (price BETWEEN 9000 AND 60000), -- minor units
    status TEXT NOT NULL CHECK (status IN ('announced', 'members_only', 'open', 'closed', 'shelved')),
    pressing INTEGER NOT NULL CHECK (pressing >= 3), -- number of copies pressed
    per_customer INTEGER NOT NULL CHECK (per_customer BETWEEN 1 AND 5), -- copies a customer may order
    arrived INTEGER NOT NULL CHECK (arrived >= 0), -- copies arrived
    opens_on TEXT NOT NULL, -- opening day
    CHECK (arrived <= pressing)
);

CREATE TABLE customers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    member INTEGER NOT NULL CHECK (member IN (0, 1)), -- club membership
    status TEXT NOT NULL CHECK (status IN ('normal', 'barred'))
);

CREATE TABLE preorders (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- order number
    edition_id TEXT NOT NULL REFERENCES editions (id),
    customer_id TEXT NOT NULL REFERENCES customers (id),
    copies INTEGER NOT NULL CHECK (copies BETWEEN 1 AND 5), -- number of copies
    status TEXT NOT NULL CHECK (status IN ('reserved', 'paid', 'sent', 'lapsed', 'cancelled', 'waiting')),
    ordered_at TEXT NOT NULL, -- time of the order, local time
    pay_by TEXT, -- payment deadline
    sent_on TEXT, -- day it was sent
    CHECK (status != 'waiting' OR pay_by IS NULL),
    CHECK (status NOT IN ('reserved', 'paid', 'sent') OR pay_by IS NOT NULL)
);

CREATE TABLE pressing_runs (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- delivery number
    edition_id TEXT NOT NULL REFERENCES editions (id),
    copies INTEGER NOT NULL CHECK (copies BETWEEN 1 AND 2000), -- number of copies
    expected_on TEXT NOT NULL, -- expected day
    status TEXT NOT NULL CHECK (status IN ('announced', 'delayed', 'arrived', 'cancelled'))
);

CREATE TABLE claims (
    id TEXT PRIMARY KEY,
    preorder_id TEXT NOT NULL UNIQUE REFERENCES preorders (id), -- order
    remark TEXT NOT NULL,
    made_on TEXT NOT NULL, -- day of the claim
    status TEXT NOT NULL CHECK (status IN ('open', 'replaced', 'refused', 'refunded'))
);

CREATE INDEX preorders_by_edition ON preorders (edition_id);
CREATE INDEX preorders_by_customer ON preorders (customer_id);
CREATE INDEX pressing_runs_by_edition ON pressing_runs (edition_id);
