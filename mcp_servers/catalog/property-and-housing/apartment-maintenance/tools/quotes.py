"""Tools about quotes."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, Text, between

from .rows import Apartment, Building, Manager, Quote, QuoteStatus, Ticket


class QuoteSummary(TypedDict):
    """A quote as a search lists it."""

    id: str
    ticket_title: str
    amount: int
    status: QuoteStatus


def find_quotes(
    db: Database,
    ticket_id: str | None = None,
    status: QuoteStatus | None = None,
    max_amount: int | None = None,
    building_id: str | None = None,
    page: PageNumber = 1,
) -> Page[QuoteSummary]:
    """Search quotes by ticket, status, amount or building.

    Args:
        ticket_id: Only quotes of the ticket with this id.
        status: Only quotes with this status.
        max_amount: Only quotes with an amount of at most this.
        building_id: Only quotes of the building with this id.
        page: Page number, from 1.
    """
    return db.search(
        QuoteSummary,
        """
        SELECT quotes.id, tickets.title AS ticket_title, quotes.amount, quotes.status FROM quotes
        JOIN tickets ON tickets.id = quotes.ticket_id
        JOIN apartments ON apartments.id = tickets.apartment_id
        """,
        where={
            "quotes.ticket_id = ?": ticket_id,
            "quotes.status = ?": status,
            "quotes.amount <= ?": max_amount,
            "apartments.building_id = ?": building_id,
        },
        order="quotes.submitted_at DESC, quotes.id",
        page=page,
    )


def submit_quote(db: Database, ticket_id: str, amount: Annotated[int, between(10000, 350000)]) -> Quote:
    """Record what a contractor wants for the work on a ticket.

    Args:
        ticket_id: Id of the ticket.
        amount: Amount of the quote, in minor units.
    """
    ticket = db.fetch(Ticket, "tickets", ticket_id)
    if ticket["status"] not in ("assigned", "in_progress"):
        raise Refused("The ticket is not being worked on.")
    if db.exists("SELECT 1 FROM quotes WHERE ticket_id = ? AND status IN ('submitted', 'approved')", ticket_id):
        raise Refused("A quote for this ticket is already waiting or approved.")
    quote_id = db.insert("quotes", ticket_id=ticket_id, amount=amount, status="submitted", submitted_at=db.now)
    return db.fetch(Quote, "quotes", quote_id)


def approve_quote(db: Database, quote_id: str) -> Quote:
    """Approve a quote within your limit and within what is left of the building's yearly budget.

    Args:
        quote_id: Id of the quote.
    """
    quote = db.fetch(Quote, "quotes", quote_id)
    if quote["status"] != "submitted":
        raise Refused("The quote must be submitted.")
    account = db.fetch(Manager, "managers", db.account)
    if quote["amount"] > account["approval_limit"]:
        raise Refused("The quote is above your limit.")
    ticket = db.fetch(Ticket, "tickets", quote["ticket_id"])
    apartment = db.fetch(Apartment, "apartments", ticket["apartment_id"])
    spent = db.number(
        """
        SELECT SUM(quotes.amount) FROM quotes
        JOIN tickets ON tickets.id = quotes.ticket_id
        JOIN apartments ON apartments.id = tickets.apartment_id
        WHERE quotes.status = 'approved' AND apartments.building_id = ?
        """,
        apartment["building_id"],
    )
    building = db.fetch(Building, "buildings", apartment["building_id"])
    if spent + quote["amount"] > building["repair_budget"]:
        raise Refused("The building's repair budget does not allow it.")
    if ticket["status"] not in ("assigned", "in_progress"):
        raise Refused("The ticket is not being worked on any more.")
    db.update("quotes", quote_id, status="approved", decided_by_id=db.account)
    return db.fetch(Quote, "quotes", quote_id)


def reject_quote(db: Database, quote_id: str, reason: Text) -> Quote:
    """Reject a quote and say why.

    Args:
        quote_id: Id of the quote.
        reason: Reason for the decision.
    """
    quote = db.fetch(Quote, "quotes", quote_id)
    if quote["status"] != "submitted":
        raise Refused("The quote must be submitted.")
    db.update("quotes", quote_id, status="rejected", decided_by_id=db.account, reason=reason)
    return db.fetch(Quote, "quotes", quote_id)
