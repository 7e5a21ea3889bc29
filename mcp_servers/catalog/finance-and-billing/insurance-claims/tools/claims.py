"""Tools about claims."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, at_least, between, shift

from .rows import Adjuster, Claim, ClaimPeril, ClaimStatus, Policy, PolicyKind, Survey


class ClaimSummary(TypedDict):
    """A claim as a search lists it."""

    id: str
    number: str
    policy_holder: str
    peril: ClaimPeril
    claimed: int
    status: ClaimStatus


class ClaimDetails(Claim):
    """A claim in full."""

    policy_number: str
    policy_holder: str
    adjuster_name: str | None
    number_of_papers: int
    paid_so_far: int
    highest_estimate: int | None


class ClaimsByPeril(TypedDict):
    """Totals of claims for one peril."""

    peril: ClaimPeril
    claims: int
    claimed: int
    highest: int | None


def find_claims(
    db: Database,
    number: str | None = None,
    policy_id: str | None = None,
    kind: PolicyKind | None = None,
    peril: ClaimPeril | None = None,
    status: ClaimStatus | None = None,
    adjuster_id: str | None = None,
    min_claimed: int | None = None,
    reported_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[ClaimSummary]:
    """Search claims by number, policy, kind, peril, status, adjuster, claimed amount or report date.

    Args:
        number: Only claims with this number.
        policy_id: Only claims of the policy with this id.
        kind: Only claims of the policy with this kind.
        peril: Only claims with this peril.
        status: Only claims with this status.
        adjuster_id: Only claims of the adjuster with this id.
        min_claimed: Only claims with a claimed amount of at least this.
        reported_until: Only claims with a report date at or before this.
        page: Page number, from 1.
    """
    return db.search(
        ClaimSummary,
        """
        SELECT claims.id, claims.number, policies.holder AS policy_holder, claims.peril, claims.claimed,
            claims.status
        FROM claims
        JOIN policies ON policies.id = claims.policy_id
        """,
        where={
            "claims.number = ?": number,
            "claims.policy_id = ?": policy_id,
            "policies.kind = ?": kind,
            "claims.peril = ?": peril,
            "claims.status = ?": status,
            "claims.adjuster_id = ?": adjuster_id,
            "claims.claimed >= ?": min_claimed,
            "claims.reported_on <= ?": reported_until,
        },
        order="claims.reported_on, claims.id",
        page=page,
    )


def get_claim(db: Database, claim_id: str) -> ClaimDetails:
    """Show a claim with its papers, what was paid on it and the highest estimate.

    Args:
        claim_id: Id of the claim.
    """
    claim = db.fetch(Claim, "claims", claim_id)
    number_of_papers = db.number("SELECT COUNT(*) FROM papers WHERE claim_id = ?", claim_id)
    paid_so_far = db.number("SELECT SUM(amount) FROM payments WHERE claim_id = ?", claim_id)
    highest_estimate: int | None = db.value(
        "SELECT MAX(estimate) FROM surveys WHERE claim_id = ? AND estimate IS NOT NULL", claim_id
    )
    policy = db.fetch(Policy, "policies", claim["policy_id"])
    adjuster = db.fetch(Adjuster, "adjusters", claim["adjuster_id"]) if claim["adjuster_id"] is not None else None
    return {
        **claim,
        "policy_number": policy["number"],
        "policy_holder": policy["holder"],
        "adjuster_name": adjuster["name"] if adjuster is not None else None,
        "number_of_papers": number_of_papers,
        "paid_so_far": paid_so_far,
        "highest_estimate": highest_estimate,
    }


def report_claims(
    db: Database,
    status: ClaimStatus | None = None,
    kind: PolicyKind | None = None,
    adjuster_id: str | None = None,
    reported_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[ClaimsByPeril]:
    """Count claims and add up what is claimed by peril.

    Args:
        status: Only claims with this status.
        kind: Only claims of the policy with this kind.
        adjuster_id: Only claims of the adjuster with this id.
        reported_from: Only claims with a report date at or after this.
        page: Page number, from 1.
    """
    return db.search(
        ClaimsByPeril,
        """
        SELECT claims.peril, COUNT(*) AS claims, COALESCE(SUM(claims.claimed), 0) AS claimed,
            MAX(claims.claimed) AS highest
        FROM claims
        JOIN policies ON policies.id = claims.policy_id
        """,
        where={
            "claims.status = ?": status,
            "policies.kind = ?": kind,
            "claims.adjuster_id = ?": adjuster_id,
            "claims.reported_on >= ?": reported_from,
        },
        group="claims.peril",
        order="claims.peril",
        page=page,
    )


def report_claim(
    db: Database,
    number: Text,
    policy_id: str,
    peril: ClaimPeril,
    story: Text,
    happened_on: Day,
    claimed: Annotated[int, at_least(10000)],
) -> Claim:
    """Report a claim on a policy for a damage of the last 30 days that its cover reaches.

    Args:
        number: Number of the claim.
        policy_id: Id of the policy.
        peril: Peril of the claim.
        story: Cause of the claim.
        happened_on: Damage date.
        claimed: Claimed amount, in minor units.
    """
    policy = db.fetch(Policy, "policies", policy_id)
    if happened_on > db.today:
        raise Refused("The day of the damage lies ahead.")
    if happened_on < shift(db.today, days=-30):
        raise Refused("The damage is older than 30 days.")
    if happened_on < shift(policy["starts_on"], days=14):
        raise Refused("Nothing is covered in the first 14 days of a policy.")
    if happened_on > policy["paid_until"]:
        raise Refused("The premium was not paid for that day.")
    if peril == "collision" and policy["kind"] != "vehicle":
        raise Refused("Collisions are covered by vehicle policies only.")
    if db.exists(
        "SELECT 1 FROM claims WHERE policy_id = ? AND peril = ? AND happened_on = ?", policy_id, peril, happened_on
    ):
        raise Refused("This damage has been reported already.")
    if db.exists("SELECT 1 FROM claims WHERE number = ?", number):
        raise Refused("Another claim already has this number.")
    claim_id = db.insert(
        "claims",
        number=number,
        policy_id=policy_id,
        peril=peril,
        story=story,
        happened_on=happened_on,
        claimed=claimed,
        reported_on=db.today,
        status="reported",
    )
    return db.fetch(Claim, "claims", claim_id)


def take_claim(db: Database, claim_id: str) -> Claim:
    """Take a reported claim into your own hands, or a declined one up again within 60 days of the decision.

    Args:
        claim_id: Id of the claim.
    """
    claim = db.fetch(Claim, "claims", claim_id)
    if claim["status"] not in ("reported", "declined"):
        raise Refused("The claim must be reported or declined.")
    if claim["status"] != "reported" and (
        claim["decided_on"] is None or claim["decided_on"] < shift(db.today, days=-60)
    ):
        raise Refused("The claim was declined more than 60 days ago.")
    account = db.fetch(Adjuster, "adjusters", db.account)
    if (
        db.number("SELECT COUNT(*) FROM claims WHERE adjuster_id = ? AND status = 'in_review'", db.account)
        >= account["most_claims"]
    ):
        raise Refused("You have enough claims in hand.")
    db.update("claims", claim_id, status="in_review", adjuster_id=db.account, decided_on=None, answer=None)
    return db.fetch(Claim, "claims", claim_id)


def pass_claim(db: Database, claim_id: str, adjuster_id: str) -> Claim:
    """Pass a claim under review to an adjuster who has room for it and whose limit covers it.

    Args:
        claim_id: Id of the claim.
        adjuster_id: Id of the adjuster.
    """
    claim = db.fetch(Claim, "claims", claim_id)
    adjuster = db.fetch(Adjuster, "adjusters", adjuster_id)
    if claim["status"] != "in_review":
        raise Refused("The claim is not under review.")
    if adjuster_id == claim["adjuster_id"]:
        raise Refused("The claim is in these hands already.")
    if adjuster["decision_limit"] < claim["claimed"]:
        raise Refused("Their limit does not cover the claim.")
    if (
        db.number("SELECT COUNT(*) FROM claims WHERE adjuster_id = ? AND status = 'in_review'", adjuster_id)
        >= adjuster["most_claims"]
    ):
        raise Refused("They have enough claims in hand.")
    db.update("claims", claim_id, adjuster_id=adjuster_id)
    return db.fetch(Claim, "claims", claim_id)


def accept_claim(db: Database, claim_id: str, granted: Annotated[int, between(5000, 2000000)]) -> Claim:
    """Accept a claim in your hands with an amount that is backed by its papers and survey.

    Args:
        claim_id: Id of the claim.
        granted: Amount granted, in minor units.
    """
    claim = db.fetch(Claim, "claims", claim_id)
    if claim["status"] != "in_review":
        raise Refused("The claim must be in review.")
    if claim["adjuster_id"] != db.account:
        raise Refused("The claim is in somebody else's hands.")
    if claim["peril"] == "theft" and not db.exists(
        "SELECT 1 FROM papers WHERE claim_id = ? AND kind = 'police_report'", claim_id
    ):
        raise Refused("The police report is missing.")
    if claim["claimed"] > 500000 and not db.exists(
        "SELECT 1 FROM surveys WHERE claim_id = ? AND status = 'delivered'", claim_id
    ):
        raise Refused("A survey is needed first.")
    if db.exists(
        "SELECT 1 FROM surveys WHERE claim_id = ? AND estimate IS NOT NULL AND estimate < ?", claim_id, granted
    ):
        raise Refused("The survey comes to less than that.")
    if granted > claim["claimed"]:
        raise Refused("That is more than is claimed.")
    account = db.fetch(Adjuster, "adjusters", db.account)
    if granted > account["decision_limit"]:
        raise Refused("The amount is above your limit.")
    paid_on_policy = db.number(
        """
        SELECT SUM(payments.amount) FROM payments
        JOIN claims ON claims.id = payments.claim_id
        WHERE claims.policy_id = ?
        """,
        claim["policy_id"],
    )
    policy = db.fetch(Policy, "policies", claim["policy_id"])
    if paid_on_policy + granted > policy["insured"]:
        raise Refused("The sum insured is used up.")
    db.update("claims", claim_id, status="accepted", granted=granted, decided_on=db.today)
    return db.fetch(Claim, "claims", claim_id)


def decline_claim(db: Database, claim_id: str, answer: Text) -> Claim:
    """Decline a claim in your hands on which nothing was paid, and say why; ordered surveys are cancelled.

    Args:
        claim_id: Id of the claim.
        answer: Answer of the claim.
    """
    claim = db.fetch(Claim, "claims", claim_id)
    if claim["status"] != "in_review":
        raise Refused("The claim must be in review.")
    if claim["adjuster_id"] != db.account:
        raise Refused("The claim is in somebody else's hands.")
    if db.exists("SELECT 1 FROM payments WHERE claim_id = ?", claim_id):
        raise Refused("Something was paid on this claim already.")
    db.update("claims", claim_id, status="declined", answer=answer, decided_on=db.today)
    for survey in db.all(
        Survey, "SELECT * FROM surveys WHERE claim_id = ? AND status = 'ordered' ORDER BY id", claim_id
    ):
        db.update("surveys", survey["id"], status="cancelled")
    return db.fetch(Claim, "claims", claim_id)


def pay_claim(db: Database, claim_id: str) -> Claim:
    """Pay an accepted claim; advances are taken off, and the deductible unless another claim on the policy was
    accepted within a year.

    Args:
        claim_id: Id of the claim.
    """
    claim = db.fetch(Claim, "claims", claim_id)
    if claim["status"] != "accepted":
        raise Refused("The claim must be accepted.")
    advances = db.number("SELECT SUM(amount) FROM payments WHERE claim_id = ?", claim_id)
    policy = db.fetch(Policy, "policies", claim["policy_id"])
    deductible = (
        0
        if db.exists(
            """
        SELECT 1 FROM claims
        WHERE id != ?
            AND policy_id = ?
            AND status IN ('accepted', 'paid')
            AND decided_on IS NOT NULL
            AND decided_on > ?
        """,
            claim_id,
            claim["policy_id"],
            shift(db.today, days=-365),
        )
        else policy["deductible"]
    )
    due = (claim["granted"] if claim["granted"] is not None else 0) - advances - deductible
    if due <= 0:
        raise Refused("Nothing is left to be paid.")
    if policy["paid_until"] < claim["happened_on"]:
        raise Refused("The premium was not paid for that day.")
    db.update("claims", claim_id, status="paid")
    db.insert("payments", claim_id=claim_id, kind="final", amount=due, paid_on=db.today)
    return db.fetch(Claim, "claims", claim_id)
