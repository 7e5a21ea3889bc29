"""Tools about payouts."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, between, shift

from .rows import Child, Payout, PayoutKind


class PayoutSummary(TypedDict):
    """A payout as a search lists it."""

    id: str
    child_name: str
    parent_name: str
    kind: PayoutKind
    amount: int
    paid_on: str


class PayoutsByChildName(TypedDict):
    """Totals of payouts for one name."""

    child_name: str
    payouts: int
    total: int


def find_payouts(
    db: Database,
    child_id: str | None = None,
    parent_id: str | None = None,
    kind: PayoutKind | None = None,
    paid_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[PayoutSummary]:
    """Search payouts by child, payer, kind or day of payment.

    Args:
        child_id: Only payouts of the child with this id.
        parent_id: Only payouts of the payer with this id.
        kind: Only payouts with this kind.
        paid_from: Only payouts with a day of payment at or after this.
        page: Page number, from 1.
    """
    return db.search(
        PayoutSummary,
        """
        SELECT payouts.id, children.name AS child_name, parents.name AS parent_name, payouts.kind,
            payouts.amount, payouts.paid_on
        FROM payouts
        JOIN children ON children.id = payouts.child_id
        JOIN parents ON parents.id = payouts.parent_id
        """,
        where={
            "payouts.child_id = ?": child_id,
            "payouts.parent_id = ?": parent_id,
            "payouts.kind = ?": kind,
            "payouts.paid_on >= ?": paid_from,
        },
        order="payouts.paid_on DESC, payouts.id",
        page=page,
    )


def report_payouts(
    db: Database,
    kind: PayoutKind | None = None,
    parent_id: str | None = None,
    paid_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[PayoutsByChildName]:
    """Add up what was paid out, by child.

    Args:
        kind: Only payouts with this kind.
        parent_id: Only payouts of the payer with this id.
        paid_from: Only payouts with a day of payment at or after this.
        page: Page number, from 1.
    """
    return db.search(
        PayoutsByChildName,
        """
        SELECT children.name AS child_name, COUNT(*) AS payouts, COALESCE(SUM(payouts.amount), 0) AS total
        FROM payouts
        JOIN children ON children.id = payouts.child_id
        """,
        where={"payouts.kind = ?": kind, "payouts.parent_id = ?": parent_id, "payouts.paid_on >= ?": paid_from},
        group="children.name",
        order="children.name",
        page=page,
    )


def pay_out(db: Database, child_id: str, amount: Annotated[int, between(500, 10000)]) -> Payout:
    """Pay one of your children money from the balance in cash, once in seven days.

    Args:
        child_id: Id of the child.
        amount: Amount of the payout, in minor units.
    """
    child = db.fetch(Child, "children", child_id)
    if child["parent_id"] != db.account:
        raise Refused("The child's own parent decides about this.")
    if amount // 500 * 500 != amount:
        raise Refused("Only multiples of five kroner are paid out.")
    if amount > child["balance"]:
        raise Refused("The child does not have that much.")
    if db.exists(
        "SELECT 1 FROM payouts WHERE child_id = ? AND kind = 'cash' AND paid_on > ?", child_id, shift(db.today, days=-7)
    ):
        raise Refused("The child was paid in the last seven days.")
    payout_id = db.insert(
        "payouts", child_id=child_id, amount=amount, parent_id=db.account, kind="cash", paid_on=db.today
    )
    db.update("children", child_id, balance=child["balance"] - amount)
    return db.fetch(Payout, "payouts", payout_id)
