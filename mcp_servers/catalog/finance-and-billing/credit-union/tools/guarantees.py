"""Tools about guarantees."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, at_least

from .rows import Guarantee, GuaranteeStatus, Loan, Member


class GuaranteeSummary(TypedDict):
    """A guarantee as a search lists it."""

    id: str
    loan_number: str
    guarantor_name: str
    amount: int
    status: GuaranteeStatus


def find_guarantees(
    db: Database,
    loan_id: str | None = None,
    borrower_id: str | None = None,
    guarantor_id: str | None = None,
    status: GuaranteeStatus | None = None,
    page: PageNumber = 1,
) -> Page[GuaranteeSummary]:
    """Search guarantees by loan, member, guarantor or status.

    Args:
        loan_id: Only guarantees of the loan with this id.
        borrower_id: Only guarantees of the member with this id.
        guarantor_id: Only guarantees of the guarantor with this id.
        status: Only guarantees with this status.
        page: Page number, from 1.
    """
    return db.search(
        GuaranteeSummary,
        """
        SELECT guarantees.id, loans.number AS loan_number, members.name AS guarantor_name,
            guarantees.amount, guarantees.status
        FROM guarantees
        JOIN loans ON loans.id = guarantees.loan_id
        JOIN members ON members.id = guarantees.guarantor_id
        """,
        where={
            "guarantees.loan_id = ?": loan_id,
            "loans.member_id = ?": borrower_id,
            "guarantees.guarantor_id = ?": guarantor_id,
            "guarantees.status = ?": status,
        },
        order="guarantees.pledged_on DESC, guarantees.id",
        page=page,
    )


def pledge_savings(db: Database, loan_id: str, guarantor_id: str, amount: Annotated[int, at_least(1)]) -> Guarantee:
    """Let a member pledge savings for another member's loan that is not paid out yet.

    Args:
        loan_id: Id of the loan.
        guarantor_id: Id of the guarantor.
        amount: Amount pledged, in minor units.
    """
    loan = db.fetch(Loan, "loans", loan_id)
    guarantor = db.fetch(Member, "members", guarantor_id)
    if loan["status"] not in ("applied", "approved"):
        raise Refused("The loan is decided and paid out already.")
    if guarantor_id == loan["member_id"]:
        raise Refused("Nobody stands surety for themselves.")
    if guarantor["status"] != "active":
        raise Refused("The guarantor is frozen or has left.")
    if db.exists("SELECT 1 FROM guarantees WHERE loan_id = ? AND guarantor_id = ?", loan_id, guarantor_id):
        raise Refused("This member has pledged for the loan already.")
    amount_pledged = db.number(
        "SELECT SUM(amount) FROM guarantees WHERE guarantor_id = ? AND status = 'pledged'", guarantor_id
    )
    if amount_pledged + amount > guarantor["savings"]:
        raise Refused("The guarantor has not so much left to pledge.")
    debt = db.number(
        """
        SELECT SUM(balance) FROM loans
        WHERE member_id = ? AND status IN ('approved', 'running', 'defaulted')
        """,
        guarantor_id,
    )
    if debt != 0 and (guarantor["savings"] - amount_pledged - amount) * 3 < debt:
        raise Refused("The guarantor's own debt rests on these savings.")
    guarantee_id = db.insert(
        "guarantees", loan_id=loan_id, guarantor_id=guarantor_id, amount=amount, pledged_on=db.today, status="pledged"
    )
    return db.fetch(Guarantee, "guarantees", guarantee_id)


def release_guarantee(db: Database, guarantee_id: str) -> Guarantee:
    """Release a pledge once half of a running loan is repaid, or while nothing is paid out.

    Args:
        guarantee_id: Id of the guarantee.
    """
    guarantee = db.fetch(Guarantee, "guarantees", guarantee_id)
    if guarantee["status"] != "pledged":
        raise Refused("The pledge is released already.")
    loan = db.fetch(Loan, "loans", guarantee["loan_id"])
    if loan["status"] == "defaulted":
        raise Refused("The loan is in default.")
    if loan["status"] == "running" and loan["balance"] * 2 > loan["amount"]:
        raise Refused("Half of the loan must be repaid first.")
    if db.exists(
        "SELECT 1 FROM instalments WHERE loan_id = ? AND status = 'due' AND due_on < ?", guarantee["loan_id"], db.today
    ):
        raise Refused("An instalment of this loan is overdue.")
    db.update("guarantees", guarantee_id, status="released")
    return db.fetch(Guarantee, "guarantees", guarantee_id)
