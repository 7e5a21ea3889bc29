"""Tools about fitters."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Fitter, FitterStatus


def find_fitters(
    db: Database, name: str | None = None, status: FitterStatus | None = None, page: PageNumber = 1
) -> Page[Fitter]:
    """Search fitters by name or status.

    Args:
        name: Only fitters whose name contains this text.
        status: Only fitters with this status.
        page: Page number, from 1.
    """
    return db.search(
        Fitter,
        "SELECT id, name, phone, most_a_day, status FROM fitters",
        where={"instr(lower(name), lower(?)) > 0": name, "status = ?": status},
        order="name, id",
        page=page,
    )
