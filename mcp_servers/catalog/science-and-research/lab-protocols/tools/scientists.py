"""Tools about scientists."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import ScientistRole, ScientistStatus


class ScientistSummary(TypedDict):
    """A scientist as a search lists it."""

    id: str
    name: str
    role: ScientistRole
    status: ScientistStatus


def find_scientists(
    db: Database,
    name: str | None = None,
    role: ScientistRole | None = None,
    status: ScientistStatus | None = None,
    page: PageNumber = 1,
) -> Page[ScientistSummary]:
    """Search scientists by name, role or status.

    Args:
        name: Only scientists whose name contains this text.
        role: Only scientists with this role.
        status: Only scientists with this status.
        page: Page number, from 1.
    """
    return db.search(
        ScientistSummary,
        "SELECT id, name, role, status FROM scientists",
        where={"instr(lower(name), lower(?)) > 0": name, "role = ?": role, "status = ?": status},
        order="name, id",
        page=page,
    )
