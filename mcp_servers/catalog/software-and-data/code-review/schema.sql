-- Lantern Labs code review: Repositories, pull requests, reviews, code owners and release freezes of a software company.

CREATE TABLE developers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    username TEXT NOT NULL UNIQUE,
    seniority TEXT NOT NULL CHECK (seniority IN ('junior', 'senior', 'principal')),
    review_limit INTEGER NOT NULL CHECK (review_limit BETWEEN 2 AND 20),
    status TEXT NOT NULL CHECK (status IN ('present', 'away'))
);

CREATE TABLE repositories (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    approvals INTEGER NOT NULL CHECK (approvals BETWEEN 1 AND 2), -- approvals needed
    language TEXT NOT NULL
);

CREATE TABLE areas (
    id TEXT PRIMARY KEY,
    repository_id TEXT NOT NULL REFERENCES repositories (id),
    name TEXT NOT NULL UNIQUE,
    owner_id TEXT NOT NULL REFERENCES developers (id),
    guarded INTEGER NOT NULL CHECK (guarded IN (0, 1))
);

CREATE TABLE pull_requests (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE,
    title TEXT NOT NULL,
    area_id TEXT NOT NULL REFERENCES areas (id),
    author_id TEXT NOT NULL REFERENCES developers (id),
    size INTEGER NOT NULL CHECK (size BETWEEN 1 AND 3000), -- changed lines
    status TEXT NOT NULL CHECK (status IN ('draft', 'open', 'merged', 'closed')),
    pushed_at TEXT NOT NULL, -- time of the last push, local time
    checks TEXT NOT NULL CHECK (checks IN ('pending', 'passed', 'failed')),
    builds_on_id TEXT REFERENCES pull_requests (id), -- base
    merged_on TEXT, -- day of the merge
    CHECK ((status = 'merged') = (merged_on IS NOT NULL)),
    CHECK (status != 'merged' OR checks = 'passed')
);

CREATE TABLE reviews (
    id TEXT PRIMARY KEY,
    pull_request_id TEXT NOT NULL REFERENCES pull_requests (id),
    reviewer_id TEXT NOT NULL REFERENCES developers (id),
    status TEXT NOT NULL CHECK (status IN ('asked', 'approved', 'outdated', 'objected', 'declined')),
    asked_at TEXT NOT NULL, -- local time
    UNIQUE (pull_request_id, reviewer_id)
);

CREATE TABLE freezes (
    id TEXT PRIMARY KEY,
    repository_id TEXT NOT NULL REFERENCES repositories (id),
    reason TEXT NOT NULL,
    starts_at TEXT NOT NULL, -- start time, local time
    ends_at TEXT NOT NULL, -- end time, local time
    status TEXT NOT NULL CHECK (status IN ('announced', 'lifted')),
    CHECK (starts_at < ends_at)
);

CREATE INDEX areas_by_repository ON areas (repository_id);
CREATE INDEX areas_by_owner ON areas (owner_id);
CREATE INDEX pull_requests_by_area ON pull_requests (area_id);
CREATE INDEX pull_requests_by_author ON pull_requests (author_id);
CREATE INDEX pull_requests_by_builds_on ON pull_requests (builds_on_id);
CREATE INDEX reviews_by_pull_request ON reviews (pull_request_id);
CREATE INDEX reviews_by_reviewer ON reviews (reviewer_id);
CREATE INDEX freezes_by_repository ON freezes (repository_id);
