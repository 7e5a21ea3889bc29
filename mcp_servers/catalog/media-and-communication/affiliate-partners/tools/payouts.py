"""Tools about payouts."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, between, shift

from .rows import Manager, Partner, Payout


class PayoutSummary(TypedDict):
    """A payout as a search lists it."""

    id: str
    partner_name: str
    amount: int
    manager_name: str
    paid_on: str


def find_payouts(
    db: Database,
    partner_id: str | None = None,
    manager_id: str | None = None,
    min_amount: int | None = None,
    paid_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[PayoutSummary]:
    """Search payouts by partner, manager, amount or day of payment.

    Args:
        partner_id: Only payouts of the partner with this id.
        manager_id: Only payouts of the manager with this id.
        min_amount: Only payouts with an amount of at least this.
        paid_from: Only payouts with a day of payment at or after this.
        page: Page number, from 1.
    """
    return db.search(
        PayoutSummary,
        """
        SELECT payouts.id, partners.name AS partner_name, payouts.amount, managers.name AS manager_name,
            payouts.paid_on
        FROM payouts
        JOIN partners ON partners.id = payouts.partner_id
        JOIN managers ON managers.id = payouts.manager_id
        """,
        where={
            "payouts.partner_id = ?": partner_id,
            "payouts.manager_id = ?": manager_id,
            "payouts.amount >= ?": min_amount,
            "payouts.paid_on >= ?": paid_from,
        },
        order="payouts.paid_on DESC, payouts.id",
        page=page,
    )


def pay_partner(db: Database, partner_id: str, amount: Annotated[int, between(2500, 40000)]) -> Payout:
    """Pay an amount of the approved balance out to a partner within your limit, 25 euros at least and once in 14
    days.

    Args:
        partner_id: Id of the partner.
        amount: Amount of the payout, in minor units.
    """
    partner = db.fetch(Partner, "partners", partner_id)
    if partner["status"] != "active":
        raise Refused("The partner is not active.")
    if partner["papers_on"] is None or partner["papers_on"] < shift(db.today, days=-365):
        raise Refused("Tax papers of the last year are missing.")
    if amount > partner["balance"]:
        raise Refused("The balance does not suffice.")
    account = db.fetch(Manager, "managers", db.account)
    if amount > account["payout_limit"]:
        raise Refused("That is above your limit.")
    if db.exists("SELECT 1 FROM payouts WHERE partner_id = ? AND paid_on > ?", partner_id, shift(db.today, days=-14)):
        raise Refused("The partner was paid in the last 14 days.")
    payout_id = db.insert("payouts", partner_id=partner_id, amount=amount, manager_id=db.account, paid_on=db.today)
    db.update("partners", partner_id, balance=partner["balance"] - amount)
    return db.fetch(Payout, "payouts", payout_id)
