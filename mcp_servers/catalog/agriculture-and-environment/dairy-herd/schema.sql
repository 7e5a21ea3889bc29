-- Meadowbank dairy farm: Cows, treatments, inseminations, milkings and milk orders of a dairy farm that sells its own milk.

CREATE TABLE workers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    phone TEXT NOT NULL,
    duty TEXT NOT NULL CHECK (duty IN ('herdsman', 'milker', 'apprentice', 'relief_milker'))
);

CREATE TABLE pens (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('milking', 'dry', 'young', 'sick')),
    name TEXT NOT NULL UNIQUE,
    places INTEGER NOT NULL CHECK (places BETWEEN 6 AND 40) -- number of places
);

CREATE TABLE cows (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    tag TEXT NOT NULL UNIQUE, -- ear tag number
    breed TEXT NOT NULL CHECK (breed IN ('holstein', 'brown_swiss', 'fleckvieh', 'jersey', 'montbeliarde')),
    state TEXT NOT NULL CHECK (state IN ('heifer', 'milking', 'dry', 'sold')),
    lactation INTEGER NOT NULL CHECK (lactation >= 0), -- number of lactations
    calved_on TEXT, -- calving date
    born_on TEXT NOT NULL, -- date of birth
    pen_id TEXT REFERENCES pens (id),
    CHECK ((lactation = 0) = (calved_on IS NULL)),
    CHECK ((pen_id IS NULL) = (state = 'sold'))
);

CREATE TABLE medicines (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL CHECK (kind IN ('antibiotic', 'painkiller', 'hormone', 'mineral')),
    milk_hours INTEGER NOT NULL CHECK (milk_hours BETWEEN 0 AND 240), -- milk withdrawal in hours
    meat_days INTEGER NOT NULL CHECK (meat_days BETWEEN 0 AND 60), -- meat withdrawal in days
    doses INTEGER NOT NULL CHECK (doses >= 0), -- number of doses
    expires_on TEXT NOT NULL -- expiry date
);

CREATE TABLE treatments (
    id TEXT PRIMARY KEY,
    cow_id TEXT NOT NULL REFERENCES cows (id),
    medicine_id TEXT NOT NULL REFERENCES medicines (id),
    worker_id TEXT NOT NULL REFERENCES workers (id),
    reason TEXT NOT NULL CHECK (reason IN ('mastitis', 'lameness', 'fever', 'milk_fever', 'womb_infection')),
    given_at TEXT NOT NULL, -- time of the treatment, local time
    milk_free_from TEXT NOT NULL, -- end of the milk withdrawal, local time
    meat_free_from TEXT NOT NULL, -- end of the meat withdrawal
    remark TEXT,
    status TEXT NOT NULL CHECK (status IN ('unchecked', 'checked'))
);

CREATE TABLE inseminations (
    id TEXT PRIMARY KEY,
    cow_id TEXT NOT NULL REFERENCES cows (id),
    result TEXT NOT NULL CHECK (result IN ('open', 'pregnant', 'empty', 'calved')),
    inseminated_on TEXT NOT NULL, -- insemination date
    bull TEXT NOT NULL,
    due_on TEXT NOT NULL -- due date
);

CREATE TABLE tanks (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- tank number
    capacity INTEGER NOT NULL CHECK (capacity BETWEEN 1000 AND 9000), -- capacity in litres
    litres INTEGER NOT NULL CHECK (litres >= 0), -- content in litres
    CHECK (litres <= capacity)
);

CREATE TABLE milkings (
    id TEXT PRIMARY KEY,
    cow_id TEXT NOT NULL REFERENCES cows (id),
    milked_at TEXT NOT NULL, -- milking time, local time
    destination TEXT NOT NULL CHECK (destination IN ('tank', 'calves', 'drain')),
    tank_id TEXT REFERENCES tanks (id),
    litres INTEGER NOT NULL CHECK (litres BETWEEN 2 AND 30),
    cells INTEGER NOT NULL CHECK (cells BETWEEN 20 AND 2000), -- cell count in thousands
    CHECK ((destination = 'tank') = (tank_id IS NOT NULL))
);

CREATE TABLE orders (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- order number
    buyer TEXT NOT NULL,
    town TEXT NOT NULL,
    litres INTEGER NOT NULL CHECK (litres BETWEEN 10 AND 600),
    price INTEGER NOT NULL CHECK (price BETWEEN 90 AND 260), -- price per litre, minor units
    due_on TEXT NOT NULL, -- due date
    status TEXT NOT NULL CHECK (status IN ('placed', 'delivered', 'cancelled')),
    amount INTEGER CHECK (amount >= 1), -- minor units
    placed_at TEXT NOT NULL, -- local time
    CHECK ((amount IS NOT NULL) = (status = 'delivered'))
);

CREATE INDEX cows_by_pen ON cows (pen_id);
CREATE INDEX treatments_by_cow ON treatments (cow_id);
CREATE INDEX treatments_by_medicine ON treatments (medicine_id);
CREATE INDEX treatments_by_worker ON treatments (worker_id);
CREATE INDEX inseminations_by_cow ON inseminations (cow_id);
CREATE INDEX milkings_by_cow ON milkings (cow_id);
CREATE INDEX milkings_by_tank ON milkings (tank_id);
