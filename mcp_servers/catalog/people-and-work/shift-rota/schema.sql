-- Larchfield House rota: Shifts, certificates, absences, swaps and agency cover of a care home.

CREATE TABLE wards (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    floor INTEGER NOT NULL CHECK (floor BETWEEN 0 AND 2),
    posts INTEGER NOT NULL CHECK (posts BETWEEN 1 AND 12), -- number of posts
    agency_budget INTEGER NOT NULL CHECK (agency_budget BETWEEN 0 AND 3000000) -- minor units
);

CREATE TABLE skills (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    valid_days INTEGER NOT NULL CHECK (valid_days BETWEEN 365 AND 1095), -- validity in days
    nurses_only INTEGER NOT NULL CHECK (nurses_only IN (0, 1)) -- for nurses only
);

CREATE TABLE employees (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    phone TEXT NOT NULL,
    ward_id TEXT NOT NULL REFERENCES wards (id),
    grade TEXT NOT NULL CHECK (grade IN ('nurse', 'senior_carer', 'carer')),
    contract_hours INTEGER NOT NULL CHECK (contract_hours BETWEEN 16 AND 40),
    worked_hours INTEGER NOT NULL CHECK (worked_hours >= 0), -- hours to be paid
    status TEXT NOT NULL CHECK (status IN ('active', 'suspended'))
);

CREATE TABLE certificates (
    id TEXT PRIMARY KEY,
    employee_id TEXT NOT NULL REFERENCES employees (id),
    skill_id TEXT NOT NULL REFERENCES skills (id),
    passed_on TEXT NOT NULL, -- exam date
    valid_until TEXT NOT NULL, -- expiry date
    UNIQUE (employee_id, skill_id),
    CHECK (passed_on < valid_until)
);

CREATE TABLE absences (
    id TEXT PRIMARY KEY,
    employee_id TEXT NOT NULL REFERENCES employees (id),
    reason TEXT NOT NULL CHECK (reason IN ('sickness', 'injury', 'family_emergency')),
    certified INTEGER NOT NULL CHECK (certified IN (0, 1)), -- medically certified
    starts_on TEXT NOT NULL, -- first day
    ends_on TEXT NOT NULL, -- last day
    remark TEXT,
    CHECK (starts_on <= ends_on),
    CHECK (certified OR CAST(julianday(date(ends_on)) - julianday(date(starts_on)) AS INTEGER) < 7)
);

CREATE TABLE work_shifts (
    id TEXT PRIMARY KEY,
    ward_id TEXT NOT NULL REFERENCES wards (id),
    skill_id TEXT NOT NULL REFERENCES skills (id),
    length INTEGER NOT NULL CHECK (length BETWEEN 4 AND 12), -- length in hours
    starts_at TEXT NOT NULL, -- start time, local time
    ends_at TEXT NOT NULL, -- end time, local time
    status TEXT NOT NULL CHECK (status IN ('open', 'filled', 'worked', 'missed', 'covered', 'cancelled')),
    employee_id TEXT REFERENCES employees (id),
    CHECK (starts_at < ends_at),
    CHECK ((employee_id IS NULL) = (status IN ('open', 'covered', 'cancelled')))
);

CREATE TABLE swaps (
    id TEXT PRIMARY KEY,
    status TEXT NOT NULL CHECK (status IN ('proposed', 'approved', 'refused')),
    work_shift_id TEXT NOT NULL REFERENCES work_shifts (id), -- shift
    offered_by_id TEXT NOT NULL REFERENCES employees (id),
    replacement_id TEXT NOT NULL REFERENCES employees (id),
    proposed_at TEXT NOT NULL, -- local time
    CHECK (offered_by_id != replacement_id)
);

CREATE TABLE agencies (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    phone TEXT NOT NULL,
    hourly_rate INTEGER NOT NULL CHECK (hourly_rate BETWEEN 2100 AND 4200), -- minor units
    shortest INTEGER NOT NULL CHECK (shortest BETWEEN 4 AND 8) -- shortest shift in hours
);

CREATE TABLE covers (
    id TEXT PRIMARY KEY,
    work_shift_id TEXT NOT NULL UNIQUE REFERENCES work_shifts (id), -- shift
    agency_id TEXT NOT NULL REFERENCES agencies (id),
    worker TEXT NOT NULL,
    cost INTEGER NOT NULL CHECK (cost >= 1), -- minor units
    booked_at TEXT NOT NULL -- local time
);

CREATE INDEX employees_by_ward ON employees (ward_id);
CREATE INDEX certificates_by_employee ON certificates (employee_id);
CREATE INDEX certificates_by_skill ON certificates (skill_id);
CREATE INDEX absences_by_employee ON absences (employee_id);
CREATE INDEX work_shifts_by_ward ON work_shifts (ward_id);
CREATE INDEX work_shifts_by_skill ON work_shifts (skill_id);
CREATE INDEX work_shifts_by_employee ON work_shifts (employee_id);
CREATE INDEX swaps_by_work_shift ON swaps (work_shift_id);
CREATE INDEX swaps_by_offered_by ON swaps (offered_by_id);
CREATE INDEX swaps_by_replacement ON swaps (replacement_id);
CREATE INDEX covers_by_agency ON covers (agency_id);
