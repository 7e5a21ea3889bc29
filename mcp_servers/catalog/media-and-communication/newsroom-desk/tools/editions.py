"""Tools about editions."""

from mcp_servers.runtime import Database, Day, Page, PageNumber

from .rows import Edition, EditionStatus


def find_editions(
    db: Database,
    appears_on: Day | None = None,
    status: EditionStatus | None = None,
    appears_from: Day | None = None,
    appears_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[Edition]:
    """Search editions by day of issue or status.

    Args:
        appears_on: Only editions with this day of issue.
        status: Only editions with this status.
        appears_from: Only editions with a day of issue at or after this.
        appears_until: Only editions with a day of issue at or before this.
        page: Page number, from 1.
    """
    return db.search(
        Edition,
        "SELECT id, appears_on, closes_at, status FROM editions",
        where={
            "appears_on = ?": appears_on,
            "status = ?": status,
            "appears_on >= ?": appears_from,
            "appears_on <= ?": appears_until,
        },
        order="appears_on, id",
        page=page,
    )
