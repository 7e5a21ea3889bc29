"""Tools about closures."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Moment, Page, PageNumber, Refused, Text, minutes_between

from .rows import Closure, Controller, Stand


class ClosureSummary(TypedDict):
    """A closure as a search lists it."""

    id: str
    stand_code: str
    reason: str
    starts_at: str
    ends_at: str


def find_closures(
    db: Database,
    stand_id: str | None = None,
    starts_from: Moment | None = None,
    ends_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[ClosureSummary]:
    """Search closures by stand, start time or end time.

    Args:
        stand_id: Only closures of the stand with this id.
        starts_from: Only closures with a start time at or after this.
        ends_from: Only closures with an end time at or after this.
        page: Page number, from 1.
    """
    return db.search(
        ClosureSummary,
        """
        SELECT closures.id, stands.code AS stand_code, closures.reason, closures.starts_at, closures.ends_at
        FROM closures
        JOIN stands ON stands.id = closures.stand_id
        """,
        where={
            "closures.stand_id = ?": stand_id,
            "closures.starts_at >= ?": starts_from,
            "closures.ends_at >= ?": ends_from,
        },
        order="closures.starts_at, closures.id",
        page=page,
    )


def close_stand(db: Database, stand_id: str, reason: Text, starts_at: Moment, ends_at: Moment) -> Closure:
    """Close a stand for a while in which no aircraft is planned on it, within the hours that you may grant.

    Args:
        stand_id: Id of the stand.
        reason: Reason of the closure.
        starts_at: Start time.
        ends_at: End time.
    """
    db.fetch(Stand, "stands", stand_id)
    if starts_at < db.now:
        raise Refused("A closing cannot begin in the past.")
    if ends_at <= starts_at:
        raise Refused("A closing ends after its start.")
    account = db.fetch(Controller, "controllers", db.account)
    if minutes_between(starts_at, ends_at) > 60 * account["closing_hours"]:
        raise Refused("You may not close a stand for so long.")
    if db.exists(
        """
        SELECT 1 FROM turnrounds
        WHERE stand_id = ? AND status IN ('expected', 'on_stand') AND arrives_at < ? AND departs_at > ?
        """,
        stand_id,
        ends_at,
        starts_at,
    ):
        raise Refused("An aircraft is planned on the stand at that time.")
    if db.exists(
        "SELECT 1 FROM closures WHERE stand_id = ? AND starts_at < ? AND ends_at > ?", stand_id, ends_at, starts_at
    ):
        raise Refused("The stand is closed at that time already.")
    closure_id = db.insert("closures", stand_id=stand_id, reason=reason, starts_at=starts_at, ends_at=ends_at)
    return db.fetch(Closure, "closures", closure_id)


def end_closing(db: Database, closure_id: str) -> Closure:
    """Open a stand again before its closing ends.

    Args:
        closure_id: Id of the closure.
    """
    closure = db.fetch(Closure, "closures", closure_id)
    if closure["starts_at"] >= db.now:
        raise Refused("The closing has not begun.")
    if closure["ends_at"] <= db.now:
        raise Refused("The closing is over.")
    db.update("closures", closure_id, ends_at=db.now)
    return db.fetch(Closure, "closures", closure_id)
