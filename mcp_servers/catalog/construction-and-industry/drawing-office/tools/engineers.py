"""Tools about engineers."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, shift

from .rows import Engineer, EngineerStatus


class EngineerSummary(TypedDict):
    """An engineer as a search lists it."""

    id: str
    name: str
    grade: int
    status: EngineerStatus


class EngineerDetails(Engineer):
    """An engineer in full."""

    revisions_in_work: int
    queries_answered: int


def find_engineers(
    db: Database,
    name: str | None = None,
    min_grade: int | None = None,
    status: EngineerStatus | None = None,
    page: PageNumber = 1,
) -> Page[EngineerSummary]:
    """Search engineers by name, grade or status.

    Args:
        name: Only engineers whose name contains this text.
        min_grade: Only engineers with a grade of at least this.
        status: Only engineers with this status.
        page: Page number, from 1.
    """
    return db.search(
        EngineerSummary,
        "SELECT id, name, grade, status FROM engineers",
        where={"instr(lower(name), lower(?)) > 0": name, "grade >= ?": min_grade, "status = ?": status},
        order="name, id",
        page=page,
    )


def get_engineer(db: Database, engineer_id: str) -> EngineerDetails:
    """Show an engineer with the revisions in work and the queries answered in the last 30 days.

    Args:
        engineer_id: Id of the engineer.
    """
    engineer = db.fetch(Engineer, "engineers", engineer_id)
    revisions_in_work = db.number(
        """
        SELECT COUNT(*) FROM revisions
        WHERE author_id = ? AND status IN ('in_work', 'to_check')
        """,
        engineer_id,
    )
    queries_answered = db.number(
        "SELECT COUNT(*) FROM queries WHERE engineer_id = ? AND asked_on >= ?", engineer_id, shift(db.today, days=-30)
    )
    return {**engineer, "revisions_in_work": revisions_in_work, "queries_answered": queries_answered}
