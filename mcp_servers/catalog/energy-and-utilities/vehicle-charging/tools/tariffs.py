"""Tools about tariffs."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Tariff, TariffStatus


def find_tariffs(
    db: Database,
    name: str | None = None,
    status: TariffStatus | None = None,
    max_energy_price: int | None = None,
    min_free_minutes: int | None = None,
    page: PageNumber = 1,
) -> Page[Tariff]:
    """Search tariffs by name, status, price per kilowatt-hour or free minutes.

    Args:
        name: Only tariffs whose name contains this text.
        status: Only tariffs with this status.
        max_energy_price: Only tariffs with a price per kilowatt-hour of at most this.
        min_free_minutes: Only tariffs with a free minutes of at least this.
        page: Page number, from 1.
    """
    return db.search(
        Tariff,
        "SELECT id, name, energy_price, blocking_fee, free_minutes, status FROM tariffs",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "status = ?": status,
            "energy_price <= ?": max_energy_price,
            "free_minutes >= ?": min_free_minutes,
        },
        order="energy_price, id",
        page=page,
    )
