"""Tools about tugs."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Tug, TugStatus


def find_tugs(
    db: Database,
    name: str | None = None,
    min_pull: int | None = None,
    status: TugStatus | None = None,
    page: PageNumber = 1,
) -> Page[Tug]:
    """Search tugs by name, bollard pull in tonnes or status.

    Args:
        name: Only tugs whose name contains this text.
        min_pull: Only tugs with a bollard pull in tonnes of at least this.
        status: Only tugs with this status.
        page: Page number, from 1.
    """
    return db.search(
        Tug,
        "SELECT id, name, pull, status FROM tugs",
        where={"instr(lower(name), lower(?)) > 0": name, "pull >= ?": min_pull, "status = ?": status},
        order="name, id",
        page=page,
    )
