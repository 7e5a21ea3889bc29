"""Tools about fees."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused

from .rows import Fee, FeeReason, FeeStatus


class FeeSummary(TypedDict):
    """A fee as a search lists it."""

    id: str
    loan_copy_work_title: str
    reason: FeeReason
    amount: int
    status: FeeStatus


class FeesByReason(TypedDict):
    """Totals of fees for one reason."""

    reason: FeeReason
    fees: int
    total: int


def find_my_fees(
    db: Database,
    status: FeeStatus | None = None,
    reason: FeeReason | None = None,
    min_amount: int | None = None,
    page: PageNumber = 1,
) -> Page[FeeSummary]:
    """Search your own fees.

    Args:
        status: Only fees with this status.
        reason: Only fees with this reason.
        min_amount: Only fees with an amount of at least this.
        page: Page number, from 1.
    """
    return db.search(
        FeeSummary,
        """
        SELECT fees.id, works.title AS loan_copy_work_title, fees.reason, fees.amount, fees.status FROM fees
        JOIN loans ON loans.id = fees.loan_id
        JOIN copies ON copies.id = loans.copy_id
        JOIN works ON works.id = copies.work_id
        """,
        where={
            "fees.status = ?": status,
            "fees.reason = ?": reason,
            "fees.amount >= ?": min_amount,
            "fees.reader_id = ?": db.account,
        },
        order="fees.charged_on DESC, fees.id",
        page=page,
    )


def report_my_fees(
    db: Database, status: FeeStatus | None = None, charged_from: Day | None = None, page: PageNumber = 1
) -> Page[FeesByReason]:
    """Add up your own fees by what they are for.

    Args:
        status: Only fees with this status.
        charged_from: Only fees with a charge date at or after this.
        page: Page number, from 1.
    """
    return db.search(
        FeesByReason,
        "SELECT reason, COUNT(*) AS fees, COALESCE(SUM(amount), 0) AS total FROM fees",
        where={"status = ?": status, "charged_on >= ?": charged_from, "reader_id = ?": db.account},
        group="reason",
        order="reason",
        page=page,
    )


def pay_fee(db: Database, fee_id: str) -> Fee:
    """Pay one of your open fees.

    Args:
        fee_id: Id of the fee.
    """
    fee = db.fetch(Fee, "fees", fee_id)
    if fee["status"] != "open":
        raise Refused("The fee must be open.")
    if fee["reader_id"] != db.account:
        raise Refused("This is not your fee.")
    db.update("fees", fee_id, status="paid")
    return db.fetch(Fee, "fees", fee_id)
