"""Tools about engineers."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber


class EngineerSummary(TypedDict):
    """An engineer as a search lists it."""

    id: str
    name: str
    phone: str
    level: int


def find_engineers(
    db: Database, name: str | None = None, min_level: int | None = None, page: PageNumber = 1
) -> Page[EngineerSummary]:
    """Search engineers by name or level.

    Args:
        name: Only engineers whose name contains this text.
        min_level: Only engineers with a level of at least this.
        page: Page number, from 1.
    """
    return db.search(
        EngineerSummary,
        "SELECT id, name, phone, level FROM engineers",
        where={"instr(lower(name), lower(?)) > 0": name, "level >= ?": min_level},
        order="name, id",
        page=page,
    )
