-- Greenlight driving school: Pupils, lessons, cars, theory classes and exams of a driving school.

CREATE TABLE instructors (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    most_lessons INTEGER NOT NULL CHECK (most_lessons BETWEEN 3 AND 6), -- most lessons a day
    status TEXT NOT NULL CHECK (status IN ('working', 'away'))
);

CREATE TABLE cars (
    id TEXT PRIMARY KEY,
    plate TEXT NOT NULL UNIQUE, -- number plate
    model TEXT NOT NULL,
    gearbox TEXT NOT NULL CHECK (gearbox IN ('manual', 'automatic')),
    inspected_until TEXT NOT NULL, -- end of the inspection
    status TEXT NOT NULL CHECK (status IN ('in_use', 'in_repair'))
);

CREATE TABLE pupils (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    phone TEXT NOT NULL,
    born_on TEXT NOT NULL, -- date of birth
    gearbox TEXT NOT NULL CHECK (gearbox IN ('manual', 'automatic')),
    eye_test_until TEXT, -- end of the eye test
    paid_lessons INTEGER NOT NULL CHECK (paid_lessons >= 0), -- paid lessons left
    status TEXT NOT NULL CHECK (status IN ('active', 'passed', 'left'))
);

CREATE TABLE lessons (
    id TEXT PRIMARY KEY,
    starts_at TEXT NOT NULL, -- start time, local time
    ends_at TEXT NOT NULL, -- end time, local time
    status TEXT NOT NULL CHECK (status IN ('booked', 'held', 'cancelled', 'missed')),
    pupil_id TEXT NOT NULL REFERENCES pupils (id),
    instructor_id TEXT NOT NULL REFERENCES instructors (id),
    car_id TEXT NOT NULL REFERENCES cars (id),
    kind TEXT NOT NULL CHECK (kind IN ('city', 'country', 'motorway', 'night')),
    booked_at TEXT NOT NULL, -- local time
    CHECK (starts_at < ends_at)
);

CREATE TABLE theory_classes (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- class number
    topic TEXT NOT NULL CHECK (topic IN ('signs', 'priority', 'speed', 'hazards', 'motorway', 'alcohol')),
    instructor_id TEXT NOT NULL REFERENCES instructors (id),
    starts_at TEXT NOT NULL, -- start time, local time
    seats INTEGER NOT NULL CHECK (seats BETWEEN 6 AND 20), -- number of seats
    status TEXT NOT NULL CHECK (status IN ('planned', 'cancelled'))
);

CREATE TABLE enrolments (
    id TEXT PRIMARY KEY,
    theory_class_id TEXT NOT NULL REFERENCES theory_classes (id), -- class
    pupil_id TEXT NOT NULL REFERENCES pupils (id),
    status TEXT NOT NULL CHECK (status IN ('enrolled', 'attended', 'absent', 'withdrawn')),
    UNIQUE (theory_class_id, pupil_id)
);

CREATE TABLE exams (
    id TEXT PRIMARY KEY,
    pupil_id TEXT NOT NULL REFERENCES pupils (id),
    kind TEXT NOT NULL CHECK (kind IN ('theory', 'practical')),
    held_on TEXT NOT NULL, -- exam date
    status TEXT NOT NULL CHECK (status IN ('registered', 'passed', 'failed', 'withdrawn')),
    entered_by_id TEXT NOT NULL REFERENCES instructors (id)
);

CREATE INDEX lessons_by_pupil ON lessons (pupil_id);
CREATE INDEX lessons_by_instructor ON lessons (instructor_id);
CREATE INDEX lessons_by_car ON lessons (car_id);
CREATE INDEX theory_classes_by_instructor ON theory_classes (instructor_id);
CREATE INDEX enrolments_by_theory_class ON enrolments (theory_class_id);
CREATE INDEX enrolments_by_pupil ON enrolments (pupil_id);
CREATE INDEX exams_by_pupil ON exams (pupil_id);
CREATE INDEX exams_by_entered_by ON exams (entered_by_id);
