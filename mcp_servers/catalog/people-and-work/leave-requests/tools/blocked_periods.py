"""Tools about blocked periods."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, shift

from .rows import BlockedPeriod, BlockedPeriodStatus, Request


class BlockedPeriodSummary(TypedDict):
    """A blocked period as a search lists it."""

    id: str
    name: str
    team_name: str
    starts_on: str
    ends_on: str
    status: BlockedPeriodStatus


def find_blocked_periods(
    db: Database,
    name: str | None = None,
    team_id: str | None = None,
    status: BlockedPeriodStatus | None = None,
    ends_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[BlockedPeriodSummary]:
    """Search blocked periods by name, team, status or last day.

    Args:
        name: Only blocked periods with this name.
        team_id: Only blocked periods of the team with this id.
        status: Only blocked periods with this status.
        ends_from: Only blocked periods with a last day at or after this.
        page: Page number, from 1.
    """
    return db.search(
        BlockedPeriodSummary,
        """
        SELECT blocked_periods.id, blocked_periods.name, teams.name AS team_name, blocked_periods.starts_on,
            blocked_periods.ends_on, blocked_periods.status
        FROM blocked_periods
        JOIN teams ON teams.id = blocked_periods.team_id
        """,
        where={
            "blocked_periods.name = ?": name,
            "blocked_periods.team_id = ?": team_id,
            "blocked_periods.status = ?": status,
            "blocked_periods.ends_on >= ?": ends_from,
        },
        order="blocked_periods.starts_on, blocked_periods.id",
        page=page,
    )


def block_period(db: Database, name: Text, starts_on: Day, length: Annotated[int, between(1, 10)]) -> BlockedPeriod:
    """Block leave for your team with a week's notice, where nobody has approved leave; undecided requests in that
    time are declined.

    Args:
        name: Name of the blocked period.
        starts_on: First day.
        length: Number of days.
    """
    if starts_on < shift(db.today, days=7):
        raise Refused("Leave is blocked with at least a week's notice.")
    ends_on = shift(starts_on, days=length - 1)
    if db.exists(
        """
        SELECT 1 FROM blocked_periods
        WHERE team_id = ? AND status = 'announced' AND starts_on <= ? AND ends_on >= ?
        """,
        db.account,
        ends_on,
        starts_on,
    ):
        raise Refused("The team has another blocked period in that time.")
    if db.exists(
        """
        SELECT 1 FROM requests
        JOIN employees ON employees.id = requests.employee_id
        WHERE employees.team_id = ?
            AND requests.status = 'approved'
            AND requests.starts_on <= ?
            AND requests.ends_on >= ?
        """,
        db.account,
        ends_on,
        starts_on,
    ):
        raise Refused("Somebody of the team has approved leave in that time.")
    blocked_period_id = db.insert(
        "blocked_periods", name=name, starts_on=starts_on, team_id=db.account, ends_on=ends_on, status="announced"
    )
    for request in db.all(
        Request,
        """
        SELECT requests.* FROM requests
        JOIN employees ON employees.id = requests.employee_id
        WHERE employees.team_id = ?
            AND requests.status = 'submitted'
            AND requests.starts_on <= ?
            AND requests.ends_on >= ?
        ORDER BY requests.id
        """,
        db.account,
        ends_on,
        starts_on,
    ):
        db.update("requests", request["id"], status="declined", answer=name)
    return db.fetch(BlockedPeriod, "blocked_periods", blocked_period_id)


def lift_period(db: Database, blocked_period_id: str) -> BlockedPeriod:
    """Lift a blocked period that is not over.

    Args:
        blocked_period_id: Id of the blocked period.
    """
    blocked_period = db.fetch(BlockedPeriod, "blocked_periods", blocked_period_id)
    if blocked_period["status"] != "announced":
        raise Refused("The blocked period must be announced.")
    if blocked_period["ends_on"] < db.today:
        raise Refused("The blocked period is over.")
    db.update("blocked_periods", blocked_period_id, status="lifted")
    return db.fetch(BlockedPeriod, "blocked_periods", blocked_period_id)
