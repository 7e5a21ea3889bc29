"""Tools about policies."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber

from .rows import Policy, PolicyKind


class PolicySummary(TypedDict):
    """A policy as a search lists it."""

    id: str
    number: str
    holder: str
    kind: PolicyKind
    insured: int
    paid_until: str


class PolicyDetails(Policy):
    """A policy in full."""

    number_of_claims: int
    sum_left: int


def find_policies(
    db: Database,
    number: str | None = None,
    holder: str | None = None,
    kind: PolicyKind | None = None,
    paid_until_until: Day | None = None,
    min_insured: int | None = None,
    page: PageNumber = 1,
) -> Page[PolicySummary]:
    """Search policies by number, holder, kind, end of the paid term or sum insured.

    Args:
        number: Only policies with this number.
        holder: Only policies whose holder contains this text.
        kind: Only policies with this kind.
        paid_until_until: Only policies with an end of the paid term at or before this.
        min_insured: Only policies with a sum insured of at least this.
        page: Page number, from 1.
    """
    return db.search(
        PolicySummary,
        "SELECT id, number, holder, kind, insured, paid_until FROM policies",
        where={
            "number = ?": number,
            "instr(lower(holder), lower(?)) > 0": holder,
            "kind = ?": kind,
            "paid_until <= ?": paid_until_until,
            "insured >= ?": min_insured,
        },
        order="number, id",
        page=page,
    )


def get_policy(db: Database, policy_id: str) -> PolicyDetails:
    """Show a policy with its claims and what is left of the sum insured.

    Args:
        policy_id: Id of the policy.
    """
    policy = db.fetch(Policy, "policies", policy_id)
    number_of_claims = db.number("SELECT COUNT(*) FROM claims WHERE policy_id = ?", policy_id)
    sum_left = policy["insured"] - db.number(
        """
        SELECT SUM(payments.amount) FROM payments
        JOIN claims ON claims.id = payments.claim_id
        WHERE claims.policy_id = ?
        """,
        policy_id,
    )
    return {**policy, "number_of_claims": number_of_claims, "sum_left": sum_left}
