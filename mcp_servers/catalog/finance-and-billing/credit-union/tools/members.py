"""Tools about members."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, shift

from .rows import Member, MemberStatus


class MemberSummary(TypedDict):
    """A member as a search lists it."""

    id: str
    name: str
    number: str
    savings: int
    status: MemberStatus


class MemberDetails(Member):
    """A member in full."""

    debt: int
    amount_pledged: int
    borrowing_room: int


def find_members(
    db: Database,
    name: str | None = None,
    number: str | None = None,
    email: str | None = None,
    status: MemberStatus | None = None,
    min_savings: int | None = None,
    joined_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[MemberSummary]:
    """Search members by name, member number, email, status, savings or joined on.

    Args:
        name: Only members whose name contains this text.
        number: Only members with this member number.
        email: Only members with this email.
        status: Only members with this status.
        min_savings: Only members with a savings of at least this.
        joined_from: Only members with a joined on at or after this.
        page: Page number, from 1.
    """
    return db.search(
        MemberSummary,
        "SELECT id, name, number, savings, status FROM members",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "number = ?": number,
            "email = ?": email,
            "status = ?": status,
            "savings >= ?": min_savings,
            "joined_on >= ?": joined_from,
        },
        order="name, id",
        page=page,
    )


def get_member(db: Database, member_id: str) -> MemberDetails:
    """Show a member with their debt, the savings they pledged for others and what they could still borrow.

    Args:
        member_id: Id of the member.
    """
    member = db.fetch(Member, "members", member_id)
    debt = db.number(
        """
        SELECT SUM(balance) FROM loans
        WHERE member_id = ? AND status IN ('approved', 'running', 'defaulted')
        """,
        member_id,
    )
    amount_pledged = db.number(
        "SELECT SUM(amount) FROM guarantees WHERE guarantor_id = ? AND status = 'pledged'", member_id
    )
    borrowing_room = max(0, member["savings"] * 3 - debt)
    return {**member, "debt": debt, "amount_pledged": amount_pledged, "borrowing_room": borrowing_room}


def freeze_member(db: Database, member_id: str) -> Member:
    """Freeze the savings of a member with an instalment more than 15 days overdue.

    Args:
        member_id: Id of the member.
    """
    member = db.fetch(Member, "members", member_id)
    if member["status"] != "active":
        raise Refused("The member must be active.")
    if not db.exists(
        """
        SELECT 1 FROM instalments
        JOIN loans ON loans.id = instalments.loan_id
        WHERE loans.member_id = ? AND instalments.status = 'due' AND instalments.due_on < ?
        """,
        member_id,
        shift(db.today, days=-15),
    ):
        raise Refused("No instalment of this member is so long overdue.")
    db.update("members", member_id, status="frozen")
    return db.fetch(Member, "members", member_id)


def leave_union(db: Database, member_id: str) -> Member:
    """Let a member leave who owes nothing and guarantees nothing; the savings are paid out.

    Args:
        member_id: Id of the member.
    """
    member = db.fetch(Member, "members", member_id)
    if member["status"] != "active":
        raise Refused("The member must be active.")
    if db.exists(
        """
        SELECT 1 FROM loans
        WHERE member_id = ? AND status IN ('applied', 'approved', 'running', 'defaulted')
        """,
        member_id,
    ):
        raise Refused("The member still has a loan or an application.")
    if db.exists("SELECT 1 FROM guarantees WHERE guarantor_id = ? AND status = 'pledged'", member_id):
        raise Refused("The member has pledged savings for somebody.")
    if member["joined_on"] > shift(db.today, days=-30):
        raise Refused("A membership lasts 30 days at least.")
    db.update("members", member_id, status="left", savings=0)
    if member["savings"] >= 100:
        db.insert("movements", member_id=member_id, kind="withdrawal", amount=member["savings"], booked_on=db.today)
    return db.fetch(Member, "members", member_id)
