-- Chamber apprenticeship register: Training firms, trainers, apprentices, weekly reports, skills, sign-offs and final exams kept by a chamber of crafts.

CREATE TABLE advisers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE
);

CREATE TABLE firms (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    town TEXT NOT NULL,
    places INTEGER NOT NULL CHECK (places BETWEEN 1 AND 8), -- training places
    licence_until TEXT NOT NULL -- end of the training licence
);

CREATE TABLE trainers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    firm_id TEXT NOT NULL REFERENCES firms (id),
    certified_until TEXT NOT NULL -- end of the trainer's certificate
);

CREATE TABLE apprentices (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    contract TEXT NOT NULL UNIQUE, -- contract number
    trainer_id TEXT NOT NULL REFERENCES trainers (id),
    occupation TEXT NOT NULL,
    started_on TEXT NOT NULL, -- start of the apprenticeship
    status TEXT NOT NULL CHECK (status IN ('training', 'passed', 'ended', 'failed'))
);

CREATE TABLE skills (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    field TEXT NOT NULL CHECK (field IN ('installation', 'machines', 'safety', 'planning')),
    level TEXT NOT NULL CHECK (level IN ('basic', 'advanced')),
    hours INTEGER NOT NULL CHECK (hours BETWEEN 10 AND 200) -- hours to be worked
);

CREATE TABLE weekly_reports (
    id TEXT PRIMARY KEY,
    apprentice_id TEXT NOT NULL REFERENCES apprentices (id),
    week INTEGER NOT NULL CHECK (week BETWEEN 1 AND 156), -- week of training
    status TEXT NOT NULL CHECK (status IN ('handed_in', 'approved', 'returned')),
    handed_in_on TEXT NOT NULL, -- date of handing in
    text TEXT NOT NULL,
    hours INTEGER NOT NULL CHECK (hours BETWEEN 0 AND 48), -- hours worked
    UNIQUE (apprentice_id, week)
);

CREATE TABLE sign_offs (
    id TEXT PRIMARY KEY,
    apprentice_id TEXT NOT NULL REFERENCES apprentices (id),
    skill_id TEXT NOT NULL REFERENCES skills (id),
    hours INTEGER NOT NULL CHECK (hours >= 0), -- hours worked on it
    status TEXT NOT NULL CHECK (status IN ('learning', 'signed_off')),
    UNIQUE (apprentice_id, skill_id)
);

CREATE TABLE exams (
    id TEXT PRIMARY KEY,
    status TEXT NOT NULL CHECK (status IN ('applied', 'admitted', 'passed', 'failed', 'refused', 'withdrawn')),
    apprentice_id TEXT NOT NULL REFERENCES apprentices (id),
    held_on TEXT NOT NULL, -- exam day
    points INTEGER CHECK (points BETWEEN 0 AND 100),
    CHECK ((points IS NOT NULL) = (status IN ('passed', 'failed')))
);

CREATE INDEX trainers_by_firm ON trainers (firm_id);
CREATE INDEX apprentices_by_trainer ON apprentices (trainer_id);
CREATE INDEX weekly_reports_by_apprentice ON weekly_reports (apprentice_id);
CREATE INDEX sign_offs_by_apprentice ON sign_offs (apprentice_id);
CREATE INDEX sign_offs_by_skill ON sign_offs (skill_id);
CREATE INDEX exams_by_apprentice ON exams (apprentice_id);
