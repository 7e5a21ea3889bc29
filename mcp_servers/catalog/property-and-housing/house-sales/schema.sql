-- Larkspur estate agents: Houses for sale, buyers, bids, sales, chains and milestones of an estate agent.

CREATE TABLE agents (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    lowest_fee INTEGER NOT NULL CHECK (lowest_fee BETWEEN 80 AND 200)
);

CREATE TABLE sellers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    phone TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE
);

CREATE TABLE houses (
    id TEXT PRIMARY KEY,
    reference TEXT NOT NULL UNIQUE,
    address TEXT NOT NULL UNIQUE,
    seller_id TEXT NOT NULL REFERENCES sellers (id),
    bedrooms INTEGER NOT NULL CHECK (bedrooms BETWEEN 1 AND 6),
    asking INTEGER NOT NULL CHECK (asking BETWEEN 80000 AND 1500000), -- asking price
    fee INTEGER NOT NULL CHECK (fee BETWEEN 80 AND 300), -- agency fee
    agency_until TEXT NOT NULL, -- end of the agency
    status TEXT NOT NULL CHECK (status IN ('preparing', 'for_sale', 'sale_agreed', 'sold', 'withdrawn'))
);

CREATE TABLE buyers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    phone TEXT NOT NULL,
    budget INTEGER NOT NULL CHECK (budget BETWEEN 80000 AND 2000000),
    funds_shown_on TEXT, -- date of the proof of funds
    needs_mortgage INTEGER NOT NULL CHECK (needs_mortgage IN (0, 1)), -- mortgage
    must_sell_id TEXT REFERENCES houses (id) -- house to be sold first
);

CREATE TABLE sales (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE,
    status TEXT NOT NULL CHECK (status IN ('agreed', 'signed', 'closed', 'fallen_through')),
    house_id TEXT NOT NULL REFERENCES houses (id),
    buyer_id TEXT NOT NULL REFERENCES buyers (id),
    price INTEGER NOT NULL CHECK (price >= 60000),
    agreed_on TEXT NOT NULL, -- day of the agreement
    deposit_paid INTEGER NOT NULL CHECK (deposit_paid IN (0, 1)), -- booking deposit
    closes_on TEXT, -- closing day
    CHECK ((closes_on IS NOT NULL) = (status IN ('signed', 'closed')))
);

CREATE TABLE bids (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE,
    status TEXT NOT NULL CHECK (status IN ('open', 'accepted', 'beaten', 'withdrawn', 'rejected')),
    house_id TEXT NOT NULL REFERENCES houses (id),
    buyer_id TEXT NOT NULL REFERENCES buyers (id),
    amount INTEGER NOT NULL CHECK (amount BETWEEN 60000 AND 2000000),
    placed_at TEXT NOT NULL -- local time
);

CREATE TABLE milestones (
    id TEXT PRIMARY KEY,
    sale_id TEXT NOT NULL REFERENCES sales (id),
    kind TEXT NOT NULL CHECK (kind IN ('survey', 'mortgage', 'title_check')),
    status TEXT NOT NULL CHECK (status IN ('ordered', 'passed', 'failed')),
    ordered_on TEXT NOT NULL, -- day of the order
    UNIQUE (sale_id, kind)
);

CREATE INDEX houses_by_seller ON houses (seller_id);
CREATE INDEX buyers_by_must_sell ON buyers (must_sell_id);
CREATE INDEX sales_by_house ON sales (house_id);
CREATE INDEX sales_by_buyer ON sales (buyer_id);
CREATE INDEX bids_by_house ON bids (house_id);
CREATE INDEX bids_by_buyer ON bids (buyer_id);
CREATE INDEX milestones_by_sale ON milestones (sale_id);
