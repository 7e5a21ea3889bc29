"""Tools about supply zones."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import SupplyZone


def find_supply_zones(
    db: Database, name: str | None = None, min_price: int | None = None, page: PageNumber = 1
) -> Page[SupplyZone]:
    """Search supply zones by name or price per cubic metre.

    Args:
        name: Only supply zones whose name contains this text.
        min_price: Only supply zones with a price per cubic metre of at least this.
        page: Page number, from 1.
    """
    return db.search(
        SupplyZone,
        "SELECT id, name, price, pressure FROM supply_zones",
        where={"instr(lower(name), lower(?)) > 0": name, "price >= ?": min_price},
        order="name, id",
        page=page,
    )
