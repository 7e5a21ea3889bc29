"""Tools about freezes."""

from mcp_servers.runtime import Database, Moment, Page, PageNumber

from .rows import Freeze, FreezeTeam


def find_freezes(
    db: Database,
    team: FreezeTeam | None = None,
    reason: str | None = None,
    starts_until: Moment | None = None,
    ends_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[Freeze]:
    """Search freezes by team, reason, start time or end time.

    Args:
        team: Only freezes with this team.
        reason: Only freezes whose reason contains this text.
        starts_until: Only freezes with a start time at or before this.
        ends_from: Only freezes with an end time at or after this.
        page: Page number, from 1.
    """
    return db.search(
        Freeze,
        "SELECT id, team, reason, starts_at, ends_at FROM freezes",
        where={
            "team = ?": team,
            "instr(lower(reason), lower(?)) > 0": reason,
            "starts_at <= ?": starts_until,
            "ends_at >= ?": ends_from,
        },
        order="starts_at, id",
        page=page,
    )
