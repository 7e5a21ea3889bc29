-- Blogs: Blogs with posts, pages and readers' comments that wait for moderation.

CREATE TABLE authors (
    id TEXT PRIMARY KEY,
    display_name TEXT NOT NULL, -- name
    joined_at TEXT NOT NULL -- local time
);

CREATE TABLE blogs (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    description TEXT,
    owner_id TEXT NOT NULL REFERENCES authors (id),
    language TEXT NOT NULL CHECK (language IN ('en', 'de', 'fr', 'pt')),
    status TEXT NOT NULL CHECK (status IN ('live', 'deleted')),
    published_at TEXT NOT NULL -- start, local time
);

CREATE TABLE posts (
    id TEXT PRIMARY KEY,
    blog_id TEXT NOT NULL REFERENCES blogs (id),
    author_id TEXT NOT NULL REFERENCES authors (id),
    title TEXT NOT NULL,
    content TEXT,
    reader_comments TEXT NOT NULL CHECK (reader_comments IN ('allow', 'dont_allow_show_existing', 'dont_allow_hide_existing')), -- comment setting
    status TEXT NOT NULL CHECK (status IN ('draft', 'scheduled', 'live', 'soft_trashed')),
    published_at TEXT, -- time of publication, local time
    updated_at TEXT NOT NULL, -- local time
    CHECK (status != 'live' OR content IS NOT NULL),
    CHECK (status NOT IN ('live', 'scheduled') OR published_at IS NOT NULL)
);

CREATE TABLE static_pages (
    id TEXT PRIMARY KEY,
    blog_id TEXT NOT NULL REFERENCES blogs (id),
    title TEXT NOT NULL,
    content TEXT,
    status TEXT NOT NULL CHECK (status IN ('draft', 'live', 'soft_trashed')),
    updated_at TEXT NOT NULL, -- local time
    UNIQUE (blog_id, title)
);

CREATE TABLE comments (
    id TEXT PRIMARY KEY,
    post_id TEXT NOT NULL REFERENCES posts (id),
    in_reply_to_id TEXT REFERENCES comments (id), -- comment answered
    reader TEXT NOT NULL, -- reader's name
    content TEXT,
    status TEXT NOT NULL CHECK (status IN ('pending', 'live', 'emptied', 'spam')),
    published_at TEXT NOT NULL, -- local time
    CHECK ((status = 'emptied') = (content IS NULL))
);

CREATE INDEX blogs_by_owner ON blogs (owner_id);
CREATE INDEX posts_by_blog ON posts (blog_id);
CREATE INDEX posts_by_author ON posts (author_id);
CREATE INDEX static_pages_by_blog ON static_pages (blog_id);
CREATE INDEX comments_by_post ON comments (post_id);
CREATE INDEX comments_by_in_reply_to ON comments (in_reply_to_id);
