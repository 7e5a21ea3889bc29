"""Tools about theory classes."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Moment, Page, PageNumber

from .rows import Instructor, TheoryClass, TheoryClassStatus, TheoryClassTopic


class TheoryClassSummary(TypedDict):
    """A class as a search lists it."""

    id: str
    number: str
    topic: TheoryClassTopic
    starts_at: str
    status: TheoryClassStatus


class TheoryClassDetails(TheoryClass):
    """A class in full."""

    instructor_name: str
    seats_left: int
    pupils_absent: int


def find_classes(
    db: Database,
    number: str | None = None,
    topic: TheoryClassTopic | None = None,
    instructor_id: str | None = None,
    status: TheoryClassStatus | None = None,
    starts_on: Day | None = None,
    starts_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[TheoryClassSummary]:
    """Search theory classes by class number, topic, instructor, status or start time.

    Args:
        number: Only theory classes with this class number.
        topic: Only theory classes with this topic.
        instructor_id: Only theory classes of the instructor with this id.
        status: Only theory classes with this status.
        starts_on: Only theory classes with a start time on this day.
        starts_from: Only theory classes with a start time at or after this.
        page: Page number, from 1.
    """
    return db.search(
        TheoryClassSummary,
        "SELECT id, number, topic, starts_at, status FROM theory_classes",
        where={
            "number = ?": number,
            "topic = ?": topic,
            "instructor_id = ?": instructor_id,
            "status = ?": status,
            "date(starts_at) = ?": starts_on,
            "starts_at >= ?": starts_from,
        },
        order="starts_at, id",
        page=page,
    )


def get_class(db: Database, theory_class_id: str) -> TheoryClassDetails:
    """Show a theory class with its instructor, the seats left in it and who of it has been noted as absent.

    Args:
        theory_class_id: Id of the class.
    """
    theory_class = db.fetch(TheoryClass, "theory_classes", theory_class_id)
    seats_left = theory_class["seats"] - db.number(
        "SELECT COUNT(*) FROM enrolments WHERE theory_class_id = ? AND status != 'withdrawn'", theory_class_id
    )
    pupils_absent = db.number(
        "SELECT COUNT(*) FROM enrolments WHERE theory_class_id = ? AND status = 'absent'", theory_class_id
    )
    instructor = db.fetch(Instructor, "instructors", theory_class["instructor_id"])
    return {
        **theory_class,
        "instructor_name": instructor["name"],
        "seats_left": seats_left,
        "pupils_absent": pupils_absent,
    }
