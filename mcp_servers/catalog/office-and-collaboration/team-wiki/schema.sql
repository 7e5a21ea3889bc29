-- Playground workshop wiki: Spaces, articles, revisions, comments and reviews in the wiki of a workshop that builds playgrounds.

CREATE TABLE authors (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    role TEXT NOT NULL CHECK (role IN ('reader', 'writer', 'keeper')),
    status TEXT NOT NULL CHECK (status IN ('active', 'left'))
);

CREATE TABLE spaces (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    guarded INTEGER NOT NULL CHECK (guarded IN (0, 1)),
    most_articles INTEGER NOT NULL CHECK (most_articles BETWEEN 4 AND 60)
);

CREATE TABLE articles (
    id TEXT PRIMARY KEY,
    title TEXT NOT NULL UNIQUE,
    space_id TEXT NOT NULL REFERENCES spaces (id),
    parent_id TEXT REFERENCES articles (id), -- parent article
    author_id TEXT NOT NULL REFERENCES authors (id),
    status TEXT NOT NULL CHECK (status IN ('draft', 'in_review', 'published', 'archived')),
    locked_by_id TEXT REFERENCES authors (id),
    locked_at TEXT, -- time of the lock, local time
    review_due TEXT NOT NULL, -- review date
    body TEXT NOT NULL, -- text
    CHECK ((locked_by_id IS NULL) = (locked_at IS NULL))
);

CREATE TABLE revisions (
    id TEXT PRIMARY KEY,
    article_id TEXT NOT NULL REFERENCES articles (id),
    author_id TEXT NOT NULL REFERENCES authors (id),
    summary TEXT NOT NULL,
    kept_at TEXT NOT NULL, -- time of the revision, local time
    text TEXT NOT NULL
);

CREATE TABLE comments (
    id TEXT PRIMARY KEY,
    article_id TEXT NOT NULL REFERENCES articles (id),
    author_id TEXT NOT NULL REFERENCES authors (id),
    remark TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'settled', 'refused')),
    made_on TEXT NOT NULL -- date of the comment
);

CREATE TABLE reviews (
    id TEXT PRIMARY KEY,
    article_id TEXT NOT NULL REFERENCES articles (id),
    reviewer_id TEXT NOT NULL REFERENCES authors (id),
    status TEXT NOT NULL CHECK (status IN ('asked', 'passed', 'failed')),
    due_on TEXT NOT NULL -- due date
);

CREATE INDEX articles_by_space ON articles (space_id);
CREATE INDEX articles_by_parent ON articles (parent_id);
CREATE INDEX articles_by_author ON articles (author_id);
CREATE INDEX articles_by_locked_by ON articles (locked_by_id);
CREATE INDEX revisions_by_article ON revisions (article_id);
CREATE INDEX revisions_by_author ON revisions (author_id);
CREATE INDEX comments_by_article ON comments (article_id);
CREATE INDEX comments_by_author ON comments (author_id);
CREATE INDEX reviews_by_article ON reviews (article_id);
CREATE INDEX reviews_by_reviewer ON reviews (reviewer_id);

-- Words of articles, without regard to case and accents.
CREATE VIRTUAL TABLE articles_text USING fts5 (
    title, body, content = articles, columnsize = 0, tokenize = 'unicode61 remove_diacritics 2'
);

CREATE TRIGGER articles_text_of_new AFTER INSERT ON articles BEGIN
    INSERT INTO articles_text (rowid, title, body) VALUES (new.rowid, new.title, new.body);
END;

CREATE TRIGGER articles_text_of_changed AFTER UPDATE OF title, body ON articles BEGIN
    INSERT INTO articles_text (articles_text, rowid, title, body) VALUES ('delete', old.rowid, old.title, old.body);
    INSERT INTO articles_text (rowid, title, body) VALUES (new.rowid, new.title, new.body);
END;

CREATE TRIGGER articles_text_of_deleted AFTER DELETE ON articles BEGIN
    INSERT INTO articles_text (articles_text, rowid, title, body) VALUES ('delete', old.rowid, old.title, old.body);
END;

-- Words of revisions, without regard to case and accents.
CREATE VIRTUAL TABLE revisions_text USING fts5 (
    text, content = revisions, columnsize = 0, tokenize = 'unicode61 remove_diacritics 2'
);

CREATE TRIGGER revisions_text_of_new AFTER INSERT ON revisions BEGIN
    INSERT INTO revisions_text (rowid, text) VALUES (new.rowid, new.text);
END;

CREATE TRIGGER revisions_text_of_changed AFTER UPDATE OF text ON revisions BEGIN
    INSERT INTO revisions_text (revisions_text, rowid, text) VALUES ('delete', old.rowid, old.text);
    INSERT INTO revisions_text (rowid, text) VALUES (new.rowid, new.text);
END;

CREATE TRIGGER revisions_text_of_deleted AFTER DELETE ON revisions BEGIN
    INSERT INTO revisions_text (revisions_text, rowid, text) VALUES ('delete', old.rowid, old.text);
END;
