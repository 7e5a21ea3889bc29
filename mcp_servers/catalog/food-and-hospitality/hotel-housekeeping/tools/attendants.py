"""Tools about attendants."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Attendant, AttendantStatus, Floor


class AttendantSummary(TypedDict):
    """An attendant as a search lists it."""

    id: str
    name: str
    floor_name: str
    most_points: int
    status: AttendantStatus


class AttendantDetails(Attendant):
    """An attendant in full."""

    floor_name: str
    points_given: int
    points_done: int
    points_left: int
    failed_inspections: int


def find_attendants(
    db: Database,
    name: str | None = None,
    floor_id: str | None = None,
    status: AttendantStatus | None = None,
    min_most_points: int | None = None,
    page: PageNumber = 1,
) -> Page[AttendantSummary]:
    """Search attendants by name, usual floor, status or points a day.

    Args:
        name: Only attendants whose name contains this text.
        floor_id: Only attendants of the usual floor with this id.
        status: Only attendants with this status.
        min_most_points: Only attendants with a points a day of at least this.
        page: Page number, from 1.
    """
    return db.search(
        AttendantSummary,
        """
        SELECT attendants.id, attendants.name, floors.name AS floor_name, attendants.most_points,
            attendants.status
        FROM attendants
        JOIN floors ON floors.id = attendants.floor_id
        """,
        where={
            "instr(lower(attendants.name), lower(?)) > 0": name,
            "attendants.floor_id = ?": floor_id,
            "attendants.status = ?": status,
            "attendants.most_points >= ?": min_most_points,
        },
        order="attendants.name, attendants.id",
        page=page,
    )


def get_attendant(db: Database, attendant_id: str) -> AttendantDetails:
    """Show an attendant with the points of today, those done and the room that is being cleaned.

    Args:
        attendant_id: Id of the attendant.
    """
    attendant = db.fetch(Attendant, "attendants", attendant_id)
    points_given = db.number("SELECT SUM(points) FROM tasks WHERE attendant_id = ?", attendant_id)
    points_done = db.number(
        """
        SELECT SUM(points) FROM tasks
        WHERE attendant_id = ? AND status IN ('done', 'passed')
        """,
        attendant_id,
    )
    points_left = attendant["most_points"] - points_given
    failed_inspections = db.number("SELECT SUM(failures) FROM tasks WHERE attendant_id = ?", attendant_id)
    floor = db.fetch(Floor, "floors", attendant["floor_id"])
    return {
        **attendant,
        "floor_name": floor["name"],
        "points_given": points_given,
        "points_done": points_done,
        "points_left": points_left,
        "failed_inspections": failed_inspections,
    }
