"""Tools about colleagues."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber


class ColleagueSummary(TypedDict):
    """A colleague as a search lists it."""

    id: str
    name: str
    job: str
    away_until: str | None


def find_colleagues(
    db: Database,
    name: str | None = None,
    email: str | None = None,
    job: str | None = None,
    away_until_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[ColleagueSummary]:
    """Search colleagues by name, email, job or away until.

    Args:
        name: Only colleagues whose name contains this text.
        email: Only colleagues with this email.
        job: Only colleagues whose job contains this text.
        away_until_from: Only colleagues with an away until at or after this.
        page: Page number, from 1.
    """
    return db.search(
        ColleagueSummary,
        "SELECT id, name, job, away_until FROM colleagues",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "email = ?": email,
            "instr(lower(job), lower(?)) > 0": job,
            "away_until >= ?": away_until_from,
        },
        order="name, id",
        page=page,
    )
