"""Tools about bookings."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Moment, Page, PageNumber, Refused, Text, between, minutes_between, shift

from .rows import Booking, BookingStatus, Instrument, Researcher, ResearchGroup


class BookingSummary(TypedDict):
    """A booking as a search lists it."""

    id: str
    researcher_name: str
    instrument_name: str
    starts_at: str
    length: int
    status: BookingStatus


class BookingsByInstrumentName(TypedDict):
    """Totals of bookings for one name."""

    instrument_name: str
    bookings: int
    total_hours: int
    longest_booking: int | None


def find_bookings(
    db: Database,
    researcher_id: str | None = None,
    instrument_id: str | None = None,
    research_group_id: str | None = None,
    status: BookingStatus | None = None,
    starts_on: Day | None = None,
    starts_from: Moment | None = None,
    starts_until: Moment | None = None,
    page: PageNumber = 1,
) -> Page[BookingSummary]:
    """Search bookings by researcher, instrument, research group, status or start time.

    Args:
        researcher_id: Only bookings of the researcher with this id.
        instrument_id: Only bookings of the instrument with this id.
        research_group_id: Only bookings of the research group with this id.
        status: Only bookings with this status.
        starts_on: Only bookings with a start time on this day.
        starts_from: Only bookings with a start time at or after this.
        starts_until: Only bookings with a start time at or before this.
        page: Page number, from 1.
    """
    return db.search(
        BookingSummary,
        """
        SELECT bookings.id, researchers.name AS researcher_name, instruments.name AS instrument_name,
            bookings.starts_at, bookings.length, bookings.status
        FROM bookings
        JOIN researchers ON researchers.id = bookings.researcher_id
        JOIN instruments ON instruments.id = bookings.instrument_id
        """,
        where={
            "bookings.researcher_id = ?": researcher_id,
            "bookings.instrument_id = ?": instrument_id,
            "researchers.research_group_id = ?": research_group_id,
            "bookings.status = ?": status,
            "date(bookings.starts_at) = ?": starts_on,
            "bookings.starts_at >= ?": starts_from,
            "bookings.starts_at <= ?": starts_until,
        },
        order="bookings.starts_at, bookings.id",
        page=page,
    )


def report_usage(
    db: Database,
    research_group_id: str | None = None,
    status: BookingStatus | None = None,
    starts_from: Moment | None = None,
    starts_until: Moment | None = None,
    page: PageNumber = 1,
) -> Page[BookingsByInstrumentName]:
    """Count bookings and their hours by instrument.

    Args:
        research_group_id: Only bookings of the research group with this id.
        status: Only bookings with this status.
        starts_from: Only bookings with a start time at or after this.
        starts_until: Only bookings with a start time at or before this.
        page: Page number, from 1.
    """
    return db.search(
        BookingsByInstrumentName,
        """
        SELECT instruments.name AS instrument_name, COUNT(*) AS bookings, COALESCE(SUM(bookings.length), 0)
            AS total_hours, MAX(bookings.length) AS longest_booking
        FROM bookings
        JOIN researchers ON researchers.id = bookings.researcher_id
        JOIN instruments ON instruments.id = bookings.instrument_id
        """,
        where={
            "researchers.research_group_id = ?": research_group_id,
            "bookings.status = ?": status,
            "bookings.starts_at >= ?": starts_from,
            "bookings.starts_at <= ?": starts_until,
        },
        group="instruments.name",
        order="instruments.name",
        page=page,
    )


def book_instrument(
    db: Database,
    researcher_id: str,
    instrument_id: str,
    starts_at: Moment,
    length: Annotated[int, between(1, 8)],
    purpose: Text,
) -> Booking:
    """Book an instrument for a trained researcher, two hours to 28 days ahead and for at most 12 hours still to
    come on one instrument.

    Args:
        researcher_id: Id of the researcher.
        instrument_id: Id of the instrument.
        starts_at: Start time.
        length: Length in hours.
        purpose: Purpose of the booking.
    """
    researcher = db.fetch(Researcher, "researchers", researcher_id)
    instrument = db.fetch(Instrument, "instruments", instrument_id)
    if instrument["status"] != "available":
        raise Refused("The instrument is broken.")
    if length > instrument["longest"]:
        raise Refused("This instrument is not booked for so long.")
    if starts_at < shift(db.now, hours=2):
        raise Refused("An instrument is booked at least two hours ahead.")
    if starts_at > shift(db.now, days=28):
        raise Refused("An instrument is booked at most 28 days ahead.")
    if not db.exists(
        """
        SELECT 1 FROM trainings
        WHERE researcher_id = ? AND instrument_id = ? AND valid_until >= ?
        """,
        researcher_id,
        instrument_id,
        starts_at[:10],
    ):
        raise Refused("The researcher has no valid training on this instrument.")
    if (
        researcher["position"] == "student"
        and length > 4
        and not db.exists(
            """
        SELECT 1 FROM trainings
        WHERE researcher_id = ? AND instrument_id = ? AND level = 'advanced'
        """,
            researcher_id,
            instrument_id,
        )
    ):
        raise Refused("Students need the advanced level for more than 4 hours.")
    hours_ahead = db.number(
        """
        SELECT SUM(length) FROM bookings
        WHERE researcher_id = ? AND instrument_id = ? AND status = 'booked'
        """,
        researcher_id,
        instrument_id,
    )
    if hours_ahead + length > 12:
        raise Refused("The researcher has enough hours on this instrument already.")
    committed = db.number(
        """
        SELECT SUM(charges.amount) FROM charges
        JOIN bookings ON bookings.id = charges.booking_id
        JOIN researchers ON researchers.id = bookings.researcher_id
        WHERE researchers.research_group_id = ? AND charges.status = 'open'
        """,
        researcher["research_group_id"],
    ) + db.number(
        """
        SELECT SUM(bookings.length * instruments.hourly_rate) FROM bookings
        JOIN instruments ON instruments.id = bookings.instrument_id
        JOIN researchers ON researchers.id = bookings.researcher_id
        WHERE researchers.research_group_id = ? AND bookings.status IN ('booked', 'running')
        """,
        researcher["research_group_id"],
    )
    research_group = db.fetch(ResearchGroup, "research_groups", researcher["research_group_id"])
    if committed + length * instrument["hourly_rate"] > research_group["spending_limit"]:
        raise Refused("The spending limit of the research group does not suffice.")
    ends_at = shift(starts_at, hours=length)
    if db.exists(
        """
        SELECT 1 FROM bookings
        WHERE instrument_id = ? AND status IN ('booked', 'running') AND starts_at < ? AND ends_at > ?
        """,
        instrument_id,
        shift(ends_at, minutes=instrument["changeover"]),
        shift(starts_at, minutes=-instrument["changeover"]),
    ):
        raise Refused("The instrument is taken at that time.")
    if db.exists(
        """
        SELECT 1 FROM service_windows
        WHERE instrument_id = ? AND status = 'planned' AND starts_at < ? AND ends_at > ?
        """,
        instrument_id,
        ends_at,
        starts_at,
    ):
        raise Refused("The instrument is being serviced at that time.")
    booking_id = db.insert(
        "bookings",
        instrument_id=instrument_id,
        researcher_id=researcher_id,
        starts_at=starts_at,
        length=length,
        purpose=purpose,
        ends_at=ends_at,
        booked_at=db.now,
        status="booked",
    )
    return db.fetch(Booking, "bookings", booking_id)


def move_booking(db: Database, booking_id: str, starts_at: Moment) -> Booking:
    """Move a booking that is at least a day away to another time on the same instrument.

    Args:
        booking_id: Id of the booking.
        starts_at: New start time.
    """
    booking = db.fetch(Booking, "bookings", booking_id)
    if booking["status"] != "booked":
        raise Refused("Only a booking that has not begun can be moved.")
    if booking["starts_at"] < shift(db.now, hours=24):
        raise Refused("It is too late to move this booking.")
    if starts_at < shift(db.now, hours=2):
        raise Refused("An instrument is booked at least two hours ahead.")
    if starts_at > shift(db.now, days=28):
        raise Refused("An instrument is booked at most 28 days ahead.")
    if not db.exists(
        """
        SELECT 1 FROM trainings
        WHERE researcher_id = ? AND instrument_id = ? AND valid_until >= ?
        """,
        booking["researcher_id"],
        booking["instrument_id"],
        starts_at[:10],
    ):
        raise Refused("The training will have run out by then.")
    instrument = db.fetch(Instrument, "instruments", booking["instrument_id"])
    ends_at = shift(starts_at, hours=booking["length"])
    if db.exists(
        """
        SELECT 1 FROM bookings
        WHERE id != ?
            AND instrument_id = ?
            AND status IN ('booked', 'running')
            AND starts_at < ?
            AND ends_at > ?
        """,
        booking_id,
        booking["instrument_id"],
        shift(ends_at, minutes=instrument["changeover"]),
        shift(starts_at, minutes=-instrument["changeover"]),
    ):
        raise Refused("The instrument is taken at that time.")
    if db.exists(
        """
        SELECT 1 FROM service_windows
        WHERE instrument_id = ? AND status = 'planned' AND starts_at < ? AND ends_at > ?
        """,
        booking["instrument_id"],
        ends_at,
        starts_at,
    ):
        raise Refused("The instrument is being serviced at that time.")
    db.update("bookings", booking_id, starts_at=starts_at, ends_at=ends_at)
    return db.fetch(Booking, "bookings", booking_id)


def extend_booking(db: Database, booking_id: str, extra: Annotated[int, between(1, 4)]) -> Booking:
    """Lengthen a booking that is not over, up to the instrument's longest.

    Args:
        booking_id: Id of the booking.
        extra: Number of further hours.
    """
    booking = db.fetch(Booking, "bookings", booking_id)
    if booking["status"] not in ("booked", "running"):
        raise Refused("The booking is over.")
    if booking["ends_at"] <= db.now:
        raise Refused("The booked time has already ended.")
    instrument = db.fetch(Instrument, "instruments", booking["instrument_id"])
    if booking["length"] + extra > instrument["longest"]:
        raise Refused("This instrument is not booked for so long.")
    ends_at = shift(booking["ends_at"], hours=extra)
    if db.exists(
        """
        SELECT 1 FROM bookings
        WHERE id != ? AND instrument_id = ? AND status = 'booked' AND starts_at < ? AND ends_at > ?
        """,
        booking_id,
        booking["instrument_id"],
        shift(ends_at, minutes=instrument["changeover"]),
        booking["starts_at"],
    ):
        raise Refused("The instrument is needed by somebody else then.")
    if db.exists(
        """
        SELECT 1 FROM service_windows
        WHERE instrument_id = ? AND status = 'planned' AND starts_at < ? AND ends_at > ?
        """,
        booking["instrument_id"],
        ends_at,
        booking["starts_at"],
    ):
        raise Refused("The instrument is being serviced then.")
    db.update("bookings", booking_id, length=booking["length"] + extra, ends_at=ends_at)
    return db.fetch(Booking, "bookings", booking_id)


def hand_over_booking(db: Database, booking_id: str, researcher_id: str) -> Booking:
    """Let another trained researcher have a booking that has not begun.

    Args:
        booking_id: Id of the booking.
        researcher_id: Id of the researcher.
    """
    booking = db.fetch(Booking, "bookings", booking_id)
    db.fetch(Researcher, "researchers", researcher_id)
    if booking["status"] != "booked":
        raise Refused("Only a booking that has not begun can be handed over.")
    if booking["starts_at"] <= db.now:
        raise Refused("The booked time has already begun.")
    if researcher_id == booking["researcher_id"]:
        raise Refused("The booking is theirs already.")
    if not db.exists(
        """
        SELECT 1 FROM trainings
        WHERE researcher_id = ? AND instrument_id = ? AND valid_until >= ?
        """,
        researcher_id,
        booking["instrument_id"],
        booking["starts_at"][:10],
    ):
        raise Refused("The researcher has no valid training on this instrument.")
    if db.exists(
        """
        SELECT 1 FROM bookings
        WHERE researcher_id = ? AND status IN ('booked', 'running') AND starts_at < ? AND ends_at > ?
        """,
        researcher_id,
        booking["ends_at"],
        booking["starts_at"],
    ):
        raise Refused("The researcher has another booking at that time.")
    db.update("bookings", booking_id, researcher_id=researcher_id)
    return db.fetch(Booking, "bookings", booking_id)


def cancel_booking(db: Database, booking_id: str) -> Booking:
    """Cancel a booking before it begins; less than 24 hours ahead half its price is charged.

    Args:
        booking_id: Id of the booking.
    """
    booking = db.fetch(Booking, "bookings", booking_id)
    if booking["status"] != "booked":
        raise Refused("The booking must be booked.")
    if db.now >= booking["starts_at"]:
        raise Refused("The booked time has already begun.")
    if db.exists("SELECT 1 FROM charges WHERE booking_id = ?", booking_id):
        raise Refused("The booking has been charged already.")
    db.update("bookings", booking_id, status="cancelled")
    if db.now > shift(booking["starts_at"], hours=-24):
        instrument = db.fetch(Instrument, "instruments", booking["instrument_id"])
        db.insert(
            "charges",
            booking_id=booking_id,
            kind="late_cancellation",
            amount=instrument["hourly_rate"] * booking["length"] // 2,
            raised_at=db.now,
            status="open",
        )
    return db.fetch(Booking, "bookings", booking_id)


def start_booking(db: Database, booking_id: str) -> Booking:
    """Sign a researcher in, from an hour before the start until 30 minutes after it, on an instrument that is free
    and not due for service.

    Args:
        booking_id: Id of the booking.
    """
    booking = db.fetch(Booking, "bookings", booking_id)
    if booking["status"] != "booked":
        raise Refused("The booking must be booked.")
    if db.now < shift(booking["starts_at"], minutes=-60):
        raise Refused("It is too early to sign in.")
    if db.now > shift(booking["starts_at"], minutes=30):
        raise Refused("The booking has lapsed.")
    instrument = db.fetch(Instrument, "instruments", booking["instrument_id"])
    if instrument["status"] != "available":
        raise Refused("The instrument is broken.")
    if instrument["hours_run"] >= instrument["service_interval"]:
        raise Refused("The instrument is due for service.")
    if db.exists("SELECT 1 FROM bookings WHERE instrument_id = ? AND status = 'running'", booking["instrument_id"]):
        raise Refused("Somebody is still using the instrument.")
    db.update("bookings", booking_id, status="running")
    return db.fetch(Booking, "bookings", booking_id)


def finish_booking(db: Database, booking_id: str) -> Booking:
    """Sign a researcher out and charge the booked hours, with every half hour begun after the booked end.

    Args:
        booking_id: Id of the booking.
    """
    booking = db.fetch(Booking, "bookings", booking_id)
    if booking["status"] != "running":
        raise Refused("The booking must be running.")
    if booking["starts_at"] > shift(db.now, minutes=-30):
        raise Refused("Nobody signs out in the first half hour.")
    if db.exists("SELECT 1 FROM charges WHERE booking_id = ?", booking_id):
        raise Refused("Another charge already has this booking.")
    late_minutes = min(240, max(0, minutes_between(booking["ends_at"], db.now)))
    late_halves = (late_minutes + 29) // 30
    instrument = db.fetch(Instrument, "instruments", booking["instrument_id"])
    db.update("bookings", booking_id, status="finished")
    db.update(
        "instruments",
        booking["instrument_id"],
        hours_run=instrument["hours_run"] + booking["length"] + late_halves // 2,
    )
    db.insert(
        "charges",
        booking_id=booking_id,
        kind="usage",
        amount=instrument["hourly_rate"] * booking["length"] + instrument["hourly_rate"] * late_halves // 2,
        raised_at=db.now,
        status="open",
    )
    return db.fetch(Booking, "bookings", booking_id)


def forfeit_booking(db: Database, booking_id: str) -> Booking:
    """Note that nobody came to a booking within 30 minutes of its start, and charge all of it.

    Args:
        booking_id: Id of the booking.
    """
    booking = db.fetch(Booking, "bookings", booking_id)
    if booking["status"] != "booked":
        raise Refused("The booking must be booked.")
    if db.now <= shift(booking["starts_at"], minutes=30):
        raise Refused("The researcher may still come.")
    if db.exists("SELECT 1 FROM charges WHERE booking_id = ?", booking_id):
        raise Refused("Another charge already has this booking.")
    instrument = db.fetch(Instrument, "instruments", booking["instrument_id"])
    db.update("bookings", booking_id, status="forfeited")
    db.insert(
        "charges",
        booking_id=booking_id,
        kind="no_show",
        amount=instrument["hourly_rate"] * booking["length"],
        raised_at=db.now,
        status="open",
    )
    return db.fetch(Booking, "bookings", booking_id)
