"""Tools about sessions."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Moment, Page, PageNumber, Refused, shift

from .rows import Booking, Coach, Member, Session, SessionKind, SessionRoom, SessionStatus


class SessionSummary(TypedDict):
    """A class as a search lists it."""

    id: str
    name: str
    coach_name: str
    room: SessionRoom
    starts_at: str
    places: int
    status: SessionStatus


class SessionDetails(Session):
    """A class in full."""

    coach_name: str
    places_taken: int
    places_left: int
    waiting: int


def find_classes(
    db: Database,
    name: str | None = None,
    kind: SessionKind | None = None,
    coach_id: str | None = None,
    room: SessionRoom | None = None,
    status: SessionStatus | None = None,
    starts_from: Moment | None = None,
    starts_on: Day | None = None,
    page: PageNumber = 1,
) -> Page[SessionSummary]:
    """Search sessions by name, kind, coach, room, status or start time.

    Args:
        name: Only sessions whose name contains this text.
        kind: Only sessions with this kind.
        coach_id: Only sessions of the coach with this id.
        room: Only sessions with this room.
        status: Only sessions with this status.
        starts_from: Only sessions with a start time at or after this.
        starts_on: Only sessions with a start time on this day.
        page: Page number, from 1.
    """
    return db.search(
        SessionSummary,
        """
        SELECT sessions.id, sessions.name, coaches.name AS coach_name, sessions.room, sessions.starts_at,
            sessions.places, sessions.status
        FROM sessions
        JOIN coaches ON coaches.id = sessions.coach_id
        """,
        where={
            "instr(lower(sessions.name), lower(?)) > 0": name,
            "sessions.kind = ?": kind,
            "sessions.coach_id = ?": coach_id,
            "sessions.room = ?": room,
            "sessions.status = ?": status,
            "sessions.starts_at >= ?": starts_from,
            "date(sessions.starts_at) = ?": starts_on,
        },
        order="sessions.starts_at, sessions.id",
        page=page,
    )


def get_class(db: Database, session_id: str) -> SessionDetails:
    """Show a class with its bookings, the places left and the members on the waiting list.

    Args:
        session_id: Id of the class.
    """
    session = db.fetch(Session, "sessions", session_id)
    places_taken = db.number(
        """
        SELECT COUNT(*) FROM bookings
        WHERE session_id = ? AND status IN ('booked', 'attended')
        """,
        session_id,
    )
    places_left = max(
        0,
        session["places"]
        - db.number(
            """
        SELECT COUNT(*) FROM bookings
        WHERE session_id = ? AND status IN ('booked', 'attended')
        """,
            session_id,
        ),
    )
    waiting = db.number("SELECT COUNT(*) FROM bookings WHERE session_id = ? AND status = 'listed'", session_id)
    coach = db.fetch(Coach, "coaches", session["coach_id"])
    return {
        **session,
        "coach_name": coach["name"],
        "places_taken": places_taken,
        "places_left": places_left,
        "waiting": waiting,
    }


def close_class(db: Database, session_id: str) -> Session:
    """Close a class after its end; whoever did not come gets a strike.

    Args:
        session_id: Id of the class.
    """
    session = db.fetch(Session, "sessions", session_id)
    if session["status"] != "planned":
        raise Refused("The class must be planned.")
    if session["ends_at"] > db.now:
        raise Refused("The class is not over.")
    db.update("sessions", session_id, status="held")
    for member in db.all(
        Member,
        """
        SELECT members.* FROM members
        WHERE EXISTS (SELECT 1 FROM bookings
                WHERE bookings.member_id = members.id
                    AND bookings.session_id = ?
                    AND bookings.status = 'booked')
        ORDER BY members.id
        """,
        session_id,
    ):
        db.update("members", member["id"], strikes=member["strikes"] + 1)
    for booking in db.all(
        Booking, "SELECT * FROM bookings WHERE session_id = ? AND status = 'booked' ORDER BY id", session_id
    ):
        db.update("bookings", booking["id"], status="missed")
    for booking in db.all(
        Booking, "SELECT * FROM bookings WHERE session_id = ? AND status = 'listed' ORDER BY id", session_id
    ):
        db.update("bookings", booking["id"], status="cancelled")
    return db.fetch(Session, "sessions", session_id)


def call_off_class(db: Database, session_id: str) -> Session:
    """Call a class off that has fewer than four guests or whose coach is ill; nobody gets a strike.

    Args:
        session_id: Id of the class.
    """
    session = db.fetch(Session, "sessions", session_id)
    if session["status"] != "planned":
        raise Refused("The class must be planned.")
    if session["starts_at"] <= db.now:
        raise Refused("The class has begun.")
    coach = db.fetch(Coach, "coaches", session["coach_id"])
    if coach["status"] != "ill" and (
        session["starts_at"] > shift(db.now, days=2)
        or db.number("SELECT COUNT(*) FROM bookings WHERE session_id = ? AND status = 'booked'", session_id) >= 4
    ):
        raise Refused("The coach is well, and the class has guests enough or lies far ahead.")
    db.update("sessions", session_id, status="called_off")
    for booking in db.all(
        Booking,
        """
        SELECT * FROM bookings
        WHERE session_id = ? AND status IN ('booked', 'listed')
        ORDER BY id
        """,
        session_id,
    ):
        db.update("bookings", booking["id"], status="cancelled")
    return db.fetch(Session, "sessions", session_id)


def change_coach(db: Database, session_id: str, coach_id: str) -> Session:
    """Give a coming class to another coach with a valid certificate who is free then.

    Args:
        session_id: Id of the class.
        coach_id: Id of the coach.
    """
    session = db.fetch(Session, "sessions", session_id)
    coach = db.fetch(Coach, "coaches", coach_id)
    if session["status"] != "planned" or session["starts_at"] <= db.now:
        raise Refused("The class is over or called off.")
    if coach_id == session["coach_id"]:
        raise Refused("The coach has this class already.")
    if coach["status"] != "working":
        raise Refused("The coach is ill.")
    if not db.exists(
        "SELECT 1 FROM certificates WHERE coach_id = ? AND kind = ? AND valid_until >= ?",
        coach_id,
        session["kind"],
        session["starts_at"][:10],
    ):
        raise Refused("The coach has no valid certificate for this kind of class.")
    if db.exists(
        """
        SELECT 1 FROM sessions
        WHERE id != ? AND coach_id = ? AND status = 'planned' AND starts_at < ? AND ends_at > ?
        """,
        session_id,
        coach_id,
        session["ends_at"],
        session["starts_at"],
    ):
        raise Refused("The coach has another class at that time.")
    db.update("sessions", session_id, coach_id=coach_id)
    return db.fetch(Session, "sessions", session_id)
