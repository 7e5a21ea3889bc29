-- Kaleidophon podcast spots: Shows, episodes, sponsors, campaigns and booked spots of a podcast publisher.

CREATE TABLE producers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE
);

CREATE TABLE shows (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    producer_id TEXT NOT NULL REFERENCES producers (id),
    rate INTEGER NOT NULL CHECK (rate BETWEEN 1000 AND 6000), -- rate for a thousand downloads, minor units
    usual INTEGER NOT NULL CHECK (usual BETWEEN 1000 AND 60000) -- usual downloads
);

CREATE TABLE episodes (
    id TEXT PRIMARY KEY,
    title TEXT NOT NULL UNIQUE,
    show_id TEXT NOT NULL REFERENCES shows (id),
    airs_on TEXT NOT NULL, -- airing day
    expected INTEGER NOT NULL CHECK (expected >= 500), -- expected downloads
    status TEXT NOT NULL CHECK (status IN ('planned', 'recorded', 'aired', 'dropped')),
    downloads INTEGER CHECK (downloads BETWEEN 0 AND 200000) -- counted downloads
);

CREATE TABLE sponsors (
    id TEXT PRIMARY KEY,
    branch TEXT NOT NULL CHECK (branch IN ('banking', 'food', 'travel', 'software', 'books', 'furniture', 'fashion')),
    name TEXT NOT NULL UNIQUE,
    phone TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('welcome', 'barred'))
);

CREATE TABLE campaigns (
    id TEXT PRIMARY KEY,
    sponsor_id TEXT NOT NULL REFERENCES sponsors (id),
    name TEXT NOT NULL,
    starts_on TEXT NOT NULL, -- first day
    ends_on TEXT NOT NULL, -- last day
    budget INTEGER NOT NULL CHECK (budget BETWEEN 10000 AND 9000000), -- minor units
    status TEXT NOT NULL CHECK (status IN ('draft', 'running', 'ended')),
    UNIQUE (sponsor_id, name),
    CHECK (starts_on < ends_on)
);

CREATE TABLE bookings (
    id TEXT PRIMARY KEY,
    campaign_id TEXT NOT NULL REFERENCES campaigns (id),
    episode_id TEXT NOT NULL REFERENCES episodes (id),
    position TEXT NOT NULL CHECK (position IN ('opening', 'middle', 'closing')),
    length INTEGER NOT NULL CHECK (length >= 20), -- length in seconds
    replaces_id TEXT REFERENCES bookings (id), -- spot it replaces
    kind TEXT NOT NULL CHECK (kind IN ('paid', 'replacement')),
    price INTEGER NOT NULL CHECK (price >= 0), -- minor units
    status TEXT NOT NULL CHECK (status IN ('booked', 'aired', 'cancelled')),
    script TEXT NOT NULL CHECK (script IN ('missing', 'submitted', 'approved', 'returned')),
    remark TEXT,
    CHECK ((replaces_id IS NULL) = (kind = 'paid'))
);

CREATE INDEX shows_by_producer ON shows (producer_id);
CREATE INDEX episodes_by_show ON episodes (show_id);
CREATE INDEX campaigns_by_sponsor ON campaigns (sponsor_id);
CREATE INDEX bookings_by_campaign ON bookings (campaign_id);
CREATE INDEX bookings_by_episode ON bookings (episode_id);
CREATE INDEX bookings_by_replaces ON bookings (replaces_id);
