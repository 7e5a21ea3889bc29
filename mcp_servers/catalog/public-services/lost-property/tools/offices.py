"""Tools about offices."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber


class OfficeSummary(TypedDict):
    """An office as a search lists it."""

    id: str
    name: str
    phone: str
    shelf_space: int


def find_offices(
    db: Database, name: str | None = None, central: bool | None = None, page: PageNumber = 1
) -> Page[OfficeSummary]:
    """Search offices by name or central.

    Args:
        name: Only offices whose name contains this text.
        central: Only offices for which this holds, or does not: central.
        page: Page number, from 1.
    """
    return db.search(
        OfficeSummary,
        "SELECT id, name, phone, shelf_space FROM offices",
        where={"instr(lower(name), lower(?)) > 0": name, "central = ?": central},
        order="name, id",
        page=page,
    )
