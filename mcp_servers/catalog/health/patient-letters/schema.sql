-- St Brigid's letters: Patients, wards, doctors, general practitioners and the letters that a hospital writes about a stay.

CREATE TABLE secretaries (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE
);

CREATE TABLE wards (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    telephone TEXT NOT NULL
);

CREATE TABLE doctors (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    ward_id TEXT NOT NULL REFERENCES wards (id),
    grade TEXT NOT NULL CHECK (grade IN ('consultant', 'trainee')),
    status TEXT NOT NULL CHECK (status IN ('working', 'on_leave'))
);

CREATE TABLE practices (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    town TEXT NOT NULL,
    accepts TEXT NOT NULL CHECK (accepts IN ('post', 'fax', 'portal')),
    status TEXT NOT NULL CHECK (status IN ('open', 'closed'))
);

CREATE TABLE patients (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- hospital number
    name TEXT NOT NULL,
    practice_id TEXT NOT NULL REFERENCES practices (id),
    born_on TEXT NOT NULL, -- date of birth
    consent TEXT NOT NULL CHECK (consent IN ('not_asked', 'given', 'withdrawn', 'refused')),
    admitted_on TEXT NOT NULL, -- admission date
    discharged_on TEXT, -- discharge date
    CHECK (discharged_on IS NULL OR discharged_on >= admitted_on)
);

CREATE TABLE letters (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- letter number
    subject TEXT NOT NULL,
    patient_id TEXT NOT NULL REFERENCES patients (id),
    ward_id TEXT NOT NULL REFERENCES wards (id),
    author_id TEXT NOT NULL REFERENCES doctors (id),
    recipient_id TEXT NOT NULL REFERENCES practices (id),
    status TEXT NOT NULL CHECK (status IN ('draft', 'typed', 'signed', 'sent', 'withheld')),
    countersigner_id TEXT REFERENCES doctors (id),
    dictated_on TEXT NOT NULL, -- date of dictation
    sent_on TEXT, -- date of sending
    body TEXT NOT NULL, -- text
    CHECK ((sent_on IS NULL) = (status != 'sent'))
);

CREATE TABLE addenda (
    id TEXT PRIMARY KEY,
    letter_id TEXT NOT NULL REFERENCES letters (id),
    doctor_id TEXT NOT NULL REFERENCES doctors (id),
    remark TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('waiting', 'sent')),
    made_on TEXT NOT NULL -- date of the addendum
);

CREATE INDEX doctors_by_ward ON doctors (ward_id);
CREATE INDEX patients_by_practice ON patients (practice_id);
CREATE INDEX letters_by_patient ON letters (patient_id);
CREATE INDEX letters_by_ward ON letters (ward_id);
CREATE INDEX letters_by_author ON letters (author_id);
CREATE INDEX letters_by_recipient ON letters (recipient_id);
CREATE INDEX letters_by_countersigner ON letters (countersigner_id);
CREATE INDEX addenda_by_letter ON addenda (letter_id);
CREATE INDEX addenda_by_doctor ON addenda (doctor_id);

-- Words of letters, without regard to case and accents.
CREATE VIRTUAL TABLE letters_text USING fts5 (
    body, content = letters, columnsize = 0, tokenize = 'unicode61 remove_diacritics 2'
);

CREATE TRIGGER letters_text_of_new AFTER INSERT ON letters BEGIN
    INSERT INTO letters_text (rowid, body) VALUES (new.rowid, new.body);
END;

CREATE TRIGGER letters_text_of_changed AFTER UPDATE OF body ON letters BEGIN
    INSERT INTO letters_text (letters_text, rowid, body) VALUES ('delete', old.rowid, old.body);
    INSERT INTO letters_text (rowid, body) VALUES (new.rowid, new.body);
END;

CREATE TRIGGER letters_text_of_deleted AFTER DELETE ON letters BEGIN
    INSERT INTO letters_text (letters_text, rowid, body) VALUES ('delete', old.rowid, old.body);
END;
