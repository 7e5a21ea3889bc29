-- Brandauer recruiting: Vacancies, applications, interviews and offers of a trading house's recruiting office.

CREATE TABLE recruiters (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    salary_limit INTEGER NOT NULL CHECK (salary_limit BETWEEN 350000 AND 600000), -- highest salary to offer, minor units
    most_vacancies INTEGER NOT NULL CHECK (most_vacancies BETWEEN 1 AND 30) -- most published vacancies
);

CREATE TABLE vacancies (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- vacancy number
    title TEXT NOT NULL UNIQUE,
    department TEXT NOT NULL CHECK (department IN ('sales', 'finance', 'logistics', 'engineering', 'marketing')),
    recruiter_id TEXT NOT NULL REFERENCES recruiters (id),
    salary_from INTEGER NOT NULL CHECK (salary_from BETWEEN 200000 AND 500000), -- lowest salary, minor units
    salary_to INTEGER NOT NULL CHECK (salary_to BETWEEN 200000 AND 700000), -- highest salary, minor units
    status TEXT NOT NULL CHECK (status IN ('draft', 'published', 'closed', 'filled')),
    places INTEGER NOT NULL CHECK (places BETWEEN 1 AND 4), -- number of places
    closes_on TEXT NOT NULL, -- closing date
    CHECK (salary_from < salary_to)
);

CREATE TABLE candidates (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    phone TEXT NOT NULL,
    town TEXT NOT NULL,
    source TEXT NOT NULL CHECK (source IN ('job_board', 'recommendation', 'agency', 'career_fair', 'own_website')),
    keep_until TEXT NOT NULL -- end of the consent
);

CREATE TABLE interviewers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    department TEXT NOT NULL CHECK (department IN ('sales', 'finance', 'logistics', 'engineering', 'marketing')),
    most_a_day INTEGER NOT NULL CHECK (most_a_day BETWEEN 1 AND 4) -- most interviews a day
);

CREATE TABLE applications (
    id TEXT PRIMARY KEY,
    candidate_id TEXT NOT NULL REFERENCES candidates (id),
    vacancy_id TEXT NOT NULL REFERENCES vacancies (id),
    salary_wish INTEGER NOT NULL CHECK (salary_wish BETWEEN 200000 AND 800000), -- minor units
    received_at TEXT NOT NULL, -- local time
    status TEXT NOT NULL CHECK (status IN ('received', 'shortlisted', 'offered', 'hired', 'rejected', 'withdrawn')),
    decided_on TEXT, -- day of the decision
    reason TEXT, -- reason for the rejection
    UNIQUE (candidate_id, vacancy_id),
    CHECK ((status IN ('rejected', 'withdrawn', 'hired')) = (decided_on IS NOT NULL))
);

CREATE TABLE interviews (
    id TEXT PRIMARY KEY,
    application_id TEXT NOT NULL REFERENCES applications (id),
    kind TEXT NOT NULL CHECK (kind IN ('telephone', 'technical', 'panel')),
    interviewer_id TEXT NOT NULL REFERENCES interviewers (id),
    starts_at TEXT NOT NULL, -- start time, local time
    ends_at TEXT NOT NULL, -- end time, local time
    status TEXT NOT NULL CHECK (status IN ('planned', 'held', 'missed', 'cancelled')),
    rating INTEGER CHECK (rating BETWEEN 1 AND 5),
    CHECK (starts_at < ends_at),
    CHECK ((rating IS NOT NULL) = (status = 'held'))
);

CREATE TABLE offers (
    id TEXT PRIMARY KEY,
    application_id TEXT NOT NULL REFERENCES applications (id),
    salary INTEGER NOT NULL CHECK (salary >= 1), -- minor units
    starts_on TEXT NOT NULL, -- first working day
    answer_by TEXT NOT NULL, -- answer date
    status TEXT NOT NULL CHECK (status IN ('open', 'accepted', 'declined', 'revoked')),
    made_at TEXT NOT NULL -- local time
);

CREATE INDEX vacancies_by_recruiter ON vacancies (recruiter_id);
CREATE INDEX applications_by_candidate ON applications (candidate_id);
CREATE INDEX applications_by_vacancy ON applications (vacancy_id);
CREATE INDEX interviews_by_application ON interviews (application_id);
CREATE INDEX interviews_by_interviewer ON interviews (interviewer_id);
CREATE INDEX offers_by_application ON offers (application_id);
