-- Grand Meridian housekeeping: Floors, rooms, room attendants, daily cleaning tasks, inspections, defects and linen of a large hotel.

CREATE TABLE supervisors (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL
);

CREATE TABLE floors (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    linen_sets INTEGER NOT NULL CHECK (linen_sets >= 0), -- linen sets in store
    full_stock INTEGER NOT NULL CHECK (full_stock BETWEEN 20 AND 120) -- full linen stock
);

CREATE TABLE rooms (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- room number
    floor_id TEXT NOT NULL REFERENCES floors (id),
    beds INTEGER NOT NULL CHECK (beds BETWEEN 1 AND 3),
    state TEXT NOT NULL CHECK (state IN ('dirty', 'clean', 'released', 'blocked')), -- state of the room
    guest_inside INTEGER NOT NULL CHECK (guest_inside IN (0, 1)),
    do_not_disturb INTEGER NOT NULL CHECK (do_not_disturb IN (0, 1)), -- do-not-disturb sign
    early_arrival INTEGER NOT NULL CHECK (early_arrival IN (0, 1))
);

CREATE TABLE attendants (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    floor_id TEXT NOT NULL REFERENCES floors (id), -- usual floor
    most_points INTEGER NOT NULL CHECK (most_points BETWEEN 8 AND 40), -- points a day
    status TEXT NOT NULL CHECK (status IN ('on_duty', 'off_duty'))
);

CREATE TABLE tasks (
    id TEXT PRIMARY KEY,
    status TEXT NOT NULL CHECK (status IN ('open', 'assigned', 'begun', 'done', 'passed', 'dropped')),
    room_id TEXT NOT NULL REFERENCES rooms (id),
    kind TEXT NOT NULL CHECK (kind IN ('departure', 'stay_over', 'deep_clean')),
    points INTEGER NOT NULL CHECK (points >= 2),
    attendant_id TEXT REFERENCES attendants (id),
    due_at TEXT NOT NULL, -- due time, local time
    begun_at TEXT, -- start, local time
    failures INTEGER NOT NULL CHECK (failures >= 0), -- failed inspections
    CHECK ((attendant_id IS NULL) = (status IN ('open', 'dropped'))),
    CHECK ((begun_at IS NOT NULL) = (status IN ('begun', 'done', 'passed')))
);

CREATE TABLE defects (
    id TEXT PRIMARY KEY,
    room_id TEXT NOT NULL REFERENCES rooms (id),
    text TEXT NOT NULL, -- defect
    blocking INTEGER NOT NULL CHECK (blocking IN (0, 1)),
    status TEXT NOT NULL CHECK (status IN ('reported', 'in_hand', 'mended')),
    reported_at TEXT NOT NULL -- time of the report, local time
);

CREATE TABLE linen_moves (
    id TEXT PRIMARY KEY,
    floor_id TEXT NOT NULL REFERENCES floors (id),
    kind TEXT NOT NULL CHECK (kind IN ('taken', 'delivered', 'sorted_out')),
    sets INTEGER NOT NULL CHECK (sets >= 1), -- number of sets
    moved_on TEXT NOT NULL -- date
);

CREATE INDEX rooms_by_floor ON rooms (floor_id);
CREATE INDEX attendants_by_floor ON attendants (floor_id);
CREATE INDEX tasks_by_room ON tasks (room_id);
CREATE INDEX tasks_by_attendant ON tasks (attendant_id);
CREATE INDEX defects_by_room ON defects (room_id);
CREATE INDEX linen_moves_by_floor ON linen_moves (floor_id);
