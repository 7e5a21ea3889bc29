"""Tools about engineers."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber


class EngineerSummary(TypedDict):
    """An engineer as a search lists it."""

    id: str
    name: str
    team_name: str
    level: int


def find_engineers(
    db: Database,
    name: str | None = None,
    email: str | None = None,
    team_id: str | None = None,
    team_name: str | None = None,
    min_level: int | None = None,
    page: PageNumber = 1,
) -> Page[EngineerSummary]:
    """Search engineers by name, email, team or level.

    Args:
        name: Only engineers whose name contains this text.
        email: Only engineers with this email.
        team_id: Only engineers of the team with this id.
        team_name: Only engineers of the team with this name.
        min_level: Only engineers with a level of at least this.
        page: Page number, from 1.
    """
    return db.search(
        EngineerSummary,
        """
        SELECT engineers.id, engineers.name, teams.name AS team_name, engineers.level FROM engineers
        JOIN teams ON teams.id = engineers.team_id
        """,
        where={
            "instr(lower(engineers.name), lower(?)) > 0": name,
            "engineers.email = ?": email,
            "engineers.team_id = ?": team_id,
            "teams.name = ?": team_name,
            "engineers.level >= ?": min_level,
        },
        order="engineers.name, engineers.id",
        page=page,
    )
