-- Kadriorg household things: Belongings of a shared house with loans to friends, warranties, repairs, insurance cover and damages.

CREATE TABLE housemates (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    phone TEXT NOT NULL
);

CREATE TABLE friends (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    phone TEXT NOT NULL
);

CREATE TABLE rooms (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
);

CREATE TABLE things (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    owner_id TEXT NOT NULL REFERENCES housemates (id),
    room_id TEXT NOT NULL REFERENCES rooms (id),
    price INTEGER NOT NULL CHECK (price BETWEEN 2000 AND 300000), -- minor units
    bought_on TEXT NOT NULL, -- day of purchase
    warranty_until TEXT NOT NULL, -- end of the warranty
    fragile INTEGER NOT NULL CHECK (fragile IN (0, 1)), -- easily damaged
    status TEXT NOT NULL CHECK (status IN ('kept', 'lent', 'in_repair', 'sold', 'scrapped', 'lost')),
    CHECK (bought_on < warranty_until)
);

CREATE TABLE loans (
    id TEXT PRIMARY KEY,
    status TEXT NOT NULL CHECK (status IN ('out', 'back', 'lost')),
    thing_id TEXT NOT NULL REFERENCES things (id),
    friend_id TEXT NOT NULL REFERENCES friends (id),
    lent_on TEXT NOT NULL, -- loan day
    due_on TEXT NOT NULL, -- return deadline
    returned_on TEXT, -- return day
    CHECK (lent_on <= due_on),
    CHECK ((returned_on IS NOT NULL) = (status = 'back'))
);

CREATE TABLE repairs (
    id TEXT PRIMARY KEY,
    status TEXT NOT NULL CHECK (status IN ('sent', 'mended', 'hopeless')),
    thing_id TEXT NOT NULL REFERENCES things (id),
    workshop TEXT NOT NULL,
    fault TEXT NOT NULL,
    sent_on TEXT NOT NULL, -- dispatch day
    covered INTEGER NOT NULL CHECK (covered IN (0, 1)), -- warranty cover
    cost INTEGER NOT NULL CHECK (cost BETWEEN 0 AND 60000) -- minor units
);

CREATE TABLE policies (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- policy number
    insurer TEXT NOT NULL,
    deductible INTEGER NOT NULL CHECK (deductible BETWEEN 0 AND 30000), -- minor units
    highest INTEGER NOT NULL CHECK (highest BETWEEN 100000 AND 5000000), -- highest sum, minor units
    valid_until TEXT NOT NULL -- last day
);

CREATE TABLE covers (
    id TEXT PRIMARY KEY,
    policy_id TEXT NOT NULL REFERENCES policies (id),
    thing_id TEXT NOT NULL UNIQUE REFERENCES things (id),
    since TEXT NOT NULL -- start of the cover
);

CREATE TABLE damages (
    id TEXT PRIMARY KEY,
    cover_id TEXT NOT NULL REFERENCES covers (id),
    mishap TEXT NOT NULL,
    happened_on TEXT NOT NULL, -- day of the damage
    payment INTEGER CHECK (payment >= 0), -- minor units
    status TEXT NOT NULL CHECK (status IN ('reported', 'paid', 'refused')),
    CHECK ((payment IS NOT NULL) = (status = 'paid'))
);

CREATE INDEX things_by_owner ON things (owner_id);
CREATE INDEX things_by_room ON things (room_id);
CREATE INDEX loans_by_thing ON loans (thing_id);
CREATE INDEX loans_by_friend ON loans (friend_id);
CREATE INDEX repairs_by_thing ON repairs (thing_id);
CREATE INDEX covers_by_policy ON covers (policy_id);
CREATE INDEX damages_by_cover ON damages (cover_id);
