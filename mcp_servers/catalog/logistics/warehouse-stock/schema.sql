-- Northgate food warehouse: Bays, batches, deliveries and dispatches of a food wholesaler's warehouse.

CREATE TABLE zones (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    climate TEXT NOT NULL CHECK (climate IN ('ambient', 'chilled', 'frozen'))
);

CREATE TABLE workers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    badge TEXT NOT NULL UNIQUE,
    duty TEXT NOT NULL CHECK (duty IN ('picker', 'driver', 'checker', 'supervisor')),
    correction_limit INTEGER NOT NULL CHECK (correction_limit BETWEEN 5 AND 100)
);

CREATE TABLE suppliers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    email TEXT NOT NULL,
    town TEXT NOT NULL,
    lead_days INTEGER NOT NULL CHECK (lead_days BETWEEN 1 AND 14) -- lead time in days
);

CREATE TABLE products (
    id TEXT PRIMARY KEY,
    climate TEXT NOT NULL CHECK (climate IN ('ambient', 'chilled', 'frozen')),
    name TEXT NOT NULL UNIQUE,
    sku TEXT NOT NULL UNIQUE,
    supplier_id TEXT NOT NULL REFERENCES suppliers (id),
    price INTEGER NOT NULL CHECK (price BETWEEN 90 AND 4500), -- price per unit, minor units
    reorder_level INTEGER NOT NULL CHECK (reorder_level BETWEEN 20 AND 300)
);

CREATE TABLE bays (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    zone_id TEXT NOT NULL REFERENCES zones (id),
    capacity INTEGER NOT NULL CHECK (capacity BETWEEN 120 AND 720), -- capacity in units
    status TEXT NOT NULL CHECK (status IN ('usable', 'blocked'))
);

CREATE TABLE batches (
    id TEXT PRIMARY KEY,
    product_id TEXT NOT NULL REFERENCES products (id),
    lot TEXT NOT NULL UNIQUE, -- lot number
    bay_id TEXT NOT NULL REFERENCES bays (id),
    quantity INTEGER NOT NULL CHECK (quantity >= 0),
    received_on TEXT NOT NULL, -- receipt date
    best_before TEXT NOT NULL, -- best-before date
    status TEXT NOT NULL CHECK (status IN ('available', 'scrapped')),
    CHECK (received_on < best_before)
);

CREATE TABLE deliveries (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- delivery number
    product_id TEXT NOT NULL REFERENCES products (id),
    quantity INTEGER NOT NULL CHECK (quantity BETWEEN 20 AND 400),
    expected_on TEXT NOT NULL, -- expected date
    status TEXT NOT NULL CHECK (status IN ('announced', 'received')),
    announced_at TEXT NOT NULL -- local time
);

CREATE TABLE dispatches (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- dispatch number
    customer TEXT NOT NULL,
    town TEXT NOT NULL,
    due_on TEXT NOT NULL, -- due date
    status TEXT NOT NULL CHECK (status IN ('open', 'released', 'shipped', 'cancelled')),
    opened_at TEXT NOT NULL -- local time
);

CREATE TABLE lines (
    id TEXT PRIMARY KEY,
    dispatch_id TEXT NOT NULL REFERENCES dispatches (id),
    product_id TEXT NOT NULL REFERENCES products (id),
    quantity INTEGER NOT NULL CHECK (quantity BETWEEN 4 AND 80),
    UNIQUE (dispatch_id, product_id)
);

CREATE TABLE reservations (
    id TEXT PRIMARY KEY,
    line_id TEXT NOT NULL REFERENCES lines (id),
    batch_id TEXT NOT NULL REFERENCES batches (id),
    quantity INTEGER NOT NULL CHECK (quantity >= 1),
    status TEXT NOT NULL CHECK (status IN ('reserved', 'picked', 'freed')),
    UNIQUE (line_id, batch_id)
);

CREATE INDEX products_by_supplier ON products (supplier_id);
CREATE INDEX bays_by_zone ON bays (zone_id);
CREATE INDEX batches_by_product ON batches (product_id);
CREATE INDEX batches_by_bay ON batches (bay_id);
CREATE INDEX deliveries_by_product ON deliveries (product_id);
CREATE INDEX lines_by_dispatch ON lines (dispatch_id);
CREATE INDEX lines_by_product ON lines (product_id);
CREATE INDEX reservations_by_line ON reservations (line_id);
CREATE INDEX reservations_by_batch ON reservations (batch_id);
