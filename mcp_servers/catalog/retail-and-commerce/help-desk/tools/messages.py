"""Tools about messages."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, at_least, between, every_word, shift

from .rows import Agent, Message, MessageDirection, Ticket


class MessageSummary(TypedDict):
    """A message as a search lists it."""

    id: str
    ticket_number: str
    ticket_customer_name: str
    direction: MessageDirection
    sent_at: str


class MessageBody(TypedDict):
    """Lines of the text of a message."""

    lines: list[str]
    first_line: int
    total_lines: int
    next_line: int | None


def find_messages(
    db: Database,
    ticket_id: str | None = None,
    customer_id: str | None = None,
    direction: MessageDirection | None = None,
    agent_id: str | None = None,
    sent_on: Day | None = None,
    words: str | None = None,
    page: PageNumber = 1,
) -> Page[MessageSummary]:
    """Search messages by ticket, customer, direction, written by, time of the message or text.

    Args:
        ticket_id: Only messages of the ticket with this id.
        customer_id: Only messages of the customer with this id.
        direction: Only messages with this direction.
        agent_id: Only messages of the written by with this id.
        sent_on: Only messages with a time of the message on this day.
        words: Only messages whose text has all these words, in any order.
        page: Page number, from 1.
    """
    return db.search(
        MessageSummary,
        """
        SELECT messages.id, tickets.number AS ticket_number, customers.name AS ticket_customer_name,
            messages.direction, messages.sent_at
        FROM messages
        JOIN tickets ON tickets.id = messages.ticket_id
        JOIN customers ON customers.id = tickets.customer_id
        """,
        where={
            "messages.ticket_id = ?": ticket_id,
            "tickets.customer_id = ?": customer_id,
            "messages.direction = ?": direction,
            "messages.agent_id = ?": agent_id,
            "date(messages.sent_at) = ?": sent_on,
            "messages.rowid IN (SELECT rowid FROM messages_text WHERE messages_text MATCH ?)": every_word(words),
        },
        order="messages.sent_at DESC, messages.id",
        page=page,
    )


def read_message(
    db: Database,
    message_id: str,
    from_line: Annotated[int, at_least(1)] = 1,
    lines: Annotated[int, between(1, 80)] = 40,
) -> MessageBody:
    """Read the text of a message, some lines at a time.

    Args:
        message_id: Id of the message.
        from_line: Line to begin with, from 1.
        lines: How many lines to read at most.
    """
    db.fetch(Message, "messages", message_id)
    text = db.value("SELECT body FROM messages WHERE id = ?", message_id).split("\n")
    if from_line > len(text):
        raise Refused(f"This message ends at line {len(text)}.")
    after = from_line + lines
    return {
        "lines": text[from_line - 1 : after - 1],
        "first_line": from_line,
        "total_lines": len(text),
        "next_line": after if after <= len(text) else None,
    }


def answer_ticket(db: Database, ticket_id: str, body: Text) -> Message:
    """Answer an open ticket; it then waits for the customer.

    Args:
        ticket_id: Id of the ticket.
        body: Text of the message.
    """
    ticket = db.fetch(Ticket, "tickets", ticket_id)
    if ticket["status"] != "open":
        raise Refused("The ticket is not open.")
    agent = db.fetch(Agent, "agents", ticket["agent_id"]) if ticket["agent_id"] is not None else None
    if agent is None or agent["status"] != "working":
        raise Refused("The agent of the ticket is away.")
    message_id = db.insert(
        "messages", ticket_id=ticket_id, body=body, direction="outgoing", agent_id=agent["id"], sent_at=db.now
    )
    db.update("tickets", ticket_id, status="waiting", waiting_since=db.today)
    return db.fetch(Message, "messages", message_id)


def take_message(db: Database, ticket_id: str, body: Text) -> Message:
    """Take in a message of a customer; a waiting ticket is open again and must be answered in time.

    Args:
        ticket_id: Id of the ticket.
        body: Text of the message.
    """
    ticket = db.fetch(Ticket, "tickets", ticket_id)
    if ticket["status"] not in ("new", "open", "waiting"):
        raise Refused("The ticket is closed.")
    message_id = db.insert("messages", ticket_id=ticket_id, body=body, direction="incoming", sent_at=db.now)
    if ticket["status"] == "waiting":
        db.update(
            "tickets",
            ticket_id,
            status="open",
            waiting_since=None,
            answer_by=shift(db.now, hours=4 if ticket["priority"] == "urgent" else 48),
        )
    return db.fetch(Message, "messages", message_id)
