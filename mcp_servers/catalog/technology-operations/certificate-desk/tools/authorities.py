"""Tools about authorities."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Authority


def find_authorities(
    db: Database,
    name: str | None = None,
    min_longest: int | None = None,
    max_price: int | None = None,
    page: PageNumber = 1,
) -> Page[Authority]:
    """Search authorities by name, longest time in days or price.

    Args:
        name: Only authorities with this name.
        min_longest: Only authorities with a longest time in days of at least this.
        max_price: Only authorities with a price of at most this.
        page: Page number, from 1.
    """
    return db.search(
        Authority,
        "SELECT id, name, price, longest, quota FROM authorities",
        where={"name = ?": name, "longest >= ?": min_longest, "price <= ?": max_price},
        order="name, id",
        page=page,
    )
