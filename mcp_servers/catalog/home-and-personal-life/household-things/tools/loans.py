"""Tools about loans."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, days_between, shift

from .rows import Friend, Loan, LoanStatus, Thing


class LoanSummary(TypedDict):
    """A loan as a search lists it."""

    id: str
    thing_name: str
    friend_name: str
    lent_on: str
    due_on: str
    status: LoanStatus


def find_loans(
    db: Database,
    thing_id: str | None = None,
    friend_id: str | None = None,
    owner_id: str | None = None,
    status: LoanStatus | None = None,
    due_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[LoanSummary]:
    """Search loans by thing, friend, owner, status or return deadline.

    Args:
        thing_id: Only loans of the thing with this id.
        friend_id: Only loans of the friend with this id.
        owner_id: Only loans of the owner with this id.
        status: Only loans with this status.
        due_until: Only loans with a return deadline at or before this.
        page: Page number, from 1.
    """
    return db.search(
        LoanSummary,
        """
        SELECT loans.id, things.name AS thing_name, friends.name AS friend_name, loans.lent_on,
            loans.due_on, loans.status
        FROM loans
        JOIN things ON things.id = loans.thing_id
        JOIN friends ON friends.id = loans.friend_id
        """,
        where={
            "loans.thing_id = ?": thing_id,
            "loans.friend_id = ?": friend_id,
            "things.owner_id = ?": owner_id,
            "loans.status = ?": status,
            "loans.due_on <= ?": due_until,
        },
        order="loans.due_on, loans.id",
        page=page,
    )


def lend_thing(db: Database, thing_id: str, friend_id: str, due_on: Day) -> Loan:
    """Lend a thing of yours that is at home to a friend.

    Args:
        thing_id: Id of the thing.
        friend_id: Id of the friend.
        due_on: Return deadline.
    """
    thing = db.fetch(Thing, "things", thing_id)
    db.fetch(Friend, "friends", friend_id)
    if thing["owner_id"] != db.account:
        raise Refused("The thing belongs to somebody else.")
    if thing["status"] != "kept":
        raise Refused("The thing is not at home.")
    if due_on <= db.today:
        raise Refused("The day it is due back must be ahead.")
    if days_between(db.today, due_on) > (14 if thing["price"] > 50000 else 60):
        raise Refused("The thing is not lent for so long.")
    if thing["fragile"] and db.exists(
        """
        SELECT 1 FROM damages
        JOIN covers ON covers.id = damages.cover_id
        WHERE covers.thing_id = ? AND damages.status = 'reported'
        """,
        thing_id,
    ):
        raise Refused("The thing is fragile and a damage of it has been reported.")
    if db.exists("SELECT 1 FROM loans WHERE friend_id = ? AND status = 'out' AND due_on < ?", friend_id, db.today):
        raise Refused("The friend has kept something too long.")
    if db.number("SELECT COUNT(*) FROM loans WHERE friend_id = ? AND status = 'out'", friend_id) >= 4:
        raise Refused("The friend has four things already.")
    loan_id = db.insert("loans", thing_id=thing_id, friend_id=friend_id, due_on=due_on, lent_on=db.today, status="out")
    db.update("things", thing_id, status="lent")
    return db.fetch(Loan, "loans", loan_id)


def extend_loan(db: Database, loan_id: str, due_on: Day) -> Loan:
    """Let a friend keep a thing longer, up to 60 days in all, or 14 for things worth more than 500 euros.

    Args:
        loan_id: Id of the loan.
        due_on: New return deadline.
    """
    loan = db.fetch(Loan, "loans", loan_id)
    if loan["status"] != "out":
        raise Refused("The thing is back or lost.")
    if loan["due_on"] < db.today:
        raise Refused("The thing is overdue.")
    if due_on <= loan["due_on"]:
        raise Refused("The new day must be later.")
    thing = db.fetch(Thing, "things", loan["thing_id"])
    if days_between(loan["lent_on"], due_on) > (14 if thing["price"] > 50000 else 60):
        raise Refused("The thing is not lent for so long.")
    db.update("loans", loan_id, due_on=due_on)
    return db.fetch(Loan, "loans", loan_id)


def take_back(db: Database, loan_id: str) -> Loan:
    """Note that a friend has brought a thing back today.

    Args:
        loan_id: Id of the loan.
    """
    loan = db.fetch(Loan, "loans", loan_id)
    if loan["status"] != "out":
        raise Refused("The loan must be out.")
    db.update("loans", loan_id, status="back", returned_on=db.today)
    db.update("things", loan["thing_id"], status="kept")
    return db.fetch(Loan, "loans", loan_id)


def write_off_loan(db: Database, loan_id: str) -> Loan:
    """Count a lent thing as lost once it is ten days overdue.

    Args:
        loan_id: Id of the loan.
    """
    loan = db.fetch(Loan, "loans", loan_id)
    if loan["status"] != "out":
        raise Refused("The loan must be out.")
    if loan["due_on"] > shift(db.today, days=-10):
        raise Refused("The thing is not ten days overdue.")
    db.update("loans", loan_id, status="lost")
    db.update("things", loan["thing_id"], status="lost")
    return db.fetch(Loan, "loans", loan_id)
