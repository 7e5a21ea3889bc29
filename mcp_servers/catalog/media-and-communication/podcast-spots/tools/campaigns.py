"""Tools about campaigns."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, between, shift

from .rows import Campaign, CampaignStatus, Sponsor, SponsorBranch


class CampaignSummary(TypedDict):
    """A campaign as a search lists it."""

    id: str
    sponsor_name: str
    name: str
    starts_on: str
    ends_on: str
    status: CampaignStatus


class CampaignDetails(Campaign):
    """A campaign in full."""

    sponsor_name: str
    sponsor_branch: SponsorBranch
    budget_left: int
    reached_downloads: int


def find_campaigns(
    db: Database,
    sponsor_id: str | None = None,
    name: str | None = None,
    status: CampaignStatus | None = None,
    ends_from: Day | None = None,
    min_budget: int | None = None,
    page: PageNumber = 1,
) -> Page[CampaignSummary]:
    """Search campaigns by sponsor, name, status, last day or budget.

    Args:
        sponsor_id: Only campaigns of the sponsor with this id.
        name: Only campaigns with this name.
        status: Only campaigns with this status.
        ends_from: Only campaigns with a last day at or after this.
        min_budget: Only campaigns with a budget of at least this.
        page: Page number, from 1.
    """
    return db.search(
        CampaignSummary,
        """
        SELECT campaigns.id, sponsors.name AS sponsor_name, campaigns.name, campaigns.starts_on,
            campaigns.ends_on, campaigns.status
        FROM campaigns
        JOIN sponsors ON sponsors.id = campaigns.sponsor_id
        """,
        where={
            "campaigns.sponsor_id = ?": sponsor_id,
            "campaigns.name = ?": name,
            "campaigns.status = ?": status,
            "campaigns.ends_on >= ?": ends_from,
            "campaigns.budget >= ?": min_budget,
        },
        order="campaigns.starts_on, campaigns.id",
        page=page,
    )


def get_campaign(db: Database, campaign_id: str) -> CampaignDetails:
    """Show a campaign with what is left of its budget and the downloads it has reached.

    Args:
        campaign_id: Id of the campaign.
    """
    campaign = db.fetch(Campaign, "campaigns", campaign_id)
    budget_left = campaign["budget"] - db.number(
        "SELECT SUM(price) FROM bookings WHERE campaign_id = ? AND status != 'cancelled'", campaign_id
    )
    reached_downloads = db.number(
        """
        SELECT SUM(episodes.downloads) FROM bookings
        JOIN episodes ON episodes.id = bookings.episode_id
        WHERE bookings.campaign_id = ? AND bookings.status = 'aired' AND episodes.downloads IS NOT NULL
        """,
        campaign_id,
    )
    sponsor = db.fetch(Sponsor, "sponsors", campaign["sponsor_id"])
    return {
        **campaign,
        "sponsor_name": sponsor["name"],
        "sponsor_branch": sponsor["branch"],
        "budget_left": budget_left,
        "reached_downloads": reached_downloads,
    }


def start_campaign(db: Database, campaign_id: str) -> Campaign:
    """Start a drafted campaign of a welcome sponsor, from 30 days before its first day.

    Args:
        campaign_id: Id of the campaign.
    """
    campaign = db.fetch(Campaign, "campaigns", campaign_id)
    if campaign["status"] != "draft":
        raise Refused("The campaign must be draft.")
    sponsor = db.fetch(Sponsor, "sponsors", campaign["sponsor_id"])
    if sponsor["status"] != "welcome":
        raise Refused("The sponsor is barred.")
    if campaign["starts_on"] > shift(db.today, days=30):
        raise Refused("The campaign begins in more than 30 days.")
    if (
        db.number(
            """
        SELECT COUNT(*) FROM campaigns
        WHERE sponsor_id = ? AND status = 'running' AND starts_on <= ? AND ends_on >= ?
        """,
            campaign["sponsor_id"],
            campaign["ends_on"],
            campaign["starts_on"],
        )
        >= 3
    ):
        raise Refused("Three campaigns of the sponsor run in that time.")
    db.update("campaigns", campaign_id, status="running")
    return db.fetch(Campaign, "campaigns", campaign_id)


def prolong_campaign(db: Database, campaign_id: str, extra: Annotated[int, between(7, 60)]) -> Campaign:
    """Prolong a campaign that runs by up to 60 days, while some of its budget is left.

    Args:
        campaign_id: Id of the campaign.
        extra: Number of further days.
    """
    campaign = db.fetch(Campaign, "campaigns", campaign_id)
    if campaign["status"] != "running":
        raise Refused("The campaign does not run.")
    if campaign["ends_on"] < db.today:
        raise Refused("The campaign is over.")
    if (
        db.number("SELECT SUM(price) FROM bookings WHERE campaign_id = ? AND status != 'cancelled'", campaign_id)
        >= campaign["budget"]
    ):
        raise Refused("Nothing is left of the budget.")
    db.update("campaigns", campaign_id, ends_on=shift(campaign["ends_on"], days=extra))
    return db.fetch(Campaign, "campaigns", campaign_id)
