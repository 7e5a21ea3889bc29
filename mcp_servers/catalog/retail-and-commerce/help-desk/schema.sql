-- Weather station help desk: Tickets, messages, help articles, agents and customers of a maker of weather stations.

CREATE TABLE agents (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    tier INTEGER NOT NULL CHECK (tier BETWEEN 1 AND 3),
    most_open INTEGER NOT NULL CHECK (most_open BETWEEN 2 AND 20), -- most open tickets
    status TEXT NOT NULL CHECK (status IN ('working', 'away'))
);

CREATE TABLE customers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    contract TEXT NOT NULL CHECK (contract IN ('basic', 'plus', 'business'))
);

CREATE TABLE articles (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- article number
    trouble TEXT NOT NULL,
    title TEXT NOT NULL UNIQUE,
    author_id TEXT NOT NULL REFERENCES agents (id),
    status TEXT NOT NULL CHECK (status IN ('draft', 'checked', 'published', 'withdrawn')),
    checker_id TEXT REFERENCES agents (id),
    body TEXT NOT NULL, -- text
    CHECK ((checker_id IS NULL) = (status IN ('draft', 'withdrawn')))
);

CREATE TABLE tickets (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- ticket number
    trouble TEXT NOT NULL,
    model TEXT NOT NULL,
    customer_id TEXT NOT NULL REFERENCES customers (id),
    status TEXT NOT NULL CHECK (status IN ('new', 'open', 'waiting', 'solved', 'closed', 'duplicate')),
    tier INTEGER NOT NULL CHECK (tier >= 1),
    agent_id TEXT REFERENCES agents (id),
    priority TEXT NOT NULL CHECK (priority IN ('normal', 'urgent')),
    article_id TEXT REFERENCES articles (id),
    reported_at TEXT NOT NULL, -- time of the report, local time
    answer_by TEXT NOT NULL, -- answer deadline, local time
    waiting_since TEXT,
    CHECK ((agent_id IS NULL) = (status = 'new')),
    CHECK ((waiting_since IS NULL) = (status != 'waiting'))
);

CREATE TABLE messages (
    id TEXT PRIMARY KEY,
    ticket_id TEXT NOT NULL REFERENCES tickets (id),
    direction TEXT NOT NULL CHECK (direction IN ('incoming', 'outgoing')),
    agent_id TEXT REFERENCES agents (id), -- written by
    sent_at TEXT NOT NULL, -- time of the message, local time
    body TEXT NOT NULL -- text
);

CREATE INDEX articles_by_author ON articles (author_id);
CREATE INDEX articles_by_checker ON articles (checker_id);
CREATE INDEX tickets_by_customer ON tickets (customer_id);
CREATE INDEX tickets_by_agent ON tickets (agent_id);
CREATE INDEX tickets_by_article ON tickets (article_id);
CREATE INDEX messages_by_ticket ON messages (ticket_id);
CREATE INDEX messages_by_agent ON messages (agent_id);

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

-- Words of messages, without regard to case and accents.
CREATE VIRTUAL TABLE messages_text USING fts5 (
    body, content = messages, columnsize = 0, tokenize = 'unicode61 remove_diacritics 2'
);

CREATE TRIGGER messages_text_of_new AFTER INSERT ON messages BEGIN
    INSERT INTO messages_text (rowid, body) VALUES (new.rowid, new.body);
END;

CREATE TRIGGER messages_text_of_changed AFTER UPDATE OF body ON messages BEGIN
    INSERT INTO messages_text (messages_text, rowid, body) VALUES ('delete', old.rowid, old.body);
    INSERT INTO messages_text (rowid, body) VALUES (new.rowid, new.body);
END;

CREATE TRIGGER messages_text_of_deleted AFTER DELETE ON messages BEGIN
    INSERT INTO messages_text (messages_text, rowid, body) VALUES ('delete', old.rowid, old.body);
END;
