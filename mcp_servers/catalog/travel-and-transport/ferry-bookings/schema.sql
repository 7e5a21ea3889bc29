-- Skerry Line bookings: Sailings, passengers, bookings and refunds of a regional ferry operator.

CREATE TABLE ports (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    region TEXT NOT NULL CHECK (region IN ('north', 'west', 'south')),
    shore_power INTEGER NOT NULL CHECK (shore_power IN (0, 1))
);

CREATE TABLE clerks (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    port_id TEXT NOT NULL REFERENCES ports (id),
    refund_limit INTEGER NOT NULL CHECK (refund_limit BETWEEN 50000 AND 300000) -- minor units
);

CREATE TABLE vessels (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    seats INTEGER NOT NULL CHECK (seats BETWEEN 12 AND 60), -- number of seats
    car_spaces INTEGER NOT NULL CHECK (car_spaces BETWEEN 0 AND 14), -- number of car spaces
    built_on TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('in_service', 'in_dock'))
);

CREATE TABLE routes (
    id TEXT PRIMARY KEY,
    origin_id TEXT NOT NULL REFERENCES ports (id),
    destination_id TEXT NOT NULL REFERENCES ports (id),
    name TEXT NOT NULL UNIQUE,
    duration INTEGER NOT NULL CHECK (duration BETWEEN 25 AND 240), -- crossing time in minutes
    fare INTEGER NOT NULL CHECK (fare BETWEEN 6000 AND 24000), -- fare per seat, minor units
    car_fare INTEGER NOT NULL CHECK (car_fare BETWEEN 15000 AND 60000), -- fare per car, minor units
    UNIQUE (origin_id, destination_id),
    CHECK (origin_id != destination_id)
);

CREATE TABLE sailings (
    id TEXT PRIMARY KEY,
    route_id TEXT NOT NULL REFERENCES routes (id),
    vessel_id TEXT NOT NULL REFERENCES vessels (id),
    departs_at TEXT NOT NULL, -- departure time, local time
    arrives_at TEXT NOT NULL, -- arrival time, local time
    gate TEXT,
    status TEXT NOT NULL CHECK (status IN ('scheduled', 'boarding', 'departed', 'cancelled')),
    UNIQUE (vessel_id, departs_at),
    CHECK (departs_at < arrives_at)
);

CREATE TABLE passengers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    phone TEXT NOT NULL,
    home_port_id TEXT NOT NULL REFERENCES ports (id),
    status TEXT NOT NULL CHECK (status IN ('active', 'barred'))
);

CREATE TABLE bookings (
    id TEXT PRIMARY KEY,
    sailing_id TEXT NOT NULL REFERENCES sailings (id),
    passenger_id TEXT NOT NULL REFERENCES passengers (id),
    seats INTEGER NOT NULL CHECK (seats BETWEEN 1 AND 6), -- number of seats
    cars INTEGER NOT NULL CHECK (cars BETWEEN 0 AND 1), -- number of cars
    price INTEGER NOT NULL CHECK (price >= 1), -- minor units
    status TEXT NOT NULL CHECK (status IN ('reserved', 'paid', 'checked_in', 'cancelled')),
    note TEXT,
    created_at TEXT NOT NULL -- local time
);

CREATE TABLE refunds (
    id TEXT PRIMARY KEY,
    booking_id TEXT NOT NULL REFERENCES bookings (id),
    amount INTEGER NOT NULL CHECK (amount >= 1), -- minor units
    status TEXT NOT NULL CHECK (status IN ('pending', 'approved', 'rejected')),
    decided_by_id TEXT REFERENCES clerks (id),
    reason TEXT, -- reason for the decision
    requested_at TEXT NOT NULL -- local time
);

CREATE INDEX clerks_by_port ON clerks (port_id);
CREATE INDEX routes_by_origin ON routes (origin_id);
CREATE INDEX routes_by_destination ON routes (destination_id);
CREATE INDEX sailings_by_route ON sailings (route_id);
CREATE INDEX sailings_by_vessel ON sailings (vessel_id);
CREATE INDEX passengers_by_home_port ON passengers (home_port_id);
CREATE INDEX bookings_by_sailing ON bookings (sailing_id);
CREATE INDEX bookings_by_passenger ON bookings (passenger_id);
CREATE INDEX refunds_by_booking ON refunds (booking_id);
CREATE INDEX refunds_by_decided_by ON refunds (decided_by_id);
