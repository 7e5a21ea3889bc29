-- Restaurant Two Lanterns: Tables, bookings, fees and the waiting list of a restaurant with several rooms.

CREATE TABLE hosts (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    waiver_limit INTEGER NOT NULL CHECK (waiver_limit BETWEEN 2000 AND 12000) -- minor units
);

CREATE TABLE rooms (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    outdoors INTEGER NOT NULL CHECK (outdoors IN (0, 1)),
    step_free INTEGER NOT NULL CHECK (step_free IN (0, 1)), -- step-free access
    status TEXT NOT NULL CHECK (status IN ('open', 'closed'))
);

CREATE TABLE dining_tables (
    id TEXT PRIMARY KEY,
    room_id TEXT NOT NULL REFERENCES rooms (id),
    number TEXT NOT NULL UNIQUE,
    seats INTEGER NOT NULL CHECK (seats BETWEEN 2 AND 10), -- number of seats
    least_party INTEGER NOT NULL CHECK (least_party BETWEEN 1 AND 6), -- smallest party
    in_use INTEGER NOT NULL CHECK (in_use IN (0, 1))
);

CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    phone TEXT NOT NULL,
    regular INTEGER NOT NULL CHECK (regular IN (0, 1)),
    allergies TEXT,
    status TEXT NOT NULL CHECK (status IN ('welcome', 'banned'))
);

CREATE TABLE bookings (
    id TEXT PRIMARY KEY,
    guest_id TEXT NOT NULL REFERENCES guests (id),
    party INTEGER NOT NULL CHECK (party >= 1), -- number of people
    dining_table_id TEXT NOT NULL REFERENCES dining_tables (id), -- table
    starts_at TEXT NOT NULL, -- start, local time
    ends_at TEXT NOT NULL, -- end, local time
    status TEXT NOT NULL CHECK (status IN ('booked', 'seated', 'finished', 'cancelled', 'no_show')),
    occasion TEXT,
    booked_at TEXT NOT NULL, -- local time
    CHECK (ends_at > starts_at)
);

CREATE TABLE fees (
    id TEXT PRIMARY KEY,
    booking_id TEXT NOT NULL UNIQUE REFERENCES bookings (id),
    reason TEXT NOT NULL CHECK (reason IN ('late_cancellation', 'no_show')),
    amount INTEGER NOT NULL CHECK (amount >= 0), -- minor units
    status TEXT NOT NULL CHECK (status IN ('due', 'paid', 'waived')),
    waived_by_id TEXT REFERENCES hosts (id),
    charged_at TEXT NOT NULL, -- local time
    CHECK ((status = 'waived') = (waived_by_id IS NOT NULL))
);

CREATE TABLE waiting_list (
    id TEXT PRIMARY KEY,
    guest_id TEXT NOT NULL REFERENCES guests (id),
    wanted_on TEXT NOT NULL, -- day wanted
    party INTEGER NOT NULL CHECK (party BETWEEN 1 AND 10), -- number of people
    status TEXT NOT NULL CHECK (status IN ('waiting', 'served')),
    joined_at TEXT NOT NULL -- local time
);

CREATE INDEX dining_tables_by_room ON dining_tables (room_id);
CREATE INDEX bookings_by_guest ON bookings (guest_id);
CREATE INDEX bookings_by_dining_table ON bookings (dining_table_id);
CREATE INDEX fees_by_waived_by ON fees (waived_by_id);
CREATE INDEX waiting_list_by_guest ON waiting_list (guest_id);
