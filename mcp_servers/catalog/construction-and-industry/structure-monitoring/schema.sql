-- Fellgate structure watch: Structures, sensors, readings, alarms, inspections and calibrations of an office that watches bridges and dams.

CREATE TABLE engineers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    phone TEXT NOT NULL,
    level INTEGER NOT NULL CHECK (level BETWEEN 1 AND 3),
    raise_limit INTEGER NOT NULL CHECK (raise_limit BETWEEN 5 AND 30) -- raise limit in per cent
);

CREATE TABLE structures (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    class_of_risk INTEGER NOT NULL CHECK (class_of_risk BETWEEN 1 AND 3),
    status TEXT NOT NULL CHECK (status IN ('open', 'restricted', 'closed'))
);

CREATE TABLE sensors (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- sensor number
    structure_id TEXT NOT NULL REFERENCES structures (id),
    kind TEXT NOT NULL CHECK (kind IN ('tilt', 'strain', 'crack', 'water_level', 'settlement')),
    warning_limit INTEGER NOT NULL CHECK (warning_limit >= 10),
    alarm_limit INTEGER NOT NULL CHECK (alarm_limit BETWEEN 20 AND 9000),
    calibrated_until TEXT NOT NULL, -- end of the calibration
    battery INTEGER NOT NULL CHECK (battery BETWEEN 0 AND 100), -- battery in per cent
    status TEXT NOT NULL CHECK (status IN ('working', 'faulty', 'removed')),
    CHECK (warning_limit < alarm_limit)
);

CREATE TABLE readings (
    id TEXT PRIMARY KEY,
    sensor_id TEXT NOT NULL REFERENCES sensors (id),
    measured_at TEXT NOT NULL, -- time of the reading, local time
    value INTEGER NOT NULL CHECK (value BETWEEN 0 AND 9999)
);

CREATE TABLE alarms (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- alarm number
    sensor_id TEXT NOT NULL REFERENCES sensors (id),
    grade TEXT NOT NULL CHECK (grade IN ('warning', 'full_alarm', 'fault')),
    raised_at TEXT NOT NULL, -- time of raising, local time
    status TEXT NOT NULL CHECK (status IN ('raised', 'acknowledged', 'cleared', 'false_alarm')),
    engineer_id TEXT REFERENCES engineers (id),
    remark TEXT,
    CHECK ((engineer_id IS NULL) = (status = 'raised'))
);

CREATE TABLE inspections (
    id TEXT PRIMARY KEY,
    structure_id TEXT NOT NULL REFERENCES structures (id),
    engineer_id TEXT NOT NULL REFERENCES engineers (id),
    planned_at TEXT NOT NULL, -- time planned, local time
    status TEXT NOT NULL CHECK (status IN ('planned', 'done', 'dropped')),
    outcome TEXT NOT NULL CHECK (outcome IN ('safe', 'watch', 'unsafe', 'unknown'))
);

CREATE INDEX sensors_by_structure ON sensors (structure_id);
CREATE INDEX readings_by_sensor ON readings (sensor_id);
CREATE INDEX alarms_by_sensor ON alarms (sensor_id);
CREATE INDEX alarms_by_engineer ON alarms (engineer_id);
CREATE INDEX inspections_by_structure ON inspections (structure_id);
CREATE INDEX inspections_by_engineer ON inspections (engineer_id);
