"""Tools about mechanics."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import MechanicGrade, MechanicStatus


class MechanicSummary(TypedDict):
    """A mechanic as a search lists it."""

    id: str
    name: str
    badge: str
    grade: MechanicGrade
    certified: bool
    status: MechanicStatus


def find_mechanics(
    db: Database,
    name: str | None = None,
    badge: str | None = None,
    grade: MechanicGrade | None = None,
    certified: bool | None = None,
    status: MechanicStatus | None = None,
    page: PageNumber = 1,
) -> Page[MechanicSummary]:
    """Search mechanics by name, badge number, grade, training on electric bicycles or status.

    Args:
        name: Only mechanics whose name contains this text.
        badge: Only mechanics with this badge number.
        grade: Only mechanics with this grade.
        certified: Only mechanics for which this holds, or does not: training on electric bicycles.
        status: Only mechanics with this status.
        page: Page number, from 1.
    """
    return db.search(
        MechanicSummary,
        "SELECT id, name, badge, grade, certified, status FROM mechanics",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "badge = ?": badge,
            "grade = ?": grade,
            "certified = ?": certified,
            "status = ?": status,
        },
        order="name, id",
        page=page,
    )
