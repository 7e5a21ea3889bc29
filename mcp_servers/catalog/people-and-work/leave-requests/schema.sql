-- Costa Norte leave desk: Leave requests, allowances, blocked periods and sick notes of a trading company.

CREATE TABLE teams (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    lead TEXT NOT NULL,
    most_away INTEGER NOT NULL CHECK (most_away BETWEEN 1 AND 9) -- most people away at a time
);

CREATE TABLE leave_types (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    limited INTEGER NOT NULL CHECK (limited IN (0, 1)),
    notice INTEGER NOT NULL CHECK (notice BETWEEN 0 AND 21), -- notice in days
    longest INTEGER NOT NULL CHECK (longest BETWEEN 2 AND 30) -- longest leave in days
);

CREATE TABLE employees (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    team_id TEXT NOT NULL REFERENCES teams (id),
    joined_on TEXT NOT NULL, -- day of joining
    probation_until TEXT NOT NULL, -- end of probation
    last_day TEXT, -- last working day
    status TEXT NOT NULL CHECK (status IN ('active', 'on_notice')),
    CHECK (joined_on < probation_until),
    CHECK ((last_day IS NULL) = (status = 'active'))
);

CREATE TABLE allowances (
    id TEXT PRIMARY KEY,
    employee_id TEXT NOT NULL REFERENCES employees (id),
    leave_type_id TEXT NOT NULL REFERENCES leave_types (id),
    entitled INTEGER NOT NULL CHECK (entitled >= 0), -- entitlement in days
    carried_over INTEGER NOT NULL CHECK (carried_over BETWEEN 0 AND 15), -- days from last year
    UNIQUE (employee_id, leave_type_id)
);

CREATE TABLE blocked_periods (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    team_id TEXT NOT NULL REFERENCES teams (id),
    starts_on TEXT NOT NULL, -- first day
    ends_on TEXT NOT NULL, -- last day
    status TEXT NOT NULL CHECK (status IN ('announced', 'lifted')),
    CHECK (starts_on <= ends_on)
);

CREATE TABLE requests (
    id TEXT PRIMARY KEY,
    employee_id TEXT NOT NULL REFERENCES employees (id),
    leave_type_id TEXT NOT NULL REFERENCES leave_types (id),
    starts_on TEXT NOT NULL, -- first day
    duration INTEGER NOT NULL CHECK (duration >= 1), -- number of days
    ends_on TEXT NOT NULL, -- last day
    deputy_id TEXT REFERENCES employees (id),
    remark TEXT,
    status TEXT NOT NULL CHECK (status IN ('submitted', 'approved', 'declined', 'withdrawn')),
    answer TEXT, -- reason of the decision
    submitted_at TEXT NOT NULL, -- local time
    CHECK (starts_on <= ends_on),
    CHECK (deputy_id IS NOT employee_id),
    CHECK (duration <= 5 OR status != 'approved' OR deputy_id IS NOT NULL)
);

CREATE TABLE bonuses (
    id TEXT PRIMARY KEY,
    allowance_id TEXT NOT NULL REFERENCES allowances (id),
    amount INTEGER NOT NULL CHECK (amount BETWEEN 1 AND 5), -- number of days
    cause TEXT NOT NULL CHECK (cause IN ('long_service', 'weekend_work', 'suggestion_prize')),
    granted_on TEXT NOT NULL
);

CREATE TABLE sick_notes (
    id TEXT PRIMARY KEY,
    employee_id TEXT NOT NULL REFERENCES employees (id),
    issuer TEXT NOT NULL CHECK (issuer IN ('self', 'doctor', 'hospital')),
    starts_on TEXT NOT NULL, -- first day
    ends_on TEXT NOT NULL, -- last day
    remark TEXT,
    CHECK (starts_on <= ends_on)
);

CREATE INDEX employees_by_team ON employees (team_id);
CREATE INDEX allowances_by_employee ON allowances (employee_id);
CREATE INDEX allowances_by_leave_type ON allowances (leave_type_id);
CREATE INDEX blocked_periods_by_team ON blocked_periods (team_id);
CREATE INDEX requests_by_employee ON requests (employee_id);
CREATE INDEX requests_by_leave_type ON requests (leave_type_id);
CREATE INDEX requests_by_deputy ON requests (deputy_id);
CREATE INDEX bonuses_by_allowance ON bonuses (allowance_id);
CREATE INDEX sick_notes_by_employee ON sick_notes (employee_id);
