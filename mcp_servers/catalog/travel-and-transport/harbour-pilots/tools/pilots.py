"""Tools about pilots."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, shift

from .rows import Pilot, PilotStatus


class PilotSummary(TypedDict):
    """A pilot as a search lists it."""

    id: str
    name: str
    grade: int
    status: PilotStatus
    licence_until: str


class PilotDetails(Pilot):
    """A pilot in full."""

    next_job: str | None
    recent_jobs: int


def find_pilots(
    db: Database,
    name: str | None = None,
    grade: int | None = None,
    status: PilotStatus | None = None,
    licence_until_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[PilotSummary]:
    """Search pilots by name, class, status or end of the licence.

    Args:
        name: Only pilots whose name contains this text.
        grade: Only pilots with this class.
        status: Only pilots with this status.
        licence_until_until: Only pilots with an end of the licence at or before this.
        page: Page number, from 1.
    """
    return db.search(
        PilotSummary,
        "SELECT id, name, grade, status, licence_until FROM pilots",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "grade = ?": grade,
            "status = ?": status,
            "licence_until <= ?": licence_until_until,
        },
        order="name, id",
        page=page,
    )


def get_pilot(db: Database, pilot_id: str) -> PilotDetails:
    """Show a pilot with the next job and the jobs done in the last seven days.

    Args:
        pilot_id: Id of the pilot.
    """
    pilot = db.fetch(Pilot, "pilots", pilot_id)
    next_job: str | None = db.value(
        """
        SELECT MIN(starts_at) FROM pilotages
        WHERE pilot_id = ? AND status = 'assigned' AND starts_at >= ?
        """,
        pilot_id,
        db.now,
    )
    recent_jobs = db.number(
        """
        SELECT COUNT(*) FROM pilotages
        WHERE pilot_id = ? AND status = 'done' AND starts_at >= ?
        """,
        pilot_id,
        shift(db.now, days=-7),
    )
    return {**pilot, "next_job": next_job, "recent_jobs": recent_jobs}
