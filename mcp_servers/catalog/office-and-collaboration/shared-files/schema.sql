-- Shared files: Files that people share, with their permissions, comments, approvals and requests for access.

CREATE TABLE files (
    id TEXT PRIMARY KEY,
    kind_of_file TEXT NOT NULL CHECK (kind_of_file IN ('document', 'spreadsheet', 'presentation', 'folder')),
    name TEXT NOT NULL,
    folder_id TEXT REFERENCES files (id),
    owner_id TEXT NOT NULL REFERENCES users (id),
    description TEXT,
    starred INTEGER NOT NULL CHECK (starred IN (0, 1)),
    trashed INTEGER NOT NULL CHECK (trashed IN (0, 1)),
    copy_requires_writer INTEGER NOT NULL CHECK (copy_requires_writer IN (0, 1)), -- copy-protected
    modified_at TEXT NOT NULL -- local time
);

CREATE TABLE users (
    id TEXT PRIMARY KEY,
    display_name TEXT NOT NULL, -- name
    email_address TEXT NOT NULL UNIQUE,
    me INTEGER NOT NULL CHECK (me IN (0, 1)) -- you
);

CREATE TABLE permissions (
    id TEXT PRIMARY KEY,
    file_id TEXT NOT NULL REFERENCES files (id),
    user_id TEXT NOT NULL REFERENCES users (id), -- person
    role TEXT NOT NULL CHECK (role IN ('reader', 'commenter', 'writer')),
    expires_at TEXT, -- end of access, local time
    UNIQUE (file_id, user_id)
);

CREATE TABLE comments (
    id TEXT PRIMARY KEY,
    file_id TEXT NOT NULL REFERENCES files (id),
    author_id TEXT NOT NULL REFERENCES users (id),
    content TEXT NOT NULL,
    resolved INTEGER NOT NULL CHECK (resolved IN (0, 1)),
    created_at TEXT NOT NULL -- local time
);

CREATE TABLE replies (
    id TEXT PRIMARY KEY,
    comment_id TEXT NOT NULL REFERENCES comments (id),
    author_id TEXT NOT NULL REFERENCES users (id),
    content TEXT,
    action TEXT CHECK (action IN ('resolve', 'reopen')),
    created_at TEXT NOT NULL, -- local time
    CHECK (content IS NOT NULL OR action IS NOT NULL)
);

CREATE TABLE approvals (
    id TEXT PRIMARY KEY,
    file_id TEXT NOT NULL REFERENCES files (id),
    initiator_id TEXT NOT NULL REFERENCES users (id),
    status TEXT NOT NULL CHECK (status IN ('in_progress', 'approved', 'declined', 'cancelled')),
    due_at TEXT, -- due time, local time
    created_at TEXT NOT NULL, -- local time
    completed_at TEXT, -- local time
    CHECK ((status = 'in_progress') = (completed_at IS NULL))
);

CREATE TABLE reviewer_responses (
    id TEXT PRIMARY KEY,
    approval_id TEXT NOT NULL REFERENCES approvals (id),
    reviewer_id TEXT NOT NULL REFERENCES users (id),
    response TEXT NOT NULL CHECK (response IN ('no_response', 'approved', 'declined')),
    UNIQUE (approval_id, reviewer_id)
);

CREATE TABLE access_proposals (
    id TEXT PRIMARY KEY,
    file_id TEXT NOT NULL REFERENCES files (id),
    requester_id TEXT NOT NULL REFERENCES users (id),
    role TEXT NOT NULL CHECK (role IN ('reader', 'commenter', 'writer')),
    message TEXT,
    created_at TEXT NOT NULL -- local time
);

CREATE INDEX files_by_folder ON files (folder_id);
CREATE INDEX files_by_owner ON files (owner_id);
CREATE INDEX permissions_by_file ON permissions (file_id);
CREATE INDEX permissions_by_user ON permissions (user_id);
CREATE INDEX comments_by_file ON comments (file_id);
CREATE INDEX comments_by_author ON comments (author_id);
CREATE INDEX replies_by_comment ON replies (comment_id);
CREATE INDEX replies_by_author ON replies (author_id);
CREATE INDEX approvals_by_file ON approvals (file_id);
CREATE INDEX approvals_by_initiator ON approvals (initiator_id);
CREATE INDEX reviewer_responses_by_approval ON reviewer_responses (approval_id);
CREATE INDEX reviewer_responses_by_reviewer ON reviewer_responses (reviewer_id);
CREATE INDEX access_proposals_by_file ON access_proposals (file_id);
CREATE INDEX access_proposals_by_requester ON access_proposals (requester_id);
