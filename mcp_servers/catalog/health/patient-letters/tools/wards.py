"""Tools about wards."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Ward


def find_wards(db: Database, name: str | None = None, page: PageNumber = 1) -> Page[Ward]:
    """Search wards by name.

    Args:
        name: Only wards with this name.
        page: Page number, from 1.
    """
    return db.search(
        Ward, "SELECT id, name, telephone FROM wards", where={"name = ?": name}, order="name, id", page=page
    )
