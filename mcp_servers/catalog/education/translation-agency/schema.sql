-- Lingua translations: Customers, source texts, translators, translation jobs, deliveries and reviews of a translation agency.

CREATE TABLE managers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE
);

CREATE TABLE customers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    credit_limit INTEGER NOT NULL CHECK (credit_limit BETWEEN 20000 AND 900000), -- minor units
    status TEXT NOT NULL CHECK (status IN ('active', 'paused'))
);

CREATE TABLE translators (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    mother_tongue TEXT NOT NULL CHECK (mother_tongue IN ('german', 'french', 'spanish', 'polish', 'italian')),
    sworn INTEGER NOT NULL CHECK (sworn IN (0, 1)),
    words_a_week INTEGER NOT NULL CHECK (words_a_week BETWEEN 2000 AND 14000),
    status TEXT NOT NULL CHECK (status IN ('available', 'away'))
);

CREATE TABLE sources (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- text number
    product TEXT NOT NULL,
    title TEXT NOT NULL UNIQUE,
    customer_id TEXT NOT NULL REFERENCES customers (id),
    kind TEXT NOT NULL CHECK (kind IN ('html', 'markdown', 'csv', 'letter')),
    subject TEXT NOT NULL CHECK (subject IN ('machines', 'food', 'tourism', 'law', 'medicine')),
    words INTEGER NOT NULL CHECK (words BETWEEN 100 AND 6000), -- number of words
    body TEXT NOT NULL -- text
);

CREATE TABLE jobs (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- job number
    source_id TEXT NOT NULL REFERENCES sources (id), -- source text
    language TEXT NOT NULL CHECK (language IN ('german', 'french', 'spanish', 'polish', 'italian')), -- target language
    status TEXT NOT NULL CHECK (status IN ('offered', 'given', 'delivered', 'reviewed', 'invoiced', 'refused')),
    translator_id TEXT REFERENCES translators (id),
    fee INTEGER NOT NULL CHECK (fee >= 500), -- minor units
    due_on TEXT NOT NULL, -- due date
    remark TEXT NOT NULL
);

CREATE TABLE deliveries (
    id TEXT PRIMARY KEY,
    job_id TEXT NOT NULL UNIQUE REFERENCES jobs (id),
    delivered_on TEXT NOT NULL, -- date of the delivery
    late INTEGER NOT NULL CHECK (late IN (0, 1)),
    body TEXT NOT NULL -- text
);

CREATE TABLE reviews (
    id TEXT PRIMARY KEY,
    delivery_id TEXT NOT NULL REFERENCES deliveries (id),
    reviewer_id TEXT NOT NULL REFERENCES translators (id),
    status TEXT NOT NULL CHECK (status IN ('asked', 'accepted', 'rejected')),
    finding TEXT NOT NULL,
    due_on TEXT NOT NULL -- due date
);

CREATE INDEX sources_by_customer ON sources (customer_id);
CREATE INDEX jobs_by_source ON jobs (source_id);
CREATE INDEX jobs_by_translator ON jobs (translator_id);
CREATE INDEX reviews_by_delivery ON reviews (delivery_id);
CREATE INDEX reviews_by_reviewer ON reviews (reviewer_id);

-- Words of sources, without regard to case and accents.
CREATE VIRTUAL TABLE sources_text USING fts5 (
    title, body, content = sources, columnsize = 0, tokenize = 'unicode61 remove_diacritics 2'
);

CREATE TRIGGER sources_text_of_new AFTER INSERT ON sources BEGIN
    INSERT INTO sources_text (rowid, title, body) VALUES (new.rowid, new.title, new.body);
END;

CREATE TRIGGER sources_text_of_changed AFTER UPDATE OF title, body ON sources BEGIN
    INSERT INTO sources_text (sources_text, rowid, title, body) VALUES ('delete', old.rowid, old.title, old.body);
    INSERT INTO sources_text (rowid, title, body) VALUES (new.rowid, new.title, new.body);
END;

CREATE TRIGGER sources_text_of_deleted AFTER DELETE ON sources BEGIN
    INSERT INTO sources_text (sources_text, rowid, title, body) VALUES ('delete', old.rowid, old.title, old.body);
END;

-- Words of deliveries, without regard to case and accents.
CREATE VIRTUAL TABLE deliveries_text USING fts5 (
    body, content = deliveries, columnsize = 0, tokenize = 'unicode61 remove_diacritics 2'
);

CREATE TRIGGER deliveries_text_of_new AFTER INSERT ON deliveries BEGIN
    INSERT INTO deliveries_text (rowid, body) VALUES (new.rowid, new.body);
END;

CREATE TRIGGER deliveries_text_of_changed AFTER UPDATE OF body ON deliveries BEGIN
    INSERT INTO deliveries_text (deliveries_text, rowid, body) VALUES ('delete', old.rowid, old.body);
    INSERT INTO deliveries_text (rowid, body) VALUES (new.rowid, new.body);
END;

CREATE TRIGGER deliveries_text_of_deleted AFTER DELETE ON deliveries BEGIN
    INSERT INTO deliveries_text (deliveries_text, rowid, body) VALUES ('delete', old.rowid, old.body);
END;
