"""Tools about services."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber


class ServiceSummary(TypedDict):
    """A treatment as a search lists it."""

    id: str
    name: str
    stage: int
    surgical: bool
    minutes: int
    price: int


def find_treatments(
    db: Database,
    name: str | None = None,
    stage: int | None = None,
    surgical: bool | None = None,
    max_price: int | None = None,
    page: PageNumber = 1,
) -> Page[ServiceSummary]:
    """Search services by name, stage, surgical or price.

    Args:
        name: Only services whose name contains this text.
        stage: Only services with this stage.
        surgical: Only services for which this holds, or does not: surgical.
        max_price: Only services with a price of at most this.
        page: Page number, from 1.
    """
    return db.search(
        ServiceSummary,
        "SELECT id, name, stage, surgical, minutes, price FROM services",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "stage = ?": stage,
            "surgical = ?": surgical,
            "price <= ?": max_price,
        },
        order="name, id",
        page=page,
    )
