-- Millrace bakery orders: Trade customers, products, ovens, daily batches, orders and order lines of a bakery.

CREATE TABLE dispatchers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL
);

CREATE TABLE products (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL CHECK (kind IN ('bread', 'roll', 'pastry')),
    sourdough INTEGER NOT NULL CHECK (sourdough IN (0, 1)),
    price INTEGER NOT NULL CHECK (price BETWEEN 300 AND 9000), -- minor units
    status TEXT NOT NULL CHECK (status IN ('offered', 'paused'))
);

CREATE TABLE ovens (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    pieces INTEGER NOT NULL CHECK (pieces BETWEEN 10 AND 400), -- pieces a run
    status TEXT NOT NULL CHECK (status IN ('working', 'broken'))
);

CREATE TABLE batches (
    id TEXT PRIMARY KEY,
    status TEXT NOT NULL CHECK (status IN ('planned', 'in_oven', 'baked', 'cancelled', 'spoilt')),
    product_id TEXT NOT NULL REFERENCES products (id),
    oven_id TEXT NOT NULL REFERENCES ovens (id),
    baked_on TEXT NOT NULL, -- baking day
    run INTEGER NOT NULL CHECK (run >= 1), -- number of the run
    pieces INTEGER NOT NULL CHECK (pieces BETWEEN 1 AND 400) -- number of pieces
);

CREATE TABLE customers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    contact TEXT NOT NULL, -- contact person
    phone TEXT NOT NULL,
    credit INTEGER NOT NULL CHECK (credit BETWEEN 20000 AND 900000), -- credit limit, minor units
    owed INTEGER NOT NULL CHECK (owed >= 0), -- amount owed, minor units
    status TEXT NOT NULL CHECK (status IN ('active', 'stopped'))
);

CREATE TABLE order_sheets (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- order number
    status TEXT NOT NULL CHECK (status IN ('open', 'confirmed', 'loaded', 'delivered', 'cancelled')),
    customer_id TEXT NOT NULL REFERENCES customers (id),
    wanted_on TEXT NOT NULL, -- delivery day
    delivered INTEGER NOT NULL CHECK (delivered IN (0, 1)), -- by van
    credited INTEGER NOT NULL CHECK (credited >= 0) -- credit for returns, minor units
);

CREATE TABLE order_lines (
    id TEXT PRIMARY KEY,
    order_sheet_id TEXT NOT NULL REFERENCES order_sheets (id), -- order
    product_id TEXT NOT NULL REFERENCES products (id),
    pieces INTEGER NOT NULL CHECK (pieces BETWEEN 1 AND 300), -- number of pieces
    price INTEGER NOT NULL CHECK (price >= 1), -- minor units
    returned INTEGER NOT NULL CHECK (returned BETWEEN 0 AND 300), -- pieces returned
    UNIQUE (order_sheet_id, product_id)
);

CREATE INDEX batches_by_product ON batches (product_id);
CREATE INDEX batches_by_oven ON batches (oven_id);
CREATE INDEX order_sheets_by_customer ON order_sheets (customer_id);
CREATE INDEX order_lines_by_order_sheet ON order_lines (order_sheet_id);
CREATE INDEX order_lines_by_product ON order_lines (product_id);
