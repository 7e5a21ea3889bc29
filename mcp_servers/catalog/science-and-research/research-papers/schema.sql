-- River group papers: Manuscripts, authors, internal reviews, venues and reading meetings of a research group.

CREATE TABLE members (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    role TEXT NOT NULL CHECK (role IN ('student', 'postdoc', 'professor')),
    status TEXT NOT NULL CHECK (status IN ('present', 'abroad'))
);

CREATE TABLE venues (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    most_lines INTEGER NOT NULL CHECK (most_lines BETWEEN 40 AND 400),
    deadline TEXT NOT NULL
);

CREATE TABLE manuscripts (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- manuscript number
    water_body TEXT NOT NULL,
    quantity TEXT NOT NULL,
    title TEXT NOT NULL UNIQUE,
    lead_id TEXT NOT NULL REFERENCES members (id), -- lead author
    status TEXT NOT NULL CHECK (status IN ('draft', 'ready', 'submitted', 'accepted', 'rejected')),
    venue_id TEXT REFERENCES venues (id),
    started_on TEXT NOT NULL, -- start date
    submitted_on TEXT, -- submission date
    body TEXT NOT NULL, -- text
    CHECK ((venue_id IS NULL) = (status IN ('draft', 'ready'))),
    CHECK ((submitted_on IS NULL) = (status IN ('draft', 'ready')))
);

CREATE TABLE authorships (
    id TEXT PRIMARY KEY,
    manuscript_id TEXT NOT NULL REFERENCES manuscripts (id),
    member_id TEXT NOT NULL REFERENCES members (id),
    agreed INTEGER NOT NULL CHECK (agreed IN (0, 1)),
    UNIQUE (manuscript_id, member_id)
);

CREATE TABLE reviews (
    id TEXT PRIMARY KEY,
    manuscript_id TEXT NOT NULL REFERENCES manuscripts (id),
    reviewer_id TEXT NOT NULL REFERENCES members (id),
    status TEXT NOT NULL CHECK (status IN ('asked', 'positive', 'negative', 'declined')),
    due_on TEXT NOT NULL, -- due date
    body TEXT NOT NULL, -- text
    UNIQUE (manuscript_id, reviewer_id)
);

CREATE TABLE readings (
    id TEXT PRIMARY KEY,
    manuscript_id TEXT NOT NULL REFERENCES manuscripts (id),
    speaker_id TEXT NOT NULL REFERENCES members (id),
    held_on TEXT NOT NULL, -- date of the reading
    status TEXT NOT NULL CHECK (status IN ('planned', 'held', 'dropped')),
    UNIQUE (manuscript_id, held_on)
);

CREATE INDEX manuscripts_by_lead ON manuscripts (lead_id);
CREATE INDEX manuscripts_by_venue ON manuscripts (venue_id);
CREATE INDEX authorships_by_manuscript ON authorships (manuscript_id);
CREATE INDEX authorships_by_member ON authorships (member_id);
CREATE INDEX reviews_by_manuscript ON reviews (manuscript_id);
CREATE INDEX reviews_by_reviewer ON reviews (reviewer_id);
CREATE INDEX readings_by_manuscript ON readings (manuscript_id);
CREATE INDEX readings_by_speaker ON readings (speaker_id);

-- Words of manuscripts, without regard to case and accents.
CREATE VIRTUAL TABLE manuscripts_text USING fts5 (
    title, body, content = manuscripts, columnsize = 0, tokenize = 'unicode61 remove_diacritics 2'
);

CREATE TRIGGER manuscripts_text_of_new AFTER INSERT ON manuscripts BEGIN
    INSERT INTO manuscripts_text (rowid, title, body) VALUES (new.rowid, new.title, new.body);
END;

CREATE TRIGGER manuscripts_text_of_changed AFTER UPDATE OF title, body ON manuscripts BEGIN
    INSERT INTO manuscripts_text (manuscripts_text, rowid, title, body) VALUES ('delete', old.rowid, old.title, old.body);
    INSERT INTO manuscripts_text (rowid, title, body) VALUES (new.rowid, new.title, new.body);
END;

CREATE TRIGGER manuscripts_text_of_deleted AFTER DELETE ON manuscripts BEGIN
    INSERT INTO manuscripts_text (manuscripts_text, rowid, title, body) VALUES ('delete', old.rowid, old.title, old.body);
END;

-- Words of reviews, without regard to case and accents.
CREATE VIRTUAL TABLE reviews_text USING fts5 (
    body, content = reviews, columnsize = 0, tokenize = 'unicode61 remove_diacritics 2'
);

CREATE TRIGGER reviews_text_of_new AFTER INSERT ON reviews BEGIN
    INSERT INTO reviews_text (rowid, body) VALUES (new.rowid, new.body);
END;

CREATE TRIGGER reviews_text_of_changed AFTER UPDATE OF body ON reviews BEGIN
    INSERT INTO reviews_text (reviews_text, rowid, body) VALUES ('delete', old.rowid, old.body);
    INSERT INTO reviews_text (rowid, body) VALUES (new.rowid, new.body);
END;

CREATE TRIGGER reviews_text_of_deleted AFTER DELETE ON reviews BEGIN
    INSERT INTO reviews_text (reviews_text, rowid, body) VALUES ('delete', old.rowid, old.body);
END;
