"""Tools about routes."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Route


def find_lines(db: Database, name: str | None = None, terminus: str | None = None, page: PageNumber = 1) -> Page[Route]:
    """Search routes by name or terminus.

    Args:
        name: Only routes with this name.
        terminus: Only routes whose terminus contains this text.
        page: Page number, from 1.
    """
    return db.search(
        Route,
        "SELECT id, name, terminus FROM routes",
        where={"name = ?": name, "instr(lower(terminus), lower(?)) > 0": terminus},
        order="name, id",
        page=page,
    )
