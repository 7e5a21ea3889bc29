"""Tools about fees."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, shift

from .rows import Booking, Fee, FeeReason, FeeStatus, Host


class FeeSummary(TypedDict):
    """A fee as a search lists it."""

    id: str
    booking_guest_name: str
    reason: FeeReason
    amount: int
    status: FeeStatus


def find_fees(
    db: Database,
    status: FeeStatus | None = None,
    reason: FeeReason | None = None,
    guest_id: str | None = None,
    min_amount: int | None = None,
    page: PageNumber = 1,
) -> Page[FeeSummary]:
    """Search fees by status, reason, guest or amount.

    Args:
        status: Only fees with this status.
        reason: Only fees with this reason.
        guest_id: Only fees of the guest with this id.
        min_amount: Only fees with an amount of at least this.
        page: Page number, from 1.
    """
    return db.search(
        FeeSummary,
        """
        SELECT fees.id, guests.name AS booking_guest_name, fees.reason, fees.amount, fees.status FROM fees
        JOIN bookings ON bookings.id = fees.booking_id
        JOIN guests ON guests.id = bookings.guest_id
        """,
        where={
            "fees.status = ?": status,
            "fees.reason = ?": reason,
            "bookings.guest_id = ?": guest_id,
            "fees.amount >= ?": min_amount,
        },
        order="fees.charged_at DESC, fees.id",
        page=page,
    )


def pay_fee(db: Database, fee_id: str) -> Fee:
    """Take the payment of a fee that is due.

    Args:
        fee_id: Id of the fee.
    """
    fee = db.fetch(Fee, "fees", fee_id)
    if fee["status"] != "due":
        raise Refused("The fee must be due.")
    db.update("fees", fee_id, status="paid")
    return db.fetch(Fee, "fees", fee_id)


def waive_fee(db: Database, fee_id: str) -> Fee:
    """Waive a fee within your limit; a guest has one waived in a year at most.

    Args:
        fee_id: Id of the fee.
    """
    fee = db.fetch(Fee, "fees", fee_id)
    if fee["status"] != "due":
        raise Refused("The fee must be due.")
    account = db.fetch(Host, "hosts", db.account)
    if fee["amount"] > account["waiver_limit"]:
        raise Refused("The fee is above your limit.")
    booking = db.fetch(Booking, "bookings", fee["booking_id"])
    if db.exists(
        """
        SELECT 1 FROM fees
        JOIN bookings ON bookings.id = fees.booking_id
        WHERE bookings.guest_id = ? AND fees.status = 'waived' AND fees.charged_at > ?
        """,
        booking["guest_id"],
        shift(db.now, days=-365),
    ):
        raise Refused("The guest had a fee waived in the last year.")
    db.update("fees", fee_id, status="waived", waived_by_id=db.account)
    return db.fetch(Fee, "fees", fee_id)
