"""Tools about surveys."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, between, shift

from .rows import Claim, Expert, Policy, Survey, SurveyStatus


class SurveySummary(TypedDict):
    """A survey as a search lists it."""

    id: str
    claim_number: str
    expert_name: str
    ordered_on: str
    estimate: int | None
    status: SurveyStatus


def find_surveys(
    db: Database,
    claim_id: str | None = None,
    expert_id: str | None = None,
    status: SurveyStatus | None = None,
    ordered_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[SurveySummary]:
    """Search surveys by claim, expert, status or order date.

    Args:
        claim_id: Only surveys of the claim with this id.
        expert_id: Only surveys of the expert with this id.
        status: Only surveys with this status.
        ordered_until: Only surveys with an order date at or before this.
        page: Page number, from 1.
    """
    return db.search(
        SurveySummary,
        """
        SELECT surveys.id, claims.number AS claim_number, experts.name AS expert_name, surveys.ordered_on,
            surveys.estimate, surveys.status
        FROM surveys
        JOIN claims ON claims.id = surveys.claim_id
        JOIN experts ON experts.id = surveys.expert_id
        """,
        where={
            "surveys.claim_id = ?": claim_id,
            "surveys.expert_id = ?": expert_id,
            "surveys.status = ?": status,
            "surveys.ordered_on <= ?": ordered_until,
        },
        order="surveys.ordered_on, surveys.id",
        page=page,
    )


def order_survey(db: Database, claim_id: str, expert_id: str) -> Survey:
    """Order a survey of a claim in your hands from an expert of the right field who has time.

    Args:
        claim_id: Id of the claim.
        expert_id: Id of the expert.
    """
    claim = db.fetch(Claim, "claims", claim_id)
    expert = db.fetch(Expert, "experts", expert_id)
    if claim["adjuster_id"] != db.account:
        raise Refused("The claim is in somebody else's hands.")
    if claim["status"] != "in_review":
        raise Refused("The claim is not under review.")
    policy = db.fetch(Policy, "policies", claim["policy_id"])
    if (expert["field"] == "vehicles") != (policy["kind"] == "vehicle"):
        raise Refused("The expert is of another field.")
    if db.exists("SELECT 1 FROM surveys WHERE claim_id = ? AND status != 'cancelled'", claim_id):
        raise Refused("There is a survey of this claim already.")
    if (
        db.number("SELECT COUNT(*) FROM surveys WHERE expert_id = ? AND status = 'ordered'", expert_id)
        >= expert["most_surveys"]
    ):
        raise Refused("The expert has enough to do.")
    survey_id = db.insert("surveys", claim_id=claim_id, expert_id=expert_id, ordered_on=db.today, status="ordered")
    return db.fetch(Survey, "surveys", survey_id)


def deliver_survey(db: Database, survey_id: str, estimate: Annotated[int, between(1000, 2000000)]) -> Survey:
    """Record the estimate of a survey, which never exceeds what is claimed by more than a quarter.

    Args:
        survey_id: Id of the survey.
        estimate: Estimate of the survey, in minor units.
    """
    survey = db.fetch(Survey, "surveys", survey_id)
    if survey["status"] != "ordered":
        raise Refused("The survey must be ordered.")
    claim = db.fetch(Claim, "claims", survey["claim_id"])
    if estimate * 4 > claim["claimed"] * 5:
        raise Refused("The estimate is far above what is claimed.")
    db.update("surveys", survey_id, status="delivered", estimate=estimate)
    return db.fetch(Survey, "surveys", survey_id)


def cancel_survey(db: Database, survey_id: str) -> Survey:
    """Cancel a survey that has been under way for five days, unless the claim needs one.

    Args:
        survey_id: Id of the survey.
    """
    survey = db.fetch(Survey, "surveys", survey_id)
    if survey["status"] != "ordered":
        raise Refused("The survey must be ordered.")
    if survey["ordered_on"] > shift(db.today, days=-5):
        raise Refused("The survey has not been under way for five days.")
    claim = db.fetch(Claim, "claims", survey["claim_id"])
    if claim["claimed"] > 500000:
        raise Refused("The claim needs a survey.")
    db.update("surveys", survey_id, status="cancelled")
    return db.fetch(Survey, "surveys", survey_id)
