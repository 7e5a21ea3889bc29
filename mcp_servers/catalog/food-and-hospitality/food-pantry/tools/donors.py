"""Tools about donors."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Donor


def find_donors(db: Database, name: str | None = None, contact: str | None = None, page: PageNumber = 1) -> Page[Donor]:
    """Search donors by name or contact person.

    Args:
        name: Only donors whose name contains this text.
        contact: Only donors whose contact person contains this text.
        page: Page number, from 1.
    """
    return db.search(
        Donor,
        "SELECT id, name, contact, phone FROM donors",
        where={"instr(lower(name), lower(?)) > 0": name, "instr(lower(contact), lower(?)) > 0": contact},
        order="name, id",
        page=page,
    )
