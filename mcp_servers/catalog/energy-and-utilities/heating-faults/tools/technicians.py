"""Tools about technicians."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Moment, Page, PageNumber, shift

from .rows import Technician, TechnicianGrade, TechnicianStatus


class TechnicianSummary(TypedDict):
    """A technician as a search lists it."""

    id: str
    name: str
    grade: TechnicianGrade
    status: TechnicianStatus
    duty_until: str | None


class TechnicianDetails(Technician):
    """A technician in full."""

    open_tickets: int
    recent_repairs: int


def find_technicians(
    db: Database,
    name: str | None = None,
    grade: TechnicianGrade | None = None,
    status: TechnicianStatus | None = None,
    duty_until_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[TechnicianSummary]:
    """Search technicians by name, grade, status or end of duty.

    Args:
        name: Only technicians whose name contains this text.
        grade: Only technicians with this grade.
        status: Only technicians with this status.
        duty_until_from: Only technicians with an end of duty at or after this.
        page: Page number, from 1.
    """
    return db.search(
        TechnicianSummary,
        "SELECT id, name, grade, status, duty_until FROM technicians",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "grade = ?": grade,
            "status = ?": status,
            "duty_until >= ?": duty_until_from,
        },
        order="name, id",
        page=page,
    )


def get_technician(db: Database, technician_id: str) -> TechnicianDetails:
    """Show a technician with the tickets in hand and those fixed in the last seven days.

    Args:
        technician_id: Id of the technician.
    """
    technician = db.fetch(Technician, "technicians", technician_id)
    open_tickets = db.number(
        """
        SELECT COUNT(*) FROM tickets
        WHERE technician_id = ? AND status IN ('sent', 'on_site')
        """,
        technician_id,
    )
    recent_repairs = db.number(
        """
        SELECT COUNT(*) FROM tickets
        WHERE technician_id = ? AND fixed_at IS NOT NULL AND fixed_at >= ?
        """,
        technician_id,
        shift(db.now, days=-7),
    )
    return {**technician, "open_tickets": open_tickets, "recent_repairs": recent_repairs}
