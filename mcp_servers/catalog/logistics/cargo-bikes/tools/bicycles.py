"""Tools about bicycles."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Bicycle, BicycleKind, BicycleStatus


def find_bicycles(
    db: Database,
    number: str | None = None,
    kind: BicycleKind | None = None,
    min_load: int | None = None,
    status: BicycleStatus | None = None,
    page: PageNumber = 1,
) -> Page[Bicycle]:
    """Search bicycles by number, kind, highest load in kilograms or status.

    Args:
        number: Only bicycles with this number.
        kind: Only bicycles with this kind.
        min_load: Only bicycles with a highest load in kilograms of at least this.
        status: Only bicycles with this status.
        page: Page number, from 1.
    """
    return db.search(
        Bicycle,
        "SELECT id, number, kind, load, status FROM bicycles",
        where={"number = ?": number, "kind = ?": kind, "load >= ?": min_load, "status = ?": status},
        order="number, id",
        page=page,
    )
