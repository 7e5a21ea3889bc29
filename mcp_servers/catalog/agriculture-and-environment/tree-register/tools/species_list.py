"""Tools about species list."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Species


def find_species(
    db: Database, name: str | None = None, max_final_height: int | None = None, page: PageNumber = 1
) -> Page[Species]:
    """Search species list by name or final height in metres.

    Args:
        name: Only species list whose name contains this text.
        max_final_height: Only species list with a final height in metres of at most this.
        page: Page number, from 1.
    """
    return db.search(
        Species,
        "SELECT id, name, final_height FROM species_list",
        where={"instr(lower(name), lower(?)) > 0": name, "final_height <= ?": max_final_height},
        order="name, id",
        page=page,
    )
