"""Tools about vouchers."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, between, shift

from .rows import Child, Voucher, VoucherStatus


class VoucherSummary(TypedDict):
    """A screen time voucher as a search lists it."""

    id: str
    child_name: str
    length: int
    expires_on: str
    status: VoucherStatus


def find_vouchers(
    db: Database,
    child_id: str | None = None,
    status: VoucherStatus | None = None,
    expires_from: Day | None = None,
    min_length: int | None = None,
    page: PageNumber = 1,
) -> Page[VoucherSummary]:
    """Search vouchers by child, status, last day or length in minutes.

    Args:
        child_id: Only vouchers of the child with this id.
        status: Only vouchers with this status.
        expires_from: Only vouchers with a last day at or after this.
        min_length: Only vouchers with a length in minutes of at least this.
        page: Page number, from 1.
    """
    return db.search(
        VoucherSummary,
        """
        SELECT vouchers.id, children.name AS child_name, vouchers.length, vouchers.expires_on,
            vouchers.status
        FROM vouchers
        JOIN children ON children.id = vouchers.child_id
        """,
        where={
            "vouchers.child_id = ?": child_id,
            "vouchers.status = ?": status,
            "vouchers.expires_on >= ?": expires_from,
            "vouchers.length >= ?": min_length,
        },
        order="vouchers.expires_on, vouchers.id",
        page=page,
    )


def grant_voucher(db: Database, child_id: str, length: Annotated[int, between(15, 60)]) -> Voucher:
    """Give a child a voucher for screen time, ten days valid, for two tasks done in the last seven days.

    Args:
        child_id: Id of the child.
        length: Length in minutes.
    """
    db.fetch(Child, "children", child_id)
    if db.exists(
        """
        SELECT 1 FROM tasks
        WHERE child_id = ? AND status IN ('assigned', 'returned') AND due_on < ?
        """,
        child_id,
        shift(db.today, days=-2),
    ):
        raise Refused("The child has a task that is more than two days overdue.")
    if (
        db.number(
            """
        SELECT COUNT(*) FROM tasks
        WHERE child_id = ? AND done_on IS NOT NULL AND done_on >= ?
        """,
            child_id,
            shift(db.today, days=-7),
        )
        < 2
    ):
        raise Refused("Two tasks done in the last seven days are needed.")
    if (
        db.number(
            """
        SELECT SUM(length) FROM vouchers
        WHERE child_id = ? AND status = 'unused' AND expires_on >= ?
        """,
            child_id,
            db.today,
        )
        + length
        > 150
    ):
        raise Refused("The child has enough screen time saved up.")
    voucher_id = db.insert(
        "vouchers",
        child_id=child_id,
        length=length,
        granted_on=db.today,
        expires_on=shift(db.today, days=10),
        status="unused",
    )
    return db.fetch(Voucher, "vouchers", voucher_id)


def use_voucher(db: Database, voucher_id: str) -> Voucher:
    """Use a voucher today, up to 90 minutes a day.

    Args:
        voucher_id: Id of the screen time voucher.
    """
    voucher = db.fetch(Voucher, "vouchers", voucher_id)
    if voucher["status"] != "unused":
        raise Refused("The screen time voucher must be unused.")
    if voucher["expires_on"] < db.today:
        raise Refused("The voucher has run out.")
    if (
        db.number(
            """
        SELECT SUM(length) FROM vouchers
        WHERE child_id = ? AND used_on IS NOT NULL AND used_on = ?
        """,
            voucher["child_id"],
            db.today,
        )
        + voucher["length"]
        > 90
    ):
        raise Refused("That is too much screen time for one day.")
    db.update("vouchers", voucher_id, status="used", used_on=db.today)
    return db.fetch(Voucher, "vouchers", voucher_id)
