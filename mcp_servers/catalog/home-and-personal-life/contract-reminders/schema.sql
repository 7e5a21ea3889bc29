-- Holmgaard household contracts: Running contracts of a couple's household, price changes, cancellation letters, comparison offers and reminders.

CREATE TABLE signers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    budget INTEGER NOT NULL CHECK (budget BETWEEN 100000 AND 2000000) -- monthly budget, minor units
);

CREATE TABLE providers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    address TEXT NOT NULL,
    phone TEXT NOT NULL,
    answers_by TEXT NOT NULL CHECK (answers_by IN ('post', 'mail', 'portal'))
);

CREATE TABLE contracts (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- contract number
    status TEXT NOT NULL CHECK (status IN ('running', 'notice_given', 'ended')),
    what TEXT NOT NULL, -- subject
    signer_id TEXT NOT NULL REFERENCES signers (id),
    provider_id TEXT NOT NULL REFERENCES providers (id),
    compulsory INTEGER NOT NULL CHECK (compulsory IN (0, 1)), -- required by law
    price INTEGER NOT NULL CHECK (price >= 2000), -- monthly price, minor units
    ends_on TEXT NOT NULL, -- end of the term
    notice_days INTEGER NOT NULL CHECK (notice_days BETWEEN 14 AND 90), -- notice in days
    renewal_months INTEGER NOT NULL CHECK (renewal_months BETWEEN 1 AND 24) -- renewal term in months
);

CREATE TABLE price_changes (
    id TEXT PRIMARY KEY,
    contract_id TEXT NOT NULL REFERENCES contracts (id),
    new_price INTEGER NOT NULL CHECK (new_price BETWEEN 2000 AND 100000), -- minor units
    announced_on TEXT NOT NULL, -- day of the announcement
    valid_from TEXT NOT NULL, -- first day of the new price
    status TEXT NOT NULL CHECK (status IN ('announced', 'accepted', 'contested'))
);

CREATE TABLE offers (
    id TEXT PRIMARY KEY,
    contract_id TEXT NOT NULL REFERENCES contracts (id), -- old contract
    provider_id TEXT NOT NULL REFERENCES providers (id),
    price INTEGER NOT NULL CHECK (price BETWEEN 2000 AND 90000), -- monthly price, minor units
    term_months INTEGER NOT NULL CHECK (term_months BETWEEN 1 AND 36), -- term in months
    valid_until TEXT NOT NULL, -- last day of the offer
    status TEXT NOT NULL CHECK (status IN ('open', 'signed', 'declined'))
);

CREATE TABLE letters (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- letter number
    contract_id TEXT NOT NULL REFERENCES contracts (id),
    purpose TEXT NOT NULL CHECK (purpose IN ('cancellation', 'objection', 'question')),
    status TEXT NOT NULL CHECK (status IN ('draft', 'sent', 'answered', 'repeated', 'torn_up')),
    sent_on TEXT, -- posting day
    registered INTEGER NOT NULL CHECK (registered IN (0, 1)),
    CHECK ((sent_on IS NULL) = (status IN ('draft', 'torn_up')))
);

CREATE TABLE reminders (
    id TEXT PRIMARY KEY,
    contract_id TEXT NOT NULL REFERENCES contracts (id),
    due_on TEXT NOT NULL, -- due day
    what TEXT NOT NULL, -- task
    status TEXT NOT NULL CHECK (status IN ('waiting', 'done', 'dropped'))
);

CREATE INDEX contracts_by_signer ON contracts (signer_id);
CREATE INDEX contracts_by_provider ON contracts (provider_id);
CREATE INDEX price_changes_by_contract ON price_changes (contract_id);
CREATE INDEX offers_by_contract ON offers (contract_id);
CREATE INDEX offers_by_provider ON offers (provider_id);
CREATE INDEX letters_by_contract ON letters (contract_id);
CREATE INDEX reminders_by_contract ON reminders (contract_id);
