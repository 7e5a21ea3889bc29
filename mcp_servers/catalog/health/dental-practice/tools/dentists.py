"""Tools about dentists."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Dentist, DentistStatus


def find_dentists(
    db: Database,
    name: str | None = None,
    surgeon: bool | None = None,
    status: DentistStatus | None = None,
    page: PageNumber = 1,
) -> Page[Dentist]:
    """Search dentists by name, training in surgery or status.

    Args:
        name: Only dentists whose name contains this text.
        surgeon: Only dentists for which this holds, or does not: training in surgery.
        status: Only dentists with this status.
        page: Page number, from 1.
    """
    return db.search(
        Dentist,
        "SELECT id, name, email, surgeon, status FROM dentists",
        where={"instr(lower(name), lower(?)) > 0": name, "surgeon = ?": surgeon, "status = ?": status},
        order="name, id",
        page=page,
    )
