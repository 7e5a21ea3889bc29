"""Tools about readings."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, between, days_between

from .rows import Connection, Meter, Reading, ReadingOrigin, ReadingStatus


class ReadingSummary(TypedDict):
    """A reading as a search lists it."""

    id: str
    meter_serial: str
    connection_customer: str
    read_on: str
    cubic_metres: int
    status: ReadingStatus


def find_readings(
    db: Database,
    meter_id: str | None = None,
    connection_id: str | None = None,
    customer: str | None = None,
    status: ReadingStatus | None = None,
    origin: ReadingOrigin | None = None,
    read_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[ReadingSummary]:
    """Search readings by meter, connection, customer, status, origin or reading date.

    Args:
        meter_id: Only readings of the meter with this id.
        connection_id: Only readings of the connection with this id.
        customer: Only readings of the connection whose customer contains this text.
        status: Only readings with this status.
        origin: Only readings with this origin.
        read_from: Only readings with a reading date at or after this.
        page: Page number, from 1.
    """
    return db.search(
        ReadingSummary,
        """
        SELECT readings.id, meters.serial AS meter_serial, connections.customer AS connection_customer,
            readings.read_on, readings.cubic_metres, readings.status
        FROM readings
        JOIN meters ON meters.id = readings.meter_id
        JOIN connections ON connections.id = readings.connection_id
        """,
        where={
            "readings.meter_id = ?": meter_id,
            "readings.connection_id = ?": connection_id,
            "instr(lower(connections.customer), lower(?)) > 0": customer,
            "readings.status = ?": status,
            "readings.origin = ?": origin,
            "readings.read_on >= ?": read_from,
        },
        order="readings.read_on DESC, readings.id",
        page=page,
    )


def record_reading(
    db: Database, meter_id: str, cubic_metres: Annotated[int, between(0, 30000)], origin: ReadingOrigin
) -> Reading:
    """Record what a mounted meter shows today; far more than usual makes the reading doubtful.

    Args:
        meter_id: Id of the meter.
        cubic_metres: Reading in cubic metres.
        origin: Origin of the reading.
    """
    meter = db.fetch(Meter, "meters", meter_id)
    connection = (
        db.fetch(Connection, "connections", meter["connection_id"]) if meter["connection_id"] is not None else None
    )
    if connection is None or meter["mounted_on"] is None:
        raise Refused("The meter has never been mounted.")
    if meter["status"] != "mounted":
        raise Refused("The meter is not in use.")
    if cubic_metres < meter["start_reading"]:
        raise Refused("The meter cannot show less than when it was mounted.")
    if db.exists(
        """
        SELECT 1 FROM readings
        WHERE meter_id = ? AND status = 'accepted' AND cubic_metres > ?
        """,
        meter_id,
        cubic_metres,
    ):
        raise Refused("An earlier reading is higher.")
    if db.exists("SELECT 1 FROM readings WHERE meter_id = ? AND read_on = ?", meter_id, db.today):
        raise Refused("The meter was read today already.")
    reading_id = db.insert(
        "readings",
        meter_id=meter_id,
        origin=origin,
        cubic_metres=cubic_metres,
        connection_id=connection["id"],
        read_on=db.today,
        status="doubtful"
        if (cubic_metres - meter["start_reading"]) * 2000
        > 3 * connection["usual_use"] * days_between(meter["mounted_on"], db.today)
        else "accepted",
    )
    return db.fetch(Reading, "readings", reading_id)


def accept_reading(db: Database, reading_id: str) -> Reading:
    """Accept a doubtful reading that no other reading contradicts and that somebody of the waterworks took, or that
    a leak explains.

    Args:
        reading_id: Id of the reading.
    """
    reading = db.fetch(Reading, "readings", reading_id)
    if reading["status"] != "doubtful":
        raise Refused("The reading must be doubtful.")
    if db.exists(
        """
        SELECT 1 FROM readings
        WHERE meter_id = ? AND status = 'accepted' AND read_on > ? AND cubic_metres < ?
        """,
        reading["meter_id"],
        reading["read_on"],
        reading["cubic_metres"],
    ):
        raise Refused("A later reading is lower.")
    if reading["origin"] == "customer" and not db.exists(
        "SELECT 1 FROM leaks WHERE connection_id = ? AND status IN ('located', 'repaired')", reading["connection_id"]
    ):
        raise Refused("A customer's doubtful reading needs a leak that explains it.")
    db.update("readings", reading_id, status="accepted")
    return db.fetch(Reading, "readings", reading_id)


def reject_reading(db: Database, reading_id: str) -> Reading:
    """Reject a doubtful reading that a customer took or that a later reading contradicts.

    Args:
        reading_id: Id of the reading.
    """
    reading = db.fetch(Reading, "readings", reading_id)
    if reading["status"] != "doubtful":
        raise Refused("The reading must be doubtful.")
    if reading["origin"] != "customer" and not db.exists(
        """
        SELECT 1 FROM readings
        WHERE meter_id = ? AND status = 'accepted' AND read_on > ? AND cubic_metres < ?
        """,
        reading["meter_id"],
        reading["read_on"],
        reading["cubic_metres"],
    ):
        raise Refused("Nothing speaks against this reading.")
    db.update("readings", reading_id, status="rejected")
    return db.fetch(Reading, "readings", reading_id)
