-- Kestrel works training centre: Apprentices, departments, trainers, rotations, record books and exams of an engineering works.

CREATE TABLE heads (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE
);

CREATE TABLE departments (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    places INTEGER NOT NULL CHECK (places BETWEEN 1 AND 12), -- number of places
    dangerous INTEGER NOT NULL CHECK (dangerous IN (0, 1))
);

CREATE TABLE trainers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    department_id TEXT NOT NULL REFERENCES departments (id),
    licence_until TEXT NOT NULL, -- end of the licence
    status TEXT NOT NULL CHECK (status IN ('active', 'away'))
);

CREATE TABLE apprentices (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE, -- apprentice number
    name TEXT NOT NULL,
    trade TEXT NOT NULL,
    born_on TEXT NOT NULL, -- date of birth
    started_on TEXT NOT NULL, -- start of the apprenticeship
    status TEXT NOT NULL CHECK (status IN ('learning', 'passed', 'left'))
);

CREATE TABLE rotations (
    id TEXT PRIMARY KEY,
    apprentice_id TEXT NOT NULL REFERENCES apprentices (id),
    status TEXT NOT NULL CHECK (status IN ('planned', 'running', 'finished', 'cancelled', 'broken_off')),
    department_id TEXT NOT NULL REFERENCES departments (id),
    trainer_id TEXT NOT NULL REFERENCES trainers (id),
    starts_on TEXT NOT NULL, -- first day
    ends_on TEXT NOT NULL, -- last day
    marks INTEGER CHECK (marks BETWEEN 1 AND 6),
    remark TEXT,
    CHECK (starts_on < ends_on),
    CHECK ((marks IS NOT NULL) = (status = 'finished'))
);

CREATE TABLE record_books (
    id TEXT PRIMARY KEY,
    apprentice_id TEXT NOT NULL REFERENCES apprentices (id),
    week_of TEXT NOT NULL, -- first day of the week
    pages INTEGER NOT NULL CHECK (pages BETWEEN 1 AND 9), -- number of pages
    status TEXT NOT NULL CHECK (status IN ('handed_in', 'signed', 'returned')),
    UNIQUE (apprentice_id, week_of)
);

CREATE TABLE exams (
    id TEXT PRIMARY KEY,
    apprentice_id TEXT NOT NULL REFERENCES apprentices (id),
    kind TEXT NOT NULL CHECK (kind IN ('interim', 'final')),
    held_on TEXT NOT NULL, -- date
    marks INTEGER CHECK (marks BETWEEN 1 AND 6),
    status TEXT NOT NULL CHECK (status IN ('registered', 'passed', 'failed', 'withdrawn')),
    CHECK ((marks IS NOT NULL) = (status IN ('passed', 'failed')))
);

CREATE INDEX trainers_by_department ON trainers (department_id);
CREATE INDEX rotations_by_apprentice ON rotations (apprentice_id);
CREATE INDEX rotations_by_department ON rotations (department_id);
CREATE INDEX rotations_by_trainer ON rotations (trainer_id);
CREATE INDEX record_books_by_apprentice ON record_books (apprentice_id);
CREATE INDEX exams_by_apprentice ON exams (apprentice_id);
