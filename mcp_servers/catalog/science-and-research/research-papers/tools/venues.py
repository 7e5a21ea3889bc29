"""Tools about venues."""

from mcp_servers.runtime import Database, Day, Page, PageNumber

from .rows import Venue


def find_venues(
    db: Database,
    name: str | None = None,
    deadline_from: Day | None = None,
    min_most_lines: int | None = None,
    page: PageNumber = 1,
) -> Page[Venue]:
    """Search venues by name, deadline or most lines.

    Args:
        name: Only venues with this name.
        deadline_from: Only venues with a deadline at or after this.
        min_most_lines: Only venues with a most lines of at least this.
        page: Page number, from 1.
    """
    return db.search(
        Venue,
        "SELECT id, name, most_lines, deadline FROM venues",
        where={"name = ?": name, "deadline >= ?": deadline_from, "most_lines >= ?": min_most_lines},
        order="deadline, id",
        page=page,
    )
