"""Tools about pens."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Pen, PenKind


def find_pens(
    db: Database,
    name: str | None = None,
    kind: PenKind | None = None,
    min_places: int | None = None,
    page: PageNumber = 1,
) -> Page[Pen]:
    """Search pens by name, kind or number of places.

    Args:
        name: Only pens whose name contains this text.
        kind: Only pens with this kind.
        min_places: Only pens with a number of places of at least this.
        page: Page number, from 1.
    """
    return db.search(
        Pen,
        "SELECT id, name, kind, places FROM pens",
        where={"instr(lower(name), lower(?)) > 0": name, "kind = ?": kind, "places >= ?": min_places},
        order="name, id",
        page=page,
    )
