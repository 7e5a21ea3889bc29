"""Tools about tailors."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Tailor


def find_tailors(
    db: Database,
    name: str | None = None,
    historical: bool | None = None,
    min_minutes_a_day: int | None = None,
    page: PageNumber = 1,
) -> Page[Tailor]:
    """Search tailors by name, trained for historical garments or minutes a day.

    Args:
        name: Only tailors whose name contains this text.
        historical: Only tailors for which this holds, or does not: trained for historical garments.
        min_minutes_a_day: Only tailors with a minutes a day of at least this.
        page: Page number, from 1.
    """
    return db.search(
        Tailor,
        "SELECT id, name, minutes_a_day, historical FROM tailors",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "historical = ?": historical,
            "minutes_a_day >= ?": min_minutes_a_day,
        },
        order="name, id",
        page=page,
    )
