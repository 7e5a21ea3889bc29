-- Birch Farm freezer: Cooked and raw boxes in the freezers of a shared farmhouse, their drawers, the dinners they are planned for and power cuts.

CREATE TABLE cooks (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    diet TEXT NOT NULL CHECK (diet IN ('everything', 'vegetarian', 'no_fish'))
);

CREATE TABLE freezers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    temperature INTEGER NOT NULL CHECK (temperature BETWEEN -30 AND -5), -- temperature in degrees
    defrosting INTEGER NOT NULL CHECK (defrosting IN (0, 1)) -- being defrosted
);

CREATE TABLE drawers (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE, -- drawer
    freezer_id TEXT NOT NULL REFERENCES freezers (id),
    litres INTEGER NOT NULL CHECK (litres BETWEEN 10 AND 60) -- room in litres
);

CREATE TABLE boxes (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- box number
    kind TEXT NOT NULL CHECK (kind IN ('meat', 'fish', 'vegetable', 'bread', 'dessert')),
    content TEXT NOT NULL,
    litres INTEGER NOT NULL CHECK (litres BETWEEN 1 AND 5),
    portions INTEGER NOT NULL CHECK (portions BETWEEN 1 AND 12),
    status TEXT NOT NULL CHECK (status IN ('frozen', 'thawed', 'eaten', 'thrown_away')),
    drawer_id TEXT REFERENCES drawers (id),
    frozen_on TEXT NOT NULL, -- freezing day
    best_before TEXT NOT NULL,
    thawed_on TEXT, -- thawing day
    CHECK ((drawer_id IS NULL) = (status != 'frozen')),
    CHECK (status NOT IN ('thawed', 'eaten') OR thawed_on IS NOT NULL),
    CHECK (thawed_on IS NULL OR thawed_on >= frozen_on)
);

CREATE TABLE dinners (
    id TEXT PRIMARY KEY,
    served_on TEXT NOT NULL UNIQUE, -- day of the dinner
    cook_id TEXT NOT NULL REFERENCES cooks (id),
    guests INTEGER NOT NULL CHECK (guests BETWEEN 1 AND 16), -- number of people
    status TEXT NOT NULL CHECK (status IN ('planned', 'cooked', 'cancelled'))
);

CREATE TABLE servings (
    id TEXT PRIMARY KEY,
    dinner_id TEXT NOT NULL REFERENCES dinners (id),
    box_id TEXT NOT NULL REFERENCES boxes (id),
    planned_at TEXT NOT NULL, -- local time
    UNIQUE (dinner_id, box_id)
);

CREATE TABLE temperature_notes (
    id TEXT PRIMARY KEY,
    freezer_id TEXT NOT NULL REFERENCES freezers (id),
    noted_on TEXT NOT NULL, -- day of the reading
    temperature INTEGER NOT NULL CHECK (temperature BETWEEN -30 AND 10), -- temperature in degrees
    cook_id TEXT NOT NULL REFERENCES cooks (id)
);

CREATE INDEX drawers_by_freezer ON drawers (freezer_id);
CREATE INDEX boxes_by_drawer ON boxes (drawer_id);
CREATE INDEX dinners_by_cook ON dinners (cook_id);
CREATE INDEX servings_by_dinner ON servings (dinner_id);
CREATE INDEX servings_by_box ON servings (box_id);
CREATE INDEX temperature_notes_by_freezer ON temperature_notes (freezer_id);
CREATE INDEX temperature_notes_by_cook ON temperature_notes (cook_id);
