"""Tools about loans."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, shift

from .rows import Guarantee, Loan, LoanStatus, Member, Officer


class LoanSummary(TypedDict):
    """A loan as a search lists it."""

    id: str
    number: str
    member_name: str
    purpose: str
    amount: int
    balance: int
    status: LoanStatus


class LoanDetails(Loan):
    """A loan in full."""

    member_name: str
    member_savings: int
    amount_pledged: int
    overdue_amount: int
    next_due_date: str | None


class LoansByPurpose(TypedDict):
    """Totals of loans for one purpose."""

    purpose: str
    loans: int
    lent: int
    debt: int


def find_loans(
    db: Database,
    number: str | None = None,
    member_id: str | None = None,
    status: LoanStatus | None = None,
    officer_id: str | None = None,
    min_amount: int | None = None,
    applied_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[LoanSummary]:
    """Search loans by number, member, status, deciding officer, loan amount or date of application.

    Args:
        number: Only loans with this number.
        member_id: Only loans of the member with this id.
        status: Only loans with this status.
        officer_id: Only loans of the deciding officer with this id.
        min_amount: Only loans with a loan amount of at least this.
        applied_until: Only loans with a date of application at or before this.
        page: Page number, from 1.
    """
    return db.search(
        LoanSummary,
        """
        SELECT loans.id, loans.number, members.name AS member_name, loans.purpose, loans.amount,
            loans.balance, loans.status
        FROM loans
        JOIN members ON members.id = loans.member_id
        """,
        where={
            "loans.number = ?": number,
            "loans.member_id = ?": member_id,
            "loans.status = ?": status,
            "loans.officer_id = ?": officer_id,
            "loans.amount >= ?": min_amount,
            "loans.applied_on <= ?": applied_until,
        },
        order="loans.applied_on, loans.id",
        page=page,
    )


def get_loan(db: Database, loan_id: str) -> LoanDetails:
    """Show a loan with what guarantors pledged and its overdue instalments.

    Args:
        loan_id: Id of the loan.
    """
    loan = db.fetch(Loan, "loans", loan_id)
    amount_pledged = db.number("SELECT SUM(amount) FROM guarantees WHERE loan_id = ? AND status = 'pledged'", loan_id)
    overdue_amount = db.number(
        """
        SELECT SUM(amount) FROM instalments
        WHERE loan_id = ? AND status = 'due' AND due_on < ?
        """,
        loan_id,
        db.today,
    )
    next_due_date: str | None = db.value(
        "SELECT MIN(due_on) FROM instalments WHERE loan_id = ? AND status = 'due'", loan_id
    )
    member = db.fetch(Member, "members", loan["member_id"])
    return {
        **loan,
        "member_name": member["name"],
        "member_savings": member["savings"],
        "amount_pledged": amount_pledged,
        "overdue_amount": overdue_amount,
        "next_due_date": next_due_date,
    }


def report_loans(
    db: Database,
    status: LoanStatus | None = None,
    member_id: str | None = None,
    applied_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[LoansByPurpose]:
    """Add up loans by what they are for.

    Args:
        status: Only loans with this status.
        member_id: Only loans of the member with this id.
        applied_from: Only loans with a date of application at or after this.
        page: Page number, from 1.
    """
    return db.search(
        LoansByPurpose,
        """
        SELECT purpose, COUNT(*) AS loans, COALESCE(SUM(amount), 0) AS lent, COALESCE(SUM(balance), 0) AS
            debt
        FROM loans
        """,
        where={"status = ?": status, "member_id = ?": member_id, "applied_on >= ?": applied_from},
        group="purpose",
        order="purpose",
        page=page,
    )


def apply_for_loan(
    db: Database,
    number: Text,
    member_id: str,
    purpose: Text,
    amount: Annotated[int, between(20000, 3000000)],
    months: Annotated[int, between(3, 60)],
) -> Loan:
    """Enter a member's application for a loan, to be repaid in monthly instalments.

    Args:
        number: Number of the loan.
        member_id: Id of the member.
        purpose: Purpose of the loan.
        amount: Loan amount, in minor units.
        months: Number of instalments.
    """
    member = db.fetch(Member, "members", member_id)
    if member["status"] != "active":
        raise Refused("The member is frozen or has left.")
    if member["joined_on"] > shift(db.today, days=-90):
        raise Refused("The member joined less than 90 days ago.")
    if db.exists("SELECT 1 FROM loans WHERE member_id = ? AND status IN ('applied', 'defaulted')", member_id):
        raise Refused("An application or a default of this member is open.")
    debt = db.number(
        """
        SELECT SUM(balance) FROM loans
        WHERE member_id = ? AND status IN ('approved', 'running', 'defaulted')
        """,
        member_id,
    )
    if debt + amount > member["savings"] * 3:
        raise Refused("The member may not borrow so much.")
    if amount < months * 2000:
        raise Refused("An instalment would be below 2000 cents.")
    if db.exists("SELECT 1 FROM loans WHERE number = ?", number):
        raise Refused("This loan number is taken.")
    loan_id = db.insert(
        "loans",
        number=number,
        member_id=member_id,
        purpose=purpose,
        amount=amount,
        months=months,
        balance=0,
        applied_on=db.today,
        officer_id=None,
        status="applied",
    )
    return db.fetch(Loan, "loans", loan_id)


def approve_loan(db: Database, loan_id: str) -> Loan:
    """Approve an application within your limit if the member pays regularly.

    Args:
        loan_id: Id of the loan.
    """
    loan = db.fetch(Loan, "loans", loan_id)
    if loan["status"] != "applied":
        raise Refused("The loan must be applied.")
    account = db.fetch(Officer, "officers", db.account)
    if loan["amount"] > account["approval_limit"]:
        raise Refused("The loan is above your limit.")
    member = db.fetch(Member, "members", loan["member_id"])
    if member["status"] != "active":
        raise Refused("The member is frozen or has left.")
    debt = db.number(
        """
        SELECT SUM(balance) FROM loans
        WHERE member_id = ? AND status IN ('approved', 'running', 'defaulted')
        """,
        loan["member_id"],
    )
    if debt + loan["amount"] > member["savings"] * 3:
        raise Refused("The member may not borrow so much.")
    if db.exists(
        """
        SELECT 1 FROM instalments
        JOIN loans ON loans.id = instalments.loan_id
        WHERE loans.member_id = ? AND instalments.status = 'due' AND instalments.due_on < ?
        """,
        loan["member_id"],
        shift(db.today, days=-15),
    ):
        raise Refused("An instalment of this member is long overdue.")
    db.update("loans", loan_id, status="approved", officer_id=db.account, balance=loan["amount"])
    return db.fetch(Loan, "loans", loan_id)


def decline_loan(db: Database, loan_id: str) -> Loan:
    """Decline an application, or an approved loan that nobody has fetched for 14 days; the pledges for it are
    released.

    Args:
        loan_id: Id of the loan.
    """
    loan = db.fetch(Loan, "loans", loan_id)
    if loan["status"] not in ("applied", "approved"):
        raise Refused("The loan must be applied or approved.")
    if loan["status"] != "applied" and loan["applied_on"] > shift(db.today, days=-14):
        raise Refused("An approved loan stays open for 14 days.")
    db.update("loans", loan_id, status="declined", officer_id=db.account, balance=0)
    for guarantee in db.all(
        Guarantee, "SELECT * FROM guarantees WHERE loan_id = ? AND status = 'pledged' ORDER BY id", loan_id
    ):
        db.update("guarantees", guarantee["id"], status="released")
    return db.fetch(Loan, "loans", loan_id)


def pay_out_loan(db: Database, loan_id: str) -> Loan:
    """Pay an approved loan out once a quarter of a large one is pledged; the first instalment falls due in 30 days.

    Args:
        loan_id: Id of the loan.
    """
    loan = db.fetch(Loan, "loans", loan_id)
    if loan["status"] != "approved":
        raise Refused("The loan must be approved.")
    amount_pledged = db.number("SELECT SUM(amount) FROM guarantees WHERE loan_id = ? AND status = 'pledged'", loan_id)
    if loan["amount"] > 300000 and amount_pledged * 4 < loan["amount"]:
        raise Refused("Guarantors must pledge a quarter of this loan first.")
    member = db.fetch(Member, "members", loan["member_id"])
    if member["status"] != "active":
        raise Refused("The member is frozen or has left.")
    if loan["applied_on"] < shift(db.today, days=-60):
        raise Refused("The approval is too old.")
    db.update("loans", loan_id, status="running")
    db.insert(
        "instalments",
        loan_id=loan_id,
        due_on=shift(db.today, days=30),
        amount=max(1, loan["amount"] // loan["months"]),
        fee=0,
        status="due",
        paid_on=None,
    )
    return db.fetch(Loan, "loans", loan_id)
