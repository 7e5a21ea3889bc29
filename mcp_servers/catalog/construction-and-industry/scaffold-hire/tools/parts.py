"""Tools about parts."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Part


def find_parts(
    db: Database,
    name: str | None = None,
    max_stock: int | None = None,
    min_pieces: int | None = None,
    page: PageNumber = 1,
) -> Page[Part]:
    """Search parts by name or pieces in the yard.

    Args:
        name: Only parts whose name contains this text.
        max_stock: Only parts with a pieces in the yard of at most this.
        min_pieces: Only parts with a pieces in the yard of at least this.
        page: Page number, from 1.
    """
    return db.search(
        Part,
        "SELECT id, name, stock, weight FROM parts",
        where={"instr(lower(name), lower(?)) > 0": name, "stock <= ?": max_stock, "stock >= ?": min_pieces},
        order="name, id",
        page=page,
    )
