-- Markstein annotation desk: Labelling projects, their items, annotators with qualifications, double labels, agreement, arbitration and pay.

CREATE TABLE leads (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE
);

CREATE TABLE annotators (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    status TEXT NOT NULL CHECK (status IN ('active', 'suspended')),
    earned INTEGER NOT NULL CHECK (earned >= 0) -- money earned, minor units
);

CREATE TABLE projects (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL CHECK (kind IN ('boxes', 'classes', 'outlines', 'transcripts', 'medical')),
    lead_id TEXT NOT NULL REFERENCES leads (id),
    pay INTEGER NOT NULL CHECK (pay BETWEEN 5 AND 500), -- pay an item, minor units
    ends_on TEXT NOT NULL, -- closing day
    status TEXT NOT NULL CHECK (status IN ('open', 'closed', 'paused'))
);

CREATE TABLE qualifications (
    id TEXT PRIMARY KEY,
    annotator_id TEXT NOT NULL REFERENCES annotators (id),
    kind TEXT NOT NULL CHECK (kind IN ('boxes', 'classes', 'outlines', 'transcripts', 'medical')),
    points INTEGER NOT NULL CHECK (points BETWEEN 0 AND 100),
    valid_until TEXT NOT NULL, -- last day
    UNIQUE (annotator_id, kind)
);

CREATE TABLE items (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- item number
    project_id TEXT NOT NULL REFERENCES projects (id),
    hard INTEGER NOT NULL CHECK (hard IN (0, 1)),
    status TEXT NOT NULL CHECK (status IN ('waiting', 'labelled', 'agreed', 'disputed', 'discarded'))
);

CREATE TABLE item_labels (
    id TEXT PRIMARY KEY,
    item_id TEXT NOT NULL REFERENCES items (id),
    status TEXT NOT NULL CHECK (status IN ('in_hand', 'given', 'accepted', 'rejected', 'returned')),
    annotator_id TEXT NOT NULL REFERENCES annotators (id),
    verdict TEXT,
    taken_at TEXT NOT NULL, -- time of the handout, local time
    UNIQUE (item_id, annotator_id),
    CHECK (status = 'in_hand' OR status = 'returned' OR verdict IS NOT NULL)
);

CREATE INDEX projects_by_lead ON projects (lead_id);
CREATE INDEX qualifications_by_annotator ON qualifications (annotator_id);
CREATE INDEX items_by_project ON items (project_id);
CREATE INDEX item_labels_by_item ON item_labels (item_id);
CREATE INDEX item_labels_by_annotator ON item_labels (annotator_id);
