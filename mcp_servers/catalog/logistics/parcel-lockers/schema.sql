-- Polderpost parcel lockers: Locker stations, compartments, parcels, redirections and faults of a parcel service.

CREATE TABLE couriers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    phone TEXT NOT NULL,
    plate TEXT NOT NULL UNIQUE
);

CREATE TABLE stations (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    town TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('working', 'shut'))
);

CREATE TABLE customers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    phone TEXT NOT NULL
);

CREATE TABLE parcels (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE,
    recipient_id TEXT NOT NULL REFERENCES customers (id),
    station_id TEXT NOT NULL REFERENCES stations (id),
    size INTEGER NOT NULL CHECK (size BETWEEN 1 AND 3), -- size class
    weight INTEGER NOT NULL CHECK (weight BETWEEN 100 AND 30000), -- weight in grams
    due INTEGER NOT NULL CHECK (due BETWEEN 0 AND 50000), -- amount to be paid, minor units
    adult INTEGER NOT NULL CHECK (adult IN (0, 1)), -- for adults only
    status TEXT NOT NULL CHECK (status IN ('announced', 'loaded', 'stored', 'collected', 'returning')),
    courier_id TEXT REFERENCES couriers (id),
    compartment_id TEXT UNIQUE REFERENCES compartments (id),
    kept_until TEXT, -- pick-up deadline
    extended INTEGER NOT NULL CHECK (extended IN (0, 1)),
    CHECK ((compartment_id IS NOT NULL) = (status = 'stored')),
    CHECK ((kept_until IS NOT NULL) = (status = 'stored')),
    CHECK (status != 'collected' OR due = 0)
);

CREATE TABLE compartments (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    station_id TEXT NOT NULL REFERENCES stations (id),
    size INTEGER NOT NULL CHECK (size BETWEEN 1 AND 3), -- size class
    low INTEGER NOT NULL CHECK (low IN (0, 1)), -- in the bottom row
    status TEXT NOT NULL CHECK (status IN ('free', 'taken', 'defective'))
);

CREATE TABLE faults (
    id TEXT PRIMARY KEY,
    compartment_id TEXT NOT NULL REFERENCES compartments (id),
    remark TEXT NOT NULL,
    reported_on TEXT NOT NULL, -- day of the report
    status TEXT NOT NULL CHECK (status IN ('open', 'repaired'))
);

CREATE TABLE redirections (
    id TEXT PRIMARY KEY,
    parcel_id TEXT NOT NULL REFERENCES parcels (id),
    origin_id TEXT NOT NULL REFERENCES stations (id), -- first station
    fee INTEGER NOT NULL CHECK (fee >= 0), -- minor units
    asked_on TEXT NOT NULL -- day of the request
);

CREATE INDEX parcels_by_recipient ON parcels (recipient_id);
CREATE INDEX parcels_by_station ON parcels (station_id);
CREATE INDEX parcels_by_courier ON parcels (courier_id);
CREATE INDEX compartments_by_station ON compartments (station_id);
CREATE INDEX faults_by_compartment ON faults (compartment_id);
CREATE INDEX redirections_by_parcel ON redirections (parcel_id);
CREATE INDEX redirections_by_origin ON redirections (origin_id);
