-- Stadtlinien lost property: Found items, loss reports, matches and transfers between the lost property offices of a transport operator.

CREATE TABLE offices (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    central INTEGER NOT NULL CHECK (central IN (0, 1)),
    phone TEXT NOT NULL,
    shelf_space INTEGER NOT NULL CHECK (shelf_space BETWEEN 4 AND 200)
);

CREATE TABLE clerks (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    badge TEXT NOT NULL UNIQUE, -- badge number
    office_id TEXT NOT NULL REFERENCES offices (id),
    grade TEXT NOT NULL CHECK (grade IN ('senior', 'junior'))
);

CREATE TABLE categories (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    valuable INTEGER NOT NULL CHECK (valuable IN (0, 1)),
    keep_days INTEGER NOT NULL CHECK (keep_days BETWEEN 1 AND 120), -- days kept
    fee INTEGER NOT NULL CHECK (fee BETWEEN 200 AND 1500) -- minor units
);

CREATE TABLE routes (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    terminus TEXT NOT NULL
);

CREATE TABLE travellers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    phone TEXT NOT NULL,
    town TEXT NOT NULL
);

CREATE TABLE found_items (
    id TEXT PRIMARY KEY,
    tag TEXT NOT NULL UNIQUE, -- tag number
    category_id TEXT NOT NULL REFERENCES categories (id),
    description TEXT NOT NULL,
    colour TEXT NOT NULL CHECK (colour IN ('black', 'blue', 'red', 'grey')),
    route_id TEXT NOT NULL REFERENCES routes (id), -- line
    office_id TEXT NOT NULL REFERENCES offices (id),
    found_on TEXT NOT NULL, -- finding date
    value INTEGER NOT NULL CHECK (value BETWEEN 100 AND 120000), -- estimated value, minor units
    status TEXT NOT NULL CHECK (status IN ('stored', 'promised', 'returned', 'disposed', 'surrendered'))
);

CREATE TABLE loss_reports (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- report number
    traveller_id TEXT NOT NULL REFERENCES travellers (id),
    category_id TEXT NOT NULL REFERENCES categories (id),
    colour TEXT NOT NULL CHECK (colour IN ('black', 'blue', 'red', 'grey')),
    route_id TEXT NOT NULL REFERENCES routes (id), -- line
    lost_on TEXT NOT NULL, -- date of the loss
    reported_on TEXT NOT NULL, -- report date
    detail TEXT,
    status TEXT NOT NULL CHECK (status IN ('open', 'matched', 'settled', 'closed'))
);

CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    found_item_id TEXT NOT NULL REFERENCES found_items (id), -- item
    loss_report_id TEXT NOT NULL REFERENCES loss_reports (id), -- report
    proposed_by_id TEXT NOT NULL REFERENCES clerks (id),
    proposed_on TEXT NOT NULL, -- proposal date
    status TEXT NOT NULL CHECK (status IN ('proposed', 'confirmed', 'collected', 'rejected', 'lapsed')),
    confirmed_by_id TEXT REFERENCES clerks (id),
    confirmed_on TEXT, -- confirmation date
    proof TEXT CHECK (proof IN ('identity_card', 'receipt', 'description')),
    collect_by TEXT, -- last day for collection
    fee INTEGER NOT NULL CHECK (fee >= 0), -- fee paid, minor units
    UNIQUE (found_item_id, loss_report_id)
);

CREATE TABLE transfers (
    id TEXT PRIMARY KEY,
    status TEXT NOT NULL CHECK (status IN ('sent', 'arrived')),
    found_item_id TEXT NOT NULL REFERENCES found_items (id), -- item
    destination_id TEXT NOT NULL REFERENCES offices (id),
    sent_on TEXT NOT NULL -- sending date
);

CREATE INDEX clerks_by_office ON clerks (office_id);
CREATE INDEX found_items_by_category ON found_items (category_id);
CREATE INDEX found_items_by_route ON found_items (route_id);
CREATE INDEX found_items_by_office ON found_items (office_id);
CREATE INDEX loss_reports_by_traveller ON loss_reports (traveller_id);
CREATE INDEX loss_reports_by_category ON loss_reports (category_id);
CREATE INDEX loss_reports_by_route ON loss_reports (route_id);
CREATE INDEX matches_by_found_item ON matches (found_item_id);
CREATE INDEX matches_by_loss_report ON matches (loss_report_id);
CREATE INDEX matches_by_proposed_by ON matches (proposed_by_id);
CREATE INDEX matches_by_confirmed_by ON matches (confirmed_by_id);
CREATE INDEX transfers_by_found_item ON transfers (found_item_id);
CREATE INDEX transfers_by_destination ON transfers (destination_id);
