"""Tools about stations."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Station


def find_stations(
    db: Database,
    name: str | None = None,
    town: str | None = None,
    min_grid_limit: int | None = None,
    page: PageNumber = 1,
) -> Page[Station]:
    """Search stations by name, town or grid limit in kilowatts.

    Args:
        name: Only stations whose name contains this text.
        town: Only stations with this town.
        min_grid_limit: Only stations with a grid limit in kilowatts of at least this.
        page: Page number, from 1.
    """
    return db.search(
        Station,
        "SELECT id, name, town, grid_limit FROM stations",
        where={"instr(lower(name), lower(?)) > 0": name, "town = ?": town, "grid_limit >= ?": min_grid_limit},
        order="name, id",
        page=page,
    )
