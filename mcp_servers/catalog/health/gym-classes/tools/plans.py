"""Tools about plans."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Plan


def find_plans(
    db: Database,
    name: str | None = None,
    max_price: int | None = None,
    off_peak: bool | None = None,
    page: PageNumber = 1,
) -> Page[Plan]:
    """Search plans by name, monthly price or off-peak only.

    Args:
        name: Only plans with this name.
        max_price: Only plans with a monthly price of at most this.
        off_peak: Only plans for which this holds, or does not: off-peak only.
        page: Page number, from 1.
    """
    return db.search(
        Plan,
        "SELECT id, name, price, classes_a_week, off_peak FROM plans",
        where={"name = ?": name, "price <= ?": max_price, "off_peak = ?": off_peak},
        order="price, id",
        page=page,
    )
