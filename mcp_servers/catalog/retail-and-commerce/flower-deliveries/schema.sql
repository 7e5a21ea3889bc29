-- Marguerite flower deliveries: Flowers, arrangements, orders, delivery rounds and complaints of a florist that delivers in and around a town.

CREATE TABLE florists (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    settling_limit INTEGER NOT NULL CHECK (settling_limit BETWEEN 4000 AND 15000) -- limit for complaints, minor units
);

CREATE TABLE customers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    phone TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('welcome', 'stopped'))
);

CREATE TABLE flowers (
    id TEXT PRIMARY KEY,
    colour TEXT NOT NULL CHECK (colour IN ('white', 'pink', 'red', 'yellow', 'purple')),
    name TEXT NOT NULL UNIQUE,
    stem_price INTEGER NOT NULL CHECK (stem_price BETWEEN 60 AND 600), -- price per stem, minor units
    vase_days INTEGER NOT NULL CHECK (vase_days BETWEEN 5 AND 16), -- vase life in days
    pet_safe INTEGER NOT NULL CHECK (pet_safe IN (0, 1)), -- poison-free
    stems INTEGER NOT NULL CHECK (stems >= 0), -- stems in the cold room
    arrived_on TEXT NOT NULL -- arrival date
);

CREATE TABLE arrangements (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    occasion TEXT NOT NULL CHECK (occasion IN ('birthday', 'love', 'thanks', 'birth', 'funeral')),
    price INTEGER NOT NULL CHECK (price BETWEEN 1900 AND 14000), -- minor units
    status TEXT NOT NULL CHECK (status IN ('offered', 'withdrawn'))
);

CREATE TABLE recipe_lines (
    id TEXT PRIMARY KEY,
    arrangement_id TEXT NOT NULL REFERENCES arrangements (id),
    flower_id TEXT NOT NULL REFERENCES flowers (id),
    stems INTEGER NOT NULL CHECK (stems BETWEEN 1 AND 25), -- number of stems
    UNIQUE (arrangement_id, flower_id)
);

CREATE TABLE delivery_rounds (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- round number
    area TEXT NOT NULL CHECK (area IN ('north', 'centre', 'south', 'coast')),
    driver TEXT NOT NULL,
    leaves_at TEXT NOT NULL, -- departure time, local time
    stops INTEGER NOT NULL CHECK (stops BETWEEN 3 AND 12), -- number of stops
    fee INTEGER NOT NULL CHECK (fee BETWEEN 300 AND 1500), -- delivery fee, minor units
    status TEXT NOT NULL CHECK (status IN ('planned', 'out', 'done', 'cancelled'))
);

CREATE TABLE flower_orders (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- order number
    customer_id TEXT NOT NULL REFERENCES customers (id),
    arrangement_id TEXT NOT NULL REFERENCES arrangements (id),
    delivery_round_id TEXT NOT NULL REFERENCES delivery_rounds (id), -- round
    recipient TEXT NOT NULL,
    card TEXT NOT NULL, -- card text
    pets INTEGER NOT NULL CHECK (pets IN (0, 1)), -- pets at home
    needed_by TEXT, -- latest delivery time, local time
    price INTEGER NOT NULL CHECK (price >= 0), -- minor units
    status TEXT NOT NULL CHECK (status IN ('placed', 'made', 'dispatched', 'delivered', 'cancelled', 'missed')),
    tries INTEGER NOT NULL CHECK (tries >= 0),
    made_at TEXT, -- time it was made, local time
    delivered_at TEXT, -- delivery time, local time
    placed_at TEXT NOT NULL -- local time
);

CREATE TABLE substitutions (
    id TEXT PRIMARY KEY,
    flower_order_id TEXT NOT NULL REFERENCES flower_orders (id), -- order
    flower_id TEXT NOT NULL REFERENCES flowers (id),
    replacement_id TEXT NOT NULL REFERENCES flowers (id),
    stems INTEGER NOT NULL CHECK (stems >= 1), -- number of stems
    UNIQUE (flower_order_id, flower_id)
);

CREATE TABLE complaints (
    id TEXT PRIMARY KEY,
    flower_order_id TEXT NOT NULL UNIQUE REFERENCES flower_orders (id), -- order
    kind TEXT NOT NULL CHECK (kind IN ('wilted', 'wrong_flowers', 'damaged', 'late')),
    status TEXT NOT NULL CHECK (status IN ('open', 'refunded', 'remade', 'rejected')),
    amount INTEGER NOT NULL CHECK (amount >= 0), -- amount refunded, minor units
    settled_by_id TEXT REFERENCES florists (id),
    filed_on TEXT NOT NULL -- filing date
);

CREATE INDEX recipe_lines_by_arrangement ON recipe_lines (arrangement_id);
CREATE INDEX recipe_lines_by_flower ON recipe_lines (flower_id);
CREATE INDEX flower_orders_by_customer ON flower_orders (customer_id);
CREATE INDEX flower_orders_by_arrangement ON flower_orders (arrangement_id);
CREATE INDEX flower_orders_by_delivery_round ON flower_orders (delivery_round_id);
CREATE INDEX substitutions_by_flower_order ON substitutions (flower_order_id);
CREATE INDEX substitutions_by_flower ON substitutions (flower_id);
CREATE INDEX substitutions_by_replacement ON substitutions (replacement_id);
CREATE INDEX complaints_by_settled_by ON complaints (settled_by_id);
