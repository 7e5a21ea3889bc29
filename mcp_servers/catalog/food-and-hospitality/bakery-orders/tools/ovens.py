"""Tools about ovens."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Oven, OvenStatus


def find_ovens(
    db: Database,
    name: str | None = None,
    min_pieces: int | None = None,
    status: OvenStatus | None = None,
    page: PageNumber = 1,
) -> Page[Oven]:
    """Search ovens by name, pieces a run or status.

    Args:
        name: Only ovens whose name contains this text.
        min_pieces: Only ovens with a pieces a run of at least this.
        status: Only ovens with this status.
        page: Page number, from 1.
    """
    return db.search(
        Oven,
        "SELECT id, name, pieces, status FROM ovens",
        where={"instr(lower(name), lower(?)) > 0": name, "pieces >= ?": min_pieces, "status = ?": status},
        order="name, id",
        page=page,
    )
