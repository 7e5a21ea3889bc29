-- Task lists: Lists of things to do, with subtasks, due dates and tasks assigned by others.

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE
);

CREATE TABLE task_lists (
    id TEXT PRIMARY KEY,
    title TEXT NOT NULL UNIQUE,
    updated_at TEXT NOT NULL -- local time
);

CREATE TABLE tasks (
    id TEXT PRIMARY KEY,
    task_list_id TEXT NOT NULL REFERENCES task_lists (id),
    title TEXT NOT NULL,
    notes TEXT,
    parent_id TEXT REFERENCES tasks (id), -- parent task
    due_on TEXT, -- due date
    status TEXT NOT NULL CHECK (status IN ('needs_action', 'completed')),
    completed_at TEXT, -- completion time, local time
    hidden INTEGER NOT NULL CHECK (hidden IN (0, 1)), -- cleared
    updated_at TEXT NOT NULL, -- local time
    CHECK ((status = 'completed') = (completed_at IS NOT NULL)),
    CHECK (NOT hidden OR status = 'completed')
);

CREATE TABLE task_links (
    id TEXT PRIMARY KEY,
    task_id TEXT NOT NULL REFERENCES tasks (id),
    link_type TEXT NOT NULL CHECK (link_type IN ('email', 'generic', 'chat_message', 'keep_note')),
    description TEXT,
    link TEXT NOT NULL -- address
);

CREATE TABLE task_assignments (
    id TEXT PRIMARY KEY,
    task_id TEXT NOT NULL UNIQUE REFERENCES tasks (id),
    surface_type TEXT NOT NULL CHECK (surface_type IN ('document', 'space')), -- place it was assigned in
    source TEXT NOT NULL,
    assigned_by_id TEXT NOT NULL REFERENCES people (id)
);

CREATE INDEX tasks_by_task_list ON tasks (task_list_id);
CREATE INDEX tasks_by_parent ON tasks (parent_id);
CREATE INDEX task_links_by_task ON task_links (task_id);
CREATE INDEX task_assignments_by_assigned_by ON task_assignments (assigned_by_id);
