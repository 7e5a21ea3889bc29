"""Tools about crews."""

from mcp_servers.runtime import Database, Day, Page, PageNumber

from .rows import Crew


def find_crews(
    db: Database,
    name: str | None = None,
    advanced: bool | None = None,
    card_until_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[Crew]:
    """Search crews by foreman, advanced card or end of the card.

    Args:
        name: Only crews whose foreman contains this text.
        advanced: Only crews for which this holds, or does not: advanced card.
        card_until_until: Only crews with an end of the card at or before this.
        page: Page number, from 1.
    """
    return db.search(
        Crew,
        "SELECT id, name, advanced, card_until FROM crews",
        where={"instr(lower(name), lower(?)) > 0": name, "advanced = ?": advanced, "card_until <= ?": card_until_until},
        order="name, id",
        page=page,
    )
