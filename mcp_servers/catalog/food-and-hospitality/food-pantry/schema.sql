-- Harbour Street food bank: Volunteers, households, donors, batches of goods, collection slots, parcels and referrals of a food bank.

CREATE TABLE volunteers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    phone TEXT NOT NULL,
    role TEXT NOT NULL CHECK (role IN ('coordinator', 'packer', 'driver'))
);

CREATE TABLE households (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    card TEXT NOT NULL UNIQUE, -- card number
    people INTEGER NOT NULL CHECK (people BETWEEN 1 AND 9), -- number of people
    allergen TEXT NOT NULL CHECK (allergen IN ('none', 'nuts', 'gluten', 'milk')),
    points INTEGER NOT NULL CHECK (points >= 0), -- points left this month
    referred_until TEXT NOT NULL, -- end of the referral
    renewed INTEGER NOT NULL CHECK (renewed IN (0, 1)), -- renewed before
    missed INTEGER NOT NULL CHECK (missed >= 0), -- slots missed
    status TEXT NOT NULL CHECK (status IN ('active', 'paused', 'left'))
);

CREATE TABLE donors (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    contact TEXT NOT NULL, -- contact person
    phone TEXT NOT NULL
);

CREATE TABLE batches (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- batch number
    item TEXT NOT NULL, -- goods
    donor_id TEXT NOT NULL REFERENCES donors (id),
    allergen TEXT NOT NULL CHECK (allergen IN ('none', 'nuts', 'gluten', 'milk')),
    points INTEGER NOT NULL CHECK (points BETWEEN 1 AND 6), -- points a piece
    status TEXT NOT NULL CHECK (status IN ('sorting', 'on_shelf', 'used_up', 'thrown_away')),
    pieces INTEGER NOT NULL CHECK (pieces >= 0), -- pieces left
    date_kind TEXT NOT NULL CHECK (date_kind IN ('use_by', 'best_before')),
    good_until TEXT NOT NULL, -- date on the pack
    came_on TEXT NOT NULL -- day of the donation
);

CREATE TABLE slots (
    id TEXT PRIMARY KEY,
    status TEXT NOT NULL CHECK (status IN ('booked', 'packed', 'collected', 'cancelled', 'missed')),
    starts_at TEXT NOT NULL, -- time of the collection, local time
    household_id TEXT NOT NULL REFERENCES households (id)
);

CREATE TABLE parcel_lines (
    id TEXT PRIMARY KEY,
    slot_id TEXT NOT NULL REFERENCES slots (id),
    batch_id TEXT NOT NULL REFERENCES batches (id),
    pieces INTEGER NOT NULL CHECK (pieces BETWEEN 1 AND 12), -- number of pieces
    packed_by_id TEXT NOT NULL REFERENCES volunteers (id), -- packer
    UNIQUE (slot_id, batch_id)
);

CREATE INDEX batches_by_donor ON batches (donor_id);
CREATE INDEX slots_by_household ON slots (household_id);
CREATE INDEX parcel_lines_by_slot ON parcel_lines (slot_id);
CREATE INDEX parcel_lines_by_batch ON parcel_lines (batch_id);
CREATE INDEX parcel_lines_by_packed_by ON parcel_lines (packed_by_id);
