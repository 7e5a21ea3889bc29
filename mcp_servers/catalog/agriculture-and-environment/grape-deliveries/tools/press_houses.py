"""Tools about press houses."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import PressHouse


def find_press_houses(
    db: Database, town: str | None = None, min_intake: int | None = None, page: PageNumber = 1
) -> Page[PressHouse]:
    """Search press houses by town or intake per hour in kilos.

    Args:
        town: Only press houses with this town.
        min_intake: Only press houses with an intake per hour in kilos of at least this.
        page: Page number, from 1.
    """
    return db.search(
        PressHouse,
        "SELECT id, town, phone, intake FROM press_houses",
        where={"town = ?": town, "intake >= ?": min_intake},
        order="town, id",
        page=page,
    )
