-- Lumen Mobile billing: Plans, subscriptions, invoices and payments of a mobile telephone provider.

CREATE TABLE agents (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    credit_limit INTEGER NOT NULL CHECK (credit_limit BETWEEN 2000 AND 9000) -- minor units
);

CREATE TABLE plans (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    price INTEGER NOT NULL CHECK (price BETWEEN 500 AND 6000), -- monthly price, minor units
    data_gb INTEGER NOT NULL CHECK (data_gb BETWEEN 1 AND 200), -- data volume in gigabytes
    business INTEGER NOT NULL CHECK (business IN (0, 1)), -- business use
    status TEXT NOT NULL CHECK (status IN ('offered', 'withdrawn'))
);

CREATE TABLE customers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    town TEXT NOT NULL,
    business INTEGER NOT NULL CHECK (business IN (0, 1)), -- commercial
    credit_limit INTEGER NOT NULL CHECK (credit_limit BETWEEN 5000 AND 40000), -- minor units
    joined_on TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('active', 'blocked'))
);

CREATE TABLE subscriptions (
    id TEXT PRIMARY KEY,
    customer_id TEXT NOT NULL REFERENCES customers (id),
    plan_id TEXT NOT NULL REFERENCES plans (id),
    number TEXT NOT NULL UNIQUE, -- telephone number
    status TEXT NOT NULL CHECK (status IN ('active', 'paused', 'ending')),
    renews_on TEXT NOT NULL, -- renewal date
    paused_on TEXT, -- start of the pause
    CHECK ((status = 'paused') = (paused_on IS NOT NULL))
);

CREATE TABLE invoices (
    id TEXT PRIMARY KEY,
    subscription_id TEXT NOT NULL REFERENCES subscriptions (id),
    reference TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL CHECK (kind IN ('monthly', 'plan_change')),
    amount INTEGER NOT NULL CHECK (amount >= 1), -- minor units
    issued_on TEXT NOT NULL, -- day of issue
    due_on TEXT NOT NULL, -- due date
    status TEXT NOT NULL CHECK (status IN ('open', 'paid', 'credited', 'written_off')),
    CHECK (due_on >= issued_on)
);

CREATE TABLE payments (
    id TEXT PRIMARY KEY,
    invoice_id TEXT NOT NULL REFERENCES invoices (id),
    amount INTEGER NOT NULL CHECK (amount >= 1), -- minor units
    method TEXT NOT NULL CHECK (method IN ('card', 'transfer', 'direct_debit')),
    received_on TEXT NOT NULL -- day of receipt
);

CREATE TABLE credits (
    id TEXT PRIMARY KEY,
    invoice_id TEXT NOT NULL UNIQUE REFERENCES invoices (id),
    agent_id TEXT NOT NULL REFERENCES agents (id), -- credited by
    amount INTEGER NOT NULL CHECK (amount >= 1), -- minor units
    reason TEXT NOT NULL CHECK (reason IN ('outage', 'wrong_plan', 'goodwill', 'double_charge')),
    granted_on TEXT NOT NULL -- day of the credit
);

CREATE INDEX subscriptions_by_customer ON subscriptions (customer_id);
CREATE INDEX subscriptions_by_plan ON subscriptions (plan_id);
CREATE INDEX invoices_by_subscription ON invoices (subscription_id);
CREATE INDEX payments_by_invoice ON payments (invoice_id);
CREATE INDEX credits_by_agent ON credits (agent_id);
