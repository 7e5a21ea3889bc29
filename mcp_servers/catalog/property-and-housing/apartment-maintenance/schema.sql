-- Hearthside maintenance: Repair tickets, contractors, visits and quotes of a landlord with several apartment buildings.

CREATE TABLE managers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    approval_limit INTEGER NOT NULL CHECK (approval_limit BETWEEN 100000 AND 400000) -- minor units
);

CREATE TABLE buildings (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    town TEXT NOT NULL,
    manager_id TEXT NOT NULL REFERENCES managers (id),
    repair_budget INTEGER NOT NULL CHECK (repair_budget BETWEEN 200000 AND 900000), -- yearly repair budget, minor units
    lift INTEGER NOT NULL CHECK (lift IN (0, 1))
);

CREATE TABLE apartments (
    id TEXT PRIMARY KEY,
    building_id TEXT NOT NULL REFERENCES buildings (id),
    number TEXT NOT NULL,
    rooms INTEGER NOT NULL CHECK (rooms BETWEEN 1 AND 5),
    status TEXT NOT NULL CHECK (status IN ('let', 'vacant')),
    UNIQUE (building_id, number)
);

CREATE TABLE tenants (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    phone TEXT NOT NULL,
    apartment_id TEXT NOT NULL REFERENCES apartments (id),
    moved_in_on TEXT NOT NULL -- day of moving in
);

CREATE TABLE contractors (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    phone TEXT NOT NULL,
    trade TEXT NOT NULL CHECK (trade IN ('plumbing', 'electrical', 'heating', 'locks', 'joinery')),
    call_out_fee INTEGER NOT NULL CHECK (call_out_fee BETWEEN 4000 AND 9000), -- call-out fee, minor units
    most_tickets INTEGER NOT NULL CHECK (most_tickets BETWEEN 3 AND 8), -- most tickets at a time
    status TEXT NOT NULL CHECK (status IN ('active', 'suspended'))
);

CREATE TABLE tickets (
    id TEXT PRIMARY KEY,
    tenant_id TEXT NOT NULL REFERENCES tenants (id), -- reported by
    apartment_id TEXT NOT NULL REFERENCES apartments (id),
    trade TEXT NOT NULL CHECK (trade IN ('plumbing', 'electrical', 'heating', 'locks', 'joinery')),
    title TEXT NOT NULL,
    urgency TEXT NOT NULL CHECK (urgency IN ('normal', 'urgent', 'emergency')),
    status TEXT NOT NULL CHECK (status IN ('reported', 'assigned', 'in_progress', 'done', 'closed', 'cancelled')),
    contractor_id TEXT REFERENCES contractors (id),
    reported_at TEXT NOT NULL, -- local time
    respond_by TEXT NOT NULL, -- time to answer by, local time
    finished_at TEXT, -- time of finishing, local time
    cost INTEGER NOT NULL CHECK (cost >= 0), -- final cost, minor units
    escalated INTEGER NOT NULL CHECK (escalated IN (0, 1)),
    CHECK ((status IN ('reported', 'cancelled')) = (contractor_id IS NULL)),
    CHECK ((status IN ('done', 'closed')) = (finished_at IS NOT NULL))
);

CREATE TABLE quotes (
    id TEXT PRIMARY KEY,
    ticket_id TEXT NOT NULL REFERENCES tickets (id),
    amount INTEGER NOT NULL CHECK (amount BETWEEN 10000 AND 350000), -- minor units
    status TEXT NOT NULL CHECK (status IN ('submitted', 'approved', 'rejected')),
    decided_by_id TEXT REFERENCES managers (id),
    submitted_at TEXT NOT NULL, -- local time
    reason TEXT, -- reason for the decision
    CHECK ((status = 'submitted') = (decided_by_id IS NULL))
);

CREATE TABLE visits (
    id TEXT PRIMARY KEY,
    ticket_id TEXT NOT NULL REFERENCES tickets (id),
    contractor_id TEXT NOT NULL REFERENCES contractors (id),
    starts_at TEXT NOT NULL, -- start, local time
    ends_at TEXT NOT NULL, -- end, local time
    status TEXT NOT NULL CHECK (status IN ('planned', 'held', 'missed', 'called_off')),
    CHECK (ends_at > starts_at)
);

CREATE INDEX buildings_by_manager ON buildings (manager_id);
CREATE INDEX apartments_by_building ON apartments (building_id);
CREATE INDEX tenants_by_apartment ON tenants (apartment_id);
CREATE INDEX tickets_by_tenant ON tickets (tenant_id);
CREATE INDEX tickets_by_apartment ON tickets (apartment_id);
CREATE INDEX tickets_by_contractor ON tickets (contractor_id);
CREATE INDEX quotes_by_ticket ON quotes (ticket_id);
CREATE INDEX quotes_by_decided_by ON quotes (decided_by_id);
CREATE INDEX visits_by_ticket ON visits (ticket_id);
CREATE INDEX visits_by_contractor ON visits (contractor_id);
