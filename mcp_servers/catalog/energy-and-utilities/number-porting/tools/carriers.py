"""Tools about carriers."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, between, shift

from .rows import Carrier, CarrierStatus, Request


class CarrierSummary(TypedDict):
    """A carrier as a search lists it."""

    id: str
    name: str
    daily_portings: int
    owed: int
    status: CarrierStatus


class CarrierDetails(Carrier):
    """A carrier in full."""

    requests_waiting: int
    requests_late: int
    portings_today: int


def find_carriers(
    db: Database,
    name: str | None = None,
    status: CarrierStatus | None = None,
    min_owed: int | None = None,
    page: PageNumber = 1,
) -> Page[CarrierSummary]:
    """Search carriers by name, status or amount owed.

    Args:
        name: Only carriers whose name contains this text.
        status: Only carriers with this status.
        min_owed: Only carriers with an amount owed of at least this.
        page: Page number, from 1.
    """
    return db.search(
        CarrierSummary,
        "SELECT id, name, daily_portings, owed, status FROM carriers",
        where={"instr(lower(name), lower(?)) > 0": name, "status = ?": status, "owed >= ?": min_owed},
        order="name, id",
        page=page,
    )


def get_carrier(db: Database, carrier_id: str) -> CarrierDetails:
    """Show a carrier with the requests waiting for its answer, those unanswered for two days and the portings due
    today.

    Args:
        carrier_id: Id of the carrier.
    """
    carrier = db.fetch(Carrier, "carriers", carrier_id)
    requests_waiting = db.number("SELECT COUNT(*) FROM requests WHERE losing_id = ? AND status = 'filed'", carrier_id)
    requests_late = db.number(
        """
        SELECT COUNT(*) FROM requests
        WHERE losing_id = ? AND status = 'filed' AND filed_at < ?
        """,
        carrier_id,
        shift(db.now, hours=-48),
    )
    portings_today = db.number(
        """
        SELECT COUNT(*) FROM requests
        WHERE gaining_id = ? AND status = 'accepted' AND port_on = ?
        """,
        carrier_id,
        db.today,
    )
    return {
        **carrier,
        "requests_waiting": requests_waiting,
        "requests_late": requests_late,
        "portings_today": portings_today,
    }


def exclude_carrier(db: Database, carrier_id: str) -> Carrier:
    """Exclude a carrier that owes more than 6000 or leaves a request unanswered for two days; requests to it are
    cancelled.

    Args:
        carrier_id: Id of the carrier.
    """
    carrier = db.fetch(Carrier, "carriers", carrier_id)
    if carrier["status"] != "taking_part":
        raise Refused("The carrier must be taking part.")
    if carrier["owed"] <= 6000 and not db.exists(
        "SELECT 1 FROM requests WHERE losing_id = ? AND status = 'filed' AND filed_at < ?",
        carrier_id,
        shift(db.now, hours=-48),
    ):
        raise Refused("The carrier owes little and is not late.")
    db.update("carriers", carrier_id, status="excluded")
    for request in db.all(
        Request, "SELECT * FROM requests WHERE gaining_id = ? AND status = 'filed' ORDER BY id", carrier_id
    ):
        db.update("requests", request["id"], status="cancelled")
    return db.fetch(Carrier, "carriers", carrier_id)


def take_payment(db: Database, carrier_id: str, amount: Annotated[int, between(500, 50000)]) -> Carrier:
    """Take a payment of a carrier, up to what it owes.

    Args:
        carrier_id: Id of the carrier.
        amount: Amount of the carrier, in minor units.
    """
    carrier = db.fetch(Carrier, "carriers", carrier_id)
    if amount > carrier["owed"]:
        raise Refused("The carrier owes less.")
    db.update("carriers", carrier_id, owed=carrier["owed"] - amount)
    return db.fetch(Carrier, "carriers", carrier_id)
