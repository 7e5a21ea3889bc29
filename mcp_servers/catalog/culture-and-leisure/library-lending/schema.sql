-- Town library, my account: The catalogue, loans, holds, reviews and reading lists of a public library, as one of its readers sees them.

CREATE TABLE branches (
    id TEXT PRIMARY KEY,
    town TEXT NOT NULL UNIQUE,
    address TEXT NOT NULL,
    late_opening INTEGER NOT NULL CHECK (late_opening IN (0, 1)) -- open in the evening
);

CREATE TABLE readers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    card TEXT NOT NULL UNIQUE, -- card number
    email TEXT NOT NULL UNIQUE,
    branch_id TEXT NOT NULL REFERENCES branches (id), -- home branch
    kind TEXT NOT NULL CHECK (kind IN ('adult', 'student', 'child')),
    expires_on TEXT NOT NULL -- expiry date of the card
);

CREATE TABLE works (
    id TEXT PRIMARY KEY,
    title TEXT NOT NULL UNIQUE,
    author TEXT NOT NULL,
    genre TEXT NOT NULL CHECK (genre IN ('novel', 'crime', 'history', 'nature', 'poetry', 'children')),
    published INTEGER NOT NULL CHECK (published BETWEEN 1890 AND 2026), -- year of publication
    pages INTEGER NOT NULL CHECK (pages BETWEEN 24 AND 900) -- number of pages
);

CREATE TABLE copies (
    id TEXT PRIMARY KEY,
    work_id TEXT NOT NULL REFERENCES works (id),
    barcode TEXT NOT NULL UNIQUE,
    branch_id TEXT NOT NULL REFERENCES branches (id),
    shelf TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('lendable', 'missing', 'withdrawn'))
);

CREATE TABLE loans (
    id TEXT PRIMARY KEY,
    reader_id TEXT NOT NULL REFERENCES readers (id),
    copy_id TEXT NOT NULL REFERENCES copies (id),
    lent_on TEXT NOT NULL, -- lending date
    due_on TEXT NOT NULL, -- due date
    returned_on TEXT, -- return date
    renewals INTEGER NOT NULL CHECK (renewals >= 0), -- number of renewals
    CHECK (lent_on <= due_on),
    CHECK (returned_on IS NULL OR returned_on >= lent_on)
);

CREATE TABLE holds (
    id TEXT PRIMARY KEY,
    reader_id TEXT NOT NULL REFERENCES readers (id),
    work_id TEXT NOT NULL REFERENCES works (id),
    branch_id TEXT NOT NULL REFERENCES branches (id), -- pick-up branch
    placed_on TEXT NOT NULL, -- date of the request
    ready_until TEXT, -- pick-up deadline
    status TEXT NOT NULL CHECK (status IN ('waiting', 'ready', 'collected', 'cancelled'))
);

CREATE TABLE fees (
    id TEXT PRIMARY KEY,
    reader_id TEXT NOT NULL REFERENCES readers (id),
    loan_id TEXT NOT NULL REFERENCES loans (id),
    reason TEXT NOT NULL CHECK (reason IN ('overdue', 'damage', 'lost')),
    amount INTEGER NOT NULL CHECK (amount >= 200), -- minor units
    status TEXT NOT NULL CHECK (status IN ('open', 'paid')),
    charged_on TEXT NOT NULL -- charge date
);

CREATE TABLE reviews (
    id TEXT PRIMARY KEY,
    reader_id TEXT NOT NULL REFERENCES readers (id),
    work_id TEXT NOT NULL REFERENCES works (id),
    stars INTEGER NOT NULL CHECK (stars BETWEEN 1 AND 5), -- rating
    text TEXT, -- review text
    written_on TEXT NOT NULL, -- review date
    UNIQUE (reader_id, work_id)
);

CREATE TABLE reading_lists (
    id TEXT PRIMARY KEY,
    reader_id TEXT NOT NULL REFERENCES readers (id),
    name TEXT NOT NULL,
    shared INTEGER NOT NULL CHECK (shared IN (0, 1))
);

CREATE TABLE list_entries (
    id TEXT PRIMARY KEY,
    reading_list_id TEXT NOT NULL REFERENCES reading_lists (id),
    work_id TEXT NOT NULL REFERENCES works (id),
    added_on TEXT NOT NULL, -- date added
    UNIQUE (reading_list_id, work_id)
);

CREATE INDEX readers_by_branch ON readers (branch_id);
CREATE INDEX copies_by_work ON copies (work_id);
CREATE INDEX copies_by_branch ON copies (branch_id);
CREATE INDEX loans_by_reader ON loans (reader_id);
CREATE INDEX loans_by_copy ON loans (copy_id);
CREATE INDEX holds_by_reader ON holds (reader_id);
CREATE INDEX holds_by_work ON holds (work_id);
CREATE INDEX holds_by_branch ON holds (branch_id);
CREATE INDEX fees_by_reader ON fees (reader_id);
CREATE INDEX fees_by_loan ON fees (loan_id);
CREATE INDEX reviews_by_reader ON reviews (reader_id);
CREATE INDEX reviews_by_work ON reviews (work_id);
CREATE INDEX reading_lists_by_reader ON reading_lists (reader_id);
CREATE INDEX list_entries_by_reading_list ON list_entries (reading_list_id);
CREATE INDEX list_entries_by_work ON list_entries (work_id);
