"""Tools about connections."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, shift

from .rows import Connection, ConnectionPurpose, ConnectionStatus, SupplyZone


class ConnectionSummary(TypedDict):
    """A connection as a search lists it."""

    id: str
    number: str
    customer: str
    supply_zone_name: str
    status: ConnectionStatus


class ConnectionDetails(Connection):
    """A connection in full."""

    supply_zone_name: str
    amount_owed: int
    last_reading: int | None
    last_reading_date: str | None


def find_connections(
    db: Database,
    number: str | None = None,
    customer: str | None = None,
    address: str | None = None,
    supply_zone_id: str | None = None,
    zone_name: str | None = None,
    purpose: ConnectionPurpose | None = None,
    status: ConnectionStatus | None = None,
    page: PageNumber = 1,
) -> Page[ConnectionSummary]:
    """Search connections by connection number, customer, address, supply zone, name, purpose or status.

    Args:
        number: Only connections with this connection number.
        customer: Only connections whose customer contains this text.
        address: Only connections whose address contains this text.
        supply_zone_id: Only connections of the supply zone with this id.
        zone_name: Only connections of the supply zone with this name.
        purpose: Only connections with this purpose.
        status: Only connections with this status.
        page: Page number, from 1.
    """
    return db.search(
        ConnectionSummary,
        """
        SELECT connections.id, connections.number, connections.customer, supply_zones.name AS
            supply_zone_name, connections.status
        FROM connections
        JOIN supply_zones ON supply_zones.id = connections.supply_zone_id
        """,
        where={
            "connections.number = ?": number,
            "instr(lower(connections.customer), lower(?)) > 0": customer,
            "instr(lower(connections.address), lower(?)) > 0": address,
            "connections.supply_zone_id = ?": supply_zone_id,
            "supply_zones.name = ?": zone_name,
            "connections.purpose = ?": purpose,
            "connections.status = ?": status,
        },
        order="connections.number, connections.id",
        page=page,
    )


def get_connection(db: Database, connection_id: str) -> ConnectionDetails:
    """Show a connection with what is owed for it, its last accepted reading and when that was taken.

    Args:
        connection_id: Id of the connection.
    """
    connection = db.fetch(Connection, "connections", connection_id)
    amount_owed = db.number(
        "SELECT SUM(amount) FROM bills WHERE connection_id = ? AND status != 'paid'", connection_id
    ) - db.number(
        """
        SELECT SUM(allowance) FROM bills
        WHERE connection_id = ? AND status != 'paid' AND allowance IS NOT NULL
        """,
        connection_id,
    )
    last_reading: int | None = db.value(
        """
        SELECT MAX(cubic_metres) FROM readings
        WHERE connection_id = ? AND status = 'accepted'
        """,
        connection_id,
    )
    last_reading_date: str | None = db.value(
        "SELECT MAX(read_on) FROM readings WHERE connection_id = ? AND status = 'accepted'", connection_id
    )
    supply_zone = db.fetch(SupplyZone, "supply_zones", connection["supply_zone_id"])
    return {
        **connection,
        "supply_zone_name": supply_zone["name"],
        "amount_owed": amount_owed,
        "last_reading": last_reading,
        "last_reading_date": last_reading_date,
    }


def restrict_supply(db: Database, connection_id: str) -> Connection:
    """Restrict the supply of a customer whose reminded bill was due more than 30 days ago.

    Args:
        connection_id: Id of the connection.
    """
    connection = db.fetch(Connection, "connections", connection_id)
    if connection["status"] != "supplied":
        raise Refused("The connection must be supplied.")
    if connection["purpose"] == "farm":
        raise Refused("Farms need water for their animals.")
    if not db.exists(
        "SELECT 1 FROM bills WHERE connection_id = ? AND status = 'reminded' AND due_on < ?",
        connection_id,
        shift(db.today, days=-30),
    ):
        raise Refused("No reminded bill of this connection was due more than 30 days ago.")
    if db.exists("SELECT 1 FROM leaks WHERE connection_id = ? AND status IN ('reported', 'located')", connection_id):
        raise Refused("A leak at this connection has not been repaired yet.")
    db.update("connections", connection_id, status="restricted")
    return db.fetch(Connection, "connections", connection_id)
