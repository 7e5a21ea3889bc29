"""Tools about members."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, shift

from .rows import Booking, Member, MemberStatus


class MemberSummary(TypedDict):
    """A member as a search lists it."""

    id: str
    name: str
    number: str
    licence_seen_on: str
    status: MemberStatus


class MemberDetails(Member):
    """A member in full."""

    unpaid: int
    coming_bookings: int
    late_returns: int


def find_members(
    db: Database,
    name: str | None = None,
    number: str | None = None,
    email: str | None = None,
    status: MemberStatus | None = None,
    page: PageNumber = 1,
) -> Page[MemberSummary]:
    """Search members by name, member number, email or status.

    Args:
        name: Only members whose name contains this text.
        number: Only members with this member number.
        email: Only members with this email.
        status: Only members with this status.
        page: Page number, from 1.
    """
    return db.search(
        MemberSummary,
        "SELECT id, name, number, licence_seen_on, status FROM members",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "number = ?": number,
            "email = ?": email,
            "status = ?": status,
        },
        order="name, id",
        page=page,
    )


def get_member(db: Database, member_id: str) -> MemberDetails:
    """Show a member with the amount unpaid, the bookings to come and the late returns of the last 90 days.

    Args:
        member_id: Id of the member.
    """
    member = db.fetch(Member, "members", member_id)
    unpaid = db.number("SELECT SUM(amount + late_fee) FROM invoices WHERE member_id = ? AND status = 'open'", member_id)
    coming_bookings = db.number(
        """
        SELECT COUNT(*) FROM bookings
        WHERE member_id = ? AND status = 'booked' AND starts_at >= ?
        """,
        member_id,
        db.now,
    )
    late_returns = db.number(
        """
        SELECT COUNT(*) FROM invoices
        WHERE member_id = ? AND late_fee > 0 AND issued_on >= ?
        """,
        member_id,
        shift(db.today, days=-90),
    )
    return {**member, "unpaid": unpaid, "coming_bookings": coming_bookings, "late_returns": late_returns}


def check_licence(db: Database, member_id: str) -> Member:
    """Note that a member has shown the driving licence today.

    Args:
        member_id: Id of the member.
    """
    member = db.fetch(Member, "members", member_id)
    if member["status"] == "left":
        raise Refused("The member has left the club.")
    if member["licence_seen_on"] >= shift(db.today, days=-90):
        raise Refused("The licence was seen in the last 90 days.")
    db.update("members", member_id, licence_seen_on=db.today)
    return db.fetch(Member, "members", member_id)


def suspend_member(db: Database, member_id: str) -> Member:
    """Suspend a member who has been owing for a fortnight and is not driving; the bookings to come are cancelled.

    Args:
        member_id: Id of the member.
    """
    member = db.fetch(Member, "members", member_id)
    if member["status"] != "active":
        raise Refused("The member must be active.")
    if not db.exists(
        "SELECT 1 FROM invoices WHERE member_id = ? AND status = 'open' AND issued_on <= ?",
        member_id,
        shift(db.today, days=-14),
    ):
        raise Refused("The member has nothing unpaid for a fortnight.")
    if db.exists("SELECT 1 FROM bookings WHERE member_id = ? AND status = 'driving'", member_id):
        raise Refused("The member is on the road.")
    db.update("members", member_id, status="suspended")
    for booking in db.all(
        Booking, "SELECT * FROM bookings WHERE member_id = ? AND status = 'booked' ORDER BY id", member_id
    ):
        db.update("bookings", booking["id"], status="cancelled")
    return db.fetch(Member, "members", member_id)
