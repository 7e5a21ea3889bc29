"""Tools about bookings."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Moment, Page, PageNumber, Refused, Text, between, days_between, shift

from .rows import Booking, BookingStatus, DiningTable, Guest, Room, Waiting


class BookingSummary(TypedDict):
    """A booking as a search lists it."""

    id: str
    starts_at: str
    dining_table_number: str
    guest_name: str
    party: int
    status: BookingStatus


class BookingsByDiningTableRoomName(TypedDict):
    """Totals of bookings for one name."""

    dining_table_room_name: str
    bookings: int
    people: int
    largest_party: int | None


def find_bookings(
    db: Database,
    starts_on: Day | None = None,
    starts_from: Moment | None = None,
    dining_table_id: str | None = None,
    room_id: str | None = None,
    guest_id: str | None = None,
    status: BookingStatus | None = None,
    min_party: int | None = None,
    page: PageNumber = 1,
) -> Page[BookingSummary]:
    """Search bookings by start, table, room, guest, status or number of people.

    Args:
        starts_on: Only bookings with a start on this day.
        starts_from: Only bookings with a start at or after this.
        dining_table_id: Only bookings of the table with this id.
        room_id: Only bookings of the room with this id.
        guest_id: Only bookings of the guest with this id.
        status: Only bookings with this status.
        min_party: Only bookings with a number of people of at least this.
        page: Page number, from 1.
    """
    return db.search(
        BookingSummary,
        """
        SELECT bookings.id, bookings.starts_at, dining_tables.number AS dining_table_number, guests.name AS
            guest_name, bookings.party, bookings.status
        FROM bookings
        JOIN dining_tables ON dining_tables.id = bookings.dining_table_id
        JOIN guests ON guests.id = bookings.guest_id
        """,
        where={
            "date(bookings.starts_at) = ?": starts_on,
            "bookings.starts_at >= ?": starts_from,
            "bookings.dining_table_id = ?": dining_table_id,
            "dining_tables.room_id = ?": room_id,
            "bookings.guest_id = ?": guest_id,
            "bookings.status = ?": status,
            "bookings.party >= ?": min_party,
        },
        order="bookings.starts_at, bookings.id",
        page=page,
    )


def report_covers(
    db: Database,
    starts_on: Day | None = None,
    starts_from: Moment | None = None,
    starts_until: Moment | None = None,
    status: BookingStatus | None = None,
    page: PageNumber = 1,
) -> Page[BookingsByDiningTableRoomName]:
    """Count bookings and people by room.

    Args:
        starts_on: Only bookings with a start on this day.
        starts_from: Only bookings with a start at or after this.
        starts_until: Only bookings with a start at or before this.
        status: Only bookings with this status.
        page: Page number, from 1.
    """
    return db.search(
        BookingsByDiningTableRoomName,
        """
        SELECT rooms.name AS dining_table_room_name, COUNT(*) AS bookings, COALESCE(SUM(bookings.party), 0)
            AS people, MAX(bookings.party) AS largest_party
        FROM bookings
        JOIN dining_tables ON dining_tables.id = bookings.dining_table_id
        JOIN rooms ON rooms.id = dining_tables.room_id
        """,
        where={
            "date(bookings.starts_at) = ?": starts_on,
            "bookings.starts_at >= ?": starts_from,
            "bookings.starts_at <= ?": starts_until,
            "bookings.status = ?": status,
        },
        group="rooms.name",
        order="rooms.name",
        page=page,
    )


def book_table(
    db: Database,
    guest_id: str,
    dining_table_id: str,
    party: Annotated[int, between(1, 10)],
    starts_at: Moment,
    occasion: Text | None = None,
) -> Booking:
    """Book a table that fits the party and is free for its whole stay.

    Args:
        guest_id: Id of the guest.
        dining_table_id: Id of the table.
        party: Number of people.
        starts_at: Start of the booking.
        occasion: Occasion of the booking.
    """
    guest = db.fetch(Guest, "guests", guest_id)
    dining_table = db.fetch(DiningTable, "dining_tables", dining_table_id)
    if guest["status"] != "welcome":
        raise Refused("The guest is banned.")
    if db.exists(
        """
        SELECT 1 FROM fees
        JOIN bookings ON bookings.id = fees.booking_id
        WHERE bookings.guest_id = ? AND fees.status = 'due'
        """,
        guest_id,
    ):
        raise Refused("The guest still owes a fee.")
    if not dining_table["in_use"]:
        raise Refused("The table is out of use.")
    room = db.fetch(Room, "rooms", dining_table["room_id"])
    if room["status"] != "open":
        raise Refused("The room is closed.")
    if party > dining_table["seats"]:
        raise Refused("The table is too small for the party.")
    if party < dining_table["least_party"]:
        raise Refused("The table is too large for the party.")
    if starts_at < shift(db.now, hours=1):
        raise Refused("A booking is made at least an hour ahead.")
    if days_between(db.today, starts_at) > 45:
        raise Refused("A booking is made at most 45 days ahead.")
    if (
        db.number(
            """
        SELECT COUNT(*) FROM bookings
        WHERE guest_id = ? AND status = 'booked' AND date(starts_at) = ?
        """,
            guest_id,
            starts_at[:10],
        )
        != 0
    ):
        raise Refused("The guest already has a booking that day.")
    stay = 180 if party >= 6 else 120
    if db.exists(
        """
        SELECT 1 FROM bookings
        WHERE dining_table_id = ?
            AND status IN ('booked', 'seated')
            AND starts_at < ?
            AND strftime('%Y-%m-%dT%H:%M', ends_at, '+15 minutes') > ?
        """,
        dining_table_id,
        shift(starts_at, minutes=stay + 15),
        starts_at,
    ):
        raise Refused("The table is taken at that time.")
    booking_id = db.insert(
        "bookings",
        guest_id=guest_id,
        party=party,
        dining_table_id=dining_table_id,
        starts_at=starts_at,
        occasion=occasion,
        ends_at=shift(starts_at, minutes=stay),
        status="booked",
        booked_at=db.now,
    )
    return db.fetch(Booking, "bookings", booking_id)


def move_booking(db: Database, booking_id: str, dining_table_id: str) -> Booking:
    """Move a booking to another table at the same time.

    Args:
        booking_id: Id of the booking.
        dining_table_id: Id of the table.
    """
    booking = db.fetch(Booking, "bookings", booking_id)
    dining_table = db.fetch(DiningTable, "dining_tables", dining_table_id)
    if booking["status"] != "booked":
        raise Refused("Only a booking that has not begun can be moved.")
    if dining_table_id == booking["dining_table_id"]:
        raise Refused("The booking is already at this table.")
    if not dining_table["in_use"]:
        raise Refused("The table is out of use.")
    room = db.fetch(Room, "rooms", dining_table["room_id"])
    if room["status"] != "open":
        raise Refused("The room is closed.")
    if booking["party"] > dining_table["seats"]:
        raise Refused("The table is too small for the party.")
    if db.exists(
        """
        SELECT 1 FROM bookings
        WHERE dining_table_id = ?
            AND status IN ('booked', 'seated')
            AND starts_at < ?
            AND strftime('%Y-%m-%dT%H:%M', ends_at, '+15 minutes') > ?
        """,
        dining_table_id,
        shift(booking["ends_at"], minutes=15),
        booking["starts_at"],
    ):
        raise Refused("The table is taken at that time.")
    db.update("bookings", booking_id, dining_table_id=dining_table_id)
    return db.fetch(Booking, "bookings", booking_id)


def change_party(db: Database, booking_id: str, party: Annotated[int, between(1, 10)]) -> Booking:
    """Change the number of people of a booking, until two hours before it starts.

    Args:
        booking_id: Id of the booking.
        party: Number of people.
    """
    booking = db.fetch(Booking, "bookings", booking_id)
    if booking["status"] != "booked":
        raise Refused("Only a booking that has not begun can be changed.")
    if db.now > shift(booking["starts_at"], hours=-2):
        raise Refused("A party can be changed until two hours before the start.")
    if party == booking["party"]:
        raise Refused("The booking is already for that many people.")
    dining_table = db.fetch(DiningTable, "dining_tables", booking["dining_table_id"])
    if party > dining_table["seats"]:
        raise Refused("The table is too small for the party.")
    if party >= 6 and booking["party"] < 6:
        raise Refused("A party of six or more needs a booking of its own.")
    db.update("bookings", booking_id, party=party)
    return db.fetch(Booking, "bookings", booking_id)


def seat_booking(db: Database, booking_id: str) -> Booking:
    """Seat a party, from 20 minutes before the start until 45 minutes after it.

    Args:
        booking_id: Id of the booking.
    """
    booking = db.fetch(Booking, "bookings", booking_id)
    if booking["status"] != "booked":
        raise Refused("The booking must be booked.")
    if db.now < shift(booking["starts_at"], minutes=-20):
        raise Refused("It is too early to seat this party.")
    if db.now > shift(booking["starts_at"], minutes=45):
        raise Refused("The table has been given away.")
    if db.exists("SELECT 1 FROM bookings WHERE dining_table_id = ? AND status = 'seated'", booking["dining_table_id"]):
        raise Refused("The party before is still at the table.")
    db.update("bookings", booking_id, status="seated")
    return db.fetch(Booking, "bookings", booking_id)


def finish_booking(db: Database, booking_id: str) -> Booking:
    """Note that a party has left; its table is free again.

    Args:
        booking_id: Id of the booking.
    """
    booking = db.fetch(Booking, "bookings", booking_id)
    if booking["status"] != "seated":
        raise Refused("The booking must be seated.")
    db.update(
        "bookings",
        booking_id,
        status="finished",
        ends_at=max(shift(booking["starts_at"], minutes=1), min(db.now, booking["ends_at"])),
    )
    return db.fetch(Booking, "bookings", booking_id)


def cancel_booking(db: Database, booking_id: str) -> Booking:
    """Cancel a booking that has not started; a late cancellation of a large party costs a fee.

    Args:
        booking_id: Id of the booking.
    """
    booking = db.fetch(Booking, "bookings", booking_id)
    if booking["status"] != "booked":
        raise Refused("The booking must be booked.")
    if db.now >= booking["starts_at"]:
        raise Refused("The booking has already started.")
    if db.exists("SELECT 1 FROM fees WHERE booking_id = ?", booking_id):
        raise Refused("The booking has been charged already.")
    guest = db.fetch(Guest, "guests", booking["guest_id"])
    db.update("bookings", booking_id, status="cancelled")
    if booking["party"] >= 6 and db.now > shift(booking["starts_at"], hours=-24) and not guest["regular"]:
        db.insert(
            "fees",
            booking_id=booking_id,
            reason="late_cancellation",
            amount=1500 * booking["party"],
            status="due",
            charged_at=db.now,
        )
    return db.fetch(Booking, "bookings", booking_id)


def mark_no_show(db: Database, booking_id: str) -> Booking:
    """Note that a party did not come within 45 minutes of the start; it is charged for every head.

    Args:
        booking_id: Id of the booking.
    """
    booking = db.fetch(Booking, "bookings", booking_id)
    if booking["status"] != "booked":
        raise Refused("The booking must be booked.")
    if db.now <= shift(booking["starts_at"], minutes=45):
        raise Refused("The party still has time to come.")
    if db.exists("SELECT 1 FROM fees WHERE booking_id = ?", booking_id):
        raise Refused("The booking has been charged already.")
    db.update("bookings", booking_id, status="no_show")
    db.insert(
        "fees", booking_id=booking_id, reason="no_show", amount=2000 * booking["party"], status="due", charged_at=db.now
    )
    return db.fetch(Booking, "bookings", booking_id)


def serve_waiting(db: Database, waiting_id: str, dining_table_id: str, starts_at: Moment) -> Booking:
    """Give a guest on the waiting list a table on the day they want.

    Args:
        waiting_id: Id of the place on the waiting list.
        dining_table_id: Id of the table.
        starts_at: Start of the booking.
    """
    waiting = db.fetch(Waiting, "waiting_list", waiting_id)
    dining_table = db.fetch(DiningTable, "dining_tables", dining_table_id)
    if waiting["status"] != "waiting":
        raise Refused("The guest is not waiting any more.")
    if starts_at[:10] != waiting["wanted_on"]:
        raise Refused("The guest wants another day.")
    if starts_at <= db.now:
        raise Refused("The start must be in the future.")
    room = db.fetch(Room, "rooms", dining_table["room_id"])
    if not dining_table["in_use"] or room["status"] != "open":
        raise Refused("The table is out of use.")
    party = waiting["party"]
    if party > dining_table["seats"]:
        raise Refused("The table is too small for the party.")
    stay = 180 if party >= 6 else 120
    if db.exists(
        """
        SELECT 1 FROM bookings
        WHERE dining_table_id = ?
            AND status IN ('booked', 'seated')
            AND starts_at < ?
            AND strftime('%Y-%m-%dT%H:%M', ends_at, '+15 minutes') > ?
        """,
        dining_table_id,
        shift(starts_at, minutes=stay + 15),
        starts_at,
    ):
        raise Refused("The table is taken at that time.")
    booking_id = db.insert(
        "bookings",
        dining_table_id=dining_table_id,
        starts_at=starts_at,
        guest_id=waiting["guest_id"],
        party=party,
        ends_at=shift(starts_at, minutes=stay),
        status="booked",
        booked_at=db.now,
    )
    db.update("waiting_list", waiting_id, status="served")
    return db.fetch(Booking, "bookings", booking_id)
