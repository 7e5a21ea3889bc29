"""Tools about authors."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber


class AuthorSummary(TypedDict):
    """An author as a search lists it."""

    id: str
    display_name: str


def find_authors(db: Database, display_name: str | None = None, page: PageNumber = 1) -> Page[AuthorSummary]:
    """Find the people who write, by name.

    Args:
        display_name: Only authors whose name contains this text.
        page: Page number, from 1.
    """
    return db.search(
        AuthorSummary,
        "SELECT id, display_name FROM authors",
        where={"instr(lower(display_name), lower(?)) > 0": display_name},
        order="display_name, id",
        page=page,
    )
