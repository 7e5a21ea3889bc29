"""Tools about parts."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, between

from .rows import Part


class PartSummary(TypedDict):
    """A part as a search lists it."""

    id: str
    name: str
    number: str
    price: int
    stock: int


class PartDetails(Part):
    """A part in full."""

    units_reserved: int
    units_free: int


def find_parts(
    db: Database,
    name: str | None = None,
    number: str | None = None,
    max_stock: int | None = None,
    on_offer: bool | None = None,
    page: PageNumber = 1,
) -> Page[PartSummary]:
    """Search parts by name, part number, units in stock or still available.

    Args:
        name: Only parts whose name contains this text.
        number: Only parts with this part number.
        max_stock: Only parts with a units in stock of at most this.
        on_offer: Only parts for which this holds, or does not: still available.
        page: Page number, from 1.
    """
    return db.search(
        PartSummary,
        "SELECT id, name, number, price, stock FROM parts",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "number = ?": number,
            "stock <= ?": max_stock,
            "on_offer = ?": on_offer,
        },
        order="name, id",
        page=page,
    )


def get_part(db: Database, part_id: str) -> PartDetails:
    """Show a part with the units that jobs have reserved and those that are free.

    Args:
        part_id: Id of the part.
    """
    part = db.fetch(Part, "parts", part_id)
    units_reserved = db.number("SELECT SUM(quantity) FROM fittings WHERE part_id = ? AND status = 'reserved'", part_id)
    units_free = max(0, part["stock"] - units_reserved)
    return {**part, "units_reserved": units_reserved, "units_free": units_free}


def restock_part(db: Database, part_id: str, quantity: Annotated[int, between(1, 12)]) -> Part:
    """Put units of a part that is still made on its shelf, as far as there is room.

    Args:
        part_id: Id of the part.
        quantity: Quantity of the part.
    """
    part = db.fetch(Part, "parts", part_id)
    if not part["on_offer"]:
        raise Refused("The part is no longer made.")
    if part["stock"] + quantity > part["shelf_space"]:
        raise Refused("There is no room for so many on the shelf.")
    db.update("parts", part_id, stock=part["stock"] + quantity)
    return db.fetch(Part, "parts", part_id)
