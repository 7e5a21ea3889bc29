"""Tools about agencies."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber


class AgencySummary(TypedDict):
    """An agency as a search lists it."""

    id: str
    name: str
    hourly_rate: int
    shortest: int


def find_agencies(
    db: Database,
    name: str | None = None,
    max_hourly_rate: int | None = None,
    max_shortest: int | None = None,
    page: PageNumber = 1,
) -> Page[AgencySummary]:
    """Search agencies by name, hourly rate or shortest shift in hours.

    Args:
        name: Only agencies whose name contains this text.
        max_hourly_rate: Only agencies with an hourly rate of at most this.
        max_shortest: Only agencies with a shortest shift in hours of at most this.
        page: Page number, from 1.
    """
    return db.search(
        AgencySummary,
        "SELECT id, name, hourly_rate, shortest FROM agencies",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "hourly_rate <= ?": max_hourly_rate,
            "shortest <= ?": max_shortest,
        },
        order="hourly_rate, id",
        page=page,
    )
