"""Tools about lines."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import LineStatus


class LineSummary(TypedDict):
    """A shipping line as a search lists it."""

    id: str
    name: str
    day_rate: int
    debt: int
    status: LineStatus


def find_lines(
    db: Database,
    name: str | None = None,
    status: LineStatus | None = None,
    min_debt: int | None = None,
    page: PageNumber = 1,
) -> Page[LineSummary]:
    """Search lines by name, status or storage owed.

    Args:
        name: Only lines whose name contains this text.
        status: Only lines with this status.
        min_debt: Only lines with a storage owed of at least this.
        page: Page number, from 1.
    """
    return db.search(
        LineSummary,
        "SELECT id, name, day_rate, debt, status FROM lines",
        where={"instr(lower(name), lower(?)) > 0": name, "status = ?": status, "debt >= ?": min_debt},
        order="name, id",
        page=page,
    )
