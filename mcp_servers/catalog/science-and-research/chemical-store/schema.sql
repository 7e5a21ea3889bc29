-- Fjordvik chemical stores: Substances, cabinets, bottles, orders and waste drums in the chemical stores of a university.

CREATE TABLE stores (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    keeper TEXT NOT NULL,
    order_limit INTEGER NOT NULL CHECK (order_limit BETWEEN 50000 AND 500000), -- limit for orders, minor units
    fire_limit INTEGER NOT NULL CHECK (fire_limit BETWEEN 0 AND 200000) -- limit for flammable substances in millilitres
);

CREATE TABLE substances (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    hazard TEXT NOT NULL CHECK (hazard IN ('flammable', 'oxidising', 'acidic', 'alkaline', 'toxic', 'harmless')), -- hazard class
    apart_from TEXT NOT NULL CHECK (apart_from IN ('flammable', 'oxidising', 'acidic', 'alkaline', 'nothing')), -- class to be kept apart from
    price INTEGER NOT NULL CHECK (price BETWEEN 500 AND 20000), -- price per 100 millilitres, minor units
    shelf_days INTEGER NOT NULL CHECK (shelf_days BETWEEN 30 AND 720) -- shelf life after opening in days
);

CREATE TABLE cabinets (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE, -- cabinet code
    store_id TEXT NOT NULL REFERENCES stores (id),
    fireproof INTEGER NOT NULL CHECK (fireproof IN (0, 1)), -- fire-protected
    ventilated INTEGER NOT NULL CHECK (ventilated IN (0, 1)),
    capacity INTEGER NOT NULL CHECK (capacity BETWEEN 3000 AND 30000), -- capacity in millilitres
    status TEXT NOT NULL CHECK (status IN ('usable', 'locked'))
);

CREATE TABLE chemists (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    laboratory TEXT NOT NULL,
    cleared INTEGER NOT NULL CHECK (cleared IN (0, 1)),
    trained_until TEXT NOT NULL -- end of the safety training
);

CREATE TABLE bottles (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- bottle number
    substance_id TEXT NOT NULL REFERENCES substances (id),
    kept_in_id TEXT NOT NULL REFERENCES cabinets (id), -- cabinet
    size INTEGER NOT NULL CHECK (size >= 50), -- size in millilitres
    status TEXT NOT NULL CHECK (status IN ('sealed', 'opened', 'empty', 'disposed')),
    content INTEGER NOT NULL CHECK (content >= 0), -- content in millilitres
    opened_on TEXT, -- day of opening
    expires_on TEXT NOT NULL, -- expiry date
    remark TEXT,
    CHECK (content <= size),
    CHECK (status != 'opened' OR opened_on IS NOT NULL AND content > 0),
    CHECK (status != 'sealed' OR opened_on IS NULL AND content = size)
);

CREATE TABLE withdrawals (
    id TEXT PRIMARY KEY,
    bottle_id TEXT NOT NULL REFERENCES bottles (id),
    chemist_id TEXT NOT NULL REFERENCES chemists (id),
    amount INTEGER NOT NULL CHECK (amount BETWEEN 1 AND 2500), -- amount in millilitres
    taken_on TEXT NOT NULL -- day of the withdrawal
);

CREATE TABLE reagent_orders (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- order number
    substance_id TEXT NOT NULL REFERENCES substances (id),
    chemist_id TEXT NOT NULL REFERENCES chemists (id),
    size INTEGER NOT NULL CHECK (size BETWEEN 50 AND 2500), -- size in millilitres
    price INTEGER NOT NULL CHECK (price >= 1), -- minor units
    supplier TEXT NOT NULL,
    needed_by TEXT NOT NULL, -- delivery deadline
    status TEXT NOT NULL CHECK (status IN ('requested', 'approved', 'delivered', 'refused')),
    answer TEXT, -- reason for the refusal
    requested_at TEXT NOT NULL -- local time
);

CREATE TABLE waste_drums (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- drum number
    store_id TEXT NOT NULL REFERENCES stores (id),
    hazard TEXT NOT NULL CHECK (hazard IN ('flammable', 'oxidising', 'acidic', 'alkaline', 'toxic', 'harmless')), -- hazard class
    capacity INTEGER NOT NULL CHECK (capacity BETWEEN 2000 AND 60000), -- capacity in millilitres
    content INTEGER NOT NULL CHECK (content >= 0), -- content in millilitres
    started_on TEXT NOT NULL, -- starting day
    status TEXT NOT NULL CHECK (status IN ('filling', 'sealed', 'collected')),
    sealed_on TEXT, -- day of sealing
    collected_on TEXT, -- day of collection
    CHECK (content <= capacity),
    CHECK ((sealed_on IS NULL) = (status = 'filling')),
    CHECK ((collected_on IS NOT NULL) = (status = 'collected')),
    CHECK (sealed_on IS NULL OR sealed_on >= started_on)
);

CREATE TABLE disposals (
    id TEXT PRIMARY KEY,
    bottle_id TEXT NOT NULL UNIQUE REFERENCES bottles (id),
    waste_drum_id TEXT NOT NULL REFERENCES waste_drums (id),
    amount INTEGER NOT NULL CHECK (amount >= 1), -- amount in millilitres
    done_on TEXT NOT NULL -- day of disposal
);

CREATE INDEX cabinets_by_store ON cabinets (store_id);
CREATE INDEX bottles_by_substance ON bottles (substance_id);
CREATE INDEX bottles_by_kept_in ON bottles (kept_in_id);
CREATE INDEX withdrawals_by_bottle ON withdrawals (bottle_id);
CREATE INDEX withdrawals_by_chemist ON withdrawals (chemist_id);
CREATE INDEX reagent_orders_by_substance ON reagent_orders (substance_id);
CREATE INDEX reagent_orders_by_chemist ON reagent_orders (chemist_id);
CREATE INDEX waste_drums_by_store ON waste_drums (store_id);
CREATE INDEX disposals_by_waste_drum ON disposals (waste_drum_id);
