-- Long Meadow festival booking: Stages, acts, slots, instalments, rider wishes and guest passes of a weekend music festival.

CREATE TABLE bookers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    fee_limit INTEGER NOT NULL CHECK (fee_limit BETWEEN 200000 AND 3000000) -- minor units
);

CREATE TABLE stages (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    capacity INTEGER NOT NULL CHECK (capacity BETWEEN 100 AND 20000),
    loudest INTEGER NOT NULL CHECK (loudest BETWEEN 80 AND 110), -- loudest level in decibels
    licensed INTEGER NOT NULL CHECK (licensed IN (0, 1))
);

CREATE TABLE acts (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    agent TEXT NOT NULL,
    email TEXT NOT NULL,
    genre TEXT NOT NULL CHECK (genre IN ('rock', 'folk', 'electronic', 'hip_hop', 'jazz', 'pop', 'brass')),
    people INTEGER NOT NULL CHECK (people BETWEEN 1 AND 24), -- people on stage
    decibels INTEGER NOT NULL CHECK (decibels BETWEEN 70 AND 112), -- level in decibels
    usual_fee INTEGER NOT NULL CHECK (usual_fee BETWEEN 10000 AND 5000000), -- minor units
    status TEXT NOT NULL CHECK (status IN ('listed', 'banned'))
);

CREATE TABLE slots (
    id TEXT PRIMARY KEY,
    status TEXT NOT NULL CHECK (status IN ('held', 'offered', 'confirmed', 'published', 'dropped', 'turned_down', 'cancelled')),
    stage_id TEXT NOT NULL REFERENCES stages (id),
    act_id TEXT NOT NULL REFERENCES acts (id),
    starts_at TEXT NOT NULL, -- start, local time
    ends_at TEXT NOT NULL, -- end, local time
    fee INTEGER NOT NULL CHECK (fee >= 0), -- minor units
    held_until TEXT NOT NULL, -- end of the hold
    booker_id TEXT NOT NULL REFERENCES bookers (id),
    CHECK (ends_at > starts_at)
);

CREATE TABLE instalments (
    id TEXT PRIMARY KEY,
    slot_id TEXT NOT NULL REFERENCES slots (id),
    part TEXT NOT NULL CHECK (part IN ('deposit', 'balance')),
    amount INTEGER NOT NULL CHECK (amount >= 0), -- minor units
    due_on TEXT NOT NULL, -- due date
    status TEXT NOT NULL CHECK (status IN ('open', 'paid', 'dropped')),
    paid_on TEXT, -- payment date
    UNIQUE (slot_id, part),
    CHECK ((paid_on IS NOT NULL) = (status = 'paid'))
);

CREATE TABLE wishes (
    id TEXT PRIMARY KEY,
    slot_id TEXT NOT NULL REFERENCES slots (id),
    text TEXT NOT NULL, -- wish
    cost INTEGER NOT NULL CHECK (cost BETWEEN 0 AND 200000), -- minor units
    status TEXT NOT NULL CHECK (status IN ('asked', 'granted', 'refused'))
);

CREATE TABLE guest_passes (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- pass number
    slot_id TEXT NOT NULL REFERENCES slots (id),
    holder TEXT NOT NULL,
    camping INTEGER NOT NULL CHECK (camping IN (0, 1)),
    status TEXT NOT NULL CHECK (status IN ('issued', 'withdrawn'))
);

CREATE INDEX slots_by_stage ON slots (stage_id);
CREATE INDEX slots_by_act ON slots (act_id);
CREATE INDEX slots_by_booker ON slots (booker_id);
CREATE INDEX instalments_by_slot ON instalments (slot_id);
CREATE INDEX wishes_by_slot ON wishes (slot_id);
CREATE INDEX guest_passes_by_slot ON guest_passes (slot_id);
