-- Elbe neighbours' car club: Members, cars, stations, bookings, damages and invoices of a car-sharing cooperative.

CREATE TABLE agents (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    waiver_limit INTEGER NOT NULL CHECK (waiver_limit BETWEEN 1000 AND 8000) -- minor units
);

CREATE TABLE stations (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    spaces INTEGER NOT NULL CHECK (spaces BETWEEN 1 AND 8) -- number of spaces
);

CREATE TABLE car_classes (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    hourly_rate INTEGER NOT NULL CHECK (hourly_rate BETWEEN 150 AND 1200) -- minor units
);

CREATE TABLE cars (
    id TEXT PRIMARY KEY,
    plate TEXT NOT NULL UNIQUE, -- number plate
    model TEXT NOT NULL,
    car_class_id TEXT NOT NULL REFERENCES car_classes (id), -- class
    station_id TEXT NOT NULL REFERENCES stations (id),
    mileage INTEGER NOT NULL CHECK (mileage >= 1000),
    status TEXT NOT NULL CHECK (status IN ('available', 'in_workshop', 'sold'))
);

CREATE TABLE members (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    number TEXT NOT NULL UNIQUE, -- member number
    email TEXT NOT NULL UNIQUE,
    licence_seen_on TEXT NOT NULL, -- day on which the licence was seen
    status TEXT NOT NULL CHECK (status IN ('active', 'suspended', 'left'))
);

CREATE TABLE bookings (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- booking number
    starts_at TEXT NOT NULL, -- start time, local time
    ends_at TEXT NOT NULL, -- end time, local time
    status TEXT NOT NULL CHECK (status IN ('booked', 'driving', 'returned', 'cancelled')),
    member_id TEXT NOT NULL REFERENCES members (id),
    car_id TEXT NOT NULL REFERENCES cars (id),
    kilometres INTEGER CHECK (kilometres BETWEEN 0 AND 3000), -- kilometres driven
    returned_at TEXT, -- time of return, local time
    booked_at TEXT NOT NULL, -- time of booking, local time
    CHECK (starts_at < ends_at),
    CHECK ((returned_at IS NULL) = (status != 'returned')),
    CHECK ((kilometres IS NULL) = (status != 'returned'))
);

CREATE TABLE damages (
    id TEXT PRIMARY KEY,
    car_id TEXT NOT NULL REFERENCES cars (id),
    remark TEXT NOT NULL,
    severity TEXT NOT NULL CHECK (severity IN ('minor', 'serious')),
    found_on TEXT NOT NULL, -- day of the report
    status TEXT NOT NULL CHECK (status IN ('open', 'repaired'))
);

CREATE TABLE invoices (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- invoice number
    booking_id TEXT NOT NULL UNIQUE REFERENCES bookings (id),
    member_id TEXT NOT NULL REFERENCES members (id),
    amount INTEGER NOT NULL CHECK (amount >= 1), -- minor units
    late_fee INTEGER NOT NULL CHECK (late_fee >= 0), -- minor units
    issued_on TEXT NOT NULL, -- date of the invoice
    status TEXT NOT NULL CHECK (status IN ('open', 'paid'))
);

CREATE INDEX cars_by_car_class ON cars (car_class_id);
CREATE INDEX cars_by_station ON cars (station_id);
CREATE INDEX bookings_by_member ON bookings (member_id);
CREATE INDEX bookings_by_car ON bookings (car_id);
CREATE INDEX damages_by_car ON damages (car_id);
CREATE INDEX invoices_by_member ON invoices (member_id);
