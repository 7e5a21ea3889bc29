-- Seeburg instrument centre: Shared instruments of a research institute with their users' trainings, bookings, service windows and charges.

CREATE TABLE stewards (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    waiver_limit INTEGER NOT NULL CHECK (waiver_limit BETWEEN 10000 AND 90000) -- minor units
);

CREATE TABLE research_groups (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    head TEXT NOT NULL, -- head of the group
    grant_number TEXT NOT NULL UNIQUE,
    spending_limit INTEGER NOT NULL CHECK (spending_limit BETWEEN 0 AND 9000000) -- minor units
);

CREATE TABLE researchers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    research_group_id TEXT NOT NULL REFERENCES research_groups (id),
    position TEXT NOT NULL CHECK (position IN ('student', 'postdoc', 'professor', 'guest'))
);

CREATE TABLE instruments (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    room TEXT NOT NULL,
    steward_id TEXT NOT NULL REFERENCES stewards (id),
    hourly_rate INTEGER NOT NULL CHECK (hourly_rate BETWEEN 1000 AND 12000), -- minor units
    longest INTEGER NOT NULL CHECK (longest BETWEEN 3 AND 12), -- longest booking in hours
    changeover INTEGER NOT NULL CHECK (changeover BETWEEN 0 AND 60), -- changeover time in minutes
    service_interval INTEGER NOT NULL CHECK (service_interval BETWEEN 50 AND 400), -- service interval in hours
    hours_run INTEGER NOT NULL CHECK (hours_run >= 0), -- hours since the last service
    status TEXT NOT NULL CHECK (status IN ('available', 'broken'))
);

CREATE TABLE trainings (
    id TEXT PRIMARY KEY,
    researcher_id TEXT NOT NULL REFERENCES researchers (id),
    instrument_id TEXT NOT NULL REFERENCES instruments (id),
    level TEXT NOT NULL CHECK (level IN ('basic', 'advanced')),
    passed_on TEXT NOT NULL, -- training date
    valid_until TEXT NOT NULL, -- expiry date
    UNIQUE (researcher_id, instrument_id),
    CHECK (passed_on < valid_until)
);

CREATE TABLE bookings (
    id TEXT PRIMARY KEY,
    instrument_id TEXT NOT NULL REFERENCES instruments (id),
    researcher_id TEXT NOT NULL REFERENCES researchers (id),
    starts_at TEXT NOT NULL, -- start time, local time
    length INTEGER NOT NULL CHECK (length >= 1), -- length in hours
    ends_at TEXT NOT NULL, -- end time, local time
    purpose TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('booked', 'running', 'finished', 'cancelled', 'forfeited')),
    booked_at TEXT NOT NULL, -- local time
    CHECK (starts_at < ends_at)
);

CREATE TABLE service_windows (
    id TEXT PRIMARY KEY,
    instrument_id TEXT NOT NULL REFERENCES instruments (id),
    work TEXT NOT NULL, -- work to be done
    starts_at TEXT NOT NULL, -- start time, local time
    ends_at TEXT NOT NULL, -- end time, local time
    status TEXT NOT NULL CHECK (status IN ('planned', 'done')),
    CHECK (starts_at < ends_at)
);

CREATE TABLE charges (
    id TEXT PRIMARY KEY,
    booking_id TEXT NOT NULL UNIQUE REFERENCES bookings (id),
    kind TEXT NOT NULL CHECK (kind IN ('usage', 'late_cancellation', 'no_show')),
    amount INTEGER NOT NULL CHECK (amount >= 1), -- minor units
    status TEXT NOT NULL CHECK (status IN ('open', 'settled', 'waived')),
    raised_at TEXT NOT NULL -- local time
);

CREATE INDEX researchers_by_research_group ON researchers (research_group_id);
CREATE INDEX instruments_by_steward ON instruments (steward_id);
CREATE INDEX trainings_by_researcher ON trainings (researcher_id);
CREATE INDEX trainings_by_instrument ON trainings (instrument_id);
CREATE INDEX bookings_by_instrument ON bookings (instrument_id);
CREATE INDEX bookings_by_researcher ON bookings (researcher_id);
CREATE INDEX service_windows_by_instrument ON service_windows (instrument_id);
