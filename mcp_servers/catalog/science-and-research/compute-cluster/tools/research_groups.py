"""Tools about research groups."""

from typing import Annotated

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, between

from .rows import Operator, ResearchGroup


class ResearchGroupDetails(ResearchGroup):
    """A research group in full."""

    core_hours_left: int
    waiting_jobs: int
    gigabytes: int


def find_research_groups(
    db: Database,
    name: str | None = None,
    leader: str | None = None,
    min_granted: int | None = None,
    valid_until_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[ResearchGroup]:
    """Search research groups by name, leader, granted core hours or end of the grant.

    Args:
        name: Only research groups whose name contains this text.
        leader: Only research groups whose leader contains this text.
        min_granted: Only research groups with a granted core hours of at least this.
        valid_until_until: Only research groups with an end of the grant at or before this.
        page: Page number, from 1.
    """
    return db.search(
        ResearchGroup,
        "SELECT id, name, leader, granted, used, valid_until FROM research_groups",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "instr(lower(leader), lower(?)) > 0": leader,
            "granted >= ?": min_granted,
            "valid_until <= ?": valid_until_until,
        },
        order="name, id",
        page=page,
    )


def get_research_group(db: Database, research_group_id: str) -> ResearchGroupDetails:
    """Show a research group with the core hours left, the jobs it has waiting and its storage.

    Args:
        research_group_id: Id of the research group.
    """
    research_group = db.fetch(ResearchGroup, "research_groups", research_group_id)
    core_hours_left = research_group["granted"] - research_group["used"]
    waiting_jobs = db.number(
        """
        SELECT COUNT(*) FROM jobs
        JOIN members ON members.id = jobs.member_id
        WHERE members.research_group_id = ? AND jobs.status IN ('queued', 'held')
        """,
        research_group_id,
    )
    gigabytes = db.number(
        """
        SELECT SUM(folders.used) FROM folders
        JOIN members ON members.id = folders.member_id
        WHERE members.research_group_id = ?
        """,
        research_group_id,
    )
    return {**research_group, "core_hours_left": core_hours_left, "waiting_jobs": waiting_jobs, "gigabytes": gigabytes}


def grant_core_hours(db: Database, research_group_id: str, extra: Annotated[int, between(500, 50000)]) -> ResearchGroup:
    """Grant a research group more core hours, once it has used half of what it has.

    Args:
        research_group_id: Id of the research group.
        extra: Further core hours.
    """
    research_group = db.fetch(ResearchGroup, "research_groups", research_group_id)
    account = db.fetch(Operator, "operators", db.account)
    if extra > account["grant_limit"]:
        raise Refused("The amount is above your limit.")
    if research_group["used"] * 2 < research_group["granted"]:
        raise Refused("The research group has used less than half of its grant.")
    if research_group["valid_until"] < db.today:
        raise Refused("The grant has run out.")
    db.update("research_groups", research_group_id, granted=research_group["granted"] + extra)
    return db.fetch(ResearchGroup, "research_groups", research_group_id)
