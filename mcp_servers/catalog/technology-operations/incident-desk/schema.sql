-- Kaskadi operations desk: Services, incidents, on-call duties, changes and follow-up actions of an IT operations department.

CREATE TABLE teams (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    desk TEXT NOT NULL -- desk telephone
);

CREATE TABLE engineers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    phone TEXT NOT NULL,
    team_id TEXT NOT NULL REFERENCES teams (id),
    level INTEGER NOT NULL CHECK (level BETWEEN 1 AND 3)
);

CREATE TABLE services (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    team_id TEXT NOT NULL REFERENCES teams (id),
    tier TEXT NOT NULL CHECK (tier IN ('vital', 'important', 'ordinary')),
    allowance INTEGER NOT NULL CHECK (allowance BETWEEN 0 AND 20000) -- downtime allowance in minutes
);

CREATE TABLE duties (
    id TEXT PRIMARY KEY,
    team_id TEXT NOT NULL REFERENCES teams (id),
    kind TEXT NOT NULL CHECK (kind IN ('primary', 'backup')),
    starts_at TEXT NOT NULL, -- start time, local time
    ends_at TEXT NOT NULL, -- end time, local time
    engineer_id TEXT NOT NULL REFERENCES engineers (id),
    UNIQUE (team_id, kind, starts_at),
    CHECK (starts_at < ends_at)
);

CREATE TABLE incidents (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- incident number
    title TEXT NOT NULL,
    service_id TEXT NOT NULL REFERENCES services (id),
    severity TEXT NOT NULL CHECK (severity IN ('critical', 'major', 'minor')),
    opened_at TEXT NOT NULL, -- local time
    answer_by TEXT NOT NULL, -- answer deadline, local time
    status TEXT NOT NULL CHECK (status IN ('reported', 'acknowledged', 'resolved', 'closed', 'reopened', 'merged')),
    leader_id TEXT REFERENCES engineers (id), -- incident leader
    resolved_at TEXT, -- repair time, local time
    downtime INTEGER NOT NULL CHECK (downtime >= 0), -- downtime in minutes
    resolution TEXT,
    merged_into_id TEXT REFERENCES incidents (id), -- incident it was merged into
    CHECK ((status IN ('reported', 'merged')) = (leader_id IS NULL)),
    CHECK ((status IN ('resolved', 'closed', 'reopened')) = (resolved_at IS NOT NULL)),
    CHECK ((status = 'merged') = (merged_into_id IS NOT NULL))
);

CREATE TABLE changes (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- change number
    title TEXT NOT NULL,
    service_id TEXT NOT NULL REFERENCES services (id),
    author_id TEXT NOT NULL REFERENCES engineers (id), -- written by
    risk TEXT NOT NULL CHECK (risk IN ('low_risk', 'medium_risk', 'high_risk')),
    starts_at TEXT NOT NULL, -- start time, local time
    length INTEGER NOT NULL CHECK (length BETWEEN 1 AND 8), -- length in hours
    ends_at TEXT NOT NULL, -- end time, local time
    status TEXT NOT NULL CHECK (status IN ('proposed', 'approved', 'running', 'done', 'rolled_back', 'refused')),
    approved_by_id TEXT REFERENCES engineers (id),
    CHECK (starts_at < ends_at),
    CHECK (author_id IS NOT approved_by_id),
    CHECK ((approved_by_id IS NULL) = (status IN ('proposed', 'refused')))
);

CREATE TABLE freezes (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    tier TEXT NOT NULL CHECK (tier IN ('vital', 'important', 'ordinary')),
    starts_at TEXT NOT NULL, -- start time, local time
    ends_at TEXT NOT NULL, -- end time, local time
    CHECK (starts_at < ends_at)
);

CREATE TABLE actions (
    id TEXT PRIMARY KEY,
    incident_id TEXT NOT NULL REFERENCES incidents (id),
    title TEXT NOT NULL,
    owner_id TEXT NOT NULL REFERENCES engineers (id),
    due_on TEXT NOT NULL, -- due date
    status TEXT NOT NULL CHECK (status IN ('open', 'done', 'dropped'))
);

CREATE INDEX engineers_by_team ON engineers (team_id);
CREATE INDEX services_by_team ON services (team_id);
CREATE INDEX duties_by_team ON duties (team_id);
CREATE INDEX duties_by_engineer ON duties (engineer_id);
CREATE INDEX incidents_by_service ON incidents (service_id);
CREATE INDEX incidents_by_leader ON incidents (leader_id);
CREATE INDEX incidents_by_merged_into ON incidents (merged_into_id);
CREATE INDEX changes_by_service ON changes (service_id);
CREATE INDEX changes_by_author ON changes (author_id);
CREATE INDEX changes_by_approved_by ON changes (approved_by_id);
CREATE INDEX actions_by_incident ON actions (incident_id);
CREATE INDEX actions_by_owner ON actions (owner_id);
