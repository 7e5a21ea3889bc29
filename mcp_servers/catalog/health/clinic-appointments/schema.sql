-- Quayside Clinic: Appointments, referrals and charges of a clinic with several departments.

CREATE TABLE departments (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    floor INTEGER NOT NULL CHECK (floor BETWEEN 0 AND 3)
);

CREATE TABLE practitioners (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    department_id TEXT NOT NULL REFERENCES departments (id),
    grade TEXT NOT NULL CHECK (grade IN ('consultant', 'registrar', 'nurse', 'therapist')),
    waiver_limit INTEGER NOT NULL CHECK (waiver_limit BETWEEN 4000 AND 15000), -- minor units
    status TEXT NOT NULL CHECK (status IN ('working', 'on_leave'))
);

CREATE TABLE treatments (
    id TEXT PRIMARY KEY,
    department_id TEXT NOT NULL REFERENCES departments (id),
    name TEXT NOT NULL UNIQUE,
    minutes INTEGER NOT NULL CHECK (minutes BETWEEN 15 AND 60), -- length in minutes
    fee INTEGER NOT NULL CHECK (fee BETWEEN 3000 AND 18000), -- minor units
    late_fee INTEGER NOT NULL CHECK (late_fee BETWEEN 500 AND 4000), -- minor units
    by_referral INTEGER NOT NULL CHECK (by_referral IN (0, 1)), -- by referral only
    notice INTEGER NOT NULL CHECK (notice BETWEEN 12 AND 72) -- notice period in hours
);

CREATE TABLE patients (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    phone TEXT NOT NULL,
    born_on TEXT NOT NULL, -- date of birth
    town TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('registered', 'deregistered'))
);

CREATE TABLE referrals (
    id TEXT PRIMARY KEY,
    patient_id TEXT NOT NULL REFERENCES patients (id),
    treatment_id TEXT NOT NULL REFERENCES treatments (id),
    reason TEXT NOT NULL,
    issued_on TEXT NOT NULL, -- issue date
    valid_until TEXT NOT NULL, -- expiry date
    visits INTEGER NOT NULL CHECK (visits BETWEEN 1 AND 6), -- number of visits
    status TEXT NOT NULL CHECK (status IN ('open', 'withdrawn')),
    CHECK (issued_on < valid_until)
);

CREATE TABLE appointments (
    id TEXT PRIMARY KEY,
    referral_id TEXT REFERENCES referrals (id),
    patient_id TEXT NOT NULL REFERENCES patients (id),
    treatment_id TEXT NOT NULL REFERENCES treatments (id),
    practitioner_id TEXT NOT NULL REFERENCES practitioners (id),
    starts_at TEXT NOT NULL, -- start time, local time
    ends_at TEXT NOT NULL, -- end time, local time
    status TEXT NOT NULL CHECK (status IN ('booked', 'arrived', 'completed', 'cancelled', 'missed')),
    remark TEXT,
    booked_at TEXT NOT NULL, -- local time
    CHECK (starts_at < ends_at)
);

CREATE TABLE charges (
    id TEXT PRIMARY KEY,
    appointment_id TEXT NOT NULL REFERENCES appointments (id),
    kind TEXT NOT NULL CHECK (kind IN ('treatment', 'late_cancellation', 'missed_visit')),
    amount INTEGER NOT NULL CHECK (amount >= 1), -- minor units
    status TEXT NOT NULL CHECK (status IN ('open', 'paid', 'waived')),
    settled_by_id TEXT REFERENCES practitioners (id),
    raised_at TEXT NOT NULL -- local time
);

CREATE INDEX practitioners_by_department ON practitioners (department_id);
CREATE INDEX treatments_by_department ON treatments (department_id);
CREATE INDEX referrals_by_patient ON referrals (patient_id);
CREATE INDEX referrals_by_treatment ON referrals (treatment_id);
CREATE INDEX appointments_by_referral ON appointments (referral_id);
CREATE INDEX appointments_by_patient ON appointments (patient_id);
CREATE INDEX appointments_by_treatment ON appointments (treatment_id);
CREATE INDEX appointments_by_practitioner ON appointments (practitioner_id);
CREATE INDEX charges_by_appointment ON charges (appointment_id);
CREATE INDEX charges_by_settled_by ON charges (settled_by_id);
