"""Tools about parts."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, between

from .rows import Part, Ticket


class PartSummary(TypedDict):
    """A part as a search lists it."""

    id: str
    name: str
    number: str
    stock: int
    ordered: int


def find_parts(
    db: Database,
    name: str | None = None,
    number: str | None = None,
    max_stock: int | None = None,
    min_ordered: int | None = None,
    page: PageNumber = 1,
) -> Page[PartSummary]:
    """Search parts by name, part number, stock or quantity on order.

    Args:
        name: Only parts whose name contains this text.
        number: Only parts with this part number.
        max_stock: Only parts with a stock of at most this.
        min_ordered: Only parts with a quantity on order of at least this.
        page: Page number, from 1.
    """
    return db.search(
        PartSummary,
        "SELECT id, name, number, stock, ordered FROM parts",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "number = ?": number,
            "stock <= ?": max_stock,
            "ordered >= ?": min_ordered,
        },
        order="name, id",
        page=page,
    )


def take_in_parts(db: Database, part_id: str, pieces: Annotated[int, between(1, 60)]) -> Part:
    """Take ordered pieces of a part into stock; the tickets that waited for it count as reported again.

    Args:
        part_id: Id of the part.
        pieces: Number of pieces.
    """
    part = db.fetch(Part, "parts", part_id)
    if pieces > part["ordered"]:
        raise Refused("Fewer pieces were ordered.")
    if part["stock"] + pieces > 60:
        raise Refused("The shelf holds 60 pieces of a part.")
    db.update("parts", part_id, stock=part["stock"] + pieces, ordered=part["ordered"] - pieces)
    for ticket in db.all(Ticket, "SELECT * FROM tickets WHERE part_id = ? AND status = 'waiting' ORDER BY id", part_id):
        db.update("tickets", ticket["id"], status="reported", part_id=None)
    return db.fetch(Part, "parts", part_id)
