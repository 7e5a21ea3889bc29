-- Orangery banquets: Clients, halls, menus, events, courses of payment, tastings and shifts of waiters of a banqueting house.

CREATE TABLE planners (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    discount_limit INTEGER NOT NULL CHECK (discount_limit BETWEEN 3 AND 20) -- discount limit in per cent
);

CREATE TABLE clients (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    phone TEXT NOT NULL,
    banned INTEGER NOT NULL CHECK (banned IN (0, 1))
);

CREATE TABLE halls (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    seats INTEGER NOT NULL CHECK (seats BETWEEN 20 AND 400), -- seats at tables
    least_spend INTEGER NOT NULL CHECK (least_spend BETWEEN 50000 AND 1500000) -- least price of an event, minor units
);

CREATE TABLE menus (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    price INTEGER NOT NULL CHECK (price BETWEEN 2500 AND 18000), -- price a head, minor units
    kind TEXT NOT NULL CHECK (kind IN ('seated', 'buffet', 'standing')),
    vegan INTEGER NOT NULL CHECK (vegan IN (0, 1)),
    offered_until TEXT NOT NULL -- last day on offer
);

CREATE TABLE events (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- event number
    status TEXT NOT NULL CHECK (status IN ('option', 'booked', 'fixed', 'held', 'lapsed', 'cancelled', 'settled')),
    hall_id TEXT NOT NULL REFERENCES halls (id),
    client_id TEXT NOT NULL REFERENCES clients (id),
    held_on TEXT NOT NULL, -- day of the event
    menu_id TEXT NOT NULL REFERENCES menus (id),
    guests INTEGER NOT NULL CHECK (guests BETWEEN 10 AND 400), -- number of guests
    booked_guests INTEGER NOT NULL CHECK (booked_guests >= 10), -- number of guests when booked
    price INTEGER NOT NULL CHECK (price >= 0), -- price a head agreed, minor units
    deposit INTEGER NOT NULL CHECK (deposit >= 0), -- deposit paid, minor units
    option_until TEXT NOT NULL, -- end of the option
    wish TEXT -- special wish
);

CREATE TABLE waiters (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    phone TEXT NOT NULL,
    can_lead INTEGER NOT NULL CHECK (can_lead IN (0, 1)), -- may lead
    status TEXT NOT NULL CHECK (status IN ('available', 'away'))
);

CREATE TABLE services (
    id TEXT PRIMARY KEY,
    event_id TEXT NOT NULL REFERENCES events (id),
    waiter_id TEXT NOT NULL REFERENCES waiters (id),
    role TEXT NOT NULL CHECK (role IN ('lead', 'helper')),
    hours INTEGER NOT NULL CHECK (hours BETWEEN 3 AND 12)
);

CREATE TABLE tastings (
    id TEXT PRIMARY KEY,
    event_id TEXT NOT NULL REFERENCES events (id),
    status TEXT NOT NULL CHECK (status IN ('planned', 'done', 'cancelled')),
    starts_at TEXT NOT NULL, -- start, local time
    people INTEGER NOT NULL CHECK (people BETWEEN 1 AND 6) -- number of people
);

CREATE INDEX events_by_hall ON events (hall_id);
CREATE INDEX events_by_client ON events (client_id);
CREATE INDEX events_by_menu ON events (menu_id);
CREATE INDEX services_by_event ON services (event_id);
CREATE INDEX services_by_waiter ON services (waiter_id);
CREATE INDEX tastings_by_event ON tastings (event_id);
