"""Tools about plans."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import PlanStatus


class PlanSummary(TypedDict):
    """A plan as a search lists it."""

    id: str
    name: str
    price: int
    data_gb: int
    status: PlanStatus


def find_plans(
    db: Database,
    name: str | None = None,
    status: PlanStatus | None = None,
    business: bool | None = None,
    max_price: int | None = None,
    min_data_gb: int | None = None,
    page: PageNumber = 1,
) -> Page[PlanSummary]:
    """Search plans by name, status, business use, monthly price or data volume in gigabytes.

    Args:
        name: Only plans whose name contains this text.
        status: Only plans with this status.
        business: Only plans for which this holds, or does not: business use.
        max_price: Only plans with a monthly price of at most this.
        min_data_gb: Only plans with a data volume in gigabytes of at least this.
        page: Page number, from 1.
    """
    return db.search(
        PlanSummary,
        "SELECT id, name, price, data_gb, status FROM plans",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "status = ?": status,
            "business = ?": business,
            "price <= ?": max_price,
            "data_gb >= ?": min_data_gb,
        },
        order="price, id",
        page=page,
    )
