-- Alder Lane dental centre: Patients, treatment plans, appointments, instrument sets and X-rays of a dental centre.

CREATE TABLE dentists (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    surgeon INTEGER NOT NULL CHECK (surgeon IN (0, 1)), -- training in surgery
    status TEXT NOT NULL CHECK (status IN ('working', 'away'))
);

CREATE TABLE patients (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    phone TEXT NOT NULL,
    born_on TEXT NOT NULL, -- date of birth
    blood_thinner INTEGER NOT NULL CHECK (blood_thinner IN (0, 1)), -- blood thinners
    cleared_until TEXT -- end of the clearance
);

CREATE TABLE services (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    stage INTEGER NOT NULL CHECK (stage BETWEEN 1 AND 4),
    surgical INTEGER NOT NULL CHECK (surgical IN (0, 1)),
    minutes INTEGER NOT NULL CHECK (minutes BETWEEN 20 AND 120), -- length in minutes
    price INTEGER NOT NULL CHECK (price BETWEEN 4000 AND 140000), -- minor units
    share INTEGER NOT NULL CHECK (share BETWEEN 0 AND 100) -- insurer's share in percent
);

CREATE TABLE plans (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- plan number
    status TEXT NOT NULL CHECK (status IN ('draft', 'sent', 'approved', 'finished', 'declined')),
    patient_id TEXT NOT NULL REFERENCES patients (id),
    dentist_id TEXT NOT NULL REFERENCES dentists (id),
    drawn_on TEXT NOT NULL, -- date of drawing up
    signed_by_id TEXT REFERENCES dentists (id),
    sent_on TEXT, -- date of sending
    valid_until TEXT, -- last day of validity
    CHECK ((status = 'draft') = (sent_on IS NULL)),
    CHECK (signed_by_id IS NULL OR signed_by_id != dentist_id)
);

CREATE TABLE plan_items (
    id TEXT PRIMARY KEY,
    plan_id TEXT NOT NULL REFERENCES plans (id),
    service_id TEXT NOT NULL REFERENCES services (id), -- treatment
    tooth INTEGER NOT NULL CHECK (tooth BETWEEN 11 AND 48), -- tooth number
    price INTEGER NOT NULL CHECK (price >= 1), -- minor units
    status TEXT NOT NULL CHECK (status IN ('open', 'done', 'struck')),
    done_on TEXT, -- date of the treatment
    CHECK (tooth % 10 >= 1 AND tooth % 10 <= 8),
    CHECK ((status = 'done') = (done_on IS NOT NULL))
);

CREATE TABLE instrument_sets (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE, -- set code
    surgical INTEGER NOT NULL CHECK (surgical IN (0, 1)),
    cycles INTEGER NOT NULL CHECK (cycles >= 1), -- number of cycles
    sterilised_on TEXT NOT NULL, -- sterilising date
    status TEXT NOT NULL CHECK (status IN ('sterile', 'in_use', 'used'))
);

CREATE TABLE appointments (
    id TEXT PRIMARY KEY,
    status TEXT NOT NULL CHECK (status IN ('booked', 'seated', 'over', 'cancelled', 'missed')),
    plan_item_id TEXT NOT NULL REFERENCES plan_items (id), -- planned treatment
    patient_id TEXT NOT NULL REFERENCES patients (id),
    dentist_id TEXT NOT NULL REFERENCES dentists (id),
    starts_at TEXT NOT NULL, -- start time, local time
    ends_at TEXT NOT NULL, -- end time, local time
    instrument_set_id TEXT REFERENCES instrument_sets (id), -- set
    fee INTEGER NOT NULL CHECK (fee >= 0), -- minor units
    booked_at TEXT NOT NULL, -- local time
    CHECK (starts_at < ends_at),
    CHECK ((status = 'seated') = (instrument_set_id IS NOT NULL))
);

CREATE TABLE xrays (
    id TEXT PRIMARY KEY,
    patient_id TEXT NOT NULL REFERENCES patients (id),
    kind TEXT NOT NULL CHECK (kind IN ('single_tooth', 'panoramic')),
    dentist_id TEXT NOT NULL REFERENCES dentists (id),
    taken_on TEXT NOT NULL -- exposure date
);

CREATE INDEX plans_by_patient ON plans (patient_id);
CREATE INDEX plans_by_dentist ON plans (dentist_id);
CREATE INDEX plans_by_signed_by ON plans (signed_by_id);
CREATE INDEX plan_items_by_plan ON plan_items (plan_id);
CREATE INDEX plan_items_by_service ON plan_items (service_id);
CREATE INDEX appointments_by_plan_item ON appointments (plan_item_id);
CREATE INDEX appointments_by_patient ON appointments (patient_id);
CREATE INDEX appointments_by_dentist ON appointments (dentist_id);
CREATE INDEX appointments_by_instrument_set ON appointments (instrument_set_id);
CREATE INDEX xrays_by_patient ON xrays (patient_id);
CREATE INDEX xrays_by_dentist ON xrays (dentist_id);
