"""Tools about part uses."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, between

from .rows import Part, PartUse, PartUseStatus, Ticket, TicketKind


class PartUsesByPartName(TypedDict):
    """Totals of part uses for one name."""

    part_name: str
    uses: int
    pieces: int


def report_parts(
    db: Database,
    status: PartUseStatus | None = None,
    kind: TicketKind | None = None,
    technician_id: str | None = None,
    page: PageNumber = 1,
) -> Page[PartUsesByPartName]:
    """Add up the parts used or reserved by part.

    Args:
        status: Only part uses with this status.
        kind: Only part uses of the ticket with this kind.
        technician_id: Only part uses of the technician with this id.
        page: Page number, from 1.
    """
    return db.search(
        PartUsesByPartName,
        """
        SELECT parts.name AS part_name, COUNT(*) AS uses, COALESCE(SUM(part_uses.quantity), 0) AS pieces
        FROM part_uses
        JOIN tickets ON tickets.id = part_uses.ticket_id
        JOIN parts ON parts.id = part_uses.part_id
        """,
        where={"part_uses.status = ?": status, "tickets.kind = ?": kind, "tickets.technician_id = ?": technician_id},
        group="parts.name",
        order="parts.name",
        page=page,
    )


def reserve_part(db: Database, ticket_id: str, part_id: str, quantity: Annotated[int, between(1, 4)]) -> PartUse:
    """Take pieces of a part out of stock for a ticket that is being worked on.

    Args:
        ticket_id: Id of the ticket.
        part_id: Id of the part.
        quantity: Quantity of the withdrawal.
    """
    ticket = db.fetch(Ticket, "tickets", ticket_id)
    part = db.fetch(Part, "parts", part_id)
    if ticket["status"] != "on_site":
        raise Refused("Nobody is working on this ticket.")
    if quantity > part["stock"]:
        raise Refused("There are not enough pieces in stock.")
    if db.exists("SELECT 1 FROM part_uses WHERE ticket_id = ? AND part_id = ?", ticket_id, part_id):
        raise Refused("This part is reserved for the ticket already.")
    part_use_id = db.insert("part_uses", ticket_id=ticket_id, part_id=part_id, quantity=quantity, status="reserved")
    db.update("parts", part_id, stock=part["stock"] - quantity)
    return db.fetch(PartUse, "part_uses", part_use_id)
