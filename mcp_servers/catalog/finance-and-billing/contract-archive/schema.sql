-- Lyric Theatre contract archive: Suppliers, contracts, amendments, signatures and notices in a theatre's archive.

CREATE TABLE keepers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    signing_limit INTEGER NOT NULL CHECK (signing_limit BETWEEN 0 AND 9000000), -- minor units
    status TEXT NOT NULL CHECK (status IN ('in_office', 'away'))
);

CREATE TABLE partners (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    town TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('approved', 'barred'))
);

CREATE TABLE contracts (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- contract number
    subject TEXT NOT NULL,
    partner_id TEXT NOT NULL REFERENCES partners (id), -- supplier
    keeper_id TEXT NOT NULL REFERENCES keepers (id),
    status TEXT NOT NULL CHECK (status IN ('draft', 'signed', 'noticed', 'ended', 'destroyed', 'dropped')),
    yearly_value INTEGER NOT NULL CHECK (yearly_value >= 10000), -- value a year, minor units
    notice_days INTEGER NOT NULL CHECK (notice_days BETWEEN 14 AND 180), -- days of notice
    begins_on TEXT NOT NULL, -- start date
    ends_on TEXT NOT NULL, -- end date
    in_dispute INTEGER NOT NULL CHECK (in_dispute IN (0, 1)),
    body TEXT NOT NULL -- text
);

CREATE TABLE amendments (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- amendment number
    contract_id TEXT NOT NULL REFERENCES contracts (id),
    reason TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('draft', 'signed', 'dropped')),
    takes_effect_on TEXT NOT NULL, -- effective date
    new_value INTEGER NOT NULL CHECK (new_value BETWEEN 10000 AND 9000000), -- new value a year, minor units
    body TEXT NOT NULL -- text
);

CREATE TABLE signatures (
    id TEXT PRIMARY KEY,
    contract_id TEXT NOT NULL REFERENCES contracts (id),
    keeper_id TEXT NOT NULL REFERENCES keepers (id),
    signed_on TEXT NOT NULL, -- date of the signature
    UNIQUE (contract_id, keeper_id)
);

CREATE TABLE loans (
    id TEXT PRIMARY KEY,
    contract_id TEXT NOT NULL REFERENCES contracts (id),
    borrower_id TEXT NOT NULL REFERENCES keepers (id),
    status TEXT NOT NULL CHECK (status IN ('out', 'returned')),
    due_on TEXT NOT NULL -- due date
);

CREATE INDEX contracts_by_partner ON contracts (partner_id);
CREATE INDEX contracts_by_keeper ON contracts (keeper_id);
CREATE INDEX amendments_by_contract ON amendments (contract_id);
CREATE INDEX signatures_by_contract ON signatures (contract_id);
CREATE INDEX signatures_by_keeper ON signatures (keeper_id);
CREATE INDEX loans_by_contract ON loans (contract_id);
CREATE INDEX loans_by_borrower ON loans (borrower_id);

-- Words of contracts, without regard to case and accents.
CREATE VIRTUAL TABLE contracts_text USING fts5 (
    body, content = contracts, columnsize = 0, tokenize = 'unicode61 remove_diacritics 2'
);

CREATE TRIGGER contracts_text_of_new AFTER INSERT ON contracts BEGIN
    INSERT INTO contracts_text (rowid, body) VALUES (new.rowid, new.body);
END;

CREATE TRIGGER contracts_text_of_changed AFTER UPDATE OF body ON contracts BEGIN
    INSERT INTO contracts_text (contracts_text, rowid, body) VALUES ('delete', old.rowid, old.body);
    INSERT INTO contracts_text (rowid, body) VALUES (new.rowid, new.body);
END;

CREATE TRIGGER contracts_text_of_deleted AFTER DELETE ON contracts BEGIN
    INSERT INTO contracts_text (contracts_text, rowid, body) VALUES ('delete', old.rowid, old.body);
END;

-- Words of amendments, without regard to case and accents.
CREATE VIRTUAL TABLE amendments_text USING fts5 (
    body, content = amendments, columnsize = 0, tokenize = 'unicode61 remove_diacritics 2'
);

CREATE TRIGGER amendments_text_of_new AFTER INSERT ON amendments BEGIN
    INSERT INTO amendments_text (rowid, body) VALUES (new.rowid, new.body);
END;

CREATE TRIGGER amendments_text_of_changed AFTER UPDATE OF body ON amendments BEGIN
    INSERT INTO amendments_text (amendments_text, rowid, body) VALUES ('delete', old.rowid, old.body);
    INSERT INTO amendments_text (rowid, body) VALUES (new.rowid, new.body);
END;

CREATE TRIGGER amendments_text_of_deleted AFTER DELETE ON amendments BEGIN
    INSERT INTO amendments_text (amendments_text, rowid, body) VALUES ('delete', old.rowid, old.body);
END;
