"""Tools about crews."""

from mcp_servers.runtime import Database, Day, Page, PageNumber

from .rows import Crew


def find_crews(
    db: Database,
    name: str | None = None,
    min_level: int | None = None,
    authorisation_ends_by: Day | None = None,
    page: PageNumber = 1,
) -> Page[Crew]:
    """Search crews by foreman, level or end of the authorisation.

    Args:
        name: Only crews whose foreman contains this text.
        min_level: Only crews with a level of at least this.
        authorisation_ends_by: Only crews with an end of the authorisation at or before this.
        page: Page number, from 1.
    """
    return db.search(
        Crew,
        "SELECT id, name, level, authorised_until, phone FROM crews",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "level >= ?": min_level,
            "authorised_until <= ?": authorisation_ends_by,
        },
        order="name, id",
        page=page,
    )
