"""Tools about outages."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Moment, Page, PageNumber, Refused, Text, between, shift

from .rows import Circuit, Outage, OutageCause, OutageStatus, Ticket


class OutageSummary(TypedDict):
    """A shutdown as a search lists it."""

    id: str
    number: str
    circuit_name: str
    starts_at: str
    ends_at: str
    status: OutageStatus


def find_shutdowns(
    db: Database,
    number: str | None = None,
    circuit_id: str | None = None,
    status: OutageStatus | None = None,
    cause: OutageCause | None = None,
    starts_on: Day | None = None,
    starts_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[OutageSummary]:
    """Search outages by shutdown number, circuit, status, cause or start time.

    Args:
        number: Only outages with this shutdown number.
        circuit_id: Only outages of the circuit with this id.
        status: Only outages with this status.
        cause: Only outages with this cause.
        starts_on: Only outages with a start time on this day.
        starts_from: Only outages with a start time at or after this.
        page: Page number, from 1.
    """
    return db.search(
        OutageSummary,
        """
        SELECT outages.id, outages.number, circuits.name AS circuit_name, outages.starts_at,
            outages.ends_at, outages.status
        FROM outages
        JOIN circuits ON circuits.id = outages.circuit_id
        """,
        where={
            "outages.number = ?": number,
            "outages.circuit_id = ?": circuit_id,
            "outages.status = ?": status,
            "outages.cause = ?": cause,
            "date(outages.starts_at) = ?": starts_on,
            "outages.starts_at >= ?": starts_from,
        },
        order="outages.starts_at, outages.id",
        page=page,
    )


def plan_shutdown(
    db: Database,
    number: Text,
    circuit_id: str,
    cause: OutageCause,
    starts_at: Moment,
    length: Annotated[int, between(1, 8)],
) -> Outage:
    """Announce a shutdown of a circuit three days ahead at least, for eight hours at most, or four where a hospital
    hangs on it.

    Args:
        number: Shutdown number.
        circuit_id: Id of the circuit.
        cause: Cause of the shutdown.
        starts_at: Start time.
        length: Length in hours.
    """
    db.fetch(Circuit, "circuits", circuit_id)
    if starts_at < shift(db.now, days=3):
        raise Refused("A shutdown is announced three days ahead at least.")
    if length > 4 and db.exists("SELECT 1 FROM substations WHERE circuit_id = ? AND purpose = 'hospital'", circuit_id):
        raise Refused("A hospital can do without heat for four hours at most.")
    ends_at = shift(starts_at, hours=length)
    if db.exists(
        """
        SELECT 1 FROM outages
        WHERE circuit_id = ? AND status IN ('planned', 'running') AND starts_at < ? AND ends_at > ?
        """,
        circuit_id,
        ends_at,
        starts_at,
    ):
        raise Refused("Another shutdown of this circuit is planned for that time.")
    if db.exists("SELECT 1 FROM outages WHERE number = ?", number):
        raise Refused("Another shutdown already has this shutdown number.")
    outage_id = db.insert(
        "outages",
        number=number,
        circuit_id=circuit_id,
        cause=cause,
        starts_at=starts_at,
        ends_at=ends_at,
        announced_at=db.now,
        status="planned",
    )
    return db.fetch(Outage, "outages", outage_id)


def start_shutdown(db: Database, outage_id: str) -> Outage:
    """Start a planned shutdown, 15 minutes before its time at the earliest; reports of missing heat or water on the
    circuit are explained by it.

    Args:
        outage_id: Id of the shutdown.
    """
    outage = db.fetch(Outage, "outages", outage_id)
    if outage["status"] != "planned":
        raise Refused("The shutdown must be planned.")
    if db.now < shift(outage["starts_at"], minutes=-15):
        raise Refused("It is too early for this shutdown.")
    if db.now >= outage["ends_at"]:
        raise Refused("The time of this shutdown is over.")
    if db.exists("SELECT 1 FROM outages WHERE circuit_id = ? AND status = 'running'", outage["circuit_id"]):
        raise Refused("The circuit is shut down already.")
    if db.exists(
        """
        SELECT 1 FROM tickets
        JOIN substations ON substations.id = tickets.substation_id
        WHERE substations.circuit_id = ?
            AND tickets.status = 'on_site'
            AND tickets.kind IN ('missing_heat', 'missing_hot_water')
        """,
        outage["circuit_id"],
    ):
        raise Refused("A technician is testing a substation of this circuit.")
    db.update("outages", outage_id, status="running")
    for ticket in db.all(
        Ticket,
        """
        SELECT tickets.* FROM tickets
        JOIN substations ON substations.id = tickets.substation_id
        WHERE substations.circuit_id = ?
            AND tickets.status = 'reported'
            AND tickets.kind IN ('missing_heat', 'missing_hot_water')
        ORDER BY tickets.id
        """,
        outage["circuit_id"],
    ):
        db.update("tickets", ticket["id"], status="explained")
    return db.fetch(Outage, "outages", outage_id)


def end_shutdown(db: Database, outage_id: str) -> Outage:
    """End a running shutdown when nobody is repairing a leak on the circuit.

    Args:
        outage_id: Id of the shutdown.
    """
    outage = db.fetch(Outage, "outages", outage_id)
    if outage["status"] != "running":
        raise Refused("The shutdown must be running.")
    if db.now <= outage["starts_at"]:
        raise Refused("The shutdown has only just begun.")
    if db.exists(
        """
        SELECT 1 FROM tickets
        JOIN substations ON substations.id = tickets.substation_id
        WHERE substations.circuit_id = ? AND tickets.status = 'on_site' AND tickets.kind = 'leak'
        """,
        outage["circuit_id"],
    ):
        raise Refused("A leak on this circuit is still being repaired.")
    db.update("outages", outage_id, status="over", ends_at=db.now)
    return db.fetch(Outage, "outages", outage_id)
