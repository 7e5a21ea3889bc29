"""Tools about districts."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import District


def find_districts(
    db: Database, name: str | None = None, max_longest_commute: int | None = None, page: PageNumber = 1
) -> Page[District]:
    """Search districts by name or minutes to the centre.

    Args:
        name: Only districts whose name contains this text.
        max_longest_commute: Only districts with a minutes to the centre of at most this.
        page: Page number, from 1.
    """
    return db.search(
        District,
        "SELECT id, name, longest_commute FROM districts",
        where={"instr(lower(name), lower(?)) > 0": name, "longest_commute <= ?": max_longest_commute},
        order="name, id",
        page=page,
    )
