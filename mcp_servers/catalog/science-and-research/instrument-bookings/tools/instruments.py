"""Tools about instruments."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, Text, between, shift

from .rows import Booking, Instrument, InstrumentStatus, Steward


class InstrumentSummary(TypedDict):
    """An instrument as a search lists it."""

    id: str
    name: str
    room: str
    hourly_rate: int
    longest: int
    status: InstrumentStatus


class InstrumentDetails(Instrument):
    """An instrument in full."""

    steward_name: str
    remaining_hours: int
    booked_hours: int


def find_instruments(
    db: Database,
    name: str | None = None,
    steward_id: str | None = None,
    steward_name: str | None = None,
    status: InstrumentStatus | None = None,
    max_hourly_rate: int | None = None,
    min_longest: int | None = None,
    page: PageNumber = 1,
) -> Page[InstrumentSummary]:
    """Search instruments by name, steward, status, hourly rate or longest booking in hours.

    Args:
        name: Only instruments whose name contains this text.
        steward_id: Only instruments of the steward with this id.
        steward_name: Only instruments of the steward with this name.
        status: Only instruments with this status.
        max_hourly_rate: Only instruments with an hourly rate of at most this.
        min_longest: Only instruments with a longest booking in hours of at least this.
        page: Page number, from 1.
    """
    return db.search(
        InstrumentSummary,
        """
        SELECT instruments.id, instruments.name, instruments.room, instruments.hourly_rate,
            instruments.longest, instruments.status
        FROM instruments
        JOIN stewards ON stewards.id = instruments.steward_id
        """,
        where={
            "instr(lower(instruments.name), lower(?)) > 0": name,
            "instruments.steward_id = ?": steward_id,
            "stewards.name = ?": steward_name,
            "instruments.status = ?": status,
            "instruments.hourly_rate <= ?": max_hourly_rate,
            "instruments.longest >= ?": min_longest,
        },
        order="instruments.name, instruments.id",
        page=page,
    )


def get_instrument(db: Database, instrument_id: str) -> InstrumentDetails:
    """Show an instrument with the hours left until its next service and the hours booked for the next seven days.

    Args:
        instrument_id: Id of the instrument.
    """
    instrument = db.fetch(Instrument, "instruments", instrument_id)
    remaining_hours = instrument["service_interval"] - instrument["hours_run"]
    booked_hours = db.number(
        """
        SELECT SUM(length) FROM bookings
        WHERE instrument_id = ? AND status = 'booked' AND starts_at >= ? AND starts_at < ?
        """,
        instrument_id,
        db.now,
        shift(db.now, days=7),
    )
    steward = db.fetch(Steward, "stewards", instrument["steward_id"])
    return {
        **instrument,
        "steward_name": steward["name"],
        "remaining_hours": remaining_hours,
        "booked_hours": booked_hours,
    }


def report_fault(
    db: Database, instrument_id: str, work: Text, repair_time: Annotated[int, between(4, 24)]
) -> Instrument:
    """Take an instrument that nobody is using out of use; it is repaired from now on, and bookings in that time are
    cancelled free of charge.

    Args:
        instrument_id: Id of the instrument.
        work: Fault of the instrument.
        repair_time: Repair time in hours.
    """
    instrument = db.fetch(Instrument, "instruments", instrument_id)
    if instrument["status"] != "available":
        raise Refused("The instrument must be available.")
    if db.exists("SELECT 1 FROM bookings WHERE instrument_id = ? AND status = 'running'", instrument_id):
        raise Refused("Somebody is using the instrument.")
    if db.exists(
        """
        SELECT 1 FROM service_windows
        WHERE instrument_id = ? AND status = 'planned' AND starts_at <= ? AND ends_at > ?
        """,
        instrument_id,
        shift(db.now, hours=24),
        db.now,
    ):
        raise Refused("A service is going to begin within a day anyway.")
    db.update("instruments", instrument_id, status="broken")
    db.insert(
        "service_windows",
        instrument_id=instrument_id,
        work=work,
        starts_at=db.now,
        ends_at=shift(db.now, hours=repair_time),
        status="planned",
    )
    for booking in db.all(
        Booking,
        """
        SELECT * FROM bookings
        WHERE instrument_id = ? AND status = 'booked' AND starts_at >= ? AND starts_at < ?
        ORDER BY id
        """,
        instrument_id,
        db.now,
        shift(db.now, hours=repair_time),
    ):
        db.update("bookings", booking["id"], status="cancelled")
    return db.fetch(Instrument, "instruments", instrument_id)
