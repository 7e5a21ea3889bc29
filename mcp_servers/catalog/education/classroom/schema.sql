-- School classroom: Courses of a school, who takes part in them, what students have to do and what they handed in.

CREATE TABLE user_profiles (
    id TEXT PRIMARY KEY,
    full_name TEXT NOT NULL, -- name
    email_address TEXT NOT NULL UNIQUE,
    verified_teacher INTEGER NOT NULL CHECK (verified_teacher IN (0, 1)) -- verified
);

CREATE TABLE courses (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    section TEXT NOT NULL,
    room TEXT NOT NULL,
    owner_id TEXT NOT NULL REFERENCES user_profiles (id),
    course_state TEXT NOT NULL CHECK (course_state IN ('provisioned', 'active', 'archived', 'declined')), -- state
    created_at TEXT NOT NULL, -- local time
    updated_at TEXT NOT NULL -- local time
);

CREATE TABLE students (
    id TEXT PRIMARY KEY,
    course_id TEXT NOT NULL REFERENCES courses (id),
    user_id TEXT NOT NULL REFERENCES user_profiles (id), -- student
    UNIQUE (course_id, user_id)
);

CREATE TABLE topics (
    id TEXT PRIMARY KEY,
    course_id TEXT NOT NULL REFERENCES courses (id),
    name TEXT NOT NULL,
    updated_at TEXT NOT NULL, -- local time
    UNIQUE (course_id, name)
);

CREATE TABLE course_work_items (
    id TEXT PRIMARY KEY,
    course_id TEXT NOT NULL REFERENCES courses (id),
    topic_id TEXT REFERENCES topics (id),
    title TEXT NOT NULL,
    work_type TEXT NOT NULL CHECK (work_type IN ('assignment', 'short_answer_question', 'multiple_choice_question')), -- kind of work
    max_points INTEGER NOT NULL CHECK (max_points BETWEEN 5 AND 100), -- highest grade
    due_on TEXT NOT NULL, -- due date
    state TEXT NOT NULL CHECK (state IN ('draft', 'published', 'deleted')),
    updated_at TEXT NOT NULL -- local time
);

CREATE TABLE student_submissions (
    id TEXT PRIMARY KEY,
    course_work_id TEXT NOT NULL REFERENCES course_work_items (id),
    user_id TEXT NOT NULL REFERENCES user_profiles (id), -- student
    state TEXT NOT NULL CHECK (state IN ('new', 'created', 'turned_in', 'returned', 'reclaimed_by_student')),
    late INTEGER NOT NULL CHECK (late IN (0, 1)), -- delayed
    draft_grade INTEGER CHECK (draft_grade >= 0),
    assigned_grade INTEGER CHECK (assigned_grade >= 0),
    updated_at TEXT NOT NULL, -- local time
    UNIQUE (course_work_id, user_id)
);

CREATE TABLE invitations (
    id TEXT PRIMARY KEY,
    course_id TEXT NOT NULL REFERENCES courses (id),
    user_id TEXT NOT NULL REFERENCES user_profiles (id), -- person invited
    role TEXT NOT NULL CHECK (role IN ('student', 'teacher')),
    UNIQUE (course_id, user_id)
);

CREATE INDEX courses_by_owner ON courses (owner_id);
CREATE INDEX students_by_course ON students (course_id);
CREATE INDEX students_by_user ON students (user_id);
CREATE INDEX topics_by_course ON topics (course_id);
CREATE INDEX course_work_items_by_course ON course_work_items (course_id);
CREATE INDEX course_work_items_by_topic ON course_work_items (topic_id);
CREATE INDEX student_submissions_by_course_work ON student_submissions (course_work_id);
CREATE INDEX student_submissions_by_user ON student_submissions (user_id);
CREATE INDEX invitations_by_course ON invitations (course_id);
CREATE INDEX invitations_by_user ON invitations (user_id);
