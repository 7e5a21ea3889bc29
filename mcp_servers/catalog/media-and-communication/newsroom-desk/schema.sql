-- Fjordposten newsroom: Stories, sources, pictures, pages and corrections of a small daily newspaper with two desks.

CREATE TABLE sections (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    editor TEXT NOT NULL,
    picture_budget INTEGER NOT NULL CHECK (picture_budget BETWEEN 0 AND 9000000) -- minor units
);

CREATE TABLE journalists (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    section_id TEXT NOT NULL REFERENCES sections (id),
    most_stories INTEGER NOT NULL CHECK (most_stories BETWEEN 1 AND 20), -- most stories at a time
    status TEXT NOT NULL CHECK (status IN ('at_work', 'away'))
);

CREATE TABLE editions (
    id TEXT PRIMARY KEY,
    appears_on TEXT NOT NULL UNIQUE, -- day of issue
    closes_at TEXT NOT NULL, -- closing time, local time
    status TEXT NOT NULL CHECK (status IN ('planned', 'closed'))
);

CREATE TABLE news_pages (
    id TEXT PRIMARY KEY,
    edition_id TEXT NOT NULL REFERENCES editions (id),
    section_id TEXT NOT NULL REFERENCES sections (id),
    room INTEGER NOT NULL CHECK (room BETWEEN 80 AND 600), -- room in lines
    UNIQUE (edition_id, section_id)
);

CREATE TABLE stories (
    id TEXT PRIMARY KEY,
    title TEXT NOT NULL UNIQUE, -- working title
    section_id TEXT NOT NULL REFERENCES sections (id),
    kind TEXT NOT NULL CHECK (kind IN ('news', 'feature', 'interview', 'comment')),
    sensitive INTEGER NOT NULL CHECK (sensitive IN (0, 1)),
    legal_read INTEGER NOT NULL CHECK (legal_read IN (0, 1)), -- legally checked
    embargo_until TEXT, -- end of the embargo, local time
    status TEXT NOT NULL CHECK (status IN ('proposed', 'assigned', 'filed', 'cleared', 'placed', 'published', 'dropped')),
    author_id TEXT REFERENCES journalists (id),
    length INTEGER NOT NULL CHECK (length BETWEEN 20 AND 320), -- length in lines
    page_id TEXT REFERENCES news_pages (id),
    CHECK ((page_id IS NOT NULL) = (status IN ('placed', 'published'))),
    CHECK (status = 'dropped' OR (author_id IS NULL) = (status = 'proposed')),
    CHECK (NOT sensitive OR legal_read OR status NOT IN ('cleared', 'placed', 'published'))
);

CREATE TABLE sources (
    id TEXT PRIMARY KEY,
    story_id TEXT NOT NULL REFERENCES stories (id),
    kind TEXT NOT NULL CHECK (kind IN ('document', 'eyewitness', 'official', 'expert')),
    remark TEXT NOT NULL,
    anonymous INTEGER NOT NULL CHECK (anonymous IN (0, 1)),
    status TEXT NOT NULL CHECK (status IN ('unconfirmed', 'confirmed', 'withdrawn'))
);

CREATE TABLE pictures (
    id TEXT PRIMARY KEY,
    story_id TEXT NOT NULL REFERENCES stories (id),
    agency TEXT NOT NULL,
    fee INTEGER NOT NULL CHECK (fee BETWEEN 10000 AND 300000), -- minor units
    licensed_until TEXT NOT NULL, -- end of the licence
    status TEXT NOT NULL CHECK (status IN ('offered', 'bought', 'declined'))
);

CREATE TABLE corrections (
    id TEXT PRIMARY KEY,
    story_id TEXT NOT NULL REFERENCES stories (id),
    fault TEXT NOT NULL,
    demanded_on TEXT NOT NULL, -- day of the demand
    page_id TEXT REFERENCES news_pages (id), -- page it is printed on
    status TEXT NOT NULL CHECK (status IN ('demanded', 'accepted', 'refused')),
    CHECK ((page_id IS NOT NULL) = (status = 'accepted'))
);

CREATE INDEX journalists_by_section ON journalists (section_id);
CREATE INDEX news_pages_by_edition ON news_pages (edition_id);
CREATE INDEX news_pages_by_section ON news_pages (section_id);
CREATE INDEX stories_by_section ON stories (section_id);
CREATE INDEX stories_by_author ON stories (author_id);
CREATE INDEX stories_by_page ON stories (page_id);
CREATE INDEX sources_by_story ON sources (story_id);
CREATE INDEX pictures_by_story ON pictures (story_id);
CREATE INDEX corrections_by_story ON corrections (story_id);
CREATE INDEX corrections_by_page ON corrections (page_id);
