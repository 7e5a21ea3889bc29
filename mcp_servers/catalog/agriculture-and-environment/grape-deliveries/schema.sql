-- Sonnenhang growers' cooperative: Parcels, grape loads, weighings, must tanks and advances of a wine growers' cooperative during the harvest.

CREATE TABLE press_houses (
    id TEXT PRIMARY KEY,
    town TEXT NOT NULL UNIQUE,
    phone TEXT NOT NULL,
    intake INTEGER NOT NULL CHECK (intake BETWEEN 6000 AND 20000) -- intake per hour in kilos
);

CREATE TABLE varieties (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    colour TEXT NOT NULL CHECK (colour IN ('white', 'red')),
    price INTEGER NOT NULL CHECK (price BETWEEN 50 AND 300), -- price per kilo, minor units
    least_must_weight INTEGER NOT NULL CHECK (least_must_weight BETWEEN 50 AND 90), -- least must weight in degrees
    yield_limit INTEGER NOT NULL CHECK (yield_limit BETWEEN 60 AND 160), -- yield limit in kilos per are
    opens_on TEXT NOT NULL, -- first picking day
    closes_on TEXT NOT NULL, -- last picking day
    CHECK (opens_on < closes_on)
);

CREATE TABLE growers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    number TEXT NOT NULL UNIQUE, -- member number
    email TEXT NOT NULL UNIQUE,
    phone TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('member', 'suspended'))
);

CREATE TABLE parcels (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    grower_id TEXT NOT NULL REFERENCES growers (id),
    variety_id TEXT NOT NULL REFERENCES varieties (id),
    area INTEGER NOT NULL CHECK (area BETWEEN 5 AND 90), -- area in ares
    slope TEXT NOT NULL CHECK (slope IN ('flat', 'sloping', 'steep')),
    organic INTEGER NOT NULL CHECK (organic IN (0, 1)) -- organically farmed
);

CREATE TABLE sprayings (
    id TEXT PRIMARY KEY,
    parcel_id TEXT NOT NULL REFERENCES parcels (id),
    product TEXT NOT NULL,
    waiting_days INTEGER NOT NULL CHECK (waiting_days BETWEEN 1 AND 42), -- waiting period in days
    sprayed_on TEXT NOT NULL, -- spraying date
    free_from TEXT NOT NULL -- first day after the waiting period
);

CREATE TABLE tanks (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    press_house_id TEXT NOT NULL REFERENCES press_houses (id),
    status TEXT NOT NULL CHECK (status IN ('clean', 'filling', 'fermenting')),
    variety_id TEXT REFERENCES varieties (id),
    capacity INTEGER NOT NULL CHECK (capacity BETWEEN 3000 AND 40000), -- capacity in litres
    litres INTEGER NOT NULL CHECK (litres >= 0), -- content in litres
    sealed_on TEXT, -- sealing date
    CHECK (litres <= capacity),
    CHECK ((variety_id IS NULL) = (status = 'clean')),
    CHECK ((sealed_on IS NOT NULL) = (status = 'fermenting'))
);

CREATE TABLE loads (
    id TEXT PRIMARY KEY,
    starts_at TEXT NOT NULL, -- weighing time, local time
    parcel_id TEXT NOT NULL REFERENCES parcels (id),
    press_house_id TEXT NOT NULL REFERENCES press_houses (id),
    kilos INTEGER NOT NULL CHECK (kilos BETWEEN 100 AND 5000), -- announced weight in kilos
    picking TEXT NOT NULL CHECK (picking IN ('hand_picked', 'machine_picked')), -- way of picking
    status TEXT NOT NULL CHECK (status IN ('announced', 'weighed', 'missed', 'cancelled')),
    announced_at TEXT NOT NULL -- announcement time, local time
);

CREATE TABLE weighings (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- weighing note number
    load_id TEXT NOT NULL UNIQUE REFERENCES loads (id),
    tank_id TEXT NOT NULL REFERENCES tanks (id),
    kilos INTEGER NOT NULL CHECK (kilos BETWEEN 50 AND 6000), -- weight in kilos
    must_weight INTEGER NOT NULL CHECK (must_weight BETWEEN 40 AND 180), -- must weight in degrees
    rot INTEGER NOT NULL CHECK (rot BETWEEN 0 AND 100), -- rot in percent
    grade TEXT NOT NULL CHECK (grade IN ('select', 'estate', 'table')),
    value INTEGER NOT NULL CHECK (value >= 100), -- minor units
    status TEXT NOT NULL CHECK (status IN ('accepted', 'disputed')),
    weighed_at TEXT NOT NULL -- time of weighing, local time
);

CREATE TABLE advances (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- advance number
    weighing_id TEXT NOT NULL UNIQUE REFERENCES weighings (id),
    amount INTEGER NOT NULL CHECK (amount >= 1), -- minor units
    due_on TEXT NOT NULL, -- due date
    status TEXT NOT NULL CHECK (status IN ('open', 'paid', 'withheld'))
);

CREATE INDEX parcels_by_grower ON parcels (grower_id);
CREATE INDEX parcels_by_variety ON parcels (variety_id);
CREATE INDEX sprayings_by_parcel ON sprayings (parcel_id);
CREATE INDEX tanks_by_press_house ON tanks (press_house_id);
CREATE INDEX tanks_by_variety ON tanks (variety_id);
CREATE INDEX loads_by_parcel ON loads (parcel_id);
CREATE INDEX loads_by_press_house ON loads (press_house_id);
CREATE INDEX weighings_by_tank ON weighings (tank_id);
