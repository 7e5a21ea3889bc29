"""Tools about racks."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Rack


def find_racks(
    db: Database, code: str | None = None, min_places: int | None = None, dry: bool | None = None, page: PageNumber = 1
) -> Page[Rack]:
    """Search racks by code, number of places or dry.

    Args:
        code: Only racks with this code.
        min_places: Only racks with a number of places of at least this.
        dry: Only racks for which this holds, or does not: dry.
        page: Page number, from 1.
    """
    return db.search(
        Rack,
        "SELECT id, code, places, dry FROM racks",
        where={"code = ?": code, "places >= ?": min_places, "dry = ?": dry},
        order="code, id",
        page=page,
    )
