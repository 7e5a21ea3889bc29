"""Tools about windows."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Moment, Page, PageNumber, Refused, Text, between, shift

from .rows import Window, WindowStatus


class WindowSummary(TypedDict):
    """A maintenance window as a search lists it."""

    id: str
    team_name: str
    work: str
    starts_at: str
    ends_at: str
    status: WindowStatus


def find_windows(
    db: Database,
    team_id: str | None = None,
    status: WindowStatus | None = None,
    starts_on: Day | None = None,
    starts_from: Moment | None = None,
    starts_until: Moment | None = None,
    page: PageNumber = 1,
) -> Page[WindowSummary]:
    """Search windows by team, status or start time.

    Args:
        team_id: Only windows of the team with this id.
        status: Only windows with this status.
        starts_on: Only windows with a start time on this day.
        starts_from: Only windows with a start time at or after this.
        starts_until: Only windows with a start time at or before this.
        page: Page number, from 1.
    """
    return db.search(
        WindowSummary,
        """
        SELECT windows.id, teams.name AS team_name, windows.work, windows.starts_at, windows.ends_at,
            windows.status
        FROM windows
        JOIN teams ON teams.id = windows.team_id
        """,
        where={
            "windows.team_id = ?": team_id,
            "windows.status = ?": status,
            "date(windows.starts_at) = ?": starts_on,
            "windows.starts_at >= ?": starts_from,
            "windows.starts_at <= ?": starts_until,
        },
        order="windows.starts_at, windows.id",
        page=page,
    )


def announce_window(db: Database, work: Text, starts_at: Moment, length: Annotated[int, between(1, 6)]) -> Window:
    """Announce a maintenance window of your team, six hours to 45 days ahead.

    Args:
        work: Work of the maintenance window.
        starts_at: Start time.
        length: Length in hours.
    """
    if starts_at < shift(db.now, hours=6):
        raise Refused("A window is announced at least six hours ahead.")
    if starts_at > shift(db.now, days=45):
        raise Refused("A window is announced at most 45 days ahead.")
    ends_at = shift(starts_at, hours=length)
    if db.exists(
        """
        SELECT 1 FROM windows
        WHERE team_id = ? AND status = 'announced' AND starts_at < ? AND ends_at > ?
        """,
        db.account,
        ends_at,
        starts_at,
    ):
        raise Refused("The team has another window at that time.")
    window_id = db.insert(
        "windows", work=work, starts_at=starts_at, team_id=db.account, ends_at=ends_at, status="announced"
    )
    return db.fetch(Window, "windows", window_id)


def call_off_window(db: Database, window_id: str) -> Window:
    """Call off a window of your team that has not begun.

    Args:
        window_id: Id of the maintenance window.
    """
    window = db.fetch(Window, "windows", window_id)
    if window["status"] != "announced":
        raise Refused("The maintenance window must be announced.")
    if window["team_id"] != db.account:
        raise Refused("The window belongs to another team.")
    if window["starts_at"] <= db.now:
        raise Refused("The window has begun.")
    db.update("windows", window_id, status="called_off")
    return db.fetch(Window, "windows", window_id)
