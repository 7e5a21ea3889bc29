"""Tools about loans."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, shift

from .rows import Contract, Keeper, Loan, LoanStatus


class LoanSummary(TypedDict):
    """A loan of a file as a search lists it."""

    id: str
    contract_number: str
    borrower_name: str
    status: LoanStatus
    due_on: str


def find_loans(
    db: Database,
    contract_id: str | None = None,
    borrower_id: str | None = None,
    status: LoanStatus | None = None,
    due_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[LoanSummary]:
    """Search loans by contract, borrower, status or due date.

    Args:
        contract_id: Only loans of the contract with this id.
        borrower_id: Only loans of the borrower with this id.
        status: Only loans with this status.
        due_until: Only loans with a due date at or before this.
        page: Page number, from 1.
    """
    return db.search(
        LoanSummary,
        """
        SELECT loans.id, contracts.number AS contract_number, keepers.name AS borrower_name, loans.status,
            loans.due_on
        FROM loans
        JOIN contracts ON contracts.id = loans.contract_id
        JOIN keepers ON keepers.id = loans.borrower_id
        """,
        where={
            "loans.contract_id = ?": contract_id,
            "loans.borrower_id = ?": borrower_id,
            "loans.status = ?": status,
            "loans.due_on <= ?": due_until,
        },
        order="loans.due_on, loans.id",
        page=page,
    )


def lend_file(db: Database, contract_id: str, borrower_id: str, due_on: Day) -> Loan:
    """Lend a contract's file to a keeper for at most 30 days.

    Args:
        contract_id: Id of the contract.
        borrower_id: Id of the borrower.
        due_on: Due date.
    """
    contract = db.fetch(Contract, "contracts", contract_id)
    db.fetch(Keeper, "keepers", borrower_id)
    if contract["status"] not in ("signed", "noticed", "ended"):
        raise Refused("There is no file of this contract.")
    if db.exists("SELECT 1 FROM loans WHERE contract_id = ? AND status = 'out'", contract_id):
        raise Refused("The file is on loan.")
    if due_on <= db.today or due_on > shift(db.today, days=30):
        raise Refused("A file is lent for 30 days at most.")
    if (
        db.number(
            "SELECT COUNT(*) FROM loans WHERE borrower_id = ? AND status = 'out' AND due_on < ?", borrower_id, db.today
        )
        >= 1
    ):
        raise Refused("The borrower has an overdue file.")
    loan_id = db.insert("loans", contract_id=contract_id, borrower_id=borrower_id, due_on=due_on, status="out")
    return db.fetch(Loan, "loans", loan_id)


def return_file(db: Database, loan_id: str) -> Loan:
    """Note that a file is back.

    Args:
        loan_id: Id of the loan of a file.
    """
    loan = db.fetch(Loan, "loans", loan_id)
    if loan["status"] != "out":
        raise Refused("The loan of a file must be out.")
    db.update("loans", loan_id, status="returned")
    return db.fetch(Loan, "loans", loan_id)
