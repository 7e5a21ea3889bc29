"""Tools about coaches."""

from mcp_servers.runtime import Database, Page, PageNumber, shift

from .rows import Coach, CoachStatus


class CoachDetails(Coach):
    """A coach in full."""

    next_class: str | None
    certificates_ending: int


def find_coaches(
    db: Database, name: str | None = None, status: CoachStatus | None = None, page: PageNumber = 1
) -> Page[Coach]:
    """Search coaches by name or status.

    Args:
        name: Only coaches whose name contains this text.
        status: Only coaches with this status.
        page: Page number, from 1.
    """
    return db.search(
        Coach,
        "SELECT id, name, phone, status FROM coaches",
        where={"instr(lower(name), lower(?)) > 0": name, "status = ?": status},
        order="name, id",
        page=page,
    )


def get_coach(db: Database, coach_id: str) -> CoachDetails:
    """Show a coach with the next class and the certificates that end within 30 days.

    Args:
        coach_id: Id of the coach.
    """
    coach = db.fetch(Coach, "coaches", coach_id)
    next_class: str | None = db.value(
        """
        SELECT MIN(starts_at) FROM sessions
        WHERE coach_id = ? AND status = 'planned' AND starts_at >= ?
        """,
        coach_id,
        db.now,
    )
    certificates_ending = db.number(
        """
        SELECT COUNT(*) FROM certificates
        WHERE coach_id = ? AND valid_until >= ? AND valid_until <= ?
        """,
        coach_id,
        db.today,
        shift(db.today, days=30),
    )
    return {**coach, "next_class": next_class, "certificates_ending": certificates_ending}
