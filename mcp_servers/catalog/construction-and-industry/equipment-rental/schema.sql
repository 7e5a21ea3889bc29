-- Plant and machine hire: Machines, hires, inspections and invoices of a company that hires out building machinery from several depots.

CREATE TABLE depots (
    id TEXT PRIMARY KEY,
    town TEXT NOT NULL UNIQUE,
    address TEXT NOT NULL,
    phone TEXT NOT NULL
);

CREATE TABLE machine_classes (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    daily_rate INTEGER NOT NULL CHECK (daily_rate BETWEEN 1500 AND 42000), -- minor units
    card_needed INTEGER NOT NULL CHECK (card_needed IN (0, 1)), -- limited to card holders
    service_interval INTEGER NOT NULL CHECK (service_interval BETWEEN 100 AND 500) -- service interval in hours
);

CREATE TABLE machines (
    id TEXT PRIMARY KEY,
    plate TEXT NOT NULL UNIQUE, -- fleet number
    machine_class_id TEXT NOT NULL REFERENCES machine_classes (id), -- class
    model TEXT NOT NULL,
    depot_id TEXT NOT NULL REFERENCES depots (id),
    meter INTEGER NOT NULL CHECK (meter BETWEEN 0 AND 9000), -- meter reading
    serviced_meter INTEGER NOT NULL CHECK (serviced_meter >= 0), -- meter reading at the last service
    status TEXT NOT NULL CHECK (status IN ('ready', 'in_workshop', 'sold')),
    CHECK (serviced_meter <= meter)
);

CREATE TABLE contractors (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    contact TEXT NOT NULL, -- contact person
    email TEXT NOT NULL,
    phone TEXT NOT NULL,
    credit INTEGER NOT NULL CHECK (credit BETWEEN 50000 AND 900000), -- credit limit, minor units
    status TEXT NOT NULL CHECK (status IN ('trusted', 'stopped'))
);

CREATE TABLE operator_cards (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- card number
    holder TEXT NOT NULL,
    contractor_id TEXT NOT NULL REFERENCES contractors (id),
    machine_class_id TEXT NOT NULL REFERENCES machine_classes (id), -- class
    valid_until TEXT NOT NULL -- expiry date
);

CREATE TABLE inspections (
    id TEXT PRIMARY KEY,
    machine_id TEXT NOT NULL REFERENCES machines (id),
    checked_on TEXT NOT NULL, -- inspection date
    outcome TEXT NOT NULL CHECK (outcome IN ('passed', 'failed')),
    remark TEXT
);

CREATE TABLE hires (
    id TEXT PRIMARY KEY,
    contractor_id TEXT NOT NULL REFERENCES contractors (id),
    machine_id TEXT NOT NULL REFERENCES machines (id),
    site TEXT NOT NULL, -- building site
    starts_on TEXT NOT NULL, -- first day
    ends_on TEXT NOT NULL, -- last day
    daily_rate INTEGER NOT NULL CHECK (daily_rate >= 1), -- minor units
    returned_on TEXT, -- return date
    status TEXT NOT NULL CHECK (status IN ('reserved', 'out', 'returned', 'cancelled')),
    reserved_at TEXT NOT NULL, -- local time
    CHECK (starts_on <= ends_on),
    CHECK ((returned_on IS NULL) = (status != 'returned'))
);

CREATE TABLE invoices (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- invoice number
    hire_id TEXT NOT NULL UNIQUE REFERENCES hires (id),
    amount INTEGER NOT NULL CHECK (amount >= 1), -- minor units
    due_on TEXT NOT NULL, -- due date
    status TEXT NOT NULL CHECK (status IN ('open', 'paid', 'disputed')),
    issued_at TEXT NOT NULL -- local time
);

CREATE INDEX machines_by_machine_class ON machines (machine_class_id);
CREATE INDEX machines_by_depot ON machines (depot_id);
CREATE INDEX operator_cards_by_contractor ON operator_cards (contractor_id);
CREATE INDEX operator_cards_by_machine_class ON operator_cards (machine_class_id);
CREATE INDEX inspections_by_machine ON inspections (machine_id);
CREATE INDEX hires_by_contractor ON hires (contractor_id);
CREATE INDEX hires_by_machine ON hires (machine_id);
