-- Hanse Mutual claims office: Policies, claims, surveys, papers and payments of an insurer's claims office.

CREATE TABLE adjusters (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    decision_limit INTEGER NOT NULL CHECK (decision_limit BETWEEN 200000 AND 3000000), -- minor units
    most_claims INTEGER NOT NULL CHECK (most_claims BETWEEN 5 AND 60) -- most claims at a time
);

CREATE TABLE policies (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE,
    holder TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('household', 'vehicle', 'travel', 'liability')),
    insured INTEGER NOT NULL CHECK (insured BETWEEN 500000 AND 9000000), -- sum insured, minor units
    deductible INTEGER NOT NULL CHECK (deductible BETWEEN 0 AND 100000), -- minor units
    starts_on TEXT NOT NULL, -- first day
    paid_until TEXT NOT NULL -- end of the paid term
);

CREATE TABLE experts (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    phone TEXT NOT NULL,
    field TEXT NOT NULL CHECK (field IN ('buildings', 'vehicles', 'valuables')),
    fee INTEGER NOT NULL CHECK (fee BETWEEN 5000 AND 90000), -- minor units
    most_surveys INTEGER NOT NULL CHECK (most_surveys BETWEEN 1 AND 20) -- most surveys at a time
);

CREATE TABLE claims (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE,
    policy_id TEXT NOT NULL REFERENCES policies (id),
    peril TEXT NOT NULL CHECK (peril IN ('fire', 'water', 'theft', 'collision', 'weather', 'other')),
    story TEXT NOT NULL, -- cause
    happened_on TEXT NOT NULL, -- damage date
    reported_on TEXT NOT NULL, -- report date
    claimed INTEGER NOT NULL CHECK (claimed >= 10000), -- claimed amount, minor units
    status TEXT NOT NULL CHECK (status IN ('reported', 'in_review', 'accepted', 'paid', 'declined')),
    adjuster_id TEXT REFERENCES adjusters (id),
    granted INTEGER CHECK (granted >= 0), -- amount granted, minor units
    decided_on TEXT, -- decision day
    answer TEXT,
    CHECK (happened_on <= reported_on),
    CHECK ((adjuster_id IS NULL) = (status = 'reported')),
    CHECK ((granted IS NULL) = (status NOT IN ('accepted', 'paid'))),
    CHECK ((decided_on IS NULL) = (status IN ('reported', 'in_review')))
);

CREATE TABLE surveys (
    id TEXT PRIMARY KEY,
    claim_id TEXT NOT NULL REFERENCES claims (id),
    expert_id TEXT NOT NULL REFERENCES experts (id),
    status TEXT NOT NULL CHECK (status IN ('ordered', 'delivered', 'cancelled')),
    ordered_on TEXT NOT NULL, -- order date
    estimate INTEGER CHECK (estimate >= 0), -- minor units
    CHECK ((estimate IS NOT NULL) = (status = 'delivered'))
);

CREATE TABLE papers (
    id TEXT PRIMARY KEY,
    claim_id TEXT NOT NULL REFERENCES claims (id),
    kind TEXT NOT NULL CHECK (kind IN ('photograph', 'invoice', 'police_report', 'witness_statement')),
    received_on TEXT NOT NULL, -- receipt date
    UNIQUE (claim_id, kind)
);

CREATE TABLE payments (
    id TEXT PRIMARY KEY,
    claim_id TEXT NOT NULL REFERENCES claims (id),
    kind TEXT NOT NULL CHECK (kind IN ('advance', 'final')),
    amount INTEGER NOT NULL CHECK (amount >= 1), -- minor units
    paid_on TEXT NOT NULL -- payment date
);

CREATE INDEX claims_by_policy ON claims (policy_id);
CREATE INDEX claims_by_adjuster ON claims (adjuster_id);
CREATE INDEX surveys_by_claim ON surveys (claim_id);
CREATE INDEX surveys_by_expert ON surveys (expert_id);
CREATE INDEX papers_by_claim ON papers (claim_id);
CREATE INDEX payments_by_claim ON payments (claim_id);
