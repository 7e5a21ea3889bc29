-- Night desk runbooks: Services, their runbooks and settings, changes, freezes and drills of an operations team.

CREATE TABLE engineers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    grade TEXT NOT NULL CHECK (grade IN ('junior', 'senior', 'lead')),
    status TEXT NOT NULL CHECK (status IN ('on_desk', 'away'))
);

CREATE TABLE services (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    owner_id TEXT NOT NULL REFERENCES engineers (id),
    tier TEXT NOT NULL CHECK (tier IN ('critical', 'important', 'minor')),
    status TEXT NOT NULL CHECK (status IN ('running', 'degraded', 'retired')),
    release INTEGER NOT NULL CHECK (release >= 1),
    settings TEXT NOT NULL
);

CREATE TABLE runbooks (
    id TEXT PRIMARY KEY,
    system TEXT NOT NULL,
    title TEXT NOT NULL UNIQUE,
    service_id TEXT NOT NULL REFERENCES services (id),
    author_id TEXT NOT NULL REFERENCES engineers (id),
    status TEXT NOT NULL CHECK (status IN ('draft', 'valid', 'withdrawn')),
    drilled_on TEXT, -- date of the last drill
    body TEXT NOT NULL -- text
);

CREATE TABLE freezes (
    id TEXT PRIMARY KEY,
    service_id TEXT NOT NULL UNIQUE REFERENCES services (id),
    status TEXT NOT NULL CHECK (status IN ('planned', 'lifted')),
    starts_on TEXT NOT NULL, -- start date
    ends_on TEXT NOT NULL, -- end date
    CHECK (starts_on <= ends_on)
);

CREATE TABLE changes (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- change number
    subject TEXT NOT NULL,
    service_id TEXT NOT NULL REFERENCES services (id),
    runbook_id TEXT REFERENCES runbooks (id),
    asker_id TEXT NOT NULL REFERENCES engineers (id), -- asked by
    status TEXT NOT NULL CHECK (status IN ('asked', 'approved', 'running', 'done', 'failed', 'refused', 'cancelled')),
    mends_outage INTEGER NOT NULL CHECK (mends_outage IN (0, 1)), -- meant to mend an outage
    starts_at TEXT NOT NULL, -- start time, local time
    ends_at TEXT NOT NULL, -- end time, local time
    CHECK (starts_at < ends_at)
);

CREATE TABLE approvals (
    id TEXT PRIMARY KEY,
    change_id TEXT NOT NULL REFERENCES changes (id),
    engineer_id TEXT NOT NULL REFERENCES engineers (id),
    given_at TEXT NOT NULL, -- time of the approval, local time
    UNIQUE (change_id, engineer_id)
);

CREATE TABLE drills (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- drill number
    runbook_id TEXT NOT NULL REFERENCES runbooks (id),
    leader_id TEXT NOT NULL REFERENCES engineers (id),
    status TEXT NOT NULL CHECK (status IN ('planned', 'passed', 'failed', 'dropped')),
    held_on TEXT NOT NULL, -- date of the drill
    report TEXT NOT NULL
);

CREATE INDEX services_by_owner ON services (owner_id);
CREATE INDEX runbooks_by_service ON runbooks (service_id);
CREATE INDEX runbooks_by_author ON runbooks (author_id);
CREATE INDEX changes_by_service ON changes (service_id);
CREATE INDEX changes_by_runbook ON changes (runbook_id);
CREATE INDEX changes_by_asker ON changes (asker_id);
CREATE INDEX approvals_by_change ON approvals (change_id);
CREATE INDEX approvals_by_engineer ON approvals (engineer_id);
CREATE INDEX drills_by_runbook ON drills (runbook_id);
CREATE INDEX drills_by_leader ON drills (leader_id);

-- Words of services, without regard to case and accents.
CREATE VIRTUAL TABLE services_text USING fts5 (
    settings, content = services, columnsize = 0, tokenize = 'unicode61 remove_diacritics 2'
);

CREATE TRIGGER services_text_of_new AFTER INSERT ON services BEGIN
    INSERT INTO services_text (rowid, settings) VALUES (new.rowid, new.settings);
END;

CREATE TRIGGER services_text_of_changed AFTER UPDATE OF settings ON services BEGIN
    INSERT INTO services_text (services_text, rowid, settings) VALUES ('delete', old.rowid, old.settings);
    INSERT INTO services_text (rowid, settings) VALUES (new.rowid, new.settings);
END;

CREATE TRIGGER services_text_of_deleted AFTER DELETE ON services BEGIN
    INSERT INTO services_text (services_text, rowid, settings) VALUES ('delete', old.rowid, old.settings);
END;

-- Words of runbooks, without regard to case and accents.
CREATE VIRTUAL TABLE runbooks_text USING fts5 (
    title, body, content = runbooks, columnsize = 0, tokenize = 'unicode61 remove_diacritics 2'
);

CREATE TRIGGER runbooks_text_of_new AFTER INSERT ON runbooks BEGIN
    INSERT INTO runbooks_text (rowid, title, body) VALUES (new.rowid, new.title, new.body);
END;

CREATE TRIGGER runbooks_text_of_changed AFTER UPDATE OF title, body ON runbooks BEGIN
    INSERT INTO runbooks_text (runbooks_text, rowid, title, body) VALUES ('delete', old.rowid, old.title, old.body);
    INSERT INTO runbooks_text (rowid, title, body) VALUES (new.rowid, new.title, new.body);
END;

CREATE TRIGGER runbooks_text_of_deleted AFTER DELETE ON runbooks BEGIN
    INSERT INTO runbooks_text (runbooks_text, rowid, title, body) VALUES ('delete', old.rowid, old.title, old.body);
END;

-- Words of drills, without regard to case and accents.
CREATE VIRTUAL TABLE drills_text USING fts5 (
    report, content = drills, columnsize = 0, tokenize = 'unicode61 remove_diacritics 2'
);

CREATE TRIGGER drills_text_of_new AFTER INSERT ON drills BEGIN
    INSERT INTO drills_text (rowid, report) VALUES (new.rowid, new.report);
END;

CREATE TRIGGER drills_text_of_changed AFTER UPDATE OF report ON drills BEGIN
    INSERT INTO drills_text (drills_text, rowid, report) VALUES ('delete', old.rowid, old.report);
    INSERT INTO drills_text (rowid, report) VALUES (new.rowid, new.report);
END;

CREATE TRIGGER drills_text_of_deleted AFTER DELETE ON drills BEGIN
    INSERT INTO drills_text (drills_text, rowid, report) VALUES ('delete', old.rowid, old.report);
END;
