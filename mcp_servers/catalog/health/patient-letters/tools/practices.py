"""Tools about practices."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Practice, PracticeAccepts, PracticeStatus


def find_practices(
    db: Database,
    name: str | None = None,
    town: str | None = None,
    accepts: PracticeAccepts | None = None,
    status: PracticeStatus | None = None,
    page: PageNumber = 1,
) -> Page[Practice]:
    """Search practices by name, town, accepts or status.

    Args:
        name: Only practices whose name contains this text.
        town: Only practices with this town.
        accepts: Only practices with this accepts.
        status: Only practices with this status.
        page: Page number, from 1.
    """
    return db.search(
        Practice,
        "SELECT id, name, town, accepts, status FROM practices",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "town = ?": town,
            "accepts = ?": accepts,
            "status = ?": status,
        },
        order="name, id",
        page=page,
    )
