-- Personal library: A reader's books, the shelves they stand on, notes in them and how far they are read.

CREATE TABLE series_list (
    id TEXT PRIMARY KEY,
    title TEXT NOT NULL UNIQUE,
    is_complete INTEGER NOT NULL CHECK (is_complete IN (0, 1)) -- completed
);

CREATE TABLE volumes (
    id TEXT PRIMARY KEY,
    title TEXT NOT NULL,
    author TEXT NOT NULL,
    main_category TEXT NOT NULL CHECK (main_category IN ('fiction', 'history', 'science', 'travel', 'cooking', 'children')), -- category
    language TEXT NOT NULL CHECK (language IN ('en', 'de', 'fr', 'es')),
    page_count INTEGER NOT NULL CHECK (page_count BETWEEN 80 AND 700), -- number of pages
    published_on TEXT NOT NULL, -- date of publication
    series_id TEXT REFERENCES series_list (id),
    saleability TEXT NOT NULL CHECK (saleability IN ('for_sale', 'for_rental_only', 'for_sale_and_rental', 'free', 'not_for_sale', 'for_preorder')),
    retail_price INTEGER NOT NULL CHECK (retail_price BETWEEN 0 AND 3000) -- price, minor units
);

CREATE TABLE library_items (
    id TEXT PRIMARY KEY,
    volume_id TEXT NOT NULL UNIQUE REFERENCES volumes (id),
    acquire_method TEXT NOT NULL CHECK (acquire_method IN ('purchased', 'rented', 'sample', 'uploaded')),
    acquired_at TEXT NOT NULL, -- local time
    rental_ends_at TEXT, -- end of the rental, local time
    sharing TEXT NOT NULL CHECK (sharing IN ('own', 'family')),
    CHECK ((acquire_method = 'rented') = (rental_ends_at IS NOT NULL)),
    CHECK (sharing = 'own' OR acquire_method = 'purchased')
);

CREATE TABLE bookshelves (
    id TEXT PRIMARY KEY,
    title TEXT NOT NULL UNIQUE,
    access TEXT NOT NULL CHECK (access IN ('public', 'private')),
    managed INTEGER NOT NULL CHECK (managed IN (0, 1)),
    updated_at TEXT NOT NULL -- local time
);

CREATE TABLE bookshelf_volumes (
    id TEXT PRIMARY KEY,
    bookshelf_id TEXT NOT NULL REFERENCES bookshelves (id),
    volume_id TEXT NOT NULL REFERENCES volumes (id),
    position INTEGER NOT NULL CHECK (position >= 0),
    added_at TEXT NOT NULL, -- local time
    UNIQUE (bookshelf_id, volume_id)
);

CREATE TABLE reading_positions (
    id TEXT PRIMARY KEY,
    volume_id TEXT NOT NULL UNIQUE REFERENCES volumes (id),
    page_number INTEGER NOT NULL CHECK (page_number >= 1),
    updated_at TEXT NOT NULL -- local time
);

CREATE TABLE annotations (
    id TEXT PRIMARY KEY,
    volume_id TEXT NOT NULL REFERENCES volumes (id),
    layer TEXT NOT NULL CHECK (layer IN ('bookmark', 'highlight', 'note')),
    page_number INTEGER NOT NULL CHECK (page_number >= 1),
    selected_text TEXT,
    data TEXT, -- note
    created_at TEXT NOT NULL, -- local time
    CHECK (layer != 'note' OR data IS NOT NULL),
    CHECK (layer != 'highlight' OR selected_text IS NOT NULL)
);

CREATE INDEX volumes_by_series ON volumes (series_id);
CREATE INDEX bookshelf_volumes_by_bookshelf ON bookshelf_volumes (bookshelf_id);
CREATE INDEX bookshelf_volumes_by_volume ON bookshelf_volumes (volume_id);
CREATE INDEX annotations_by_volume ON annotations (volume_id);
