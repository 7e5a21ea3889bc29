-- Heathside bee farm: Apiaries, colonies, queens, inspections, treatments and honey harvests of a bee farm.

CREATE TABLE beekeepers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    phone TEXT NOT NULL
);

CREATE TABLE apiaries (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    places INTEGER NOT NULL CHECK (places BETWEEN 1 AND 40), -- places for hives
    forage TEXT NOT NULL CHECK (forage IN ('rape', 'lime', 'heather', 'meadow', 'orchard')),
    status TEXT NOT NULL CHECK (status IN ('clear', 'barred'))
);

CREATE TABLE queens (
    id TEXT PRIMARY KEY,
    mark TEXT NOT NULL UNIQUE,
    breed TEXT NOT NULL,
    hatched_on TEXT NOT NULL, -- hatching day
    status TEXT NOT NULL CHECK (status IN ('ready', 'laying', 'dead'))
);

CREATE TABLE colonies (
    id TEXT PRIMARY KEY,
    hive TEXT NOT NULL UNIQUE, -- hive number
    apiary_id TEXT NOT NULL REFERENCES apiaries (id),
    queen_id TEXT UNIQUE REFERENCES queens (id),
    status TEXT NOT NULL CHECK (status IN ('alive', 'united', 'dead')),
    health TEXT NOT NULL CHECK (health IN ('sound', 'sick')),
    brood_frames INTEGER NOT NULL CHECK (brood_frames >= 0), -- brood frame count
    supers INTEGER NOT NULL CHECK (supers BETWEEN 0 AND 6), -- number of supers
    mites INTEGER NOT NULL CHECK (mites >= 0), -- mite count
    inspected_on TEXT NOT NULL -- last inspection
);

CREATE TABLE inspections (
    id TEXT PRIMARY KEY,
    colony_id TEXT NOT NULL REFERENCES colonies (id),
    beekeeper_id TEXT NOT NULL REFERENCES beekeepers (id),
    made_on TEXT NOT NULL, -- date
    brood_frames INTEGER NOT NULL CHECK (brood_frames BETWEEN 0 AND 20), -- brood frame count
    queen_seen INTEGER NOT NULL CHECK (queen_seen IN (0, 1)), -- a queen seen
    remark TEXT
);

CREATE TABLE treatments (
    id TEXT PRIMARY KEY,
    colony_id TEXT NOT NULL REFERENCES colonies (id),
    product TEXT NOT NULL,
    begun_on TEXT NOT NULL, -- first day
    lasts_until TEXT NOT NULL, -- last day
    free_from TEXT NOT NULL, -- first day honey may be taken again
    status TEXT NOT NULL CHECK (status IN ('running', 'finished', 'broken_off')),
    CHECK (begun_on < lasts_until)
);

CREATE TABLE harvests (
    id TEXT PRIMARY KEY,
    colony_id TEXT NOT NULL REFERENCES colonies (id),
    taken_on TEXT NOT NULL, -- date
    honey TEXT NOT NULL, -- kind of honey
    weight INTEGER NOT NULL CHECK (weight BETWEEN 100 AND 90000), -- weight in grams
    water INTEGER NOT NULL CHECK (water BETWEEN 12 AND 25) -- water in percent
);

CREATE INDEX colonies_by_apiary ON colonies (apiary_id);
CREATE INDEX inspections_by_colony ON inspections (colony_id);
CREATE INDEX inspections_by_beekeeper ON inspections (beekeeper_id);
CREATE INDEX treatments_by_colony ON treatments (colony_id);
CREATE INDEX harvests_by_colony ON harvests (colony_id);
