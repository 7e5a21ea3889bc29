-- Stagedoor box office: Halls, shows, price bands, purchases, tickets and vouchers of a box office that sells for several organisers.

CREATE TABLE organisers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    email TEXT NOT NULL,
    town TEXT NOT NULL
);

CREATE TABLE halls (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    town TEXT NOT NULL,
    seats INTEGER NOT NULL CHECK (seats BETWEEN 8 AND 120), -- number of seats
    step_free INTEGER NOT NULL CHECK (step_free IN (0, 1)) -- step-free
);

CREATE TABLE shows (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    hall_id TEXT NOT NULL REFERENCES halls (id),
    organiser_id TEXT NOT NULL REFERENCES organisers (id),
    starts_at TEXT NOT NULL, -- start time, local time
    ends_at TEXT NOT NULL, -- end time, local time
    minimum_age INTEGER NOT NULL CHECK (minimum_age BETWEEN 0 AND 18),
    status TEXT NOT NULL CHECK (status IN ('draft', 'on_sale', 'ended', 'cancelled')),
    CHECK (starts_at < ends_at)
);

CREATE TABLE price_bands (
    id TEXT PRIMARY KEY,
    show_id TEXT NOT NULL REFERENCES shows (id),
    name TEXT NOT NULL CHECK (name IN ('stalls', 'balcony', 'standing', 'box', 'concession')),
    price INTEGER NOT NULL CHECK (price BETWEEN 500 AND 7500), -- minor units
    seats INTEGER NOT NULL CHECK (seats BETWEEN 2 AND 60), -- number of seats
    UNIQUE (show_id, name)
);

CREATE TABLE customers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    phone TEXT NOT NULL,
    born_on TEXT NOT NULL, -- date of birth
    newsletter INTEGER NOT NULL CHECK (newsletter IN (0, 1)) -- subscribed to the newsletter
);

CREATE TABLE vouchers (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    percent INTEGER NOT NULL CHECK (percent BETWEEN 5 AND 50), -- discount in percent
    valid_until TEXT NOT NULL, -- expiry date
    uses INTEGER NOT NULL CHECK (uses BETWEEN 1 AND 30) -- number of uses allowed
);

CREATE TABLE purchases (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- purchase number
    customer_id TEXT NOT NULL REFERENCES customers (id),
    show_id TEXT NOT NULL REFERENCES shows (id),
    voucher_id TEXT REFERENCES vouchers (id),
    status TEXT NOT NULL CHECK (status IN ('open', 'paid', 'given_back', 'dropped')),
    paid_amount INTEGER CHECK (paid_amount >= 0), -- amount paid, minor units
    opened_at TEXT NOT NULL -- local time
);

CREATE TABLE tickets (
    id TEXT PRIMARY KEY,
    purchase_id TEXT NOT NULL REFERENCES purchases (id),
    price_band_id TEXT NOT NULL REFERENCES price_bands (id),
    code TEXT NOT NULL UNIQUE, -- ticket code
    holder TEXT NOT NULL,
    price INTEGER NOT NULL CHECK (price >= 1), -- minor units
    status TEXT NOT NULL CHECK (status IN ('valid', 'used', 'void'))
);

CREATE INDEX shows_by_hall ON shows (hall_id);
CREATE INDEX shows_by_organiser ON shows (organiser_id);
CREATE INDEX price_bands_by_show ON price_bands (show_id);
CREATE INDEX purchases_by_customer ON purchases (customer_id);
CREATE INDEX purchases_by_show ON purchases (show_id);
CREATE INDEX purchases_by_voucher ON purchases (voucher_id);
CREATE INDEX tickets_by_purchase ON tickets (purchase_id);
CREATE INDEX tickets_by_price_band ON tickets (price_band_id);
