"""Tools about tickets."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Moment, Page, PageNumber, Refused, Text, shift

from .rows import (
    Circuit,
    Part,
    PartUse,
    Substation,
    SubstationPurpose,
    Technician,
    Ticket,
    TicketKind,
    TicketPriority,
    TicketStatus,
)


class TicketSummary(TypedDict):
    """A ticket as a search lists it."""

    id: str
    number: str
    substation_building: str
    kind: TicketKind
    priority: TicketPriority
    status: TicketStatus
    respond_by: str


class TicketDetails(Ticket):
    """A ticket in full."""

    substation_number: str
    substation_circuit_name: str
    substation_flats: int
    parts_reserved: int
    granted_amount: int


class TicketsBySubstationCircuitName(TypedDict):
    """Totals of tickets for one name."""

    substation_circuit_name: str
    tickets: int
    latest_report: str | None


def find_tickets(
    db: Database,
    number: str | None = None,
    substation_id: str | None = None,
    circuit_id: str | None = None,
    technician_id: str | None = None,
    kind: TicketKind | None = None,
    priority: TicketPriority | None = None,
    status: TicketStatus | None = None,
    part_id: str | None = None,
    respond_by_until: Moment | None = None,
    page: PageNumber = 1,
) -> Page[TicketSummary]:
    """Search tickets by ticket number, substation, circuit, technician, kind, priority, status, part waited for or
    answer deadline.

    Args:
        number: Only tickets with this ticket number.
        substation_id: Only tickets of the substation with this id.
        circuit_id: Only tickets of the circuit with this id.
        technician_id: Only tickets of the technician with this id.
        kind: Only tickets with this kind.
        priority: Only tickets with this priority.
        status: Only tickets with this status.
        part_id: Only tickets of the part waited for with this id.
        respond_by_until: Only tickets with an answer deadline at or before this.
        page: Page number, from 1.
    """
    return db.search(
        TicketSummary,
        """
        SELECT tickets.id, tickets.number, substations.building AS substation_building, tickets.kind,
            tickets.priority, tickets.status, tickets.respond_by
        FROM tickets
        JOIN substations ON substations.id = tickets.substation_id
        """,
        where={
            "tickets.number = ?": number,
            "tickets.substation_id = ?": substation_id,
            "substations.circuit_id = ?": circuit_id,
            "tickets.technician_id = ?": technician_id,
            "tickets.kind = ?": kind,
            "tickets.priority = ?": priority,
            "tickets.status = ?": status,
            "tickets.part_id = ?": part_id,
            "tickets.respond_by <= ?": respond_by_until,
        },
        order="tickets.respond_by, tickets.id",
        page=page,
    )


def get_ticket(db: Database, ticket_id: str) -> TicketDetails:
    """Show a ticket with its substation, the parts reserved for it and what was granted for it.

    Args:
        ticket_id: Id of the ticket.
    """
    ticket = db.fetch(Ticket, "tickets", ticket_id)
    parts_reserved = db.number(
        "SELECT SUM(quantity) FROM part_uses WHERE ticket_id = ? AND status = 'reserved'", ticket_id
    )
    granted_amount = db.number("SELECT SUM(amount) FROM compensations WHERE ticket_id = ?", ticket_id)
    substation = db.fetch(Substation, "substations", ticket["substation_id"])
    circuit = db.fetch(Circuit, "circuits", substation["circuit_id"])
    return {
        **ticket,
        "substation_number": substation["number"],
        "substation_circuit_name": circuit["name"],
        "substation_flats": substation["flats"],
        "parts_reserved": parts_reserved,
        "granted_amount": granted_amount,
    }


def report_tickets(
    db: Database,
    kind: TicketKind | None = None,
    status: TicketStatus | None = None,
    priority: TicketPriority | None = None,
    purpose: SubstationPurpose | None = None,
    reported_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[TicketsBySubstationCircuitName]:
    """Count the tickets by circuit.

    Args:
        kind: Only tickets with this kind.
        status: Only tickets with this status.
        priority: Only tickets with this priority.
        purpose: Only tickets of the substation with this purpose.
        reported_from: Only tickets with a time of the report at or after this.
        page: Page number, from 1.
    """
    return db.search(
        TicketsBySubstationCircuitName,
        """
        SELECT circuits.name AS substation_circuit_name, COUNT(*) AS tickets, MAX(tickets.reported_at) AS
            latest_report
        FROM tickets
        JOIN substations ON substations.id = tickets.substation_id
        JOIN circuits ON circuits.id = substations.circuit_id
        """,
        where={
            "tickets.kind = ?": kind,
            "tickets.status = ?": status,
            "tickets.priority = ?": priority,
            "substations.purpose = ?": purpose,
            "tickets.reported_at >= ?": reported_from,
        },
        group="circuits.name",
        order="circuits.name",
        page=page,
    )


def report_fault(db: Database, number: Text, substation_id: str, kind: TicketKind, remark: Text) -> Ticket:
    """Open a ticket for a fault at a substation; how urgent it is follows from the fault and the building.

    Args:
        number: Ticket number.
        substation_id: Id of the substation.
        kind: Kind of the ticket.
        remark: Remark of the ticket.
    """
    substation = db.fetch(Substation, "substations", substation_id)
    if db.exists(
        """
        SELECT 1 FROM tickets
        WHERE substation_id = ? AND kind = ? AND status NOT IN ('fixed', 'closed', 'explained')
        """,
        substation_id,
        kind,
    ):
        raise Refused("A ticket for this fault is open already.")
    if kind in ("missing_heat", "missing_hot_water") and db.exists(
        "SELECT 1 FROM outages WHERE circuit_id = ? AND status = 'running'", substation["circuit_id"]
    ):
        raise Refused("The circuit is shut down at the moment.")
    if db.exists("SELECT 1 FROM tickets WHERE number = ?", number):
        raise Refused("Another ticket already has this ticket number.")
    priority = (
        "normal"
        if kind not in ("missing_heat", "missing_hot_water", "leak")
        else "urgent"
        if substation["purpose"] in ("hospital", "care_home")
        else "high"
    )
    ticket_id = db.insert(
        "tickets",
        number=number,
        kind=kind,
        substation_id=substation_id,
        remark=remark,
        priority=priority,
        reported_at=db.now,
        respond_by=shift(db.now, hours=2 if priority == "urgent" else 8 if priority == "high" else 48),
        status="reported",
    )
    return db.fetch(Ticket, "tickets", ticket_id)


def send_technician(db: Database, ticket_id: str, technician_id: str) -> Ticket:
    """Send a technician on duty who is trained for the fault; overdue urgent tickets of the same circuit go first.

    Args:
        ticket_id: Id of the ticket.
        technician_id: Id of the technician.
    """
    ticket = db.fetch(Ticket, "tickets", ticket_id)
    technician = db.fetch(Technician, "technicians", technician_id)
    if ticket["status"] != "reported":
        raise Refused("The ticket must be reported.")
    if technician["status"] != "on_duty":
        raise Refused("The technician is off duty.")
    if technician["duty_until"] is None or technician["duty_until"] < shift(db.now, hours=1):
        raise Refused("The technician's duty ends within the hour.")
    if ticket["kind"] in ("control_fault", "meter_fault") and technician["grade"] != "electrician":
        raise Refused("This fault needs an electrician.")
    in_hand = db.number(
        """
        SELECT COUNT(*) FROM tickets
        WHERE technician_id = ? AND status IN ('sent', 'on_site')
        """,
        technician_id,
    )
    if in_hand >= technician["most_tickets"]:
        raise Refused("The technician has too many tickets in hand.")
    substation = db.fetch(Substation, "substations", ticket["substation_id"])
    if ticket["priority"] != "urgent" and db.exists(
        """
        SELECT 1 FROM tickets
        JOIN substations ON substations.id = tickets.substation_id
        WHERE substations.circuit_id = ?
            AND tickets.status = 'reported'
            AND tickets.priority = 'urgent'
            AND tickets.respond_by < ?
        """,
        substation["circuit_id"],
        db.now,
    ):
        raise Refused("An overdue urgent ticket of this circuit goes first.")
    db.update("tickets", ticket_id, status="sent", technician_id=technician_id)
    return db.fetch(Ticket, "tickets", ticket_id)


def note_arrival(db: Database, ticket_id: str) -> Ticket:
    """Note that the technician of a ticket has arrived, who can be at one place only.

    Args:
        ticket_id: Id of the ticket.
    """
    ticket = db.fetch(Ticket, "tickets", ticket_id)
    if ticket["status"] != "sent":
        raise Refused("The ticket must be sent.")
    if ticket["technician_id"] is None or db.exists(
        "SELECT 1 FROM tickets WHERE technician_id = ? AND status = 'on_site'", ticket["technician_id"]
    ):
        raise Refused("The technician is still at another substation.")
    db.update("tickets", ticket_id, status="on_site")
    return db.fetch(Ticket, "tickets", ticket_id)


def wait_for_part(db: Database, ticket_id: str, part_id: str) -> Ticket:
    """Let a ticket wait for a part that is out of stock but on order; its technician becomes free.

    Args:
        ticket_id: Id of the ticket.
        part_id: Id of the part waited for.
    """
    ticket = db.fetch(Ticket, "tickets", ticket_id)
    part = db.fetch(Part, "parts", part_id)
    if ticket["status"] != "on_site":
        raise Refused("The ticket must be on site.")
    if part["stock"] != 0:
        raise Refused("The part is in stock.")
    if part["ordered"] <= 0:
        raise Refused("The part has not been ordered.")
    if ticket["priority"] == "urgent":
        raise Refused("An urgent ticket cannot wait.")
    db.update("tickets", ticket_id, status="waiting", part_id=part_id, technician_id=None)
    return db.fetch(Ticket, "tickets", ticket_id)


def fix_ticket(db: Database, ticket_id: str) -> Ticket:
    """Note that a fault is repaired; the parts reserved for it are used. A leak needs a running shutdown of its
    circuit.

    Args:
        ticket_id: Id of the ticket.
    """
    ticket = db.fetch(Ticket, "tickets", ticket_id)
    if ticket["status"] != "on_site":
        raise Refused("The ticket must be on site.")
    substation = db.fetch(Substation, "substations", ticket["substation_id"])
    if ticket["kind"] == "leak" and not db.exists(
        "SELECT 1 FROM outages WHERE circuit_id = ? AND status = 'running'", substation["circuit_id"]
    ):
        raise Refused("The circuit must be shut down for this repair.")
    db.update("tickets", ticket_id, status="fixed", fixed_at=db.now)
    for part_use in db.all(
        PartUse, "SELECT * FROM part_uses WHERE ticket_id = ? AND status = 'reserved' ORDER BY id", ticket_id
    ):
        db.update("part_uses", part_use["id"], status="used")
    return db.fetch(Ticket, "tickets", ticket_id)


def close_ticket(db: Database, ticket_id: str) -> Ticket:
    """Close a ticket that was fixed at least 24 hours ago and whose fault has not come back.

    Args:
        ticket_id: Id of the ticket.
    """
    ticket = db.fetch(Ticket, "tickets", ticket_id)
    if ticket["status"] != "fixed":
        raise Refused("The ticket must be fixed.")
    if ticket["fixed_at"] is None or ticket["fixed_at"] > shift(db.now, hours=-24):
        raise Refused("The repair must hold for 24 hours first.")
    if db.exists(
        """
        SELECT 1 FROM tickets
        WHERE id != ?
            AND substation_id = ?
            AND kind = ?
            AND status IN ('reported', 'sent', 'on_site', 'waiting')
        """,
        ticket_id,
        ticket["substation_id"],
        ticket["kind"],
    ):
        raise Refused("The fault has come back at this substation.")
    db.update("tickets", ticket_id, status="closed")
    return db.fetch(Ticket, "tickets", ticket_id)


def explain_ticket(db: Database, ticket_id: str) -> Ticket:
    """Explain missing heat or hot water by a shutdown that is running on the circuit.

    Args:
        ticket_id: Id of the ticket.
    """
    ticket = db.fetch(Ticket, "tickets", ticket_id)
    if ticket["status"] != "reported":
        raise Refused("The ticket must be reported.")
    if ticket["kind"] not in ("missing_heat", "missing_hot_water"):
        raise Refused("A shutdown does not explain this fault.")
    substation = db.fetch(Substation, "substations", ticket["substation_id"])
    if not db.exists("SELECT 1 FROM outages WHERE circuit_id = ? AND status = 'running'", substation["circuit_id"]):
        raise Refused("No shutdown is running on this circuit.")
    db.update("tickets", ticket_id, status="explained")
    return db.fetch(Ticket, "tickets", ticket_id)
