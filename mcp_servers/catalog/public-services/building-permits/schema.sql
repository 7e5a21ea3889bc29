-- Kilbrannan planning office: Plots, applications, opinions, objections and site inspections of a town's planning office.

CREATE TABLE officers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    grade TEXT NOT NULL CHECK (grade IN ('surveyor', 'officer', 'inspector')),
    area_limit INTEGER NOT NULL CHECK (area_limit BETWEEN 60 AND 600) -- largest floor area to decide on
);

CREATE TABLE districts (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    max_height INTEGER NOT NULL CHECK (max_height BETWEEN 5 AND 30), -- greatest height in metres
    coverage INTEGER NOT NULL CHECK (coverage BETWEEN 20 AND 80), -- greatest coverage in percent
    conservation INTEGER NOT NULL CHECK (conservation IN (0, 1)) -- conservation area
);

CREATE TABLE plots (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- plot number
    address TEXT NOT NULL,
    district_id TEXT NOT NULL REFERENCES districts (id),
    area INTEGER NOT NULL CHECK (area BETWEEN 120 AND 4000), -- area in square metres
    listed INTEGER NOT NULL CHECK (listed IN (0, 1)) -- listed status
);

CREATE TABLE applicants (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    phone TEXT NOT NULL
);

CREATE TABLE bodies (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    heritage INTEGER NOT NULL CHECK (heritage IN (0, 1)), -- in charge of heritage
    answer_days INTEGER NOT NULL CHECK (answer_days BETWEEN 7 AND 35) -- days to answer
);

CREATE TABLE applications (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- application number
    plot_id TEXT NOT NULL REFERENCES plots (id),
    applicant_id TEXT NOT NULL REFERENCES applicants (id),
    officer_id TEXT NOT NULL REFERENCES officers (id), -- preparing officer
    kind TEXT NOT NULL CHECK (kind IN ('house', 'extension', 'garage', 'shop_front', 'conversion', 'outbuilding')),
    floor_area INTEGER NOT NULL CHECK (floor_area BETWEEN 10 AND 600),
    height INTEGER NOT NULL CHECK (height BETWEEN 2 AND 30), -- height in metres
    lodged_on TEXT NOT NULL, -- lodging date
    status TEXT NOT NULL CHECK (status IN ('lodged', 'under_review', 'granted', 'begun', 'completed', 'invalid', 'refused', 'on_hold', 'withdrawn', 'lapsed')),
    fee INTEGER NOT NULL CHECK (fee >= 0), -- minor units
    fee_paid INTEGER NOT NULL CHECK (fee_paid IN (0, 1)),
    validated_on TEXT, -- validation date
    queried INTEGER NOT NULL CHECK (queried IN (0, 1)), -- held up before
    decide_by TEXT, -- last day for the decision
    held_on TEXT, -- hold date
    decided_on TEXT, -- decision date
    begun_on TEXT, -- building start
    CHECK (decided_on IS NULL OR validated_on IS NULL OR status = 'refused' OR decided_on > date(validated_on, '+35 days')),
    CHECK (begun_on IS NULL OR decided_on IS NULL OR begun_on >= date(decided_on, '+28 days'))
);

CREATE TABLE consultations (
    id TEXT PRIMARY KEY,
    application_id TEXT NOT NULL REFERENCES applications (id),
    body_id TEXT NOT NULL REFERENCES bodies (id),
    asked_on TEXT NOT NULL, -- date of asking
    due_on TEXT NOT NULL, -- due date
    status TEXT NOT NULL CHECK (status IN ('awaited', 'no_objection', 'conditions', 'objection')),
    answered_on TEXT, -- answer date
    UNIQUE (application_id, body_id)
);

CREATE TABLE objections (
    id TEXT PRIMARY KEY,
    application_id TEXT NOT NULL REFERENCES applications (id),
    objector TEXT NOT NULL,
    ground TEXT NOT NULL CHECK (ground IN ('daylight', 'overlooking', 'traffic', 'noise', 'heritage', 'drainage')),
    lodged_on TEXT NOT NULL, -- objection date
    status TEXT NOT NULL CHECK (status IN ('open', 'upheld', 'dismissed', 'withdrawn'))
);

CREATE TABLE inspections (
    id TEXT PRIMARY KEY,
    application_id TEXT NOT NULL REFERENCES applications (id),
    officer_id TEXT NOT NULL REFERENCES officers (id), -- inspector
    stage TEXT NOT NULL CHECK (stage IN ('foundations', 'frame', 'completion')),
    starts_at TEXT NOT NULL, -- start time, local time
    status TEXT NOT NULL CHECK (status IN ('planned', 'passed', 'failed', 'called_off'))
);

CREATE INDEX plots_by_district ON plots (district_id);
CREATE INDEX applications_by_plot ON applications (plot_id);
CREATE INDEX applications_by_applicant ON applications (applicant_id);
CREATE INDEX applications_by_officer ON applications (officer_id);
CREATE INDEX consultations_by_application ON consultations (application_id);
CREATE INDEX consultations_by_body ON consultations (body_id);
CREATE INDEX objections_by_application ON objections (application_id);
CREATE INDEX inspections_by_application ON inspections (application_id);
CREATE INDEX inspections_by_officer ON inspections (officer_id);
