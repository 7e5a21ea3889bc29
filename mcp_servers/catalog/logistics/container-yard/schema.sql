-- Quadrant container depot: Containers, stacks, gate slots, releases and repairs of an inland depot for empty and loaded containers.

CREATE TABLE planners (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    duty TEXT NOT NULL CHECK (duty IN ('gate', 'yard', 'repair'))
);

CREATE TABLE lines (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    email TEXT NOT NULL,
    day_rate INTEGER NOT NULL CHECK (day_rate BETWEEN 100 AND 3000), -- storage rate, minor units
    debt INTEGER NOT NULL CHECK (debt >= 0), -- storage owed, minor units
    status TEXT NOT NULL CHECK (status IN ('served', 'blocked'))
);

CREATE TABLE stacks (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    length INTEGER NOT NULL CHECK (length BETWEEN 20 AND 40), -- length in feet
    highest INTEGER NOT NULL CHECK (highest BETWEEN 2 AND 6), -- highest number of containers
    loaded INTEGER NOT NULL CHECK (loaded IN (0, 1)), -- reserved for loaded ones
    sockets INTEGER NOT NULL CHECK (sockets IN (0, 1))
);

CREATE TABLE containers (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE,
    line_id TEXT NOT NULL REFERENCES lines (id),
    kind TEXT NOT NULL CHECK (kind IN ('dry', 'high_cube', 'reefer', 'tank')),
    length INTEGER NOT NULL CHECK (length BETWEEN 20 AND 40), -- length in feet
    loaded INTEGER NOT NULL CHECK (loaded IN (0, 1)),
    weight INTEGER NOT NULL CHECK (weight BETWEEN 1800 AND 34000),
    status TEXT NOT NULL CHECK (status IN ('expected', 'in_yard', 'gone', 'in_repair')),
    stack_id TEXT REFERENCES stacks (id),
    sound INTEGER NOT NULL CHECK (sound IN (0, 1)),
    came_on TEXT, -- arrival day
    CHECK ((stack_id IS NOT NULL) = (status = 'in_yard')),
    CHECK ((came_on IS NULL) = (status = 'expected'))
);

CREATE TABLE releases (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE,
    status TEXT NOT NULL CHECK (status IN ('open', 'withdrawn', 'used')),
    container_id TEXT NOT NULL REFERENCES containers (id),
    haulier TEXT NOT NULL,
    valid_until TEXT NOT NULL -- last day
);

CREATE TABLE slots (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE,
    status TEXT NOT NULL CHECK (status IN ('booked', 'used', 'missed', 'cancelled')),
    haulier TEXT NOT NULL,
    starts_at TEXT NOT NULL, -- slot time, local time
    purpose TEXT NOT NULL CHECK (purpose IN ('delivery', 'pick_up')),
    release_id TEXT REFERENCES releases (id),
    container_id TEXT NOT NULL REFERENCES containers (id),
    CHECK ((release_id IS NULL) = (purpose = 'delivery'))
);

CREATE TABLE defects (
    id TEXT PRIMARY KEY,
    status TEXT NOT NULL CHECK (status IN ('open', 'estimated', 'repaired', 'refused')),
    container_id TEXT NOT NULL REFERENCES containers (id),
    remark TEXT NOT NULL,
    cost INTEGER NOT NULL CHECK (cost BETWEEN 0 AND 300000), -- repair cost, minor units
    reported_on TEXT NOT NULL -- day of the report
);

CREATE INDEX containers_by_line ON containers (line_id);
CREATE INDEX containers_by_stack ON containers (stack_id);
CREATE INDEX releases_by_container ON releases (container_id);
CREATE INDEX slots_by_release ON slots (release_id);
CREATE INDEX slots_by_container ON slots (container_id);
CREATE INDEX defects_by_container ON defects (container_id);
