"""Tools about growers."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import GrowerStatus


class GrowerSummary(TypedDict):
    """A grower as a search lists it."""

    id: str
    name: str
    number: str
    status: GrowerStatus


def find_growers(
    db: Database,
    name: str | None = None,
    number: str | None = None,
    status: GrowerStatus | None = None,
    page: PageNumber = 1,
) -> Page[GrowerSummary]:
    """Search growers by name, member number or status.

    Args:
        name: Only growers whose name contains this text.
        number: Only growers with this member number.
        status: Only growers with this status.
        page: Page number, from 1.
    """
    return db.search(
        GrowerSummary,
        "SELECT id, name, number, status FROM growers",
        where={"instr(lower(name), lower(?)) > 0": name, "number = ?": number, "status = ?": status},
        order="name, id",
        page=page,
    )
