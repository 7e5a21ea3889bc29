-- Findlinge backup vault: Stores of data, their backup rules and runs, tapes, restores and legal holds of a computing centre.

CREATE TABLE operators (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE
);

CREATE TABLE data_stores (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    secrecy TEXT NOT NULL CHECK (secrecy IN ('open', 'internal', 'secret')),
    owner TEXT NOT NULL,
    size INTEGER NOT NULL CHECK (size >= 1), -- size in gigabytes
    every INTEGER NOT NULL CHECK (every BETWEEN 1 AND 30), -- interval in days
    kept_days INTEGER NOT NULL CHECK (kept_days BETWEEN 7 AND 3650), -- retention in days
    status TEXT NOT NULL CHECK (status IN ('active', 'frozen', 'gone'))
);

CREATE TABLE tapes (
    id TEXT PRIMARY KEY,
    label TEXT NOT NULL UNIQUE, -- tape label
    secrecy TEXT NOT NULL CHECK (secrecy IN ('open', 'internal', 'secret')),
    capacity INTEGER NOT NULL CHECK (capacity BETWEEN 500 AND 20000), -- capacity in gigabytes
    loaded INTEGER NOT NULL CHECK (loaded >= 1), -- times loaded
    status TEXT NOT NULL CHECK (status IN ('loaded', 'vaulted', 'shredded')),
    vaulted_on TEXT, -- vaulting day
    CHECK ((vaulted_on IS NULL) = (status = 'loaded'))
);

CREATE TABLE backup_runs (
    id TEXT PRIMARY KEY,
    data_store_id TEXT NOT NULL REFERENCES data_stores (id), -- store
    tape_id TEXT NOT NULL REFERENCES tapes (id),
    size INTEGER NOT NULL CHECK (size >= 1), -- size in gigabytes
    made_on TEXT NOT NULL, -- date of the run
    keep_until TEXT NOT NULL, -- last day of retention
    status TEXT NOT NULL CHECK (status IN ('running', 'good', 'verified', 'failed'))
);

CREATE TABLE legal_holds (
    id TEXT PRIMARY KEY,
    data_store_id TEXT NOT NULL REFERENCES data_stores (id), -- store
    reason TEXT NOT NULL,
    lawyer TEXT NOT NULL,
    begins_on TEXT NOT NULL, -- first day
    status TEXT NOT NULL CHECK (status IN ('in_force', 'lifted'))
);

CREATE TABLE restores (
    id TEXT PRIMARY KEY,
    backup_run_id TEXT NOT NULL REFERENCES backup_runs (id), -- run
    target_id TEXT NOT NULL REFERENCES data_stores (id), -- target store
    reason TEXT NOT NULL,
    operator_id TEXT NOT NULL REFERENCES operators (id), -- taken by
    asked_at TEXT NOT NULL, -- time of the request, local time
    status TEXT NOT NULL CHECK (status IN ('asked', 'approved', 'done', 'refused', 'failed'))
);

CREATE INDEX backup_runs_by_data_store ON backup_runs (data_store_id);
CREATE INDEX backup_runs_by_tape ON backup_runs (tape_id);
CREATE INDEX legal_holds_by_data_store ON legal_holds (data_store_id);
CREATE INDEX restores_by_backup_run ON restores (backup_run_id);
CREATE INDEX restores_by_target ON restores (target_id);
CREATE INDEX restores_by_operator ON restores (operator_id);
