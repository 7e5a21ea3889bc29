"""Tools about policies."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber

from .rows import Policy


class PolicySummary(TypedDict):
    """A policy as a search lists it."""

    id: str
    number: str
    insurer: str
    highest: int
    valid_until: str


class PolicyDetails(Policy):
    """A policy in full."""

    covered_things: int
    free_sum: int


def find_policies(
    db: Database,
    number: str | None = None,
    insurer: str | None = None,
    valid_until_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[PolicySummary]:
    """Search policies by policy number, insurer or last day.

    Args:
        number: Only policies with this policy number.
        insurer: Only policies whose insurer contains this text.
        valid_until_from: Only policies with a last day at or after this.
        page: Page number, from 1.
    """
    return db.search(
        PolicySummary,
        "SELECT id, number, insurer, highest, valid_until FROM policies",
        where={
            "number = ?": number,
            "instr(lower(insurer), lower(?)) > 0": insurer,
            "valid_until >= ?": valid_until_from,
        },
        order="number, id",
        page=page,
    )


def get_policy(db: Database, policy_id: str) -> PolicyDetails:
    """Show a policy with the number of things under it and the sum that is still free.

    Args:
        policy_id: Id of the policy.
    """
    policy = db.fetch(Policy, "policies", policy_id)
    covered_things = db.number("SELECT COUNT(*) FROM covers WHERE policy_id = ?", policy_id)
    free_sum = policy["highest"] - db.number(
        """
        SELECT SUM(things.price) FROM covers
        JOIN things ON things.id = covers.thing_id
        WHERE covers.policy_id = ?
        """,
        policy_id,
    )
    return {**policy, "covered_things": covered_things, "free_sum": free_sum}
