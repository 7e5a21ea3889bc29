-- Tannberg waste service: Households, bins, collection tours, pick-ups of bulky waste and complaints of a town's waste service.

CREATE TABLE clerks (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    badge TEXT NOT NULL UNIQUE -- badge number
);

CREATE TABLE districts (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
);

CREATE TABLE households (
    id TEXT PRIMARY KEY,
    address TEXT NOT NULL UNIQUE,
    district_id TEXT NOT NULL REFERENCES districts (id),
    contact TEXT NOT NULL, -- contact person
    phone TEXT NOT NULL,
    people INTEGER NOT NULL CHECK (people BETWEEN 1 AND 8) -- number of people
);

CREATE TABLE waste_bins (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- bin number
    household_id TEXT NOT NULL REFERENCES households (id),
    kind TEXT NOT NULL CHECK (kind IN ('residual', 'organic', 'paper')),
    litres INTEGER NOT NULL CHECK (litres BETWEEN 60 AND 360), -- size in litres
    ordered_on TEXT NOT NULL, -- order date
    status TEXT NOT NULL CHECK (status IN ('ordered', 'placed', 'withdrawn')),
    placed_on TEXT, -- placement date
    warnings INTEGER NOT NULL CHECK (warnings >= 0), -- number of warnings
    withdrawn_on TEXT -- removal date
);

CREATE TABLE lorries (
    id TEXT PRIMARY KEY,
    plate TEXT NOT NULL UNIQUE, -- number plate
    body TEXT NOT NULL CHECK (body IN ('compactor', 'tipper', 'van')),
    capacity INTEGER NOT NULL CHECK (capacity BETWEEN 6 AND 24), -- capacity in cubic metres
    inspected_until TEXT NOT NULL -- end of the inspection
);

CREATE TABLE tours (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- tour number
    district_id TEXT NOT NULL REFERENCES districts (id),
    starts_at TEXT NOT NULL, -- start time, local time
    kind TEXT NOT NULL CHECK (kind IN ('residual', 'organic', 'paper', 'bulky', 'electronics')),
    lorry_id TEXT NOT NULL REFERENCES lorries (id),
    status TEXT NOT NULL CHECK (status IN ('planned', 'running', 'finished', 'cancelled'))
);

CREATE TABLE emptyings (
    id TEXT PRIMARY KEY,
    tour_id TEXT NOT NULL REFERENCES tours (id),
    waste_bin_id TEXT NOT NULL REFERENCES waste_bins (id), -- bin
    result TEXT NOT NULL CHECK (result IN ('emptied', 'not_out', 'contaminated')),
    noted_at TEXT NOT NULL, -- local time
    UNIQUE (waste_bin_id, tour_id)
);

CREATE TABLE pickups (
    id TEXT PRIMARY KEY,
    tour_id TEXT NOT NULL REFERENCES tours (id),
    household_id TEXT NOT NULL REFERENCES households (id),
    goods TEXT NOT NULL CHECK (goods IN ('furniture', 'appliances', 'garden', 'scrap')),
    remark TEXT,
    volume INTEGER NOT NULL CHECK (volume BETWEEN 1 AND 5), -- volume in cubic metres
    status TEXT NOT NULL CHECK (status IN ('booked', 'collected', 'not_out', 'cancelled')),
    fee INTEGER NOT NULL CHECK (fee >= 0), -- minor units
    booked_at TEXT NOT NULL -- local time
);

CREATE TABLE complaints (
    id TEXT PRIMARY KEY,
    tour_id TEXT NOT NULL REFERENCES tours (id),
    waste_bin_id TEXT NOT NULL REFERENCES waste_bins (id), -- bin
    kind TEXT NOT NULL CHECK (kind IN ('missed', 'spilled', 'damaged')),
    taken_by_id TEXT NOT NULL REFERENCES clerks (id),
    filed_on TEXT NOT NULL, -- filing date
    status TEXT NOT NULL CHECK (status IN ('open', 'upheld', 'rejected')),
    repeat_id TEXT REFERENCES tours (id) -- tour that makes up for it
);

CREATE INDEX households_by_district ON households (district_id);
CREATE INDEX waste_bins_by_household ON waste_bins (household_id);
CREATE INDEX tours_by_district ON tours (district_id);
CREATE INDEX tours_by_lorry ON tours (lorry_id);
CREATE INDEX emptyings_by_tour ON emptyings (tour_id);
CREATE INDEX emptyings_by_waste_bin ON emptyings (waste_bin_id);
CREATE INDEX pickups_by_tour ON pickups (tour_id);
CREATE INDEX pickups_by_household ON pickups (household_id);
CREATE INDEX complaints_by_tour ON complaints (tour_id);
CREATE INDEX complaints_by_waste_bin ON complaints (waste_bin_id);
CREATE INDEX complaints_by_taken_by ON complaints (taken_by_id);
CREATE INDEX complaints_by_repeat ON complaints (repeat_id);
