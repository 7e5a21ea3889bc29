"""Tools about course work items."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, given

from .rows import Course, CourseWork, CourseWorkState, Student, Topic


class CourseWorkDetails(CourseWork):
    """A course work in full."""

    course_name: str


class CourseWorkSummary(TypedDict):
    """A course work as a search lists it."""

    id: str
    title: str
    due_on: str
    state: CourseWorkState
    max_points: int


def create_course_work(
    db: Database,
    course_id: str,
    title: Text,
    max_points: Annotated[int, between(5, 100)],
    due_on: Day,
    topic_id: str | None = None,
) -> CourseWork:
    """Draft a piece of work for an active course.

    Args:
        course_id: Id of the course.
        title: Title of the course work.
        max_points: Highest grade.
        due_on: Due date.
        topic_id: Id of the topic.
    """
    course = db.fetch(Course, "courses", course_id)
    topic = db.fetch(Topic, "topics", topic_id) if topic_id is not None else None
    if course["course_state"] != "active":
        raise Refused("The course is not active.")
    if due_on <= db.today:
        raise Refused("Work is due after today.")
    if topic is not None and topic["course_id"] != course_id:
        raise Refused("The topic belongs to another course.")
    course_work_id = db.insert(
        "course_work_items",
        course_id=course_id,
        topic_id=topic_id,
        title=title,
        max_points=max_points,
        due_on=due_on,
        work_type="assignment",
        state="draft",
        updated_at=db.now,
    )
    return db.fetch(CourseWork, "course_work_items", course_work_id)


def delete_course_work(db: Database, course_work_id: str) -> CourseWork:
    """Withdraw a piece of work for which nothing has been handed in.

    Args:
        course_work_id: Id of the course work.
    """
    course_work = db.fetch(CourseWork, "course_work_items", course_work_id)
    if course_work["state"] not in ("published", "draft"):
        raise Refused("The course work must be published or draft.")
    if db.exists(
        """
        SELECT 1 FROM student_submissions
        WHERE course_work_id = ? AND state IN ('turned_in', 'returned')
        """,
        course_work_id,
    ):
        raise Refused("Students have already handed in work for it.")
    db.update("course_work_items", course_work_id, state="deleted", updated_at=db.now)
    return db.fetch(CourseWork, "course_work_items", course_work_id)


def get_course_work(db: Database, course_work_id: str) -> CourseWorkDetails:
    """Show a course work with all that is known about it.

    Args:
        course_work_id: Id of the course work.
    """
    course_work = db.fetch(CourseWork, "course_work_items", course_work_id)
    course = db.fetch(Course, "courses", course_work["course_id"])
    return {**course_work, "course_name": course["name"]}


def list_course_work_items(
    db: Database,
    course_id: str | None = None,
    state: CourseWorkState | None = None,
    topic_id: str | None = None,
    due_from: Day | None = None,
    due_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[CourseWorkSummary]:
    """List course work items.

    Args:
        course_id: Only course work items of the course with this id.
        state: Only course work items with this state.
        topic_id: Only course work items of the topic with this id.
        due_from: Only course work items with a due date at or after this.
        due_until: Only course work items with a due date at or before this.
        page: Page number, from 1.
    """
    return db.search(
        CourseWorkSummary,
        "SELECT id, title, due_on, state, max_points FROM course_work_items",
        where={
            "course_id = ?": course_id,
            "state = ?": state,
            "topic_id = ?": topic_id,
            "due_on >= ?": due_from,
            "due_on <= ?": due_until,
        },
        order="due_on, id",
        page=page,
    )


def patch_course_work(
    db: Database,
    course_work_id: str,
    title: Text | None = None,
    due_on: Day | None = None,
    max_points: Annotated[int, between(5, 100)] | None = None,
) -> CourseWork:
    """Change the title, due date or highest grade of a piece of work.

    Args:
        course_work_id: Id of the course work.
        title: New title; left as it is if not given.
        due_on: New due date; left as it is if not given.
        max_points: New highest grade; left as it is if not given.
    """
    course_work = db.fetch(CourseWork, "course_work_items", course_work_id)
    changes = given(title=title, due_on=due_on, max_points=max_points)
    if not changes:
        raise Refused("Nothing to change was given.")
    if course_work["state"] == "deleted":
        raise Refused("The work was deleted.")
    if due_on is not None and due_on <= db.today:
        raise Refused("Work is due after today.")
    if max_points is not None and db.exists(
        "SELECT 1 FROM student_submissions WHERE course_work_id = ? AND state = 'returned'", course_work_id
    ):
        raise Refused("Graded work has been returned; its highest grade is fixed.")
    db.update("course_work_items", course_work_id, updated_at=db.now, **changes)
    return db.fetch(CourseWork, "course_work_items", course_work_id)


def publish_course_work(db: Database, course_work_id: str) -> CourseWork:
    """Publish drafted work; every student of the course gets a submission to fill.

    Args:
        course_work_id: Id of the course work.
    """
    course_work = db.fetch(CourseWork, "course_work_items", course_work_id)
    if course_work["state"] != "draft":
        raise Refused("The course work must be draft.")
    course = db.fetch(Course, "courses", course_work["course_id"])
    if course["course_state"] != "active":
        raise Refused("The course is not active.")
    if course_work["due_on"] <= db.today:
        raise Refused("The due date has passed; change it first.")
    if not db.exists("SELECT 1 FROM students WHERE course_id = ?", course_work["course_id"]):
        raise Refused("The course has no students yet.")
    db.update("course_work_items", course_work_id, state="published", updated_at=db.now)
    for student in db.all(Student, "SELECT * FROM students WHERE course_id = ? ORDER BY id", course_work["course_id"]):
        db.insert(
            "student_submissions",
            course_work_id=course_work_id,
            user_id=student["user_id"],
            state="new",
            late=False,
            updated_at=db.now,
        )
    return db.fetch(CourseWork, "course_work_items", course_work_id)
