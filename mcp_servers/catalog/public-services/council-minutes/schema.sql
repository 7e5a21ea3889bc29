-- Town council minutes: Committees, councillors, meetings, motions, votes, papers and the minutes of a town's council.

CREATE TABLE clerks (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE
);

CREATE TABLE committees (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    seats INTEGER NOT NULL CHECK (seats BETWEEN 5 AND 25)
);

CREATE TABLE councillors (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    ward TEXT NOT NULL,
    committee_id TEXT NOT NULL REFERENCES committees (id), -- home committee
    status TEXT NOT NULL CHECK (status IN ('serving', 'resigned'))
);

CREATE TABLE meetings (
    id TEXT PRIMARY KEY,
    body_id TEXT NOT NULL REFERENCES committees (id), -- committee
    chair_id TEXT NOT NULL REFERENCES councillors (id),
    room TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('called', 'open', 'closed', 'cancelled')),
    held_at TEXT NOT NULL -- start time, local time
);

CREATE TABLE attendances (
    id TEXT PRIMARY KEY,
    meeting_id TEXT NOT NULL REFERENCES meetings (id),
    councillor_id TEXT NOT NULL REFERENCES councillors (id),
    status TEXT NOT NULL CHECK (status IN ('invited', 'present', 'excused')),
    UNIQUE (meeting_id, councillor_id)
);

CREATE TABLE motions (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- motion number
    matter TEXT NOT NULL,
    title TEXT NOT NULL UNIQUE,
    body_id TEXT NOT NULL REFERENCES committees (id), -- committee
    mover_id TEXT NOT NULL REFERENCES councillors (id),
    status TEXT NOT NULL CHECK (status IN ('handed_in', 'listed', 'carried', 'lost', 'adjourned', 'withdrawn')),
    meeting_id TEXT REFERENCES meetings (id),
    handed_in_on TEXT NOT NULL, -- date of the motion
    decided_on TEXT, -- date of the decision
    votes_for INTEGER NOT NULL CHECK (votes_for BETWEEN 0 AND 30),
    votes_against INTEGER NOT NULL CHECK (votes_against BETWEEN 0 AND 30),
    CHECK ((meeting_id IS NULL) = (status IN ('handed_in', 'withdrawn'))),
    CHECK ((decided_on IS NULL) = (status NOT IN ('carried', 'lost')))
);

CREATE TABLE papers (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- paper number
    subject TEXT NOT NULL,
    motion_id TEXT NOT NULL REFERENCES motions (id),
    kind TEXT NOT NULL CHECK (kind IN ('letter', 'csv', 'html')),
    access TEXT NOT NULL CHECK (access IN ('internal', 'open', 'confidential')),
    body TEXT NOT NULL -- text
);

CREATE TABLE minutes_sets (
    id TEXT PRIMARY KEY,
    meeting_id TEXT NOT NULL UNIQUE REFERENCES meetings (id),
    status TEXT NOT NULL CHECK (status IN ('kept', 'approved', 'published', 'corrected')),
    kept_on TEXT NOT NULL, -- date of the minutes
    body TEXT NOT NULL -- text
);

CREATE INDEX councillors_by_committee ON councillors (committee_id);
CREATE INDEX meetings_by_body ON meetings (body_id);
CREATE INDEX meetings_by_chair ON meetings (chair_id);
CREATE INDEX attendances_by_meeting ON attendances (meeting_id);
CREATE INDEX attendances_by_councillor ON attendances (councillor_id);
CREATE INDEX motions_by_body ON motions (body_id);
CREATE INDEX motions_by_mover ON motions (mover_id);
CREATE INDEX motions_by_meeting ON motions (meeting_id);
CREATE INDEX papers_by_motion ON papers (motion_id);

-- Words of papers, without regard to case and accents.
CREATE VIRTUAL TABLE papers_text USING fts5 (
    subject, body, content = papers, columnsize = 0, tokenize = 'unicode61 remove_diacritics 2'
);

CREATE TRIGGER papers_text_of_new AFTER INSERT ON papers BEGIN
    INSERT INTO papers_text (rowid, subject, body) VALUES (new.rowid, new.subject, new.body);
END;

CREATE TRIGGER papers_text_of_changed AFTER UPDATE OF subject, body ON papers BEGIN
    INSERT INTO papers_text (papers_text, rowid, subject, body) VALUES ('delete', old.rowid, old.subject, old.body);
    INSERT INTO papers_text (rowid, subject, body) VALUES (new.rowid, new.subject, new.body);
END;

CREATE TRIGGER papers_text_of_deleted AFTER DELETE ON papers BEGIN
    INSERT INTO papers_text (papers_text, rowid, subject, body) VALUES ('delete', old.rowid, old.subject, old.body);
END;

-- Words of minutes sets, without regard to case and accents.
CREATE VIRTUAL TABLE minutes_sets_text USING fts5 (
    body, content = minutes_sets, columnsize = 0, tokenize = 'unicode61 remove_diacritics 2'
);

CREATE TRIGGER minutes_sets_text_of_new AFTER INSERT ON minutes_sets BEGIN
    INSERT INTO minutes_sets_text (rowid, body) VALUES (new.rowid, new.body);
END;

CREATE TRIGGER minutes_sets_text_of_changed AFTER UPDATE OF body ON minutes_sets BEGIN
    INSERT INTO minutes_sets_text (minutes_sets_text, rowid, body) VALUES ('delete', old.rowid, old.body);
    INSERT INTO minutes_sets_text (rowid, body) VALUES (new.rowid, new.body);
END;

CREATE TRIGGER minutes_sets_text_of_deleted AFTER DELETE ON minutes_sets BEGIN
    INSERT INTO minutes_sets_text (minutes_sets_text, rowid, body) VALUES ('delete', old.rowid, old.body);
END;
