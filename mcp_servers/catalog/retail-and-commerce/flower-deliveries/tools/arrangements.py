"""Tools about arrangements."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Arrangement, ArrangementOccasion, ArrangementStatus


def find_arrangements(
    db: Database,
    name: str | None = None,
    occasion: ArrangementOccasion | None = None,
    max_price: int | None = None,
    status: ArrangementStatus | None = None,
    page: PageNumber = 1,
) -> Page[Arrangement]:
    """Search arrangements by name, occasion, price or status.

    Args:
        name: Only arrangements whose name contains this text.
        occasion: Only arrangements with this occasion.
        max_price: Only arrangements with a price of at most this.
        status: Only arrangements with this status.
        page: Page number, from 1.
    """
    return db.search(
        Arrangement,
        "SELECT id, name, occasion, price, status FROM arrangements",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "occasion = ?": occasion,
            "price <= ?": max_price,
            "status = ?": status,
        },
        order="price, id",
        page=page,
    )
