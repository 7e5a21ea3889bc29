-- Trade fair planning of a pump maker: Fairs, tasks that depend on one another, colleagues, budget lines and suppliers' quotes of a firm that exhibits at trade fairs.

CREATE TABLE coordinators (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    order_limit INTEGER NOT NULL CHECK (order_limit BETWEEN 100000 AND 2000000) -- minor units
);

CREATE TABLE fairs (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    town TEXT NOT NULL,
    opens_on TEXT NOT NULL, -- first day
    closes_on TEXT NOT NULL, -- last day
    stand_area INTEGER NOT NULL CHECK (stand_area BETWEEN 9 AND 200), -- stand area in square metres
    status TEXT NOT NULL CHECK (status IN ('planned', 'ready', 'over', 'given_up'))
);

CREATE TABLE colleagues (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    job TEXT NOT NULL,
    away_until TEXT
);

CREATE TABLE tasks (
    id TEXT PRIMARY KEY,
    fair_id TEXT NOT NULL REFERENCES fairs (id),
    title TEXT NOT NULL,
    critical INTEGER NOT NULL CHECK (critical IN (0, 1)),
    effort INTEGER NOT NULL CHECK (effort BETWEEN 1 AND 40), -- effort in hours
    status TEXT NOT NULL CHECK (status IN ('open', 'in_work', 'done', 'dropped')),
    colleague_id TEXT REFERENCES colleagues (id), -- person in charge
    due_on TEXT NOT NULL, -- due date
    finished_on TEXT, -- day of completion
    UNIQUE (fair_id, title),
    CHECK ((finished_on IS NOT NULL) = (status = 'done'))
);

CREATE TABLE dependencies (
    id TEXT PRIMARY KEY,
    task_id TEXT NOT NULL REFERENCES tasks (id),
    needed_id TEXT NOT NULL REFERENCES tasks (id), -- task needed first
    UNIQUE (task_id, needed_id),
    CHECK (needed_id != task_id)
);

CREATE TABLE budget_lines (
    id TEXT PRIMARY KEY,
    fair_id TEXT NOT NULL REFERENCES fairs (id),
    name TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (amount >= 10000), -- minor units
    UNIQUE (fair_id, name)
);

CREATE TABLE quotes (
    id TEXT PRIMARY KEY,
    budget_line_id TEXT NOT NULL REFERENCES budget_lines (id),
    supplier TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (amount BETWEEN 5000 AND 5000000), -- minor units
    received_on TEXT NOT NULL, -- day of receipt
    valid_until TEXT NOT NULL, -- end of validity
    status TEXT NOT NULL CHECK (status IN ('received', 'accepted', 'paid', 'rejected', 'cancelled'))
);

CREATE INDEX tasks_by_fair ON tasks (fair_id);
CREATE INDEX tasks_by_colleague ON tasks (colleague_id);
CREATE INDEX dependencies_by_task ON dependencies (task_id);
CREATE INDEX dependencies_by_needed ON dependencies (needed_id);
CREATE INDEX budget_lines_by_fair ON budget_lines (fair_id);
CREATE INDEX quotes_by_budget_line ON quotes (budget_line_id);
