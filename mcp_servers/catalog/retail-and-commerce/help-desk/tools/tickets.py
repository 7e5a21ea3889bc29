"""Tools about tickets."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Moment, Page, PageNumber, Refused, shift

from .rows import Agent, Article, Customer, CustomerContract, Message, Ticket, TicketPriority, TicketStatus


class TicketSummary(TypedDict):
    """A ticket as a search lists it."""

    id: str
    number: str
    trouble: str
    customer_name: str
    priority: TicketPriority
    status: TicketStatus
    answer_by: str


class TicketDetails(Ticket):
    """A ticket in full."""

    customer_name: str
    customer_contract: CustomerContract
    incoming: int
    outgoing: int
    last_message: str | None


class TicketsByModel(TypedDict):
    """Totals of tickets for one model."""

    model: str
    tickets: int
    next_deadline: str | None


def find_tickets(
    db: Database,
    number: str | None = None,
    customer_id: str | None = None,
    agent_id: str | None = None,
    tier: int | None = None,
    priority: TicketPriority | None = None,
    status: TicketStatus | None = None,
    article_id: str | None = None,
    model: str | None = None,
    answer_by_until: Moment | None = None,
    page: PageNumber = 1,
) -> Page[TicketSummary]:
    """Search tickets by ticket number, customer, agent, tier, priority, status, article, model or answer deadline.

    Args:
        number: Only tickets with this ticket number.
        customer_id: Only tickets of the customer with this id.
        agent_id: Only tickets of the agent with this id.
        tier: Only tickets with this tier.
        priority: Only tickets with this priority.
        status: Only tickets with this status.
        article_id: Only tickets of the article with this id.
        model: Only tickets whose model contains this text.
        answer_by_until: Only tickets with an answer deadline at or before this.
        page: Page number, from 1.
    """
    return db.search(
        TicketSummary,
        """
        SELECT tickets.id, tickets.number, tickets.trouble, customers.name AS customer_name,
            tickets.priority, tickets.status, tickets.answer_by
        FROM tickets
        JOIN customers ON customers.id = tickets.customer_id
        """,
        where={
            "tickets.number = ?": number,
            "tickets.customer_id = ?": customer_id,
            "tickets.agent_id = ?": agent_id,
            "tickets.tier = ?": tier,
            "tickets.priority = ?": priority,
            "tickets.status = ?": status,
            "tickets.article_id = ?": article_id,
            "instr(lower(tickets.model), lower(?)) > 0": model,
            "tickets.answer_by <= ?": answer_by_until,
        },
        order="tickets.answer_by, tickets.id",
        page=page,
    )


def get_ticket(db: Database, ticket_id: str) -> TicketDetails:
    """Show a ticket with its messages counted.

    Args:
        ticket_id: Id of the ticket.
    """
    ticket = db.fetch(Ticket, "tickets", ticket_id)
    incoming = db.number("SELECT COUNT(*) FROM messages WHERE ticket_id = ? AND direction = 'incoming'", ticket_id)
    outgoing = db.number("SELECT COUNT(*) FROM messages WHERE ticket_id = ? AND direction = 'outgoing'", ticket_id)
    last_message: str | None = db.value("SELECT MAX(sent_at) FROM messages WHERE ticket_id = ?", ticket_id)
    customer = db.fetch(Customer, "customers", ticket["customer_id"])
    return {
        **ticket,
        "customer_name": customer["name"],
        "customer_contract": customer["contract"],
        "incoming": incoming,
        "outgoing": outgoing,
        "last_message": last_message,
    }


def report_tickets(
    db: Database,
    status: TicketStatus | None = None,
    priority: TicketPriority | None = None,
    tier: int | None = None,
    reported_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[TicketsByModel]:
    """Count tickets by model.

    Args:
        status: Only tickets with this status.
        priority: Only tickets with this priority.
        tier: Only tickets with this tier.
        reported_from: Only tickets with a time of the report at or after this.
        page: Page number, from 1.
    """
    return db.search(
        TicketsByModel,
        "SELECT model, COUNT(*) AS tickets, MIN(answer_by) AS next_deadline FROM tickets",
        where={"status = ?": status, "priority = ?": priority, "tier = ?": tier, "reported_at >= ?": reported_from},
        group="model",
        order="model",
        page=page,
    )


def take_ticket(db: Database, ticket_id: str, agent_id: str) -> Ticket:
    """Give a new, waiting or solved ticket to an agent of its tier; a solved one is opened again within 30 days of
    the report.

    Args:
        ticket_id: Id of the ticket.
        agent_id: Id of the agent.
    """
    ticket = db.fetch(Ticket, "tickets", ticket_id)
    agent = db.fetch(Agent, "agents", agent_id)
    if ticket["status"] not in ("new", "waiting", "solved"):
        raise Refused("The ticket must be new or waiting or solved.")
    if agent["tier"] != ticket["tier"]:
        raise Refused("The agent works on another tier.")
    if agent["status"] != "working":
        raise Refused("The agent is away.")
    open_tickets = db.number("SELECT COUNT(*) FROM tickets WHERE agent_id = ? AND status = 'open'", agent_id)
    if open_tickets >= agent["most_open"]:
        raise Refused("The agent has too many open tickets.")
    if ticket["status"] == "solved" and ticket["reported_at"] < shift(db.now, days=-30):
        raise Refused("The ticket is too old to be opened again.")
    db.update("tickets", ticket_id, status="open", agent_id=agent_id, waiting_since=None)
    return db.fetch(Ticket, "tickets", ticket_id)


def escalate_ticket(db: Database, ticket_id: str, agent_id: str) -> Ticket:
    """Hand an open ticket up to an agent of the next tier, once it was answered.

    Args:
        ticket_id: Id of the ticket.
        agent_id: Id of the agent.
    """
    ticket = db.fetch(Ticket, "tickets", ticket_id)
    agent = db.fetch(Agent, "agents", agent_id)
    if ticket["status"] != "open":
        raise Refused("The ticket is not open.")
    if agent["tier"] != ticket["tier"] + 1:
        raise Refused("A ticket goes up one tier at a time.")
    if agent["status"] != "working":
        raise Refused("The agent is away.")
    if not db.exists("SELECT 1 FROM messages WHERE ticket_id = ? AND direction = 'outgoing'", ticket_id):
        raise Refused("The ticket was never answered.")
    if db.number("SELECT COUNT(*) FROM tickets WHERE agent_id = ? AND status = 'open'", agent_id) >= agent["most_open"]:
        raise Refused("The agent has too many open tickets.")
    db.update("tickets", ticket_id, agent_id=agent_id, tier=ticket["tier"] + 1)
    return db.fetch(Ticket, "tickets", ticket_id)


def solve_ticket(db: Database, ticket_id: str, article_id: str) -> Ticket:
    """Note that an open ticket is solved by a published article.

    Args:
        ticket_id: Id of the ticket.
        article_id: Id of the article.
    """
    ticket = db.fetch(Ticket, "tickets", ticket_id)
    article = db.fetch(Article, "articles", article_id)
    if ticket["status"] != "open":
        raise Refused("The ticket must be open.")
    if article["status"] != "published":
        raise Refused("The article is not published.")
    db.update("tickets", ticket_id, status="solved", article_id=article_id)
    return db.fetch(Ticket, "tickets", ticket_id)


def close_ticket(db: Database, ticket_id: str) -> Ticket:
    """Close a ticket that has waited for the customer for 14 days.

    Args:
        ticket_id: Id of the ticket.
    """
    ticket = db.fetch(Ticket, "tickets", ticket_id)
    if ticket["status"] != "waiting":
        raise Refused("The ticket must be waiting.")
    if ticket["waiting_since"] is None or ticket["waiting_since"] > shift(db.today, days=-14):
        raise Refused("The customer has had less than 14 days.")
    db.update("tickets", ticket_id, status="closed", waiting_since=None)
    return db.fetch(Ticket, "tickets", ticket_id)


def close_duplicate(db: Database, ticket_id: str, other_ticket_id: str) -> Ticket:
    """Close an open ticket as a duplicate of an older one of the same customer.

    Args:
        ticket_id: Id of the ticket.
        other_ticket_id: Id of the older ticket.
    """
    ticket = db.fetch(Ticket, "tickets", ticket_id)
    other_ticket = db.fetch(Ticket, "tickets", other_ticket_id)
    if ticket["status"] != "open":
        raise Refused("The ticket must be open.")
    if other_ticket_id == ticket_id:
        raise Refused("A ticket is no duplicate of itself.")
    if other_ticket["customer_id"] != ticket["customer_id"]:
        raise Refused("The tickets are of different customers.")
    if other_ticket["reported_at"] >= ticket["reported_at"]:
        raise Refused("The other ticket is not older.")
    db.update("tickets", ticket_id, status="duplicate")
    for message in db.all(Message, "SELECT * FROM messages WHERE ticket_id = ? ORDER BY id", ticket_id):
        db.update("messages", message["id"], ticket_id=other_ticket_id)
    return db.fetch(Ticket, "tickets", ticket_id)


def raise_priority(db: Database, ticket_id: str) -> Ticket:
    """Make an unsolved ticket urgent; it must then be answered within four hours.

    Args:
        ticket_id: Id of the ticket.
    """
    ticket = db.fetch(Ticket, "tickets", ticket_id)
    if ticket["status"] not in ("new", "open"):
        raise Refused("The ticket is not waiting for an answer of ours.")
    if ticket["priority"] != "normal":
        raise Refused("The ticket is urgent already.")
    customer = db.fetch(Customer, "customers", ticket["customer_id"])
    if customer["contract"] == "basic":
        raise Refused("The customer's contract has no urgent tickets.")
    db.update("tickets", ticket_id, priority="urgent", answer_by=shift(db.now, hours=4))
    return db.fetch(Ticket, "tickets", ticket_id)
