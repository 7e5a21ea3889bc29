"""Tools about courses."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, Text, given

from .rows import Course, CourseCourseState, UserProfile


class CourseDetails(Course):
    """A course in full."""

    owner_full_name: str


class CourseSummary(TypedDict):
    """A course as a search lists it."""

    id: str
    name: str
    section: str
    course_state: CourseCourseState


def create_course(db: Database, name: Text, section: Text, room: Text, owner_id: str) -> Course:
    """Set up a new course, which stays provisioned until it is activated.

    Args:
        name: Name of the course.
        section: Section of the course.
        room: Room of the course.
        owner_id: Id of the owner.
    """
    owner = db.fetch(UserProfile, "user_profiles", owner_id)
    if not owner["verified_teacher"]:
        raise Refused("Only a verified teacher can own a course.")
    if db.exists("SELECT 1 FROM courses WHERE name = ?", name):
        raise Refused("There is already a course with this name.")
    course_id = db.insert(
        "courses",
        name=name,
        section=section,
        room=room,
        owner_id=owner_id,
        course_state="provisioned",
        created_at=db.now,
        updated_at=db.now,
    )
    return db.fetch(Course, "courses", course_id)


def get_course(db: Database, course_id: str) -> CourseDetails:
    """Show a course with all that is known about it.

    Args:
        course_id: Id of the course.
    """
    course = db.fetch(Course, "courses", course_id)
    owner = db.fetch(UserProfile, "user_profiles", course["owner_id"])
    return {**course, "owner_full_name": owner["full_name"]}


def list_courses(
    db: Database,
    course_state: CourseCourseState | None = None,
    teacher_id: str | None = None,
    name: str | None = None,
    page: PageNumber = 1,
) -> Page[CourseSummary]:
    """List courses.

    Args:
        course_state: Only courses with this state.
        teacher_id: Only courses of the owner with this id.
        name: Only courses whose name contains this text.
        page: Page number, from 1.
    """
    return db.search(
        CourseSummary,
        "SELECT id, name, section, course_state FROM courses",
        where={"course_state = ?": course_state, "owner_id = ?": teacher_id, "instr(lower(name), lower(?)) > 0": name},
        order="name, id",
        page=page,
    )


def patch_course(db: Database, course_id: str, section: Text | None = None, room: Text | None = None) -> Course:
    """Change the section or room of a course that is not archived.

    Args:
        course_id: Id of the course.
        section: New section; left as it is if not given.
        room: New room; left as it is if not given.
    """
    course = db.fetch(Course, "courses", course_id)
    changes = given(section=section, room=room)
    if not changes:
        raise Refused("Nothing to change was given.")
    if course["course_state"] not in ("provisioned", "active"):
        raise Refused("An archived or declined course cannot be changed.")
    if room is not None and db.exists(
        """
        SELECT 1 FROM courses
        WHERE course_state = 'active' AND room = ? AND section = ? AND id != ?
        """,
        room,
        course["section"] if section is None else section,
        course_id,
    ):
        raise Refused("Another course has this room in this section.")
    db.update("courses", course_id, updated_at=db.now, **changes)
    return db.fetch(Course, "courses", course_id)


def activate_course(db: Database, course_id: str) -> Course:
    """Open a provisioned or archived course to students.

    Args:
        course_id: Id of the course.
    """
    course = db.fetch(Course, "courses", course_id)
    if course["course_state"] not in ("provisioned", "archived"):
        raise Refused("The course must be provisioned or archived.")
    if db.exists(
        """
        SELECT 1 FROM courses
        WHERE room = ? AND section = ? AND course_state = 'active' AND id != ?
        """,
        course["room"],
        course["section"],
        course_id,
    ):
        raise Refused("Another active course has this room in this section.")
    db.update("courses", course_id, course_state="active", updated_at=db.now)
    return db.fetch(Course, "courses", course_id)


def archive_course(db: Database, course_id: str) -> Course:
    """Archive a course in which no handed-in work waits to be returned.

    Args:
        course_id: Id of the course.
    """
    course = db.fetch(Course, "courses", course_id)
    if course["course_state"] != "active":
        raise Refused("The course must be active.")
    if db.exists(
        """
        SELECT 1 FROM student_submissions
        JOIN course_work_items ON course_work_items.id = student_submissions.course_work_id
        WHERE course_work_items.course_id = ? AND student_submissions.state = 'turned_in'
        """,
        course_id,
    ):
        raise Refused("Work handed in for this course has not been returned yet.")
    db.update("courses", course_id, course_state="archived", updated_at=db.now)
    return db.fetch(Course, "courses", course_id)
