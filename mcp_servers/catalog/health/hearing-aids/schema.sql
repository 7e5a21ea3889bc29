-- Klangwerk hearing acoustics: Customers, hearing tests, trials of hearing aids, orders of moulds, repairs and loan devices of a hearing-aid shop.

CREATE TABLE acousticians (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    discount_limit INTEGER NOT NULL CHECK (discount_limit BETWEEN 10000 AND 60000) -- minor units
);

CREATE TABLE device_models (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    power INTEGER NOT NULL CHECK (power BETWEEN 1 AND 3), -- power class
    price INTEGER NOT NULL CHECK (price BETWEEN 60000 AND 600000) -- minor units
);

CREATE TABLE devices (
    id TEXT PRIMARY KEY,
    serial TEXT NOT NULL UNIQUE, -- serial number
    device_model_id TEXT NOT NULL REFERENCES device_models (id), -- model
    status TEXT NOT NULL CHECK (status IN ('in_stock', 'on_trial', 'sold', 'lent', 'in_repair'))
);

CREATE TABLE customers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    phone TEXT NOT NULL,
    born_on TEXT NOT NULL, -- date of birth
    insured_paid_on TEXT -- day of the last insurance payment
);

CREATE TABLE hearing_tests (
    id TEXT PRIMARY KEY,
    customer_id TEXT NOT NULL REFERENCES customers (id),
    tested_on TEXT NOT NULL, -- date of the test
    loss INTEGER NOT NULL CHECK (loss BETWEEN 0 AND 100), -- hearing loss in per cent
    acoustician_id TEXT NOT NULL REFERENCES acousticians (id)
);

CREATE TABLE trials (
    id TEXT PRIMARY KEY,
    status TEXT NOT NULL CHECK (status IN ('running', 'bought', 'returned')),
    begun_on TEXT NOT NULL, -- first day of the trial
    hearing_test_id TEXT NOT NULL REFERENCES hearing_tests (id),
    customer_id TEXT NOT NULL REFERENCES customers (id),
    device_id TEXT NOT NULL REFERENCES devices (id),
    ends_on TEXT NOT NULL, -- last day of the trial
    price INTEGER NOT NULL CHECK (price >= 0), -- minor units
    insurance_share INTEGER NOT NULL CHECK (insurance_share >= 0), -- minor units
    finished_on TEXT, -- end of the trial
    remark TEXT,
    CHECK ((finished_on IS NULL) = (status = 'running'))
);

CREATE TABLE repairs (
    id TEXT PRIMARY KEY,
    device_id TEXT NOT NULL REFERENCES devices (id),
    fault TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'done', 'given_up')),
    taken_on TEXT NOT NULL, -- day of taking in
    price INTEGER NOT NULL CHECK (price >= 0), -- minor units
    loan_device_id TEXT REFERENCES devices (id)
);

CREATE INDEX devices_by_device_model ON devices (device_model_id);
CREATE INDEX hearing_tests_by_customer ON hearing_tests (customer_id);
CREATE INDEX hearing_tests_by_acoustician ON hearing_tests (acoustician_id);
CREATE INDEX trials_by_hearing_test ON trials (hearing_test_id);
CREATE INDEX trials_by_customer ON trials (customer_id);
CREATE INDEX trials_by_device ON trials (device_id);
CREATE INDEX repairs_by_device ON repairs (device_id);
CREATE INDEX repairs_by_loan_device ON repairs (loan_device_id);
