"""Tools about tickets."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, Text, shift

from .rows import PriceBand, PriceBandName, Purchase, Show, Ticket, TicketStatus


class TicketSummary(TypedDict):
    """A ticket as a search lists it."""

    id: str
    code: str
    purchase_show_name: str
    holder: str
    price: int
    status: TicketStatus


class TicketsByPurchaseShowName(TypedDict):
    """Totals of tickets for one name."""

    purchase_show_name: str
    tickets: int
    takings: int


def find_tickets(
    db: Database,
    purchase_id: str | None = None,
    show_id: str | None = None,
    code: str | None = None,
    holder: str | None = None,
    status: TicketStatus | None = None,
    page: PageNumber = 1,
) -> Page[TicketSummary]:
    """Search tickets by purchase, show, ticket code, holder or status.

    Args:
        purchase_id: Only tickets of the purchase with this id.
        show_id: Only tickets of the show with this id.
        code: Only tickets with this ticket code.
        holder: Only tickets whose holder contains this text.
        status: Only tickets with this status.
        page: Page number, from 1.
    """
    return db.search(
        TicketSummary,
        """
        SELECT tickets.id, tickets.code, shows.name AS purchase_show_name, tickets.holder, tickets.price,
            tickets.status
        FROM tickets
        JOIN purchases ON purchases.id = tickets.purchase_id
        JOIN shows ON shows.id = purchases.show_id
        """,
        where={
            "tickets.purchase_id = ?": purchase_id,
            "purchases.show_id = ?": show_id,
            "tickets.code = ?": code,
            "instr(lower(tickets.holder), lower(?)) > 0": holder,
            "tickets.status = ?": status,
        },
        order="tickets.code, tickets.id",
        page=page,
    )


def report_sales(
    db: Database,
    status: TicketStatus | None = None,
    organiser: str | None = None,
    hall_id: str | None = None,
    band: PriceBandName | None = None,
    page: PageNumber = 1,
) -> Page[TicketsByPurchaseShowName]:
    """Count the tickets of each show and add up their prices.

    Args:
        status: Only tickets with this status.
        organiser: Only tickets of the organiser whose name contains this text.
        hall_id: Only tickets of the hall with this id.
        band: Only tickets of the price band with this name.
        page: Page number, from 1.
    """
    return db.search(
        TicketsByPurchaseShowName,
        """
        SELECT shows.name AS purchase_show_name, COUNT(*) AS tickets, COALESCE(SUM(tickets.price), 0) AS
            takings
        FROM tickets
        JOIN purchases ON purchases.id = tickets.purchase_id
        JOIN shows ON shows.id = purchases.show_id
        JOIN organisers ON organisers.id = shows.organiser_id
        JOIN price_bands ON price_bands.id = tickets.price_band_id
        """,
        where={
            "tickets.status = ?": status,
            "instr(lower(organisers.name), lower(?)) > 0": organiser,
            "shows.hall_id = ?": hall_id,
            "price_bands.name = ?": band,
        },
        group="shows.name",
        order="shows.name",
        page=page,
    )


def add_ticket(db: Database, purchase_id: str, price_band_id: str, code: Text, holder: Text) -> Ticket:
    """Put a ticket into an open purchase.

    Args:
        purchase_id: Id of the purchase.
        price_band_id: Id of the price band.
        code: Ticket code.
        holder: Holder of the ticket.
    """
    purchase = db.fetch(Purchase, "purchases", purchase_id)
    price_band = db.fetch(PriceBand, "price_bands", price_band_id)
    if purchase["status"] != "open":
        raise Refused("The purchase is closed.")
    if price_band["show_id"] != purchase["show_id"]:
        raise Refused("The price band is of another show.")
    show = db.fetch(Show, "shows", purchase["show_id"])
    if db.now >= show["starts_at"]:
        raise Refused("The show has started.")
    sold = db.number("SELECT COUNT(*) FROM tickets WHERE price_band_id = ? AND status != 'void'", price_band_id)
    if sold >= price_band["seats"]:
        raise Refused("The price band is sold out.")
    held = db.number(
        """
        SELECT COUNT(*) FROM tickets
        JOIN purchases ON purchases.id = tickets.purchase_id
        WHERE purchases.customer_id = ? AND purchases.show_id = ? AND tickets.status != 'void'
        """,
        purchase["customer_id"],
        purchase["show_id"],
    )
    if held >= 6:
        raise Refused("A customer holds at most six tickets for one show.")
    if db.exists("SELECT 1 FROM tickets WHERE code = ?", code):
        raise Refused("Another ticket already has this ticket code.")
    ticket_id = db.insert(
        "tickets",
        purchase_id=purchase_id,
        price_band_id=price_band_id,
        code=code,
        holder=holder,
        price=price_band["price"],
        status="valid",
    )
    return db.fetch(Ticket, "tickets", ticket_id)


def remove_ticket(db: Database, ticket_id: str) -> Ticket:
    """Take a ticket out of an open purchase.

    Args:
        ticket_id: Id of the ticket.
    """
    ticket = db.fetch(Ticket, "tickets", ticket_id)
    purchase = db.fetch(Purchase, "purchases", ticket["purchase_id"])
    if purchase["status"] != "open":
        raise Refused("The purchase is closed.")
    db.delete("tickets", ticket_id)
    return ticket


def admit_holder(db: Database, ticket_id: str) -> Ticket:
    """Let the holder of a paid ticket in, from 60 minutes before the show until it ends.

    Args:
        ticket_id: Id of the ticket.
    """
    ticket = db.fetch(Ticket, "tickets", ticket_id)
    if ticket["status"] != "valid":
        raise Refused("The ticket must be valid.")
    purchase = db.fetch(Purchase, "purchases", ticket["purchase_id"])
    if purchase["status"] != "paid":
        raise Refused("The ticket is not paid.")
    show = db.fetch(Show, "shows", purchase["show_id"])
    if db.now < shift(show["starts_at"], minutes=-60):
        raise Refused("The doors are still closed.")
    if db.now > show["ends_at"]:
        raise Refused("The show is over.")
    db.update("tickets", ticket_id, status="used")
    return db.fetch(Ticket, "tickets", ticket_id)


def rename_holder(db: Database, ticket_id: str, holder: Text) -> Ticket:
    """Put another name on a valid ticket before the show starts.

    Args:
        ticket_id: Id of the ticket.
        holder: Holder of the ticket.
    """
    ticket = db.fetch(Ticket, "tickets", ticket_id)
    if ticket["status"] != "valid":
        raise Refused("The ticket is no longer valid.")
    purchase = db.fetch(Purchase, "purchases", ticket["purchase_id"])
    show = db.fetch(Show, "shows", purchase["show_id"])
    if db.now >= show["starts_at"]:
        raise Refused("The show has started.")
    db.update("tickets", ticket_id, holder=holder)
    return db.fetch(Ticket, "tickets", ticket_id)
