"""Tools about subscribers."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Subscriber


def find_subscribers(
    db: Database, name: str | None = None, address: str | None = None, page: PageNumber = 1
) -> Page[Subscriber]:
    """Search subscribers by name or address.

    Args:
        name: Only subscribers whose name contains this text.
        address: Only subscribers whose address contains this text.
        page: Page number, from 1.
    """
    return db.search(
        Subscriber,
        "SELECT id, name, address FROM subscribers",
        where={"instr(lower(name), lower(?)) > 0": name, "instr(lower(address), lower(?)) > 0": address},
        order="name, id",
        page=page,
    )
