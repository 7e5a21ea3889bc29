"""Tools about enrolments."""

from typing import Literal

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, shift

from .rows import Enrolment, EnrolmentStatus, Pupil, TheoryClass, TheoryClassTopic


class EnrolmentSummary(TypedDict):
    """An enrolment as a search lists it."""

    id: str
    theory_class_number: str
    pupil_name: str
    status: EnrolmentStatus


def find_enrolments(
    db: Database,
    theory_class_id: str | None = None,
    topic: TheoryClassTopic | None = None,
    pupil_id: str | None = None,
    status: EnrolmentStatus | None = None,
    page: PageNumber = 1,
) -> Page[EnrolmentSummary]:
    """Search enrolments by class, topic, pupil or status.

    Args:
        theory_class_id: Only enrolments of the class with this id.
        topic: Only enrolments of the class with this topic.
        pupil_id: Only enrolments of the pupil with this id.
        status: Only enrolments with this status.
        page: Page number, from 1.
    """
    return db.search(
        EnrolmentSummary,
        """
        SELECT enrolments.id, theory_classes.number AS theory_class_number, pupils.name AS pupil_name,
            enrolments.status
        FROM enrolments
        JOIN theory_classes ON theory_classes.id = enrolments.theory_class_id
        JOIN pupils ON pupils.id = enrolments.pupil_id
        """,
        where={
            "enrolments.theory_class_id = ?": theory_class_id,
            "theory_classes.topic = ?": topic,
            "enrolments.pupil_id = ?": pupil_id,
            "enrolments.status = ?": status,
        },
        order="theory_classes.starts_at, enrolments.id",
        page=page,
    )


def enrol_pupil(db: Database, pupil_id: str, theory_class_id: str) -> Enrolment:
    """Enrol an active pupil for a theory class to come that has a seat left, on a topic not attended yet.

    Args:
        pupil_id: Id of the pupil.
        theory_class_id: Id of the class.
    """
    pupil = db.fetch(Pupil, "pupils", pupil_id)
    theory_class = db.fetch(TheoryClass, "theory_classes", theory_class_id)
    if pupil["status"] != "active":
        raise Refused("The pupil has passed or left.")
    if theory_class["status"] != "planned":
        raise Refused("The class was cancelled.")
    if theory_class["starts_at"] <= db.now:
        raise Refused("The class has begun already.")
    if (
        db.number(
            "SELECT COUNT(*) FROM enrolments WHERE theory_class_id = ? AND status != 'withdrawn'", theory_class_id
        )
        >= theory_class["seats"]
    ):
        raise Refused("The class has no seat left.")
    if db.exists(
        """
        SELECT 1 FROM enrolments
        JOIN theory_classes ON theory_classes.id = enrolments.theory_class_id
        WHERE enrolments.pupil_id = ?
            AND theory_classes.topic = ?
            AND enrolments.status IN ('enrolled', 'attended')
        """,
        pupil_id,
        theory_class["topic"],
    ):
        raise Refused("The pupil has attended this topic or is enrolled for it.")
    if db.exists("SELECT 1 FROM enrolments WHERE theory_class_id = ? AND pupil_id = ?", theory_class_id, pupil_id):
        raise Refused("Another enrolment already has this class and pupil.")
    enrolment_id = db.insert("enrolments", theory_class_id=theory_class_id, pupil_id=pupil_id, status="enrolled")
    return db.fetch(Enrolment, "enrolments", enrolment_id)


def withdraw_enrolment(db: Database, enrolment_id: str) -> Enrolment:
    """Withdraw a pupil from a class until two hours before it.

    Args:
        enrolment_id: Id of the enrolment.
    """
    enrolment = db.fetch(Enrolment, "enrolments", enrolment_id)
    if enrolment["status"] != "enrolled":
        raise Refused("The enrolment must be enrolled.")
    theory_class = db.fetch(TheoryClass, "theory_classes", enrolment["theory_class_id"])
    if theory_class["starts_at"] < shift(db.now, hours=2):
        raise Refused("It is too late to withdraw.")
    db.update("enrolments", enrolment_id, status="withdrawn")
    return db.fetch(Enrolment, "enrolments", enrolment_id)


def record_attendance(db: Database, enrolment_id: str, attendance: Literal["attended", "absent"]) -> Enrolment:
    """Note whether a pupil attended a class of the last seven days.

    Args:
        enrolment_id: Id of the enrolment.
        attendance: Attendance of the enrolment.
    """
    enrolment = db.fetch(Enrolment, "enrolments", enrolment_id)
    if enrolment["status"] != "enrolled":
        raise Refused("The attendance has been noted or the pupil has withdrawn.")
    theory_class = db.fetch(TheoryClass, "theory_classes", enrolment["theory_class_id"])
    if theory_class["starts_at"] > db.now:
        raise Refused("The class has not begun yet.")
    if theory_class["starts_at"] < shift(db.now, days=-7):
        raise Refused("Attendance is noted within a week.")
    db.update("enrolments", enrolment_id, status=attendance)
    return db.fetch(Enrolment, "enrolments", enrolment_id)
