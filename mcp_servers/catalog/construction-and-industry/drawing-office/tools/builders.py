"""Tools about builders."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Builder


def find_builders(
    db: Database, name: str | None = None, contact: str | None = None, page: PageNumber = 1
) -> Page[Builder]:
    """Search builders by name or contact person.

    Args:
        name: Only builders whose name contains this text.
        contact: Only builders whose contact person contains this text.
        page: Page number, from 1.
    """
    return db.search(
        Builder,
        "SELECT id, name, contact, email FROM builders",
        where={"instr(lower(name), lower(?)) > 0": name, "instr(lower(contact), lower(?)) > 0": contact},
        order="name, id",
        page=page,
    )
