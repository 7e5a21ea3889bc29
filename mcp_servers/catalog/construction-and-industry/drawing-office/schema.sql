-- Thorngate drawing office: Projects, draughtspeople, drawings, revisions, site queries and issues to builders of an engineering office.

CREATE TABLE engineers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    grade INTEGER NOT NULL CHECK (grade BETWEEN 1 AND 3),
    status TEXT NOT NULL CHECK (status IN ('at_work', 'on_leave'))
);

CREATE TABLE projects (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    leader_id TEXT NOT NULL REFERENCES engineers (id),
    ends_on TEXT NOT NULL, -- planned end
    status TEXT NOT NULL CHECK (status IN ('running', 'on_hold', 'closed'))
);

CREATE TABLE builders (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    contact TEXT NOT NULL, -- contact person
    email TEXT NOT NULL
);

CREATE TABLE drawings (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- drawing number
    title TEXT NOT NULL,
    project_id TEXT NOT NULL REFERENCES projects (id),
    needed_on TEXT NOT NULL, -- day on which it is needed
    status TEXT NOT NULL CHECK (status IN ('active', 'withdrawn'))
);

CREATE TABLE revisions (
    id TEXT PRIMARY KEY,
    drawing_id TEXT NOT NULL REFERENCES drawings (id),
    number INTEGER NOT NULL CHECK (number >= 0), -- number of the revision
    status TEXT NOT NULL CHECK (status IN ('in_work', 'to_check', 'checked', 'approved', 'superseded')),
    author_id TEXT NOT NULL REFERENCES engineers (id),
    checker_id TEXT REFERENCES engineers (id),
    approver_id TEXT REFERENCES engineers (id),
    begun_on TEXT NOT NULL, -- day of the beginning
    remark TEXT,
    returned INTEGER NOT NULL CHECK (returned >= 0), -- times sent back
    UNIQUE (drawing_id, number),
    CHECK ((checker_id IS NULL) = (status IN ('in_work', 'to_check'))),
    CHECK ((approver_id IS NULL) = (status != 'approved'))
);

CREATE TABLE queries (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- query number
    drawing_id TEXT NOT NULL REFERENCES drawings (id),
    builder_id TEXT NOT NULL REFERENCES builders (id),
    question TEXT NOT NULL,
    standstill INTEGER NOT NULL CHECK (standstill IN (0, 1)),
    asked_on TEXT NOT NULL, -- date of the query
    answer_by TEXT NOT NULL, -- answer deadline
    status TEXT NOT NULL CHECK (status IN ('open', 'answered', 'closed')),
    engineer_id TEXT REFERENCES engineers (id), -- answering engineer
    changes INTEGER NOT NULL CHECK (changes IN (0, 1)), -- change of the drawing
    CHECK ((engineer_id IS NULL) = (status = 'open'))
);

CREATE TABLE issues (
    id TEXT PRIMARY KEY,
    revision_id TEXT NOT NULL REFERENCES revisions (id),
    builder_id TEXT NOT NULL REFERENCES builders (id),
    issued_on TEXT NOT NULL, -- day of the issue
    purpose TEXT NOT NULL CHECK (purpose IN ('information', 'tender', 'construction')),
    status TEXT NOT NULL CHECK (status IN ('sent', 'confirmed', 'recalled')),
    UNIQUE (revision_id, builder_id)
);

CREATE INDEX projects_by_leader ON projects (leader_id);
CREATE INDEX drawings_by_project ON drawings (project_id);
CREATE INDEX revisions_by_drawing ON revisions (drawing_id);
CREATE INDEX revisions_by_author ON revisions (author_id);
CREATE INDEX revisions_by_checker ON revisions (checker_id);
CREATE INDEX revisions_by_approver ON revisions (approver_id);
CREATE INDEX queries_by_drawing ON queries (drawing_id);
CREATE INDEX queries_by_builder ON queries (builder_id);
CREATE INDEX queries_by_engineer ON queries (engineer_id);
CREATE INDEX issues_by_revision ON issues (revision_id);
CREATE INDEX issues_by_builder ON issues (builder_id);
