"""Tools about stations."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Station


def find_stations(
    db: Database, name: str | None = None, min_spaces: int | None = None, page: PageNumber = 1
) -> Page[Station]:
    """Search stations by name or number of spaces.

    Args:
        name: Only stations whose name contains this text.
        min_spaces: Only stations with a number of spaces of at least this.
        page: Page number, from 1.
    """
    return db.search(
        Station,
        "SELECT id, name, spaces FROM stations",
        where={"instr(lower(name), lower(?)) > 0": name, "spaces >= ?": min_spaces},
        order="name, id",
        page=page,
    )
