"""Tools about practitioners."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, shift

from .rows import Practitioner, PractitionerGrade, PractitionerStatus


class PractitionerSummary(TypedDict):
    """A practitioner as a search lists it."""

    id: str
    name: str
    department_id: str
    department_name: str
    status: PractitionerStatus


def find_practitioners(
    db: Database,
    name: str | None = None,
    department_id: str | None = None,
    department_name: str | None = None,
    grade: PractitionerGrade | None = None,
    status: PractitionerStatus | None = None,
    page: PageNumber = 1,
) -> Page[PractitionerSummary]:
    """Search practitioners by name, department, grade or status.

    Args:
        name: Only practitioners whose name contains this text.
        department_id: Only practitioners of the department with this id.
        department_name: Only practitioners of the department with this name.
        grade: Only practitioners with this grade.
        status: Only practitioners with this status.
        page: Page number, from 1.
    """
    return db.search(
        PractitionerSummary,
        """
        SELECT practitioners.id, practitioners.name, practitioners.department_id, departments.name AS
            department_name, practitioners.status
        FROM practitioners
        JOIN departments ON departments.id = practitioners.department_id
        """,
        where={
            "instr(lower(practitioners.name), lower(?)) > 0": name,
            "practitioners.department_id = ?": department_id,
            "departments.name = ?": department_name,
            "practitioners.grade = ?": grade,
            "practitioners.status = ?": status,
        },
        order="practitioners.name, practitioners.id",
        page=page,
    )


def start_leave(db: Database, practitioner_id: str) -> Practitioner:
    """Put a practitioner on leave who has no booked appointments in the next seven days.

    Args:
        practitioner_id: Id of the practitioner.
    """
    practitioner = db.fetch(Practitioner, "practitioners", practitioner_id)
    if practitioner["status"] != "working":
        raise Refused("The practitioner must be working.")
    if db.exists(
        """
        SELECT 1 FROM appointments
        WHERE practitioner_id = ? AND status = 'booked' AND starts_at <= ?
        """,
        practitioner_id,
        shift(db.now, days=7),
    ):
        raise Refused("The practitioner still has booked appointments in the next seven days.")
    db.update("practitioners", practitioner_id, status="on_leave")
    return db.fetch(Practitioner, "practitioners", practitioner_id)
