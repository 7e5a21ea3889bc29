-- Plant laboratory protocols: Protocols, trainings, runs, reagent lots and deviations of a plant laboratory.

CREATE TABLE scientists (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    role TEXT NOT NULL CHECK (role IN ('technician', 'scientist', 'head')),
    status TEXT NOT NULL CHECK (status IN ('at_work', 'away'))
);

CREATE TABLE protocols (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- protocol number
    plant TEXT NOT NULL,
    title TEXT NOT NULL UNIQUE,
    author_id TEXT NOT NULL REFERENCES scientists (id),
    status TEXT NOT NULL CHECK (status IN ('draft', 'valid', 'retired')),
    review_due TEXT NOT NULL, -- review date
    body TEXT NOT NULL -- text
);

CREATE TABLE trainings (
    id TEXT PRIMARY KEY,
    protocol_id TEXT NOT NULL REFERENCES protocols (id),
    scientist_id TEXT NOT NULL REFERENCES scientists (id),
    trained_on TEXT NOT NULL, -- date of the training
    UNIQUE (protocol_id, scientist_id)
);

CREATE TABLE lots (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- lot number
    reagent TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('sealed', 'in_use', 'used_up', 'discarded')),
    left INTEGER NOT NULL CHECK (left >= 0), -- millilitres left
    expires_on TEXT NOT NULL -- expiry date
);

CREATE TABLE runs (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- run number
    status TEXT NOT NULL CHECK (status IN ('planned', 'under_way', 'done', 'released', 'stopped', 'dropped')),
    protocol_id TEXT NOT NULL REFERENCES protocols (id),
    operator_id TEXT NOT NULL REFERENCES scientists (id),
    planned_for TEXT NOT NULL, -- date of the run
    report TEXT NOT NULL
);

CREATE TABLE draws (
    id TEXT PRIMARY KEY,
    run_id TEXT NOT NULL REFERENCES runs (id),
    lot_id TEXT NOT NULL REFERENCES lots (id),
    quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 200), -- millilitres
    UNIQUE (run_id, lot_id)
);

CREATE TABLE deviations (
    id TEXT PRIMARY KEY,
    run_id TEXT NOT NULL REFERENCES runs (id),
    severity TEXT NOT NULL CHECK (severity IN ('minor', 'major')),
    finding TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'closed')),
    noted_on TEXT NOT NULL -- date of the deviation
);

CREATE INDEX protocols_by_author ON protocols (author_id);
CREATE INDEX trainings_by_protocol ON trainings (protocol_id);
CREATE INDEX trainings_by_scientist ON trainings (scientist_id);
CREATE INDEX runs_by_protocol ON runs (protocol_id);
CREATE INDEX runs_by_operator ON runs (operator_id);
CREATE INDEX draws_by_run ON draws (run_id);
CREATE INDEX draws_by_lot ON draws (lot_id);
CREATE INDEX deviations_by_run ON deviations (run_id);

-- Words of protocols, without regard to case and accents.
CREATE VIRTUAL TABLE protocols_text USING fts5 (
    title, body, content = protocols, columnsize = 0, tokenize = 'unicode61 remove_diacritics 2'
);

CREATE TRIGGER protocols_text_of_new AFTER INSERT ON protocols BEGIN
    INSERT INTO protocols_text (rowid, title, body) VALUES (new.rowid, new.title, new.body);
END;

CREATE TRIGGER protocols_text_of_changed AFTER UPDATE OF title, body ON protocols BEGIN
    INSERT INTO protocols_text (protocols_text, rowid, title, body) VALUES ('delete', old.rowid, old.title, old.body);
    INSERT INTO protocols_text (rowid, title, body) VALUES (new.rowid, new.title, new.body);
END;

CREATE TRIGGER protocols_text_of_deleted AFTER DELETE ON protocols BEGIN
    INSERT INTO protocols_text (protocols_text, rowid, title, body) VALUES ('delete', old.rowid, old.title, old.body);
END;

-- Words of runs, without regard to case and accents.
CREATE VIRTUAL TABLE runs_text USING fts5 (
    report, content = runs, columnsize = 0, tokenize = 'unicode61 remove_diacritics 2'
);

CREATE TRIGGER runs_text_of_new AFTER INSERT ON runs BEGIN
    INSERT INTO runs_text (rowid, report) VALUES (new.rowid, new.report);
END;

CREATE TRIGGER runs_text_of_changed AFTER UPDATE OF report ON runs BEGIN
    INSERT INTO runs_text (runs_text, rowid, report) VALUES ('delete', old.rowid, old.report);
    INSERT INTO runs_text (rowid, report) VALUES (new.rowid, new.report);
END;

CREATE TRIGGER runs_text_of_deleted AFTER DELETE ON runs BEGIN
    INSERT INTO runs_text (runs_text, rowid, report) VALUES ('delete', old.rowid, old.report);
END;
