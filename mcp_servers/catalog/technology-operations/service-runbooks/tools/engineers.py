"""Tools about engineers."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import EngineerGrade, EngineerStatus


class EngineerSummary(TypedDict):
    """An engineer as a search lists it."""

    id: str
    name: str
    grade: EngineerGrade
    status: EngineerStatus


def find_engineers(
    db: Database,
    name: str | None = None,
    grade: EngineerGrade | None = None,
    status: EngineerStatus | None = None,
    page: PageNumber = 1,
) -> Page[EngineerSummary]:
    """Search engineers by name, grade or status.

    Args:
        name: Only engineers whose name contains this text.
        grade: Only engineers with this grade.
        status: Only engineers with this status.
        page: Page number, from 1.
    """
    return db.search(
        EngineerSummary,
        "SELECT id, name, grade, status FROM engineers",
        where={"instr(lower(name), lower(?)) > 0": name, "grade = ?": grade, "status = ?": status},
        order="name, id",
        page=page,
    )
