-- Pulse Yard fitness studio: Members, plans, coaches, certificates, classes and bookings of a fitness studio.

CREATE TABLE hosts (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    pardons INTEGER NOT NULL CHECK (pardons BETWEEN 1 AND 3)
);

CREATE TABLE plans (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    price INTEGER NOT NULL CHECK (price BETWEEN 1500 AND 9000), -- monthly price, minor units
    classes_a_week INTEGER NOT NULL CHECK (classes_a_week BETWEEN 1 AND 14), -- classes in seven days
    off_peak INTEGER NOT NULL CHECK (off_peak IN (0, 1)) -- off-peak only
);

CREATE TABLE members (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    number TEXT NOT NULL UNIQUE, -- member number
    email TEXT NOT NULL UNIQUE,
    plan_id TEXT NOT NULL REFERENCES plans (id),
    strikes INTEGER NOT NULL CHECK (strikes >= 0),
    barred_until TEXT, -- end of the bar
    paid_until TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('active', 'paused', 'left'))
);

CREATE TABLE coaches (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    phone TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('working', 'ill'))
);

CREATE TABLE certificates (
    id TEXT PRIMARY KEY,
    coach_id TEXT NOT NULL REFERENCES coaches (id),
    kind TEXT NOT NULL CHECK (kind IN ('strength', 'endurance', 'mobility', 'dance')),
    valid_until TEXT NOT NULL, -- end of validity
    UNIQUE (coach_id, kind)
);

CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('strength', 'endurance', 'mobility', 'dance')),
    starts_at TEXT NOT NULL, -- start time, local time
    ends_at TEXT NOT NULL, -- end time, local time
    off_peak INTEGER NOT NULL CHECK (off_peak IN (0, 1)), -- off-peak
    room TEXT NOT NULL CHECK (room IN ('hall', 'studio', 'cellar', 'terrace')),
    places INTEGER NOT NULL CHECK (places BETWEEN 3 AND 30), -- number of places
    status TEXT NOT NULL CHECK (status IN ('planned', 'held', 'called_off')),
    coach_id TEXT NOT NULL REFERENCES coaches (id)
);

CREATE TABLE bookings (
    id TEXT PRIMARY KEY,
    session_id TEXT NOT NULL REFERENCES sessions (id), -- class
    member_id TEXT NOT NULL REFERENCES members (id),
    status TEXT NOT NULL CHECK (status IN ('booked', 'attended', 'missed', 'cancelled', 'listed')),
    booked_at TEXT NOT NULL, -- time of booking, local time
    remark TEXT,
    UNIQUE (session_id, member_id)
);

CREATE INDEX members_by_plan ON members (plan_id);
CREATE INDEX certificates_by_coach ON certificates (coach_id);
CREATE INDEX sessions_by_coach ON sessions (coach_id);
CREATE INDEX bookings_by_session ON bookings (session_id);
CREATE INDEX bookings_by_member ON bookings (member_id);
