"""Tools about committees."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Committee


def find_committees(
    db: Database, name: str | None = None, min_seats: int | None = None, page: PageNumber = 1
) -> Page[Committee]:
    """Search committees by name or seats.

    Args:
        name: Only committees with this name.
        min_seats: Only committees with a seats of at least this.
        page: Page number, from 1.
    """
    return db.search(
        Committee,
        "SELECT id, name, seats FROM committees",
        where={"name = ?": name, "seats >= ?": min_seats},
        order="name, id",
        page=page,
    )
