"""Tools about movements."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, between, shift

from .rows import Member, Movement, MovementKind


class MovementSummary(TypedDict):
    """A savings movement as a search lists it."""

    id: str
    member_name: str
    kind: MovementKind
    amount: int
    booked_on: str


def find_movements(
    db: Database,
    member_id: str | None = None,
    kind: MovementKind | None = None,
    booked_from: Day | None = None,
    min_amount: int | None = None,
    page: PageNumber = 1,
) -> Page[MovementSummary]:
    """Search movements by member, kind, booking date or amount.

    Args:
        member_id: Only movements of the member with this id.
        kind: Only movements with this kind.
        booked_from: Only movements with a booking date at or after this.
        min_amount: Only movements with an amount of at least this.
        page: Page number, from 1.
    """
    return db.search(
        MovementSummary,
        """
        SELECT movements.id, members.name AS member_name, movements.kind, movements.amount,
            movements.booked_on
        FROM movements
        JOIN members ON members.id = movements.member_id
        """,
        where={
            "movements.member_id = ?": member_id,
            "movements.kind = ?": kind,
            "movements.booked_on >= ?": booked_from,
            "movements.amount >= ?": min_amount,
        },
        order="movements.booked_on DESC, movements.id",
        page=page,
    )


def pay_in(db: Database, member_id: str, amount: Annotated[int, between(100, 500000)]) -> Movement:
    """Pay money into a member's savings, at most 300000 cents in any 30 days.

    Args:
        member_id: Id of the member.
        amount: Amount of the savings movement, in minor units.
    """
    member = db.fetch(Member, "members", member_id)
    if member["status"] == "left":
        raise Refused("The member has left.")
    if (
        db.number(
            """
        SELECT SUM(amount) FROM movements
        WHERE member_id = ? AND kind = 'deposit' AND booked_on > ?
        """,
            member_id,
            shift(db.today, days=-30),
        )
        + amount
        > 300000
    ):
        raise Refused("So much in 30 days must be reported first.")
    if member["savings"] + amount > 2000000:
        raise Refused("Savings are limited to 2000000 cents.")
    movement_id = db.insert("movements", member_id=member_id, amount=amount, kind="deposit", booked_on=db.today)
    db.update("members", member_id, savings=member["savings"] + amount)
    return db.fetch(Movement, "movements", movement_id)


def pay_out(db: Database, member_id: str, amount: Annotated[int, between(100, 500000)]) -> Movement:
    """Pay out savings that are neither pledged nor needed for the member's own debt.

    Args:
        member_id: Id of the member.
        amount: Amount of the savings movement, in minor units.
    """
    member = db.fetch(Member, "members", member_id)
    if member["status"] != "active":
        raise Refused("The member's savings are frozen or paid out.")
    if amount > member["savings"]:
        raise Refused("The member has not saved so much.")
    amount_pledged = db.number(
        "SELECT SUM(amount) FROM guarantees WHERE guarantor_id = ? AND status = 'pledged'", member_id
    )
    if amount > member["savings"] - amount_pledged:
        raise Refused("These savings are pledged for somebody's loan.")
    debt = db.number(
        """
        SELECT SUM(balance) FROM loans
        WHERE member_id = ? AND status IN ('approved', 'running', 'defaulted')
        """,
        member_id,
    )
    if (member["savings"] - amount_pledged - amount) * 3 < debt:
        raise Refused("The member's own debt rests on these savings.")
    if db.exists(
        """
        SELECT 1 FROM movements
        WHERE member_id = ? AND kind = 'withdrawal' AND booked_on = ?
        """,
        member_id,
        db.today,
    ):
        raise Refused("One withdrawal a day is the limit.")
    movement_id = db.insert("movements", member_id=member_id, amount=amount, kind="withdrawal", booked_on=db.today)
    db.update("members", member_id, savings=member["savings"] - amount)
    return db.fetch(Movement, "movements", movement_id)
