-- Wren & Willow returns desk: Orders, returns, refunds and exchanges of an online shop, as its returns desk handles them.

CREATE TABLE agents (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    refund_limit INTEGER NOT NULL CHECK (refund_limit BETWEEN 6000 AND 24000) -- minor units
);

CREATE TABLE customers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    town TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('trusted', 'watched'))
);

CREATE TABLE products (
    id TEXT PRIMARY KEY,
    category TEXT NOT NULL CHECK (category IN ('clothing', 'shoes', 'electronics', 'home', 'beauty')),
    name TEXT NOT NULL UNIQUE,
    sku TEXT NOT NULL UNIQUE, -- product code
    price INTEGER NOT NULL CHECK (price BETWEEN 600 AND 15000), -- minor units
    sealed INTEGER NOT NULL CHECK (sealed IN (0, 1)), -- hygiene film
    stock INTEGER NOT NULL CHECK (stock >= 0) -- units in stock
);

CREATE TABLE shop_orders (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- order number
    customer_id TEXT NOT NULL REFERENCES customers (id),
    ordered_on TEXT NOT NULL, -- order date
    postage INTEGER NOT NULL CHECK (postage BETWEEN 0 AND 900), -- postage paid, minor units
    status TEXT NOT NULL CHECK (status IN ('sent', 'delivered', 'lost')),
    delivered_on TEXT, -- delivery date
    CHECK ((status = 'delivered') = (delivered_on IS NOT NULL))
);

CREATE TABLE order_lines (
    id TEXT PRIMARY KEY,
    shop_order_id TEXT NOT NULL REFERENCES shop_orders (id), -- order
    product_id TEXT NOT NULL REFERENCES products (id),
    quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 4),
    price INTEGER NOT NULL CHECK (price >= 1), -- unit price, minor units
    UNIQUE (shop_order_id, product_id)
);

CREATE TABLE return_cases (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- return number
    order_line_id TEXT NOT NULL REFERENCES order_lines (id),
    quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 4),
    reason TEXT NOT NULL CHECK (reason IN ('changed_mind', 'wrong_size', 'faulty', 'damaged', 'wrong_item')),
    announced_on TEXT NOT NULL, -- announcement date
    status TEXT NOT NULL CHECK (status IN ('announced', 'received', 'accepted', 'settled', 'refused', 'withdrawn', 'expired')),
    arrive_by TEXT NOT NULL, -- last day of arrival
    received_on TEXT, -- arrival date
    condition TEXT CHECK (condition IN ('unused', 'opened', 'worn', 'broken')),
    remark TEXT,
    CHECK (remark IS NULL OR condition IS NOT NULL),
    CHECK (status != 'refused' OR reason NOT IN ('damaged', 'wrong_item'))
);

CREATE TABLE refunds (
    id TEXT PRIMARY KEY,
    return_case_id TEXT NOT NULL REFERENCES return_cases (id), -- return
    amount INTEGER NOT NULL CHECK (amount >= 1), -- minor units
    method TEXT NOT NULL CHECK (method IN ('card', 'store_credit')),
    status TEXT NOT NULL CHECK (status IN ('proposed', 'approved', 'paid', 'rejected')),
    proposed_by_id TEXT NOT NULL REFERENCES agents (id),
    proposed_on TEXT NOT NULL, -- proposal date
    decided_by_id TEXT REFERENCES agents (id),
    decided_on TEXT -- decision date
);

CREATE TABLE exchanges (
    id TEXT PRIMARY KEY,
    return_case_id TEXT NOT NULL REFERENCES return_cases (id), -- return
    product_id TEXT NOT NULL REFERENCES products (id), -- replacement
    status TEXT NOT NULL CHECK (status IN ('reserved', 'sent', 'lapsed')),
    reserved_on TEXT NOT NULL -- reservation date
);

CREATE INDEX shop_orders_by_customer ON shop_orders (customer_id);
CREATE INDEX order_lines_by_shop_order ON order_lines (shop_order_id);
CREATE INDEX order_lines_by_product ON order_lines (product_id);
CREATE INDEX return_cases_by_order_line ON return_cases (order_line_id);
CREATE INDEX refunds_by_return_case ON refunds (return_case_id);
CREATE INDEX refunds_by_proposed_by ON refunds (proposed_by_id);
CREATE INDEX refunds_by_decided_by ON refunds (decided_by_id);
CREATE INDEX exchanges_by_return_case ON exchanges (return_case_id);
CREATE INDEX exchanges_by_product ON exchanges (product_id);
