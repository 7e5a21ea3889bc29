"""Tools about spaces."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Space


def find_spaces(
    db: Database, name: str | None = None, guarded: bool | None = None, page: PageNumber = 1
) -> Page[Space]:
    """Search spaces by name or guarded.

    Args:
        name: Only spaces with this name.
        guarded: Only spaces for which this holds, or does not: guarded.
        page: Page number, from 1.
    """
    return db.search(
        Space,
        "SELECT id, name, guarded, most_articles FROM spaces",
        where={"name = ?": name, "guarded = ?": guarded},
        order="name, id",
        page=page,
    )
