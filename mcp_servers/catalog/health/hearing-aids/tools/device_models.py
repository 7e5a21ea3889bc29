"""Tools about device models."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import DeviceModel


def find_models(
    db: Database,
    name: str | None = None,
    min_power: int | None = None,
    max_price: int | None = None,
    page: PageNumber = 1,
) -> Page[DeviceModel]:
    """Search device models by name, power class or price.

    Args:
        name: Only device models whose name contains this text.
        min_power: Only device models with a power class of at least this.
        max_price: Only device models with a price of at most this.
        page: Page number, from 1.
    """
    return db.search(
        DeviceModel,
        "SELECT id, name, power, price FROM device_models",
        where={"instr(lower(name), lower(?)) > 0": name, "power >= ?": min_power, "price <= ?": max_price},
        order="price, id",
        page=page,
    )
