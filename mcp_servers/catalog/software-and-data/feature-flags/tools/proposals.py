"""Tools about proposals."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Moment, Page, PageNumber, Refused, between, minutes_between, shift

from .rows import Developer, Flag, Proposal, ProposalStatus, RolloutState


class ProposalSummary(TypedDict):
    """A proposal as a search lists it."""

    id: str
    setting_flag_name: str
    share: int
    developer_name: str
    status: ProposalStatus
    proposed_at: str


class ProposalDetails(Proposal):
    """A proposal in full."""

    setting_flag_name: str
    setting_share: int
    developer_name: str
    increase_in_points: int
    age_in_hours: int


def find_proposals(
    db: Database,
    flag_id: str | None = None,
    developer_id: str | None = None,
    status: ProposalStatus | None = None,
    min_share: int | None = None,
    proposed_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[ProposalSummary]:
    """Search proposals by flag, proposed by, status, share in per cent or time of the proposal.

    Args:
        flag_id: Only proposals of the flag with this id.
        developer_id: Only proposals proposed by the developer with this id.
        status: Only proposals with this status.
        min_share: Only proposals with a share in per cent of at least this.
        proposed_from: Only proposals with a time of the proposal at or after this.
        page: Page number, from 1.
    """
    return db.search(
        ProposalSummary,
        """
        SELECT proposals.id, flags.name AS setting_flag_name, proposals.share, developers.name AS
            developer_name, proposals.status, proposals.proposed_at
        FROM proposals
        JOIN rollout_states ON rollout_states.id = proposals.setting_id
        JOIN flags ON flags.id = rollout_states.flag_id
        JOIN developers ON developers.id = proposals.developer_id
        """,
        where={
            "rollout_states.flag_id = ?": flag_id,
            "proposals.developer_id = ?": developer_id,
            "proposals.status = ?": status,
            "proposals.share >= ?": min_share,
            "proposals.proposed_at >= ?": proposed_from,
        },
        order="proposals.proposed_at DESC, proposals.id",
        page=page,
    )


def get_proposal(db: Database, proposal_id: str) -> ProposalDetails:
    """Show a proposal with the share now and how many points it would change.

    Args:
        proposal_id: Id of the proposal.
    """
    proposal = db.fetch(Proposal, "proposals", proposal_id)
    setting = db.fetch(RolloutState, "rollout_states", proposal["setting_id"])
    increase_in_points = proposal["share"] - setting["share"]
    age_in_hours = minutes_between(proposal["proposed_at"], db.now) // 60
    flag = db.fetch(Flag, "flags", setting["flag_id"])
    developer = db.fetch(Developer, "developers", proposal["developer_id"])
    return {
        **proposal,
        "setting_flag_name": flag["name"],
        "setting_share": setting["share"],
        "developer_name": developer["name"],
        "increase_in_points": increase_in_points,
        "age_in_hours": age_in_hours,
    }


def propose_share(db: Database, setting_id: str, share: Annotated[int, between(10, 100)]) -> Proposal:
    """Propose a larger share for a live flag in production.

    Args:
        setting_id: Id of the setting.
        share: Share in per cent.
    """
    setting = db.fetch(RolloutState, "rollout_states", setting_id)
    if setting["environment"] != "production":
        raise Refused("Only production needs a proposal.")
    flag = db.fetch(Flag, "flags", setting["flag_id"])
    if flag["status"] != "live":
        raise Refused("The flag is not live.")
    if setting["locked"]:
        raise Refused("The setting is locked.")
    if share <= setting["share"]:
        raise Refused("The share is as large already.")
    if share > setting["share"] + 30:
        raise Refused("A share grows by 30 points at most.")
    if db.exists("SELECT 1 FROM proposals WHERE setting_id = ? AND status IN ('open', 'approved')", setting_id):
        raise Refused("Another change of it is under way.")
    proposal_id = db.insert(
        "proposals", setting_id=setting_id, share=share, developer_id=db.account, proposed_at=db.now, status="open"
    )
    return db.fetch(Proposal, "proposals", proposal_id)


def approve_proposal(db: Database, proposal_id: str) -> Proposal:
    """Approve the open proposal of somebody else for a flag that is not stale.

    Args:
        proposal_id: Id of the proposal.
    """
    proposal = db.fetch(Proposal, "proposals", proposal_id)
    if proposal["status"] != "open":
        raise Refused("The proposal must be open.")
    if proposal["developer_id"] == db.account:
        raise Refused("You proposed this yourself.")
    setting = db.fetch(RolloutState, "rollout_states", proposal["setting_id"])
    flag = db.fetch(Flag, "flags", setting["flag_id"])
    if flag["ends_on"] < db.today:
        raise Refused("The flag is stale.")
    if proposal["share"] <= setting["share"]:
        raise Refused("The share is as large already.")
    needs = db.fetch(Flag, "flags", flag["needs_id"]) if flag["needs_id"] is not None else None
    if needs is not None and needs["status"] != "live":
        raise Refused("The flag it depends on is not live.")
    db.update("proposals", proposal_id, status="approved")
    return db.fetch(Proposal, "proposals", proposal_id)


def reject_proposal(db: Database, proposal_id: str) -> Proposal:
    """Reject an open proposal of somebody else that is an hour old.

    Args:
        proposal_id: Id of the proposal.
    """
    proposal = db.fetch(Proposal, "proposals", proposal_id)
    if proposal["status"] != "open":
        raise Refused("The proposal must be open.")
    if proposal["developer_id"] == db.account:
        raise Refused("You proposed this yourself.")
    if proposal["proposed_at"] > shift(db.now, hours=-4):
        raise Refused("It is discussed for four hours first.")
    db.update("proposals", proposal_id, status="rejected")
    return db.fetch(Proposal, "proposals", proposal_id)


def apply_proposal(db: Database, proposal_id: str) -> Proposal:
    """Apply an approved proposal within 24 hours; the setting gets its share.

    Args:
        proposal_id: Id of the proposal.
    """
    proposal = db.fetch(Proposal, "proposals", proposal_id)
    if proposal["status"] != "approved":
        raise Refused("The proposal must be approved.")
    if proposal["proposed_at"] < shift(db.now, hours=-24):
        raise Refused("The proposal is more than a day old.")
    setting = db.fetch(RolloutState, "rollout_states", proposal["setting_id"])
    if setting["locked"]:
        raise Refused("The setting is locked.")
    if proposal["share"] > setting["share"] + 30:
        raise Refused("A share grows by 30 points at most.")
    db.update("proposals", proposal_id, status="applied")
    db.update("rollout_states", proposal["setting_id"], share=proposal["share"], changed_at=db.now)
    return db.fetch(Proposal, "proposals", proposal_id)
