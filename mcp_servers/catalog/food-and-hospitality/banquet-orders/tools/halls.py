"""Tools about halls."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Hall


def find_halls(
    db: Database,
    name: str | None = None,
    min_seats: int | None = None,
    max_least_spend: int | None = None,
    page: PageNumber = 1,
) -> Page[Hall]:
    """Search halls by name, seats at tables or least price of an event.

    Args:
        name: Only halls whose name contains this text.
        min_seats: Only halls with a seats at tables of at least this.
        max_least_spend: Only halls with a least price of an event of at most this.
        page: Page number, from 1.
    """
    return db.search(
        Hall,
        "SELECT id, name, seats, least_spend FROM halls",
        where={"instr(lower(name), lower(?)) > 0": name, "seats >= ?": min_seats, "least_spend <= ?": max_least_spend},
        order="seats, id",
        page=page,
    )
