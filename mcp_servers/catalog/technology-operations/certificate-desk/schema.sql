-- Sundhavn domains and certificates: Domains, hosts, certificates, their deployments and maintenance windows of a hosting company.

CREATE TABLE teams (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    desk TEXT NOT NULL -- desk telephone
);

CREATE TABLE authorities (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    price INTEGER NOT NULL CHECK (price BETWEEN 0 AND 30000), -- minor units
    longest INTEGER NOT NULL CHECK (longest BETWEEN 30 AND 398), -- longest time in days
    quota INTEGER NOT NULL CHECK (quota BETWEEN 1 AND 60) -- weekly quota
);

CREATE TABLE domains (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    team_id TEXT NOT NULL REFERENCES teams (id),
    fee INTEGER NOT NULL CHECK (fee >= 800), -- yearly fee, minor units
    expires_on TEXT NOT NULL, -- end of the registration
    locked INTEGER NOT NULL CHECK (locked IN (0, 1)), -- transfer-locked
    status TEXT NOT NULL CHECK (status IN ('active', 'given_up'))
);

CREATE TABLE hosts (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    domain_id TEXT NOT NULL REFERENCES domains (id),
    environment TEXT NOT NULL CHECK (environment IN ('live', 'test')),
    status TEXT NOT NULL CHECK (status IN ('running', 'retired'))
);

CREATE TABLE certificates (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE,
    domain_id TEXT NOT NULL REFERENCES domains (id),
    authority_id TEXT NOT NULL REFERENCES authorities (id),
    wildcard INTEGER NOT NULL CHECK (wildcard IN (0, 1)), -- wildcard names
    status TEXT NOT NULL CHECK (status IN ('requested', 'validated', 'issued', 'revoked', 'replaced', 'dropped')),
    requested_on TEXT NOT NULL, -- day of the request
    method TEXT CHECK (method IN ('name_record', 'email', 'file')), -- way of checking
    valid_from TEXT, -- first day
    valid_until TEXT, -- last day
    CHECK ((valid_from IS NULL) = (status IN ('requested', 'validated', 'dropped'))),
    CHECK (valid_from IS NULL OR valid_until IS NULL OR valid_from < valid_until)
);

CREATE TABLE deployments (
    id TEXT PRIMARY KEY,
    host_id TEXT NOT NULL REFERENCES hosts (id),
    certificate_id TEXT NOT NULL REFERENCES certificates (id),
    status TEXT NOT NULL CHECK (status IN ('planned', 'live', 'removed', 'cancelled')),
    planned_on TEXT NOT NULL -- planning day
);

CREATE TABLE windows (
    id TEXT PRIMARY KEY,
    team_id TEXT NOT NULL REFERENCES teams (id),
    work TEXT NOT NULL,
    starts_at TEXT NOT NULL, -- start time, local time
    ends_at TEXT NOT NULL, -- end time, local time
    status TEXT NOT NULL CHECK (status IN ('announced', 'called_off')),
    CHECK (starts_at < ends_at)
);

CREATE INDEX domains_by_team ON domains (team_id);
CREATE INDEX hosts_by_domain ON hosts (domain_id);
CREATE INDEX certificates_by_domain ON certificates (domain_id);
CREATE INDEX certificates_by_authority ON certificates (authority_id);
CREATE INDEX deployments_by_host ON deployments (host_id);
CREATE INDEX deployments_by_certificate ON deployments (certificate_id);
CREATE INDEX windows_by_team ON windows (team_id);
