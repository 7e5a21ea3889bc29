"""Tools about halls."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber


class HallSummary(TypedDict):
    """A hall as a search lists it."""

    id: str
    name: str
    town: str
    seats: int


def find_halls(
    db: Database,
    name: str | None = None,
    town: str | None = None,
    min_seats: int | None = None,
    step_free: bool | None = None,
    page: PageNumber = 1,
) -> Page[HallSummary]:
    """Search halls by name, town, number of seats or step-free.

    Args:
        name: Only halls whose name contains this text.
        town: Only halls with this town.
        min_seats: Only halls with a number of seats of at least this.
        step_free: Only halls for which this holds, or does not: step-free.
        page: Page number, from 1.
    """
    return db.search(
        HallSummary,
        "SELECT id, name, town, seats FROM halls",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "town = ?": town,
            "seats >= ?": min_seats,
            "step_free = ?": step_free,
        },
        order="name, id",
        page=page,
    )
