"""Tools about leave types."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import LeaveType


def find_leave_types(
    db: Database,
    name: str | None = None,
    limited: bool | None = None,
    max_notice: int | None = None,
    min_longest: int | None = None,
    page: PageNumber = 1,
) -> Page[LeaveType]:
    """Search leave types by name, limited, notice in days or longest leave in days.

    Args:
        name: Only leave types with this name.
        limited: Only leave types for which this holds, or does not: limited.
        max_notice: Only leave types with a notice in days of at most this.
        min_longest: Only leave types with a longest leave in days of at least this.
        page: Page number, from 1.
    """
    return db.search(
        LeaveType,
        "SELECT id, name, limited, notice, longest FROM leave_types",
        where={"name = ?": name, "limited = ?": limited, "notice <= ?": max_notice, "longest >= ?": min_longest},
        order="name, id",
        page=page,
    )
