-- Marlow housing register: Applicants, points, homes, offers and appeals of a town's waiting list for social housing.

CREATE TABLE officers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    points_limit INTEGER NOT NULL CHECK (points_limit BETWEEN 5 AND 40)
);

CREATE TABLE districts (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    longest_commute INTEGER NOT NULL CHECK (longest_commute BETWEEN 10 AND 60) -- minutes to the centre
);

CREATE TABLE applicants (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    number TEXT NOT NULL UNIQUE, -- application number
    district_id TEXT NOT NULL REFERENCES districts (id),
    bedrooms INTEGER NOT NULL CHECK (bedrooms BETWEEN 1 AND 4), -- bedrooms needed
    wheelchair INTEGER NOT NULL CHECK (wheelchair IN (0, 1)),
    points INTEGER NOT NULL CHECK (points >= 0),
    arrears INTEGER NOT NULL CHECK (arrears BETWEEN 0 AND 900000), -- rent arrears, minor units
    applied_on TEXT NOT NULL, -- date of the application
    renewed_on TEXT NOT NULL, -- day of the last renewal
    status TEXT NOT NULL CHECK (status IN ('waiting', 'offered', 'housed', 'suspended', 'removed'))
);

CREATE TABLE homes (
    id TEXT PRIMARY KEY,
    reference TEXT NOT NULL UNIQUE,
    address TEXT NOT NULL,
    district_id TEXT NOT NULL REFERENCES districts (id),
    bedrooms INTEGER NOT NULL CHECK (bedrooms BETWEEN 1 AND 4),
    wheelchair INTEGER NOT NULL CHECK (wheelchair IN (0, 1)), -- wheelchair access
    rent INTEGER NOT NULL CHECK (rent BETWEEN 4000 AND 40000), -- weekly rent, minor units
    status TEXT NOT NULL CHECK (status IN ('in_repair', 'free', 'on_offer', 'let')),
    free_since TEXT, -- start of the vacancy
    CHECK ((free_since IS NOT NULL) = (status IN ('free', 'on_offer')))
);

CREATE TABLE offers (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE,
    status TEXT NOT NULL CHECK (status IN ('open', 'accepted', 'refused', 'lapsed')),
    applicant_id TEXT NOT NULL REFERENCES applicants (id),
    home_id TEXT NOT NULL REFERENCES homes (id),
    officer_id TEXT NOT NULL REFERENCES officers (id),
    made_on TEXT NOT NULL -- day of the offer
);

CREATE TABLE appeals (
    id TEXT PRIMARY KEY,
    applicant_id TEXT NOT NULL REFERENCES applicants (id),
    ground TEXT NOT NULL CHECK (ground IN ('health', 'overcrowding', 'violence', 'notice_to_quit')),
    evidence INTEGER NOT NULL CHECK (evidence IN (0, 1)),
    lodged_on TEXT NOT NULL, -- day of the appeal
    status TEXT NOT NULL CHECK (status IN ('pending', 'upheld', 'dismissed'))
);

CREATE INDEX applicants_by_district ON applicants (district_id);
CREATE INDEX homes_by_district ON homes (district_id);
CREATE INDEX offers_by_applicant ON offers (applicant_id);
CREATE INDEX offers_by_home ON offers (home_id);
CREATE INDEX offers_by_officer ON offers (officer_id);
CREATE INDEX appeals_by_applicant ON appeals (applicant_id);
