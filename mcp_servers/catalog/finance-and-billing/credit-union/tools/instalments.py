"""Tools about instalments."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, shift

from .rows import Instalment, InstalmentStatus, Loan


class InstalmentSummary(TypedDict):
    """An instalment as a search lists it."""

    id: str
    loan_number: str
    loan_member_name: str
    due_on: str
    amount: int
    status: InstalmentStatus


def find_instalments(
    db: Database,
    loan_id: str | None = None,
    member_id: str | None = None,
    status: InstalmentStatus | None = None,
    due_from: Day | None = None,
    due_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[InstalmentSummary]:
    """Search instalments by loan, member, status or due date.

    Args:
        loan_id: Only instalments of the loan with this id.
        member_id: Only instalments of the member with this id.
        status: Only instalments with this status.
        due_from: Only instalments with a due date at or after this.
        due_until: Only instalments with a due date at or before this.
        page: Page number, from 1.
    """
    return db.search(
        InstalmentSummary,
        """
        SELECT instalments.id, loans.number AS loan_number, members.name AS loan_member_name,
            instalments.due_on, instalments.amount, instalments.status
        FROM instalments
        JOIN loans ON loans.id = instalments.loan_id
        JOIN members ON members.id = loans.member_id
        """,
        where={
            "instalments.loan_id = ?": loan_id,
            "loans.member_id = ?": member_id,
            "instalments.status = ?": status,
            "instalments.due_on >= ?": due_from,
            "instalments.due_on <= ?": due_until,
        },
        order="instalments.due_on, instalments.id",
        page=page,
    )


def pay_instalment(db: Database, instalment_id: str) -> Instalment:
    """Take an instalment, the oldest first, with 500 cents more if it is over ten days late; the last of a debt
    ends the loan.

    Args:
        instalment_id: Id of the instalment.
    """
    instalment = db.fetch(Instalment, "instalments", instalment_id)
    if instalment["status"] != "due":
        raise Refused("The instalment must be due.")
    if db.exists(
        "SELECT 1 FROM instalments WHERE loan_id = ? AND status = 'due' AND due_on < ?",
        instalment["loan_id"],
        instalment["due_on"],
    ):
        raise Refused("An older instalment is paid first.")
    loan = db.fetch(Loan, "loans", instalment["loan_id"])
    if loan["status"] != "running":
        raise Refused("The loan is not running.")
    if instalment["due_on"] > shift(db.today, days=31):
        raise Refused("This instalment is not due for a month.")
    db.update(
        "instalments",
        instalment_id,
        status="paid",
        paid_on=db.today,
        fee=500 if instalment["due_on"] < shift(db.today, days=-10) else 0,
    )
    db.update("loans", instalment["loan_id"], balance=max(0, loan["balance"] - instalment["amount"]))
    return db.fetch(Instalment, "instalments", instalment_id)


def defer_instalment(db: Database, instalment_id: str) -> Instalment:
    """Defer an instalment by a month, asked for before it is due, once in 90 days for a loan.

    Args:
        instalment_id: Id of the instalment.
    """
    instalment = db.fetch(Instalment, "instalments", instalment_id)
    if instalment["status"] != "due":
        raise Refused("The instalment must be due.")
    if instalment["due_on"] < db.today:
        raise Refused("The instalment is due already.")
    loan = db.fetch(Loan, "loans", instalment["loan_id"])
    if loan["status"] != "running":
        raise Refused("The loan is not running.")
    if db.exists(
        "SELECT 1 FROM instalments WHERE loan_id = ? AND status = 'deferred' AND due_on > ?",
        instalment["loan_id"],
        shift(db.today, days=-90),
    ):
        raise Refused("The loan had a deferral in the last 90 days.")
    db.update("instalments", instalment_id, status="deferred")
    db.insert(
        "instalments",
        loan_id=instalment["loan_id"],
        due_on=shift(instalment["due_on"], days=30),
        amount=instalment["amount"],
        fee=0,
        status="due",
        paid_on=None,
    )
    return db.fetch(Instalment, "instalments", instalment_id)
