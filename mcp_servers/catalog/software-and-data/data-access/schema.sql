-- Halden data access desk: Data sets, access requests, grants, trainings and breaches of a statistics institute.

CREATE TABLE stewards (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE
);

CREATE TABLE datasets (
    id TEXT PRIMARY KEY,
    sensitivity TEXT NOT NULL CHECK (sensitivity IN ('open', 'internal', 'personal', 'secret')),
    name TEXT NOT NULL UNIQUE,
    steward_id TEXT NOT NULL REFERENCES stewards (id),
    longest INTEGER NOT NULL CHECK (longest BETWEEN 30 AND 365), -- longest grant in days
    most_readers INTEGER NOT NULL CHECK (most_readers BETWEEN 1 AND 40), -- reader limit
    status TEXT NOT NULL CHECK (status IN ('offered', 'frozen'))
);

CREATE TABLE projects (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    leader TEXT NOT NULL,
    ends_on TEXT NOT NULL -- last day
);

CREATE TABLE analysts (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    position TEXT NOT NULL CHECK (position IN ('employee', 'contractor', 'student')),
    trained_until TEXT NOT NULL, -- end of the privacy training
    contract_until TEXT, -- end of the contract
    status TEXT NOT NULL CHECK (status IN ('active', 'gone'))
);

CREATE TABLE requests (
    id TEXT PRIMARY KEY,
    analyst_id TEXT NOT NULL REFERENCES analysts (id),
    dataset_id TEXT NOT NULL REFERENCES datasets (id), -- data set
    project_id TEXT NOT NULL REFERENCES projects (id),
    access TEXT NOT NULL CHECK (access IN ('masked', 'full')),
    length INTEGER NOT NULL CHECK (length BETWEEN 7 AND 365), -- length in days
    purpose TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('submitted', 'approved', 'refused', 'withdrawn')),
    checked INTEGER NOT NULL CHECK (checked IN (0, 1)), -- privacy-checked
    answer TEXT,
    submitted_at TEXT NOT NULL -- local time
);

CREATE TABLE grants (
    id TEXT PRIMARY KEY,
    analyst_id TEXT NOT NULL REFERENCES analysts (id),
    dataset_id TEXT NOT NULL REFERENCES datasets (id), -- data set
    project_id TEXT NOT NULL REFERENCES projects (id),
    access TEXT NOT NULL CHECK (access IN ('masked', 'full')),
    status TEXT NOT NULL CHECK (status IN ('active', 'revoked')),
    starts_on TEXT NOT NULL, -- first day
    ends_on TEXT NOT NULL, -- last day
    used_on TEXT, -- last use
    confirmed_on TEXT NOT NULL, -- last confirmation
    CHECK (starts_on <= ends_on)
);

CREATE TABLE breaches (
    id TEXT PRIMARY KEY,
    grant_id TEXT NOT NULL REFERENCES grants (id),
    remark TEXT NOT NULL,
    found_on TEXT NOT NULL, -- discovery day
    status TEXT NOT NULL CHECK (status IN ('open', 'closed'))
);

CREATE INDEX datasets_by_steward ON datasets (steward_id);
CREATE INDEX requests_by_analyst ON requests (analyst_id);
CREATE INDEX requests_by_dataset ON requests (dataset_id);
CREATE INDEX requests_by_project ON requests (project_id);
CREATE INDEX grants_by_analyst ON grants (analyst_id);
CREATE INDEX grants_by_dataset ON grants (dataset_id);
CREATE INDEX grants_by_project ON grants (project_id);
CREATE INDEX breaches_by_grant ON breaches (grant_id);
