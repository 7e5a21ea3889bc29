-- Kestrel feature flags: Switches of a product with their environments, target groups, gradual shares, experiments, approvals and clean-up.

CREATE TABLE developers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    squad TEXT NOT NULL CHECK (squad IN ('basket', 'search', 'account', 'delivery'))
);

CREATE TABLE flags (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    developer_id TEXT NOT NULL REFERENCES developers (id), -- owner
    kind TEXT NOT NULL CHECK (kind IN ('release', 'experiment', 'operations')),
    needs_id TEXT REFERENCES flags (id), -- parent flag
    ends_on TEXT NOT NULL, -- last day
    status TEXT NOT NULL CHECK (status IN ('draft', 'live', 'settled', 'dropped'))
);

CREATE TABLE rollout_states (
    id TEXT PRIMARY KEY,
    flag_id TEXT NOT NULL REFERENCES flags (id),
    environment TEXT NOT NULL CHECK (environment IN ('test', 'staging', 'production')),
    share INTEGER NOT NULL CHECK (share >= 0), -- share in per cent
    changed_at TEXT NOT NULL, -- time of the last change, local time
    locked INTEGER NOT NULL CHECK (locked IN (0, 1)),
    UNIQUE (flag_id, environment)
);

CREATE TABLE target_groups (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    users INTEGER NOT NULL CHECK (users BETWEEN 10 AND 900000) -- number of users
);

CREATE TABLE targetings (
    id TEXT PRIMARY KEY,
    flag_id TEXT NOT NULL REFERENCES flags (id),
    target_group_id TEXT NOT NULL REFERENCES target_groups (id),
    effect TEXT NOT NULL CHECK (effect IN ('always_on', 'always_off')),
    UNIQUE (flag_id, target_group_id)
);

CREATE TABLE proposals (
    id TEXT PRIMARY KEY,
    status TEXT NOT NULL CHECK (status IN ('open', 'approved', 'applied', 'rejected', 'expired')),
    setting_id TEXT NOT NULL REFERENCES rollout_states (id),
    share INTEGER NOT NULL CHECK (share BETWEEN 0 AND 100), -- share in per cent
    developer_id TEXT NOT NULL REFERENCES developers (id), -- proposed by
    proposed_at TEXT NOT NULL -- time of the proposal, local time
);

CREATE INDEX flags_by_developer ON flags (developer_id);
CREATE INDEX flags_by_needs ON flags (needs_id);
CREATE INDEX rollout_states_by_flag ON rollout_states (flag_id);
CREATE INDEX targetings_by_flag ON targetings (flag_id);
CREATE INDEX targetings_by_target_group ON targetings (target_group_id);
CREATE INDEX proposals_by_setting ON proposals (setting_id);
CREATE INDEX proposals_by_developer ON proposals (developer_id);
