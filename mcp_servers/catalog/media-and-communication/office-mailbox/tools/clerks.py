"""Tools about clerks."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber


class ClerkSummary(TypedDict):
    """A clerk as a search lists it."""

    id: str
    name: str
    email: str


def find_clerks(db: Database, name: str | None = None, page: PageNumber = 1) -> Page[ClerkSummary]:
    """Search clerks by name.

    Args:
        name: Only clerks whose name contains this text.
        page: Page number, from 1.
    """
    return db.search(
        ClerkSummary,
        "SELECT id, name, email FROM clerks",
        where={"instr(lower(name), lower(?)) > 0": name},
        order="name, id",
        page=page,
    )
