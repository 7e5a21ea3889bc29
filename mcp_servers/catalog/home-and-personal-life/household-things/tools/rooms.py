"""Tools about rooms."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Room


def find_rooms(db: Database, name: str | None = None, page: PageNumber = 1) -> Page[Room]:
    """Search rooms by name.

    Args:
        name: Only rooms with this name.
        page: Page number, from 1.
    """
    return db.search(Room, "SELECT id, name FROM rooms", where={"name = ?": name}, order="name, id", page=page)
