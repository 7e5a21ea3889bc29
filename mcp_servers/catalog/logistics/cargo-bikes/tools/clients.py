"""Tools about clients."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, shift

from .rows import Client, ClientStatus, Zone


class ClientSummary(TypedDict):
    """A client as a search lists it."""

    id: str
    name: str
    phone: str
    zone_name: str
    status: ClientStatus


class ClientDetails(Client):
    """A client in full."""

    zone_name: str
    month_value: int
    open_jobs: int


def find_clients(
    db: Database,
    name: str | None = None,
    zone_id: str | None = None,
    status: ClientStatus | None = None,
    min_month_limit: int | None = None,
    page: PageNumber = 1,
) -> Page[ClientSummary]:
    """Search clients by name, zone, status or monthly limit.

    Args:
        name: Only clients whose name contains this text.
        zone_id: Only clients of the zone with this id.
        status: Only clients with this status.
        min_month_limit: Only clients with a monthly limit of at least this.
        page: Page number, from 1.
    """
    return db.search(
        ClientSummary,
        """
        SELECT clients.id, clients.name, clients.phone, zones.name AS zone_name, clients.status FROM clients
        JOIN zones ON zones.id = clients.zone_id
        """,
        where={
            "instr(lower(clients.name), lower(?)) > 0": name,
            "clients.zone_id = ?": zone_id,
            "clients.status = ?": status,
            "clients.month_limit >= ?": min_month_limit,
        },
        order="clients.name, clients.id",
        page=page,
    )


def get_client(db: Database, client_id: str) -> ClientDetails:
    """Show a client with what was ordered in the last 30 days.

    Args:
        client_id: Id of the client.
    """
    client = db.fetch(Client, "clients", client_id)
    month_value = db.number(
        """
        SELECT SUM(price) FROM jobs
        WHERE client_id = ? AND status != 'cancelled' AND ordered_at > ?
        """,
        client_id,
        shift(db.now, days=-30),
    )
    open_jobs = db.number(
        """
        SELECT COUNT(*) FROM jobs
        WHERE client_id = ? AND status IN ('ordered', 'assigned', 'carried', 'at_hub')
        """,
        client_id,
    )
    zone = db.fetch(Zone, "zones", client["zone_id"])
    return {**client, "zone_name": zone["name"], "month_value": month_value, "open_jobs": open_jobs}
