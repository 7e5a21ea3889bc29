-- Shared calendars: Calendars that a team shares, with their events, guests and access rules.

CREATE TABLE calendars (
    id TEXT PRIMARY KEY,
    summary TEXT NOT NULL UNIQUE, -- title
    description TEXT,
    location TEXT,
    time_zone TEXT NOT NULL,
    data_owner_id TEXT NOT NULL REFERENCES people (id) -- owner
);

CREATE TABLE calendar_list_entries (
    id TEXT PRIMARY KEY,
    calendar_id TEXT NOT NULL UNIQUE REFERENCES calendars (id),
    is_primary INTEGER NOT NULL CHECK (is_primary IN (0, 1)), -- principal
    access_role TEXT NOT NULL CHECK (access_role IN ('free_busy_reader', 'reader', 'writer_without_private_access', 'writer', 'owner')), -- access
    hidden INTEGER NOT NULL CHECK (hidden IN (0, 1)), -- invisible
    selected INTEGER NOT NULL CHECK (selected IN (0, 1)),
    summary_override TEXT -- own title
);

CREATE TABLE events (
    id TEXT PRIMARY KEY,
    calendar_id TEXT NOT NULL REFERENCES calendars (id),
    summary TEXT NOT NULL, -- title
    location TEXT,
    starts_at TEXT NOT NULL, -- start, local time
    ends_at TEXT NOT NULL, -- end, local time
    event_type TEXT NOT NULL CHECK (event_type IN ('default', 'focus_time', 'out_of_office')),
    transparency TEXT NOT NULL CHECK (transparency IN ('opaque', 'transparent')),
    visibility TEXT NOT NULL CHECK (visibility IN ('default', 'public', 'private', 'confidential')),
    status TEXT NOT NULL CHECK (status IN ('confirmed', 'tentative', 'cancelled')),
    organizer_id TEXT NOT NULL REFERENCES people (id),
    guests_can_invite_others INTEGER NOT NULL CHECK (guests_can_invite_others IN (0, 1)), -- open invitations
    updated_at TEXT NOT NULL, -- local time
    CHECK (ends_at > starts_at)
);

CREATE TABLE event_attendees (
    id TEXT PRIMARY KEY,
    event_id TEXT NOT NULL REFERENCES events (id),
    person_id TEXT NOT NULL REFERENCES people (id), -- guest
    optional INTEGER NOT NULL CHECK (optional IN (0, 1)), -- optional attendance
    additional_guests INTEGER NOT NULL CHECK (additional_guests BETWEEN 0 AND 5), -- number of additional guests
    response_status TEXT NOT NULL CHECK (response_status IN ('needs_action', 'accepted', 'declined', 'tentative')), -- answer
    comment TEXT,
    UNIQUE (event_id, person_id)
);

CREATE TABLE access_rules (
    id TEXT PRIMARY KEY,
    calendar_id TEXT NOT NULL REFERENCES calendars (id),
    person_id TEXT NOT NULL REFERENCES people (id),
    role TEXT NOT NULL CHECK (role IN ('free_busy_reader', 'reader', 'writer', 'owner')),
    UNIQUE (calendar_id, person_id)
);

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE
);

CREATE INDEX calendars_by_data_owner ON calendars (data_owner_id);
CREATE INDEX events_by_calendar ON events (calendar_id);
CREATE INDEX events_by_organizer ON events (organizer_id);
CREATE INDEX event_attendees_by_event ON event_attendees (event_id);
CREATE INDEX event_attendees_by_person ON event_attendees (person_id);
CREATE INDEX access_rules_by_calendar ON access_rules (calendar_id);
CREATE INDEX access_rules_by_person ON access_rules (person_id);
