-- Ostsee container rollouts: Nodes, services with their replicas, releases, stepwise rollouts, health samples and freezes of a container platform.

CREATE TABLE release_engineers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    team TEXT NOT NULL CHECK (team IN ('checkout', 'catalogue', 'logistics', 'identity', 'reporting'))
);

CREATE TABLE nodes (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE, -- node name
    cell TEXT NOT NULL CHECK (cell IN ('alpha', 'beta', 'gamma')), -- zone
    memory INTEGER NOT NULL CHECK (memory BETWEEN 2000 AND 64000), -- memory in megabytes
    status TEXT NOT NULL CHECK (status IN ('ready', 'cordoned', 'drained'))
);

CREATE TABLE services (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    team TEXT NOT NULL CHECK (team IN ('checkout', 'catalogue', 'logistics', 'identity', 'reporting')),
    importance INTEGER NOT NULL CHECK (importance BETWEEN 1 AND 3),
    memory INTEGER NOT NULL CHECK (memory BETWEEN 100 AND 4000), -- memory a replica in megabytes
    least INTEGER NOT NULL CHECK (least BETWEEN 1 AND 6) -- fewest replicas
);

CREATE TABLE replicas (
    id TEXT PRIMARY KEY,
    service_id TEXT NOT NULL REFERENCES services (id),
    node_id TEXT NOT NULL REFERENCES nodes (id),
    status TEXT NOT NULL CHECK (status IN ('running', 'starting', 'failing')),
    started_at TEXT NOT NULL -- start time, local time
);

CREATE TABLE releases (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- release number
    service_id TEXT NOT NULL REFERENCES services (id),
    built_on TEXT NOT NULL, -- build date
    tested INTEGER NOT NULL CHECK (tested IN (0, 1)), -- tests passed
    status TEXT NOT NULL CHECK (status IN ('candidate', 'live', 'superseded', 'bad'))
);

CREATE TABLE rollouts (
    id TEXT PRIMARY KEY,
    status TEXT NOT NULL CHECK (status IN ('running', 'finished', 'stopped', 'rolled_back')),
    release_id TEXT NOT NULL REFERENCES releases (id),
    release_engineer_id TEXT NOT NULL REFERENCES release_engineers (id),
    step INTEGER NOT NULL CHECK (step >= 10), -- step in per cent
    step_begun_at TEXT NOT NULL -- begin of the step, local time
);

CREATE TABLE health_samples (
    id TEXT PRIMARY KEY,
    rollout_id TEXT NOT NULL REFERENCES rollouts (id),
    errors INTEGER NOT NULL CHECK (errors BETWEEN 0 AND 1000), -- errors a thousand calls
    measured_at TEXT NOT NULL -- time of the sample, local time
);

CREATE TABLE freezes (
    id TEXT PRIMARY KEY,
    team TEXT NOT NULL CHECK (team IN ('checkout', 'catalogue', 'logistics', 'identity', 'reporting')),
    reason TEXT NOT NULL,
    starts_at TEXT NOT NULL, -- start time, local time
    ends_at TEXT NOT NULL, -- end time, local time
    CHECK (starts_at < ends_at)
);

CREATE INDEX replicas_by_service ON replicas (service_id);
CREATE INDEX replicas_by_node ON replicas (node_id);
CREATE INDEX releases_by_service ON releases (service_id);
CREATE INDEX rollouts_by_release ON rollouts (release_id);
CREATE INDEX rollouts_by_release_engineer ON rollouts (release_engineer_id);
CREATE INDEX health_samples_by_rollout ON health_samples (rollout_id);
