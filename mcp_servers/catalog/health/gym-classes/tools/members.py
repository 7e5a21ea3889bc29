"""Tools about members."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, between, shift

from .rows import Booking, Host, Member, MemberStatus, Plan


class MemberSummary(TypedDict):
    """A member as a search lists it."""

    id: str
    name: str
    number: str
    plan_name: str
    strikes: int
    paid_until: str
    status: MemberStatus


class MemberDetails(Member):
    """A member in full."""

    plan_name: str
    plan_classes_a_week: int
    classes_booked: int
    classes_attended: int
    next_class: str | None


def find_members(
    db: Database,
    name: str | None = None,
    number: str | None = None,
    email: str | None = None,
    plan_id: str | None = None,
    status: MemberStatus | None = None,
    min_strikes: int | None = None,
    paid_until_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[MemberSummary]:
    """Search members by name, member number, email, plan, status, strikes or paid until.

    Args:
        name: Only members whose name contains this text.
        number: Only members with this member number.
        email: Only members with this email.
        plan_id: Only members of the plan with this id.
        status: Only members with this status.
        min_strikes: Only members with a strikes of at least this.
        paid_until_until: Only members with a paid until at or before this.
        page: Page number, from 1.
    """
    return db.search(
        MemberSummary,
        """
        SELECT members.id, members.name, members.number, plans.name AS plan_name, members.strikes,
            members.paid_until, members.status
        FROM members
        JOIN plans ON plans.id = members.plan_id
        """,
        where={
            "instr(lower(members.name), lower(?)) > 0": name,
            "members.number = ?": number,
            "members.email = ?": email,
            "members.plan_id = ?": plan_id,
            "members.status = ?": status,
            "members.strikes >= ?": min_strikes,
            "members.paid_until <= ?": paid_until_until,
        },
        order="members.name, members.id",
        page=page,
    )


def get_member(db: Database, member_id: str) -> MemberDetails:
    """Show a member with the classes booked for the next seven days and those attended in the last 30 days.

    Args:
        member_id: Id of the member.
    """
    member = db.fetch(Member, "members", member_id)
    classes_booked = db.number(
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
    classes_attended = db.number(
        """
        SELECT COUNT(*) FROM bookings
        JOIN sessions ON sessions.id = bookings.session_id
        WHERE bookings.member_id = ? AND bookings.status = 'attended' AND sessions.starts_at >= ?
        """,
        member_id,
        shift(db.now, days=-30),
    )
    next_class: str | None = db.value(
        """
        SELECT MIN(sessions.starts_at) FROM bookings
        JOIN sessions ON sessions.id = bookings.session_id
        WHERE bookings.member_id = ? AND bookings.status = 'booked' AND sessions.starts_at >= ?
        """,
        member_id,
        db.now,
    )
    plan = db.fetch(Plan, "plans", member["plan_id"])
    return {
        **member,
        "plan_name": plan["name"],
        "plan_classes_a_week": plan["classes_a_week"],
        "classes_booked": classes_booked,
        "classes_attended": classes_attended,
        "next_class": next_class,
    }


def bar_member(db: Database, member_id: str) -> Member:
    """Bar a member with three strikes for two weeks; the bookings to come are cancelled.

    Args:
        member_id: Id of the member.
    """
    member = db.fetch(Member, "members", member_id)
    if member["strikes"] < 3:
        raise Refused("The member has fewer than three strikes.")
    if member["barred_until"] is not None and member["barred_until"] >= db.today:
        raise Refused("The member is barred already.")
    db.update("members", member_id, barred_until=shift(db.today, days=14))
    for booking in db.all(
        Booking,
        """
        SELECT bookings.* FROM bookings
        JOIN sessions ON sessions.id = bookings.session_id
        WHERE bookings.member_id = ? AND bookings.status IN ('booked', 'listed') AND sessions.starts_at > ?
        ORDER BY bookings.id
        """,
        member_id,
        db.now,
    ):
        db.update("bookings", booking["id"], status="cancelled")
    return db.fetch(Member, "members", member_id)


def forgive_strikes(db: Database, member_id: str, number_of_strikes: Annotated[int, between(1, 3)]) -> Member:
    """Forgive a member who is not barred some strikes, as many as you may.

    Args:
        member_id: Id of the member.
        number_of_strikes: Number of strikes.
    """
    member = db.fetch(Member, "members", member_id)
    account = db.fetch(Host, "hosts", db.account)
    if number_of_strikes > account["pardons"]:
        raise Refused("You may not forgive so many strikes.")
    if number_of_strikes > member["strikes"]:
        raise Refused("The member has fewer strikes.")
    if member["barred_until"] is not None and member["barred_until"] >= db.today:
        raise Refused("The member is barred.")
    db.update("members", member_id, strikes=member["strikes"] - number_of_strikes)
    return db.fetch(Member, "members", member_id)


def take_payment(db: Database, member_id: str) -> Member:
    """Take the monthly price of a member's plan, which counts from the day up to which was paid.

    Args:
        member_id: Id of the member.
    """
    member = db.fetch(Member, "members", member_id)
    if member["status"] == "left":
        raise Refused("The member has left.")
    if member["paid_until"] >= shift(db.today, days=14):
        raise Refused("The member has paid for two weeks ahead.")
    db.update("members", member_id, paid_until=shift(max(member["paid_until"], db.today), days=30))
    return db.fetch(Member, "members", member_id)


def pause_member(db: Database, member_id: str) -> Member:
    """Pause a membership that is paid up and has nothing booked.

    Args:
        member_id: Id of the member.
    """
    member = db.fetch(Member, "members", member_id)
    if member["status"] != "active":
        raise Refused("The member must be active.")
    if member["paid_until"] < db.today:
        raise Refused("The member has not paid.")
    if db.exists(
        """
        SELECT 1 FROM bookings
        JOIN sessions ON sessions.id = bookings.session_id
        WHERE bookings.member_id = ? AND bookings.status IN ('booked', 'listed') AND sessions.starts_at > ?
        """,
        member_id,
        db.now,
    ):
        raise Refused("The member has bookings to come.")
    db.update("members", member_id, status="paused")
    return db.fetch(Member, "members", member_id)
