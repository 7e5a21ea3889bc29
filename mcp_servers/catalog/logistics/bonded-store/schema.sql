-- Strathmore bonded warehouse: Casks of spirit under duty suspension, their owners, gaugings, samples, removals and the duty on them.

CREATE TABLE warehouse_keepers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    loss_limit INTEGER NOT NULL CHECK (loss_limit BETWEEN 5 AND 60) -- loss limit in litres
);

CREATE TABLE owners (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    email TEXT NOT NULL,
    guarantee INTEGER NOT NULL CHECK (guarantee BETWEEN 0 AND 90000000), -- minor units
    rent_due INTEGER NOT NULL CHECK (rent_due BETWEEN 0 AND 5000000), -- rent owed, minor units
    status TEXT NOT NULL CHECK (status IN ('approved', 'suspended'))
);

CREATE TABLE racks (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    places INTEGER NOT NULL CHECK (places BETWEEN 4 AND 12), -- number of places
    dry INTEGER NOT NULL CHECK (dry IN (0, 1))
);

CREATE TABLE casks (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE,
    owner_id TEXT NOT NULL REFERENCES owners (id),
    distillery TEXT NOT NULL,
    wood TEXT NOT NULL CHECK (wood IN ('bourbon', 'sherry', 'port', 'new_oak', 'wine')),
    status TEXT NOT NULL CHECK (status IN ('maturing', 'sealed', 'gone', 'emptied')),
    rack_id TEXT REFERENCES racks (id),
    filled_on TEXT NOT NULL, -- day of filling
    filled_litres INTEGER NOT NULL CHECK (filled_litres BETWEEN 50 AND 340), -- litres at filling
    litres INTEGER NOT NULL CHECK (litres BETWEEN 0 AND 340), -- litres left
    gauged_on TEXT NOT NULL, -- day of the last gauging
    CHECK ((rack_id IS NULL) = (status IN ('gone', 'emptied'))),
    CHECK (litres <= filled_litres)
);

CREATE TABLE gaugings (
    id TEXT PRIMARY KEY,
    cask_id TEXT NOT NULL REFERENCES casks (id),
    keeper_id TEXT NOT NULL REFERENCES warehouse_keepers (id),
    litres INTEGER NOT NULL CHECK (litres BETWEEN 0 AND 340),
    loss INTEGER NOT NULL CHECK (loss >= 0), -- loss in litres
    gauged_on TEXT NOT NULL -- day of the gauging
);

CREATE TABLE samples (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE,
    cask_id TEXT NOT NULL REFERENCES casks (id),
    centilitres INTEGER NOT NULL CHECK (centilitres BETWEEN 5 AND 50),
    drawn_on TEXT NOT NULL, -- day of drawing
    purpose TEXT NOT NULL CHECK (purpose IN ('analysis', 'nosing', 'customer'))
);

CREATE TABLE removals (
    id TEXT PRIMARY KEY,
    permit TEXT NOT NULL UNIQUE, -- permit number
    status TEXT NOT NULL CHECK (status IN ('permitted', 'under_way', 'arrived', 'expired', 'delivered')),
    cask_id TEXT NOT NULL REFERENCES casks (id),
    kind TEXT NOT NULL CHECK (kind IN ('to_bond', 'home_use')),
    litres INTEGER NOT NULL CHECK (litres >= 0),
    permitted_on TEXT NOT NULL, -- day of the permit
    duty_paid INTEGER NOT NULL CHECK (duty_paid IN (0, 1)),
    left_at TEXT, -- time of departure, local time
    CHECK ((left_at IS NULL) = (status IN ('permitted', 'expired'))),
    CHECK (NOT duty_paid OR kind = 'home_use')
);

CREATE INDEX casks_by_owner ON casks (owner_id);
CREATE INDEX casks_by_rack ON casks (rack_id);
CREATE INDEX gaugings_by_cask ON gaugings (cask_id);
CREATE INDEX gaugings_by_keeper ON gaugings (keeper_id);
CREATE INDEX samples_by_cask ON samples (cask_id);
CREATE INDEX removals_by_cask ON removals (cask_id);
