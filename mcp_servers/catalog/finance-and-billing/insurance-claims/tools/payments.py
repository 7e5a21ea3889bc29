"""Tools about payments."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, between

from .rows import Claim, Payment, PaymentKind, Policy


class PaymentSummary(TypedDict):
    """A payment as a search lists it."""

    id: str
    claim_number: str
    kind: PaymentKind
    amount: int
    paid_on: str


def find_payments(
    db: Database,
    claim_id: str | None = None,
    policy_id: str | None = None,
    kind: PaymentKind | None = None,
    paid_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[PaymentSummary]:
    """Search payments by claim, policy, kind or payment date.

    Args:
        claim_id: Only payments of the claim with this id.
        policy_id: Only payments of the policy with this id.
        kind: Only payments with this kind.
        paid_from: Only payments with a payment date at or after this.
        page: Page number, from 1.
    """
    return db.search(
        PaymentSummary,
        """
        SELECT payments.id, claims.number AS claim_number, payments.kind, payments.amount, payments.paid_on
        FROM payments
        JOIN claims ON claims.id = payments.claim_id
        """,
        where={
            "payments.claim_id = ?": claim_id,
            "claims.policy_id = ?": policy_id,
            "payments.kind = ?": kind,
            "payments.paid_on >= ?": paid_from,
        },
        order="payments.paid_on DESC, payments.id",
        page=page,
    )


def pay_advance(db: Database, claim_id: str, amount: Annotated[int, between(5000, 500000)]) -> Payment:
    """Pay an advance on a claim in your hands, a third of what is claimed at most and once only.

    Args:
        claim_id: Id of the claim.
        amount: Amount of the payment, in minor units.
    """
    claim = db.fetch(Claim, "claims", claim_id)
    if claim["adjuster_id"] != db.account:
        raise Refused("The claim is in somebody else's hands.")
    if claim["status"] != "in_review":
        raise Refused("The claim is not under review.")
    if not db.exists("SELECT 1 FROM papers WHERE claim_id = ?", claim_id):
        raise Refused("There is no paper for this claim.")
    if amount * 3 > claim["claimed"]:
        raise Refused("An advance is a third of what is claimed at most.")
    if db.exists("SELECT 1 FROM payments WHERE claim_id = ?", claim_id):
        raise Refused("Something was paid on this claim already.")
    paid_on_policy = db.number(
        """
        SELECT SUM(payments.amount) FROM payments
        JOIN claims ON claims.id = payments.claim_id
        WHERE claims.policy_id = ?
        """,
        claim["policy_id"],
    )
    policy = db.fetch(Policy, "policies", claim["policy_id"])
    if paid_on_policy + amount > policy["insured"]:
        raise Refused("The sum insured is used up.")
    payment_id = db.insert("payments", claim_id=claim_id, amount=amount, kind="advance", paid_on=db.today)
    return db.fetch(Payment, "payments", payment_id)
