"""Tools about appeals."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, between, shift

from .rows import Appeal, AppealGround, AppealStatus, Applicant, Officer


class AppealSummary(TypedDict):
    """An appeal as a search lists it."""

    id: str
    applicant_name: str
    ground: AppealGround
    evidence: bool
    lodged_on: str
    status: AppealStatus


def find_appeals(
    db: Database,
    applicant_id: str | None = None,
    ground: AppealGround | None = None,
    evidence: bool | None = None,
    status: AppealStatus | None = None,
    lodged_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[AppealSummary]:
    """Search appeals by applicant, ground, evidence, status or day of the appeal.

    Args:
        applicant_id: Only appeals of the applicant with this id.
        ground: Only appeals with this ground.
        evidence: Only appeals for which this holds, or does not: evidence.
        status: Only appeals with this status.
        lodged_until: Only appeals with a day of the appeal at or before this.
        page: Page number, from 1.
    """
    return db.search(
        AppealSummary,
        """
        SELECT appeals.id, applicants.name AS applicant_name, appeals.ground, appeals.evidence,
            appeals.lodged_on, appeals.status
        FROM appeals
        JOIN applicants ON applicants.id = appeals.applicant_id
        """,
        where={
            "appeals.applicant_id = ?": applicant_id,
            "appeals.ground = ?": ground,
            "appeals.evidence = ?": evidence,
            "appeals.status = ?": status,
            "appeals.lodged_on <= ?": lodged_until,
        },
        order="appeals.lodged_on, appeals.id",
        page=page,
    )


def lodge_appeal(db: Database, applicant_id: str, ground: AppealGround, evidence: bool = False) -> Appeal:
    """Lodge an appeal for more points, once in six months.

    Args:
        applicant_id: Id of the applicant.
        ground: Ground of the appeal.
        evidence: Whether this holds for the appeal: evidence.
    """
    applicant = db.fetch(Applicant, "applicants", applicant_id)
    if applicant["status"] not in ("waiting", "suspended"):
        raise Refused("The applicant is not waiting.")
    if db.exists(
        "SELECT 1 FROM appeals WHERE applicant_id = ? AND lodged_on > ?", applicant_id, shift(db.today, days=-183)
    ):
        raise Refused("The applicant appealed within six months.")
    appeal_id = db.insert(
        "appeals", applicant_id=applicant_id, ground=ground, evidence=evidence, lodged_on=db.today, status="pending"
    )
    return db.fetch(Appeal, "appeals", appeal_id)


def add_evidence(db: Database, appeal_id: str) -> Appeal:
    """Note that evidence for a pending appeal came within 30 days.

    Args:
        appeal_id: Id of the appeal.
    """
    appeal = db.fetch(Appeal, "appeals", appeal_id)
    if appeal["status"] != "pending":
        raise Refused("The appeal is decided.")
    if appeal["evidence"]:
        raise Refused("The evidence is there already.")
    if appeal["lodged_on"] < shift(db.today, days=-30):
        raise Refused("The 30 days are over.")
    db.update("appeals", appeal_id, evidence=True)
    return db.fetch(Appeal, "appeals", appeal_id)


def uphold_appeal(db: Database, appeal_id: str, extra: Annotated[int, between(1, 60)]) -> Appeal:
    """Uphold an appeal that has evidence and award extra points, within your limit.

    Args:
        appeal_id: Id of the appeal.
        extra: Extra points.
    """
    appeal = db.fetch(Appeal, "appeals", appeal_id)
    if appeal["status"] != "pending":
        raise Refused("The appeal must be pending.")
    if not appeal["evidence"]:
        raise Refused("There is no evidence.")
    account = db.fetch(Officer, "officers", db.account)
    if extra > account["points_limit"]:
        raise Refused("So many points are above your limit.")
    applicant = db.fetch(Applicant, "applicants", appeal["applicant_id"])
    if appeal["ground"] != "violence" and applicant["points"] + extra > 150:
        raise Refused("Above 150 points only violence counts.")
    db.update("appeals", appeal_id, status="upheld")
    db.update("applicants", appeal["applicant_id"], points=applicant["points"] + extra)
    return db.fetch(Appeal, "appeals", appeal_id)


def dismiss_appeal(db: Database, appeal_id: str) -> Appeal:
    """Dismiss an appeal whose evidence has not come for two weeks, or one about overcrowding of a household that
    needs one bedroom.

    Args:
        appeal_id: Id of the appeal.
    """
    appeal = db.fetch(Appeal, "appeals", appeal_id)
    if appeal["status"] != "pending":
        raise Refused("The appeal must be pending.")
    applicant = db.fetch(Applicant, "applicants", appeal["applicant_id"])
    if (appeal["evidence"] or appeal["lodged_on"] >= shift(db.today, days=-14)) and (
        appeal["ground"] != "overcrowding" or applicant["bedrooms"] != 1
    ):
        raise Refused("The appeal deserves an answer.")
    db.update("appeals", appeal_id, status="dismissed")
    return db.fetch(Appeal, "appeals", appeal_id)
