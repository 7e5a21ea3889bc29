-- Basalt computing centre: Research groups, users, partitions, jobs, reservations and storage folders of a university's computing cluster.

CREATE TABLE operators (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    grant_limit INTEGER NOT NULL CHECK (grant_limit BETWEEN 1000 AND 90000) -- grant limit in core hours
);

CREATE TABLE research_groups (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    leader TEXT NOT NULL,
    granted INTEGER NOT NULL CHECK (granted >= 0), -- granted core hours
    used INTEGER NOT NULL CHECK (used >= 0), -- used core hours
    valid_until TEXT NOT NULL -- end of the grant
);

CREATE TABLE members (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    research_group_id TEXT NOT NULL REFERENCES research_groups (id),
    most_jobs INTEGER NOT NULL CHECK (most_jobs BETWEEN 1 AND 12), -- most jobs at a time
    status TEXT NOT NULL CHECK (status IN ('active', 'locked'))
);

CREATE TABLE partitions (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    nodes INTEGER NOT NULL CHECK (nodes BETWEEN 2 AND 64), -- number of nodes
    cores INTEGER NOT NULL CHECK (cores BETWEEN 8 AND 128), -- cores of a node
    longest INTEGER NOT NULL CHECK (longest BETWEEN 1 AND 96), -- longest job in hours
    status TEXT NOT NULL CHECK (status IN ('open', 'drained'))
);

CREATE TABLE jobs (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- job number
    title TEXT NOT NULL,
    member_id TEXT NOT NULL REFERENCES members (id), -- user
    partition_id TEXT NOT NULL REFERENCES partitions (id),
    nodes INTEGER NOT NULL CHECK (nodes BETWEEN 1 AND 16), -- number of nodes
    length INTEGER NOT NULL CHECK (length BETWEEN 1 AND 72), -- length in hours
    urgent INTEGER NOT NULL CHECK (urgent IN (0, 1)),
    status TEXT NOT NULL CHECK (status IN ('queued', 'running', 'finished', 'failed', 'killed', 'held', 'cancelled')),
    submitted_at TEXT NOT NULL, -- local time
    started_at TEXT, -- start time, local time
    ends_by TEXT, -- latest end, local time
    CHECK ((started_at IS NOT NULL) = (status IN ('running', 'finished', 'failed', 'killed')))
);

CREATE TABLE reservations (
    id TEXT PRIMARY KEY,
    partition_id TEXT NOT NULL REFERENCES partitions (id),
    reason TEXT NOT NULL,
    nodes INTEGER NOT NULL CHECK (nodes BETWEEN 1 AND 40), -- number of nodes
    starts_at TEXT NOT NULL, -- start time, local time
    ends_at TEXT NOT NULL, -- end time, local time
    status TEXT NOT NULL CHECK (status IN ('planned', 'cancelled')),
    CHECK (starts_at < ends_at)
);

CREATE TABLE folders (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    member_id TEXT NOT NULL REFERENCES members (id), -- owner
    quota INTEGER NOT NULL CHECK (quota BETWEEN 10 AND 5000), -- quota in gigabytes
    used INTEGER NOT NULL CHECK (used BETWEEN 0 AND 5000), -- used gigabytes
    expires_on TEXT NOT NULL, -- expiry date
    prolonged INTEGER NOT NULL CHECK (prolonged >= 0) -- number of prolongations
);

CREATE INDEX members_by_research_group ON members (research_group_id);
CREATE INDEX jobs_by_member ON jobs (member_id);
CREATE INDEX jobs_by_partition ON jobs (partition_id);
CREATE INDEX reservations_by_partition ON reservations (partition_id);
CREATE INDEX folders_by_member ON folders (member_id);
