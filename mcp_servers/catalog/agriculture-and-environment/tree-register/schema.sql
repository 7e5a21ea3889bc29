-- City tree register: Street trees, inspections, nests, work orders and felling permits of a city's parks department.

CREATE TABLE districts (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    budget INTEGER NOT NULL CHECK (budget BETWEEN 1000000 AND 6000000) -- budget for the year, minor units
);

CREATE TABLE streets (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    district_id TEXT NOT NULL REFERENCES districts (id),
    tram INTEGER NOT NULL CHECK (tram IN (0, 1)) -- a tram line
);

CREATE TABLE species_list (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    final_height INTEGER NOT NULL CHECK (final_height BETWEEN 5 AND 40) -- final height in metres
);

CREATE TABLE inspectors (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    girth_limit INTEGER NOT NULL CHECK (girth_limit BETWEEN 100 AND 300)
);

CREATE TABLE crews (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    phone TEXT NOT NULL,
    reach INTEGER NOT NULL CHECK (reach BETWEEN 6 AND 40), -- working height in metres
    most_orders INTEGER NOT NULL CHECK (most_orders BETWEEN 3 AND 10), -- most orders at a time
    status TEXT NOT NULL CHECK (status IN ('on_contract', 'barred'))
);

CREATE TABLE trees (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- tree number
    species_id TEXT NOT NULL REFERENCES species_list (id),
    street_id TEXT NOT NULL REFERENCES streets (id),
    planted_on TEXT NOT NULL, -- planting date
    height INTEGER NOT NULL CHECK (height BETWEEN 2 AND 40), -- height in metres
    girth INTEGER NOT NULL CHECK (girth BETWEEN 10 AND 450), -- girth in centimetres
    vitality INTEGER NOT NULL CHECK (vitality BETWEEN 1 AND 5),
    next_inspection_on TEXT NOT NULL, -- next inspection date
    status TEXT NOT NULL CHECK (status IN ('standing', 'felled'))
);

CREATE TABLE inspections (
    id TEXT PRIMARY KEY,
    tree_id TEXT NOT NULL REFERENCES trees (id),
    inspector_id TEXT NOT NULL REFERENCES inspectors (id),
    inspected_on TEXT NOT NULL, -- inspection date
    vitality INTEGER NOT NULL CHECK (vitality BETWEEN 1 AND 5),
    safe INTEGER NOT NULL CHECK (safe IN (0, 1)), -- hazard-free
    remark TEXT
);

CREATE TABLE nests (
    id TEXT PRIMARY KEY,
    tree_id TEXT NOT NULL REFERENCES trees (id),
    kind TEXT NOT NULL CHECK (kind IN ('songbird', 'woodpecker', 'crow', 'bat', 'owl')),
    seen_on TEXT NOT NULL, -- date of the sighting
    protected_until TEXT NOT NULL, -- end of the protection
    status TEXT NOT NULL CHECK (status IN ('occupied', 'left'))
);

CREATE TABLE work_orders (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- order number
    tree_id TEXT NOT NULL REFERENCES trees (id),
    kind TEXT NOT NULL CHECK (kind IN ('pruning', 'deadwood', 'crown_reduction', 'cabling', 'felling')), -- kind of work
    emergency INTEGER NOT NULL CHECK (emergency IN (0, 1)), -- safety-critical
    estimate INTEGER NOT NULL CHECK (estimate BETWEEN 5000 AND 300000), -- estimated cost, minor units
    status TEXT NOT NULL CHECK (status IN ('open', 'planned', 'done', 'cancelled')),
    crew_id TEXT REFERENCES crews (id),
    planned_on TEXT, -- planned date
    ordered_at TEXT NOT NULL, -- local time
    CHECK ((crew_id IS NULL) = (status IN ('open', 'cancelled'))),
    CHECK ((crew_id IS NULL) = (planned_on IS NULL))
);

CREATE TABLE permits (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- permit number
    tree_id TEXT NOT NULL REFERENCES trees (id),
    applicant TEXT NOT NULL,
    reason TEXT NOT NULL,
    applied_on TEXT NOT NULL, -- application date
    status TEXT NOT NULL CHECK (status IN ('applied', 'granted', 'used', 'refused')),
    decided_by_id TEXT REFERENCES inspectors (id), -- deciding inspector
    replacements INTEGER CHECK (replacements BETWEEN 1 AND 8), -- number of replacement trees
    valid_until TEXT, -- expiry date
    CHECK ((status = 'applied') = (decided_by_id IS NULL))
);

CREATE INDEX streets_by_district ON streets (district_id);
CREATE INDEX trees_by_species ON trees (species_id);
CREATE INDEX trees_by_street ON trees (street_id);
CREATE INDEX inspections_by_tree ON inspections (tree_id);
CREATE INDEX inspections_by_inspector ON inspections (inspector_id);
CREATE INDEX nests_by_tree ON nests (tree_id);
CREATE INDEX work_orders_by_tree ON work_orders (tree_id);
CREATE INDEX work_orders_by_crew ON work_orders (crew_id);
CREATE INDEX permits_by_tree ON permits (tree_id);
CREATE INDEX permits_by_decided_by ON permits (decided_by_id);
