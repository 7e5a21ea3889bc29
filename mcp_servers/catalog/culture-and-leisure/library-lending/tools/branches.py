"""Tools about branches."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Branch


def find_branches(
    db: Database, town: str | None = None, late_opening: bool | None = None, page: PageNumber = 1
) -> Page[Branch]:
    """Search branches by town or open in the evening.

    Args:
        town: Only branches with this town.
        late_opening: Only branches for which this holds, or does not: open in the evening.
        page: Page number, from 1.
    """
    return db.search(
        Branch,
        "SELECT id, town, address, late_opening FROM branches",
        where={"town = ?": town, "late_opening = ?": late_opening},
        order="town, id",
        page=page,
    )
