"""Tools about refunds."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, Text

from .rows import Clerk, Refund, RefundStatus


class RefundSummary(TypedDict):
    """A refund as a search lists it."""

    id: str
    booking_id: str
    amount: int
    status: RefundStatus


def find_refunds(
    db: Database,
    status: RefundStatus | None = None,
    booking_id: str | None = None,
    min_amount: int | None = None,
    page: PageNumber = 1,
) -> Page[RefundSummary]:
    """Search refunds by status, booking or amount.

    Args:
        status: Only refunds with this status.
        booking_id: Only refunds of the booking with this id.
        min_amount: Only refunds with an amount of at least this.
        page: Page number, from 1.
    """
    return db.search(
        RefundSummary,
        "SELECT id, booking_id, amount, status FROM refunds",
        where={"status = ?": status, "booking_id = ?": booking_id, "amount >= ?": min_amount},
        order="requested_at DESC, id",
        page=page,
    )


def approve_refund(db: Database, refund_id: str) -> Refund:
    """Approve a pending refund within the clerk's limit.

    Args:
        refund_id: Id of the refund.
    """
    refund = db.fetch(Refund, "refunds", refund_id)
    if refund["status"] != "pending":
        raise Refused("The refund must be pending.")
    account = db.fetch(Clerk, "clerks", db.account)
    if refund["amount"] > account["refund_limit"]:
        raise Refused("The refund is above your limit.")
    db.update("refunds", refund_id, status="approved", decided_by_id=db.account)
    return db.fetch(Refund, "refunds", refund_id)


def reject_refund(db: Database, refund_id: str, reason: Text) -> Refund:
    """Reject a pending refund and say why.

    Args:
        refund_id: Id of the refund.
        reason: Reason for the decision.
    """
    refund = db.fetch(Refund, "refunds", refund_id)
    if refund["status"] != "pending":
        raise Refused("The refund must be pending.")
    db.update("refunds", refund_id, status="rejected", decided_by_id=db.account, reason=reason)
    return db.fetch(Refund, "refunds", refund_id)
