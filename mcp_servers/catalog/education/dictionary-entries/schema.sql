-- Northern dialect dictionary: Editors, letters of the alphabet, entries, senses, quotations, sources and readers' comments of a dialect dictionary in the making.

CREATE TABLE editors (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    rank TEXT NOT NULL CHECK (rank IN ('senior', 'junior')),
    status TEXT NOT NULL CHECK (status IN ('active', 'left'))
);

CREATE TABLE sources (
    id TEXT PRIMARY KEY,
    title TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL CHECK (kind IN ('book', 'letter', 'newspaper', 'recording')),
    year INTEGER NOT NULL CHECK (year BETWEEN 1700 AND 2020),
    permission INTEGER NOT NULL CHECK (permission IN (0, 1))
);

CREATE TABLE entries (
    id TEXT PRIMARY KEY,
    headword TEXT NOT NULL UNIQUE,
    word_class TEXT NOT NULL CHECK (word_class IN ('noun', 'verb', 'adjective', 'adverb')),
    status TEXT NOT NULL CHECK (status IN ('draft', 'in_review', 'published', 'dropped')),
    editor_id TEXT NOT NULL REFERENCES editors (id),
    reviewer_id TEXT REFERENCES editors (id),
    touched_on TEXT NOT NULL, -- last change
    CHECK (status NOT IN ('in_review', 'published') OR reviewer_id IS NOT NULL),
    CHECK (reviewer_id IS NULL OR reviewer_id != editor_id)
);

CREATE TABLE senses (
    id TEXT PRIMARY KEY,
    entry_id TEXT NOT NULL REFERENCES entries (id),
    number INTEGER NOT NULL CHECK (number >= 1), -- number of the sense
    meaning TEXT NOT NULL,
    region TEXT NOT NULL,
    obsolete INTEGER NOT NULL CHECK (obsolete IN (0, 1)),
    UNIQUE (entry_id, number)
);

CREATE TABLE quotations (
    id TEXT PRIMARY KEY,
    sense_id TEXT NOT NULL REFERENCES senses (id),
    text TEXT NOT NULL,
    source_id TEXT NOT NULL REFERENCES sources (id),
    leaf INTEGER NOT NULL CHECK (leaf BETWEEN 1 AND 600), -- page
    status TEXT NOT NULL CHECK (status IN ('collected', 'checked', 'rejected')),
    collected_on TEXT NOT NULL -- date of collection
);

CREATE TABLE reader_comments (
    id TEXT PRIMARY KEY,
    entry_id TEXT NOT NULL REFERENCES entries (id),
    reader TEXT NOT NULL,
    text TEXT NOT NULL, -- comment
    status TEXT NOT NULL CHECK (status IN ('open', 'answered', 'rejected')),
    written_on TEXT NOT NULL -- date of the comment
);

CREATE INDEX entries_by_editor ON entries (editor_id);
CREATE INDEX entries_by_reviewer ON entries (reviewer_id);
CREATE INDEX senses_by_entry ON senses (entry_id);
CREATE INDEX quotations_by_sense ON quotations (sense_id);
CREATE INDEX quotations_by_source ON quotations (source_id);
CREATE INDEX reader_comments_by_entry ON reader_comments (entry_id);
