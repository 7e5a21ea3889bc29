"""Tools about loans."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, days_between, shift

from .rows import Copy, Hold, Loan, Reader


class LoanSummary(TypedDict):
    """A loan as a search lists it."""

    id: str
    copy_work_title: str
    due_on: str
    returned_on: str | None
    renewals: int


def find_my_loans(
    db: Database,
    work_id: str | None = None,
    title: str | None = None,
    due_until: Day | None = None,
    lent_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[LoanSummary]:
    """Search your own loans, past and present.

    Args:
        work_id: Only loans of the work with this id.
        title: Only loans of the work whose title contains this text.
        due_until: Only loans with a due date at or before this.
        lent_from: Only loans with a lending date at or after this.
        page: Page number, from 1.
    """
    return db.search(
        LoanSummary,
        """
        SELECT loans.id, works.title AS copy_work_title, loans.due_on, loans.returned_on, loans.renewals
        FROM loans
        JOIN copies ON copies.id = loans.copy_id
        JOIN works ON works.id = copies.work_id
        """,
        where={
            "copies.work_id = ?": work_id,
            "instr(lower(works.title), lower(?)) > 0": title,
            "loans.due_on <= ?": due_until,
            "loans.lent_on >= ?": lent_from,
            "loans.reader_id = ?": db.account,
        },
        order="loans.due_on, loans.id",
        page=page,
    )


def borrow_copy(db: Database, copy_id: str) -> Loan:
    """Borrow a copy at the self-service desk of your home branch or any other.

    Args:
        copy_id: Id of the copy.
    """
    copy = db.fetch(Copy, "copies", copy_id)
    account = db.fetch(Reader, "readers", db.account)
    if account["expires_on"] < db.today:
        raise Refused("Your card has expired.")
    if copy["state"] != "lendable":
        raise Refused("This copy cannot be lent.")
    if db.exists("SELECT 1 FROM loans WHERE copy_id = ? AND returned_on IS NULL", copy_id):
        raise Refused("This copy is out.")
    owed = db.number("SELECT SUM(amount) FROM fees WHERE reader_id = ? AND status = 'open'", db.account)
    if owed >= 15000:
        raise Refused("You owe too much to borrow.")
    borrowed = db.number("SELECT COUNT(*) FROM loans WHERE reader_id = ? AND returned_on IS NULL", db.account)
    if borrowed >= 12:
        raise Refused("You have as many books as you may.")
    others_waiting = db.number(
        """
        SELECT COUNT(*) FROM holds
        WHERE work_id = ? AND status = 'ready' AND branch_id = ? AND reader_id != ?
        """,
        copy["work_id"],
        copy["branch_id"],
        db.account,
    )
    if others_waiting != 0:
        raise Refused("This copy is kept for another reader.")
    loan_id = db.insert(
        "loans",
        copy_id=copy_id,
        reader_id=db.account,
        lent_on=db.today,
        due_on=shift(db.today, days=42 if account["kind"] == "child" else 28),
        renewals=0,
    )
    for hold in db.all(
        Hold,
        """
        SELECT * FROM holds
        WHERE reader_id = ? AND work_id = ? AND status = 'ready'
        ORDER BY id
        """,
        db.account,
        copy["work_id"],
    ):
        db.update("holds", hold["id"], status="collected", ready_until=None)
    return db.fetch(Loan, "loans", loan_id)


def return_loan(db: Database, loan_id: str) -> Loan:
    """Hand one of your books back; an overdue one costs 200 öre a day, 5000 at most.

    Args:
        loan_id: Id of the loan.
    """
    loan = db.fetch(Loan, "loans", loan_id)
    if loan["reader_id"] != db.account:
        raise Refused("This is not your loan.")
    if loan["returned_on"] is not None:
        raise Refused("The book is back already.")
    days_late = max(0, days_between(loan["due_on"], db.today))
    db.update("loans", loan_id, returned_on=db.today)
    if days_late > 2:
        db.insert(
            "fees",
            reader_id=db.account,
            loan_id=loan_id,
            reason="overdue",
            amount=min(5000, 200 * days_late),
            charged_on=db.today,
            status="open",
        )
    return db.fetch(Loan, "loans", loan_id)


def renew_loan(db: Database, loan_id: str) -> Loan:
    """Keep one of your books longer, by 28 days from its due date.

    Args:
        loan_id: Id of the loan.
    """
    loan = db.fetch(Loan, "loans", loan_id)
    if loan["reader_id"] != db.account:
        raise Refused("This is not your loan.")
    if loan["returned_on"] is not None:
        raise Refused("The book is back already.")
    if loan["renewals"] >= 2:
        raise Refused("A loan is renewed twice at most.")
    if loan["due_on"] < db.today:
        raise Refused("The book is overdue; hand it back.")
    owed = db.number("SELECT SUM(amount) FROM fees WHERE reader_id = ? AND status = 'open'", db.account)
    if owed >= 15000:
        raise Refused("You owe too much to renew.")
    copy = db.fetch(Copy, "copies", loan["copy_id"])
    if db.exists(
        "SELECT 1 FROM holds WHERE work_id = ? AND status = 'waiting' AND reader_id != ?", copy["work_id"], db.account
    ):
        raise Refused("Another reader waits for this work.")
    db.update("loans", loan_id, due_on=shift(loan["due_on"], days=28), renewals=loan["renewals"] + 1)
    return db.fetch(Loan, "loans", loan_id)
