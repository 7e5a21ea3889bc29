"""Tools about clients."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Client


class ClientSummary(TypedDict):
    """A client as a search lists it."""

    id: str
    name: str
    email: str
    phone: str


class ClientDetails(Client):
    """A client in full."""

    events_ahead: int
    events_held: int
    next_event: str | None


def find_clients(
    db: Database, name: str | None = None, email: str | None = None, banned: bool | None = None, page: PageNumber = 1
) -> Page[ClientSummary]:
    """Search clients by name, email or banned.

    Args:
        name: Only clients whose name contains this text.
        email: Only clients with this email.
        banned: Only clients for which this holds, or does not: banned.
        page: Page number, from 1.
    """
    return db.search(
        ClientSummary,
        "SELECT id, name, email, phone FROM clients",
        where={"instr(lower(name), lower(?)) > 0": name, "email = ?": email, "banned = ?": banned},
        order="name, id",
        page=page,
    )


def get_client(db: Database, client_id: str) -> ClientDetails:
    """Show a client with the events booked and held and the next one.

    Args:
        client_id: Id of the client.
    """
    client = db.fetch(Client, "clients", client_id)
    events_ahead = db.number(
        """
        SELECT COUNT(*) FROM events
        WHERE client_id = ? AND status IN ('option', 'booked', 'fixed') AND held_on >= ?
        """,
        client_id,
        db.today,
    )
    events_held = db.number(
        "SELECT COUNT(*) FROM events WHERE client_id = ? AND status IN ('held', 'settled')", client_id
    )
    next_event: str | None = db.value(
        """
        SELECT MIN(held_on) FROM events
        WHERE client_id = ? AND status IN ('booked', 'fixed') AND held_on >= ?
        """,
        client_id,
        db.today,
    )
    return {**client, "events_ahead": events_ahead, "events_held": events_held, "next_event": next_event}
