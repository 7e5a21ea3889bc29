"""Tools about freezes."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Moment, Page, PageNumber, Refused, Text, between, shift

from .rows import Freeze, FreezeStatus, Repository


class FreezeSummary(TypedDict):
    """A freeze as a search lists it."""

    id: str
    repository_name: str
    reason: str
    starts_at: str
    ends_at: str
    status: FreezeStatus


def find_freezes(
    db: Database,
    repository_id: str | None = None,
    repository_name: str | None = None,
    status: FreezeStatus | None = None,
    ends_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[FreezeSummary]:
    """Search freezes by repository, name, status or end time.

    Args:
        repository_id: Only freezes of the repository with this id.
        repository_name: Only freezes of the repository with this name.
        status: Only freezes with this status.
        ends_from: Only freezes with an end time at or after this.
        page: Page number, from 1.
    """
    return db.search(
        FreezeSummary,
        """
        SELECT freezes.id, repositories.name AS repository_name, freezes.reason, freezes.starts_at,
            freezes.ends_at, freezes.status
        FROM freezes
        JOIN repositories ON repositories.id = freezes.repository_id
        """,
        where={
            "freezes.repository_id = ?": repository_id,
            "repositories.name = ?": repository_name,
            "freezes.status = ?": status,
            "freezes.ends_at >= ?": ends_from,
        },
        order="freezes.starts_at, freezes.id",
        page=page,
    )


def announce_freeze(
    db: Database, repository_id: str, reason: Text, starts_at: Moment, length: Annotated[int, between(1, 7)]
) -> Freeze:
    """Announce a freeze of a repository, at least four hours and at most 60 days ahead.

    Args:
        repository_id: Id of the repository.
        reason: Reason of the freeze.
        starts_at: Start time.
        length: Number of days.
    """
    db.fetch(Repository, "repositories", repository_id)
    if starts_at < shift(db.now, hours=4):
        raise Refused("A freeze is announced at least four hours ahead.")
    if starts_at > shift(db.now, days=60):
        raise Refused("A freeze is announced at most 60 days ahead.")
    ends_at = shift(starts_at, days=length)
    if db.exists(
        """
        SELECT 1 FROM freezes
        WHERE repository_id = ? AND status = 'announced' AND starts_at < ? AND ends_at > ?
        """,
        repository_id,
        ends_at,
        starts_at,
    ):
        raise Refused("The repository is frozen at that time already.")
    freeze_id = db.insert(
        "freezes", repository_id=repository_id, reason=reason, starts_at=starts_at, ends_at=ends_at, status="announced"
    )
    return db.fetch(Freeze, "freezes", freeze_id)


def lift_freeze(db: Database, freeze_id: str) -> Freeze:
    """Lift a freeze that is not over.

    Args:
        freeze_id: Id of the freeze.
    """
    freeze = db.fetch(Freeze, "freezes", freeze_id)
    if freeze["status"] != "announced":
        raise Refused("The freeze must be announced.")
    if freeze["ends_at"] <= db.now:
        raise Refused("The freeze is over.")
    db.update("freezes", freeze_id, status="lifted")
    return db.fetch(Freeze, "freezes", freeze_id)
