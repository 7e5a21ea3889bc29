"""Tools about floors."""

from typing import Annotated

from mcp_servers.runtime import Database, Page, PageNumber, Refused, between

from .rows import Floor


def find_floors(
    db: Database, name: str | None = None, max_linen_sets: int | None = None, page: PageNumber = 1
) -> Page[Floor]:
    """Search floors by name or linen sets in store.

    Args:
        name: Only floors whose name contains this text.
        max_linen_sets: Only floors with a linen sets in store of at most this.
        page: Page number, from 1.
    """
    return db.search(
        Floor,
        "SELECT id, name, linen_sets, full_stock FROM floors",
        where={"instr(lower(name), lower(?)) > 0": name, "linen_sets <= ?": max_linen_sets},
        order="name, id",
        page=page,
    )


def deliver_linen(db: Database, floor_id: str, sets: Annotated[int, between(1, 60)]) -> Floor:
    """Note a delivery of linen to a floor, up to its full stock.

    Args:
        floor_id: Id of the floor.
        sets: Number of sets.
    """
    floor = db.fetch(Floor, "floors", floor_id)
    if floor["linen_sets"] + sets > floor["full_stock"]:
        raise Refused("The store of the floor is full.")
    db.update("floors", floor_id, linen_sets=floor["linen_sets"] + sets)
    db.insert("linen_moves", floor_id=floor_id, kind="delivered", sets=sets, moved_on=db.today)
    return db.fetch(Floor, "floors", floor_id)
