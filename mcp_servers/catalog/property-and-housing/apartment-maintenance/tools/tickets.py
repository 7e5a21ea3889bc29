"""Tools about tickets."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Moment, Page, PageNumber, Refused, Text, at_least, shift

from .rows import Apartment, Contractor, Quote, Tenant, Ticket, TicketStatus, TicketTrade, TicketUrgency, Visit


class TicketSummary(TypedDict):
    """A ticket as a search lists it."""

    id: str
    title: str
    apartment_number: str
    urgency: TicketUrgency
    status: TicketStatus
    respond_by: str


class TicketDetails(Ticket):
    """A ticket in full."""

    apartment_number: str
    tenant_name: str
    tenant_phone: str
    approved: int
    visits_held: int


class TicketsByTrade(TypedDict):
    """Totals of tickets for one trade."""

    trade: TicketTrade
    tickets: int
    cost: int


def find_tickets(
    db: Database,
    apartment_id: str | None = None,
    building_id: str | None = None,
    trade: TicketTrade | None = None,
    urgency: TicketUrgency | None = None,
    status: TicketStatus | None = None,
    contractor_id: str | None = None,
    respond_by_until: Moment | None = None,
    escalated: bool | None = None,
    page: PageNumber = 1,
) -> Page[TicketSummary]:
    """Search tickets by apartment, building, trade, urgency, status, contractor, time to answer by or escalated.

    Args:
        apartment_id: Only tickets of the apartment with this id.
        building_id: Only tickets of the building with this id.
        trade: Only tickets with this trade.
        urgency: Only tickets with this urgency.
        status: Only tickets with this status.
        contractor_id: Only tickets of the contractor with this id.
        respond_by_until: Only tickets with a time to answer by at or before this.
        escalated: Only tickets for which this holds, or does not: escalated.
        page: Page number, from 1.
    """
    return db.search(
        TicketSummary,
        """
        SELECT tickets.id, tickets.title, apartments.number AS apartment_number, tickets.urgency,
            tickets.status, tickets.respond_by
        FROM tickets
        JOIN apartments ON apartments.id = tickets.apartment_id
        """,
        where={
            "tickets.apartment_id = ?": apartment_id,
            "apartments.building_id = ?": building_id,
            "tickets.trade = ?": trade,
            "tickets.urgency = ?": urgency,
            "tickets.status = ?": status,
            "tickets.contractor_id = ?": contractor_id,
            "tickets.respond_by <= ?": respond_by_until,
            "tickets.escalated = ?": escalated,
        },
        order="tickets.respond_by, tickets.id",
        page=page,
    )


def get_ticket(db: Database, ticket_id: str) -> TicketDetails:
    """Show a ticket with its apartment, its tenant and what has been approved for it.

    Args:
        ticket_id: Id of the ticket.
    """
    ticket = db.fetch(Ticket, "tickets", ticket_id)
    approved = db.number("SELECT SUM(amount) FROM quotes WHERE ticket_id = ? AND status = 'approved'", ticket_id)
    visits_held = db.number("SELECT COUNT(*) FROM visits WHERE ticket_id = ? AND status = 'held'", ticket_id)
    apartment = db.fetch(Apartment, "apartments", ticket["apartment_id"])
    tenant = db.fetch(Tenant, "tenants", ticket["tenant_id"])
    return {
        **ticket,
        "apartment_number": apartment["number"],
        "tenant_name": tenant["name"],
        "tenant_phone": tenant["phone"],
        "approved": approved,
        "visits_held": visits_held,
    }


def report_costs(
    db: Database,
    building_id: str | None = None,
    contractor_id: str | None = None,
    finished_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[TicketsByTrade]:
    """Count finished tickets and add up what they cost, by trade.

    Args:
        building_id: Only tickets of the building with this id.
        contractor_id: Only tickets of the contractor with this id.
        finished_from: Only tickets with a time of finishing at or after this.
        page: Page number, from 1.
    """
    return db.search(
        TicketsByTrade,
        """
        SELECT tickets.trade, COUNT(*) AS tickets, COALESCE(SUM(tickets.cost), 0) AS cost FROM tickets
        JOIN apartments ON apartments.id = tickets.apartment_id
        """,
        where={
            "apartments.building_id = ?": building_id,
            "tickets.contractor_id = ?": contractor_id,
            "tickets.finished_at >= ?": finished_from,
            "tickets.status IN ('done', 'closed')": (),
        },
        group="tickets.trade",
        order="tickets.trade",
        page=page,
    )


def report_ticket(db: Database, tenant_id: str, title: Text, trade: TicketTrade, urgency: TicketUrgency) -> Ticket:
    """Report something that is broken in a tenant's apartment.

    Args:
        tenant_id: Id of the tenant it is reported by.
        title: Title of the ticket.
        trade: Trade of the ticket.
        urgency: Urgency of the ticket.
    """
    tenant = db.fetch(Tenant, "tenants", tenant_id)
    apartment = db.fetch(Apartment, "apartments", tenant["apartment_id"])
    if apartment["status"] != "let":
        raise Refused("The tenant's apartment is vacant.")
    if db.exists(
        """
        SELECT 1 FROM tickets
        WHERE apartment_id = ? AND trade = ? AND status IN ('reported', 'assigned', 'in_progress')
        """,
        tenant["apartment_id"],
        trade,
    ):
        raise Refused("A ticket of this trade is already open for this apartment.")
    ticket_id = db.insert(
        "tickets",
        trade=trade,
        title=title,
        urgency=urgency,
        apartment_id=tenant["apartment_id"],
        tenant_id=tenant_id,
        status="reported",
        reported_at=db.now,
        respond_by=shift(db.now, hours=2 if urgency == "emergency" else 24 if urgency == "urgent" else 72),
        cost=0,
        escalated=False,
    )
    return db.fetch(Ticket, "tickets", ticket_id)


def assign_contractor(db: Database, ticket_id: str, contractor_id: str) -> Ticket:
    """Give a reported ticket to a contractor of the right trade who still has room for it.

    Args:
        ticket_id: Id of the ticket.
        contractor_id: Id of the contractor.
    """
    ticket = db.fetch(Ticket, "tickets", ticket_id)
    contractor = db.fetch(Contractor, "contractors", contractor_id)
    if ticket["status"] != "reported":
        raise Refused("The ticket must be reported.")
    if contractor["status"] != "active":
        raise Refused("The contractor is suspended.")
    if contractor["trade"] != ticket["trade"]:
        raise Refused("The contractor is of another trade.")
    load = db.number(
        """
        SELECT COUNT(*) FROM tickets
        WHERE contractor_id = ? AND status IN ('assigned', 'in_progress')
        """,
        contractor_id,
    )
    if load >= contractor["most_tickets"]:
        raise Refused("The contractor has no room for another ticket.")
    if (
        db.exists(
            """
        SELECT 1 FROM tickets
        WHERE contractor_id = ? AND status = 'assigned' AND urgency = 'emergency'
        """,
            contractor_id,
        )
        and ticket["urgency"] == "emergency"
    ):
        raise Refused("The contractor has an emergency waiting already.")
    db.update("tickets", ticket_id, status="assigned", contractor_id=contractor_id)
    return db.fetch(Ticket, "tickets", ticket_id)


def start_work(db: Database, ticket_id: str) -> Ticket:
    """Start the work on an assigned ticket; finished work of the last 14 days can be started again.

    Args:
        ticket_id: Id of the ticket.
    """
    ticket = db.fetch(Ticket, "tickets", ticket_id)
    if ticket["status"] not in ("assigned", "done"):
        raise Refused("The ticket must be assigned or done.")
    if ticket["finished_at"] is not None and db.now > shift(ticket["finished_at"], days=14):
        raise Refused("The work was finished more than 14 days ago.")
    if not db.exists("SELECT 1 FROM visits WHERE ticket_id = ? AND status IN ('planned', 'held')", ticket_id):
        raise Refused("No visit has been planned for this ticket.")
    if db.exists("SELECT 1 FROM quotes WHERE ticket_id = ? AND status = 'submitted' AND amount > 25000", ticket_id):
        raise Refused("A quote above 25000 waits for a decision.")
    db.update("tickets", ticket_id, status="in_progress", finished_at=None)
    return db.fetch(Ticket, "tickets", ticket_id)


def finish_work(db: Database, ticket_id: str, cost: Annotated[int, at_least(0)]) -> Ticket:
    """Record that the work on a ticket is finished and what it cost.

    Args:
        ticket_id: Id of the ticket.
        cost: Final cost, in minor units.
    """
    ticket = db.fetch(Ticket, "tickets", ticket_id)
    if ticket["status"] != "in_progress":
        raise Refused("The ticket must be in progress.")
    approved = db.number("SELECT SUM(amount) FROM quotes WHERE ticket_id = ? AND status = 'approved'", ticket_id)
    if cost > max(25000, approved):
        raise Refused("The cost is above what was approved.")
    if db.exists("SELECT 1 FROM visits WHERE ticket_id = ? AND status = 'planned'", ticket_id):
        raise Refused("A visit is still planned for this ticket.")
    db.update("tickets", ticket_id, status="done", cost=cost, finished_at=db.now)
    return db.fetch(Ticket, "tickets", ticket_id)


def close_ticket(db: Database, ticket_id: str) -> Ticket:
    """Close a ticket whose work has been finished for a day without complaint.

    Args:
        ticket_id: Id of the ticket.
    """
    ticket = db.fetch(Ticket, "tickets", ticket_id)
    if ticket["status"] != "done":
        raise Refused("The ticket must be done.")
    if ticket["finished_at"] is None or db.now < shift(ticket["finished_at"], hours=24):
        raise Refused("The tenant has a day to complain first.")
    db.update("tickets", ticket_id, status="closed")
    return db.fetch(Ticket, "tickets", ticket_id)


def cancel_ticket(db: Database, ticket_id: str) -> Ticket:
    """Cancel a ticket on which no work has begun; its planned visits and waiting quotes go with it.

    Args:
        ticket_id: Id of the ticket.
    """
    ticket = db.fetch(Ticket, "tickets", ticket_id)
    if ticket["status"] not in ("reported", "assigned"):
        raise Refused("The ticket must be reported or assigned.")
    if db.exists("SELECT 1 FROM quotes WHERE ticket_id = ? AND status = 'approved'", ticket_id):
        raise Refused("A quote for this ticket has been approved.")
    db.update("tickets", ticket_id, status="cancelled", contractor_id=None)
    for visit in db.all(
        Visit, "SELECT * FROM visits WHERE ticket_id = ? AND status = 'planned' ORDER BY id", ticket_id
    ):
        db.update("visits", visit["id"], status="called_off")
    for quote in db.all(
        Quote, "SELECT * FROM quotes WHERE ticket_id = ? AND status = 'submitted' ORDER BY id", ticket_id
    ):
        db.update("quotes", quote["id"], status="rejected", decided_by_id=db.account)
    return db.fetch(Ticket, "tickets", ticket_id)


def escalate_ticket(db: Database, ticket_id: str) -> Ticket:
    """Escalate a ticket that nobody answered in time; it becomes one step more urgent.

    Args:
        ticket_id: Id of the ticket.
    """
    ticket = db.fetch(Ticket, "tickets", ticket_id)
    if ticket["status"] != "reported":
        raise Refused("Only a ticket that nobody has taken can be escalated.")
    if db.now <= ticket["respond_by"]:
        raise Refused("There is still time to answer the ticket.")
    if ticket["escalated"]:
        raise Refused("The ticket has been escalated before.")
    db.update(
        "tickets",
        ticket_id,
        escalated=True,
        urgency="urgent" if ticket["urgency"] == "normal" else "emergency",
        respond_by=shift(db.now, hours=24 if ticket["urgency"] == "normal" else 2),
    )
    return db.fetch(Ticket, "tickets", ticket_id)
