-- Harbour Street mailbox: The shared mailbox of a housing cooperative's office, with conversations, mails, attachments, reminders and those who write.

CREATE TABLE clerks (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    most_open INTEGER NOT NULL CHECK (most_open BETWEEN 4 AND 30) -- most conversations at a time
);

CREATE TABLE topics (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    answer_within INTEGER NOT NULL CHECK (answer_within BETWEEN 1 AND 14), -- days to answer
    second_look INTEGER NOT NULL CHECK (second_look IN (0, 1))
);

CREATE TABLE correspondents (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL CHECK (kind IN ('resident', 'contractor', 'authority')),
    status TEXT NOT NULL CHECK (status IN ('welcome', 'blocked'))
);

CREATE TABLE conversations (
    id TEXT PRIMARY KEY,
    subject TEXT NOT NULL UNIQUE,
    correspondent_id TEXT NOT NULL REFERENCES correspondents (id),
    topic_id TEXT NOT NULL REFERENCES topics (id),
    status TEXT NOT NULL CHECK (status IN ('new', 'in_hand', 'closed')),
    clerk_id TEXT REFERENCES clerks (id), -- clerk in charge
    begun_at TEXT NOT NULL, -- time of the first mail, local time
    due_on TEXT NOT NULL, -- answer due date
    closed_on TEXT, -- closing date
    CHECK ((clerk_id IS NULL) = (status = 'new')),
    CHECK ((closed_on IS NULL) = (status != 'closed'))
);

CREATE TABLE mails (
    id TEXT PRIMARY KEY,
    conversation_id TEXT NOT NULL REFERENCES conversations (id),
    direction TEXT NOT NULL CHECK (direction IN ('received', 'written')),
    status TEXT NOT NULL CHECK (status IN ('arrived', 'answered', 'draft', 'approved', 'sent')),
    writer_id TEXT REFERENCES clerks (id),
    approver_id TEXT REFERENCES clerks (id),
    reader TEXT NOT NULL, -- addressee
    dated_at TEXT NOT NULL, -- date of the mail, local time
    body TEXT NOT NULL, -- text
    CHECK ((writer_id IS NULL) = (direction = 'received')),
    CHECK ((approver_id IS NULL) = (status != 'approved'))
);

CREATE TABLE attachments (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('csv', 'markdown', 'html')),
    file_name TEXT NOT NULL UNIQUE,
    mail_id TEXT NOT NULL REFERENCES mails (id),
    size INTEGER NOT NULL CHECK (size BETWEEN 1 AND 900), -- size in kilobytes
    status TEXT NOT NULL CHECK (status IN ('unchecked', 'clean', 'quarantined')),
    checked_on TEXT, -- day of the check
    content TEXT NOT NULL,
    CHECK ((checked_on IS NULL) = (status = 'unchecked'))
);

CREATE TABLE reminders (
    id TEXT PRIMARY KEY,
    conversation_id TEXT NOT NULL REFERENCES conversations (id),
    clerk_id TEXT NOT NULL REFERENCES clerks (id),
    matter TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('pending', 'done', 'dropped')),
    due_on TEXT NOT NULL -- due date
);

CREATE INDEX conversations_by_correspondent ON conversations (correspondent_id);
CREATE INDEX conversations_by_topic ON conversations (topic_id);
CREATE INDEX conversations_by_clerk ON conversations (clerk_id);
CREATE INDEX mails_by_conversation ON mails (conversation_id);
CREATE INDEX mails_by_writer ON mails (writer_id);
CREATE INDEX mails_by_approver ON mails (approver_id);
CREATE INDEX attachments_by_mail ON attachments (mail_id);
CREATE INDEX reminders_by_conversation ON reminders (conversation_id);
CREATE INDEX reminders_by_clerk ON reminders (clerk_id);

-- Words of mails, without regard to case and accents.
CREATE VIRTUAL TABLE mails_text USING fts5 (
    body, content = mails, columnsize = 0, tokenize = 'unicode61 remove_diacritics 2'
);

CREATE TRIGGER mails_text_of_new AFTER INSERT ON mails BEGIN
    INSERT INTO mails_text (rowid, body) VALUES (new.rowid, new.body);
END;

CREATE TRIGGER mails_text_of_changed AFTER UPDATE OF body ON mails BEGIN
    INSERT INTO mails_text (mails_text, rowid, body) VALUES ('delete', old.rowid, old.body);
    INSERT INTO mails_text (rowid, body) VALUES (new.rowid, new.body);
END;

CREATE TRIGGER mails_text_of_deleted AFTER DELETE ON mails BEGIN
    INSERT INTO mails_text (mails_text, rowid, body) VALUES ('delete', old.rowid, old.body);
END;

-- Words of attachments, without regard to case and accents.
CREATE VIRTUAL TABLE attachments_text USING fts5 (
    content, content = attachments, columnsize = 0, tokenize = 'unicode61 remove_diacritics 2'
);

CREATE TRIGGER attachments_text_of_new AFTER INSERT ON attachments BEGIN
    INSERT INTO attachments_text (rowid, content) VALUES (new.rowid, new.content);
END;

CREATE TRIGGER attachments_text_of_changed AFTER UPDATE OF content ON attachments BEGIN
    INSERT INTO attachments_text (attachments_text, rowid, content) VALUES ('delete', old.rowid, old.content);
    INSERT INTO attachments_text (rowid, content) VALUES (new.rowid, new.content);
END;

CREATE TRIGGER attachments_text_of_deleted AFTER DELETE ON attachments BEGIN
    INSERT INTO attachments_text (attachments_text, rowid, content) VALUES ('delete', old.rowid, old.content);
END;
