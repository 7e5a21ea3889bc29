"""Tools about services."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Service


def find_services(
    db: Database,
    name: str | None = None,
    electric: bool | None = None,
    max_minutes: int | None = None,
    max_price: int | None = None,
    page: PageNumber = 1,
) -> Page[Service]:
    """Search services by name, for electric bicycles only, length in minutes or price.

    Args:
        name: Only services whose name contains this text.
        electric: Only services for which this holds, or does not: for electric bicycles only.
        max_minutes: Only services with a length in minutes of at most this.
        max_price: Only services with a price of at most this.
        page: Page number, from 1.
    """
    return db.search(
        Service,
        "SELECT id, name, minutes, price, electric FROM services",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "electric = ?": electric,
            "minutes <= ?": max_minutes,
            "price <= ?": max_price,
        },
        order="name, id",
        page=page,
    )
