"""Tools about freezers."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Freezer


def find_freezers(
    db: Database,
    name: str | None = None,
    defrosting: bool | None = None,
    min_temperature: int | None = None,
    page: PageNumber = 1,
) -> Page[Freezer]:
    """Search freezers by name, being defrosted or temperature in degrees.

    Args:
        name: Only freezers whose name contains this text.
        defrosting: Only freezers for which this holds, or does not: being defrosted.
        min_temperature: Only freezers with a temperature in degrees of at least this.
        page: Page number, from 1.
    """
    return db.search(
        Freezer,
        "SELECT id, name, temperature, defrosting FROM freezers",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "defrosting = ?": defrosting,
            "temperature >= ?": min_temperature,
        },
        order="name, id",
        page=page,
    )
