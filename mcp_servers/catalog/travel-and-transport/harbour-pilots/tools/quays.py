"""Tools about quays."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Quay


def find_quays(
    db: Database,
    name: str | None = None,
    min_depth: int | None = None,
    min_length: int | None = None,
    page: PageNumber = 1,
) -> Page[Quay]:
    """Search quays by name, depth in centimetres or length in metres.

    Args:
        name: Only quays whose name contains this text.
        min_depth: Only quays with a depth in centimetres of at least this.
        min_length: Only quays with a length in metres of at least this.
        page: Page number, from 1.
    """
    return db.search(
        Quay,
        "SELECT id, name, depth, length FROM quays",
        where={"instr(lower(name), lower(?)) > 0": name, "depth >= ?": min_depth, "length >= ?": min_length},
        order="name, id",
        page=page,
    )
