"""Tools about bookings."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Moment, Page, PageNumber, Refused, shift

from .rows import Booking, BookingStatus, CertificateKind, Member, Plan, Session


class BookingSummary(TypedDict):
    """A booking as a search lists it."""

    id: str
    session_name: str
    member_name: str
    session_starts_at: str
    status: BookingStatus


class BookingsBySessionCoachName(TypedDict):
    """Totals of bookings for one name."""

    session_coach_name: str
    bookings: int
    last_class: str | None


def find_bookings(
    db: Database,
    session_id: str | None = None,
    member_id: str | None = None,
    status: BookingStatus | None = None,
    coach_id: str | None = None,
    page: PageNumber = 1,
) -> Page[BookingSummary]:
    """Search bookings by class, member, status or coach.

    Args:
        session_id: Only bookings of the class with this id.
        member_id: Only bookings of the member with this id.
        status: Only bookings with this status.
        coach_id: Only bookings of the coach with this id.
        page: Page number, from 1.
    """
    return db.search(
        BookingSummary,
        """
        SELECT bookings.id, sessions.name AS session_name, members.name AS member_name, sessions.starts_at
            AS session_starts_at, bookings.status
        FROM bookings
        JOIN sessions ON sessions.id = bookings.session_id
        JOIN members ON members.id = bookings.member_id
        """,
        where={
            "bookings.session_id = ?": session_id,
            "bookings.member_id = ?": member_id,
            "bookings.status = ?": status,
            "sessions.coach_id = ?": coach_id,
        },
        order="sessions.starts_at, bookings.id",
        page=page,
    )


def report_bookings(
    db: Database,
    status: BookingStatus | None = None,
    kind: CertificateKind | None = None,
    session_starts_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[BookingsBySessionCoachName]:
    """Count the bookings by coach.

    Args:
        status: Only bookings with this status.
        kind: Only bookings of the class with this kind.
        session_starts_from: Only bookings of the class with a start time at or after this.
        page: Page number, from 1.
    """
    return db.search(
        BookingsBySessionCoachName,
        """
        SELECT coaches.name AS session_coach_name, COUNT(*) AS bookings, MAX(sessions.starts_at) AS
            last_class
        FROM bookings
        JOIN sessions ON sessions.id = bookings.session_id
        JOIN coaches ON coaches.id = sessions.coach_id
        """,
        where={
            "bookings.status = ?": status,
            "sessions.kind = ?": kind,
            "sessions.starts_at >= ?": session_starts_from,
        },
        group="coaches.name",
        order="coaches.name",
        page=page,
    )


def book_class(db: Database, session_id: str, member_id: str) -> Booking:
    """Book a paying member on a class within the plan and up to seven days ahead.

    Args:
        session_id: Id of the class.
        member_id: Id of the member.
    """
    session = db.fetch(Session, "sessions", session_id)
    member = db.fetch(Member, "members", member_id)
    if session["status"] != "planned" or session["starts_at"] <= db.now:
        raise Refused("The class is over or called off.")
    if session["starts_at"] > shift(db.now, days=7):
        raise Refused("Classes are booked seven days ahead at most.")
    if member["status"] != "active":
        raise Refused("The membership is paused or over.")
    if member["paid_until"] < db.today:
        raise Refused("The member has not paid.")
    if member["barred_until"] is not None and member["barred_until"] >= db.today:
        raise Refused("The member is barred after three strikes.")
    plan = db.fetch(Plan, "plans", member["plan_id"])
    if plan["off_peak"] and not session["off_peak"]:
        raise Refused("The plan is for off-peak classes only.")
    this_week = db.number(
        """
        SELECT COUNT(*) FROM bookings
        JOIN sessions ON sessions.id = bookings.session_id
        WHERE bookings.member_id = ?
            AND bookings.status = 'booked'
            AND sessions.starts_at >= ?
            AND sessions.starts_at <= ?
        """,
        member_id,
        db.now,
        shift(db.now, days=7),
    )
    if this_week >= plan["classes_a_week"]:
        raise Refused("The plan covers no further class in these seven days.")
    taken = db.number("SELECT COUNT(*) FROM bookings WHERE session_id = ? AND status = 'booked'", session_id)
    if taken >= session["places"]:
        raise Refused("The class is full.")
    if db.exists("SELECT 1 FROM bookings WHERE session_id = ? AND member_id = ?", session_id, member_id):
        raise Refused("Another booking already has this class and member.")
    booking_id = db.insert("bookings", session_id=session_id, member_id=member_id, status="booked", booked_at=db.now)
    return db.fetch(Booking, "bookings", booking_id)


def join_waiting_list(db: Database, session_id: str, member_id: str) -> Booking:
    """Put a paying member on the waiting list of a full class.

    Args:
        session_id: Id of the class.
        member_id: Id of the member.
    """
    session = db.fetch(Session, "sessions", session_id)
    member = db.fetch(Member, "members", member_id)
    if session["status"] != "planned" or session["starts_at"] <= db.now:
        raise Refused("The class is over or called off.")
    if (
        db.number("SELECT COUNT(*) FROM bookings WHERE session_id = ? AND status = 'booked'", session_id)
        < session["places"]
    ):
        raise Refused("The class still has places.")
    if member["status"] != "active" or member["paid_until"] < db.today:
        raise Refused("The member is not active or has not paid.")
    if db.number("SELECT COUNT(*) FROM bookings WHERE session_id = ? AND status = 'listed'", session_id) >= 4:
        raise Refused("The waiting list is full.")
    if db.exists("SELECT 1 FROM bookings WHERE session_id = ? AND member_id = ?", session_id, member_id):
        raise Refused("Another booking already has this class and member.")
    booking_id = db.insert("bookings", session_id=session_id, member_id=member_id, status="listed", booked_at=db.now)
    return db.fetch(Booking, "bookings", booking_id)


def move_up(db: Database, booking_id: str) -> Booking:
    """Give a free place to the member who has waited longest for the class.

    Args:
        booking_id: Id of the booking.
    """
    booking = db.fetch(Booking, "bookings", booking_id)
    if booking["status"] != "listed":
        raise Refused("The booking must be listed.")
    session = db.fetch(Session, "sessions", booking["session_id"])
    if session["status"] != "planned" or session["starts_at"] <= db.now:
        raise Refused("The class is over or called off.")
    if (
        db.number("SELECT COUNT(*) FROM bookings WHERE session_id = ? AND status = 'booked'", booking["session_id"])
        >= session["places"]
    ):
        raise Refused("The class is still full.")
    if db.exists(
        "SELECT 1 FROM bookings WHERE session_id = ? AND status = 'listed' AND booked_at < ?",
        booking["session_id"],
        booking["booked_at"],
    ):
        raise Refused("Somebody else has waited longer.")
    db.update("bookings", booking_id, status="booked")
    return db.fetch(Booking, "bookings", booking_id)


def cancel_booking(db: Database, booking_id: str) -> Booking:
    """Cancel a booking before the class; less than six hours ahead it costs a strike.

    Args:
        booking_id: Id of the booking.
    """
    booking = db.fetch(Booking, "bookings", booking_id)
    if booking["status"] not in ("booked", "listed"):
        raise Refused("The booking must be booked or listed.")
    session = db.fetch(Session, "sessions", booking["session_id"])
    if session["starts_at"] <= db.now:
        raise Refused("The class has begun.")
    late = booking["status"] == "booked" and session["starts_at"] < shift(db.now, hours=6)
    db.update("bookings", booking_id, status="cancelled")
    if late:
        member = db.fetch(Member, "members", booking["member_id"])
        db.update("members", booking["member_id"], strikes=member["strikes"] + 1)
    return db.fetch(Booking, "bookings", booking_id)


def note_attendance(db: Database, booking_id: str) -> Booking:
    """Note that a member came to a class, from a quarter of an hour before it until its end.

    Args:
        booking_id: Id of the booking.
    """
    booking = db.fetch(Booking, "bookings", booking_id)
    if booking["status"] != "booked":
        raise Refused("The booking must be booked.")
    session = db.fetch(Session, "sessions", booking["session_id"])
    if session["starts_at"] > shift(db.now, minutes=15):
        raise Refused("It is too early for this class.")
    if session["status"] != "planned":
        raise Refused("The class is closed or called off.")
    member = db.fetch(Member, "members", booking["member_id"])
    if member["paid_until"] < db.today:
        raise Refused("The member has not paid.")
    db.update("bookings", booking_id, status="attended")
    return db.fetch(Booking, "bookings", booking_id)
