"""Tools about volunteers."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import VolunteerRole


class VolunteerSummary(TypedDict):
    """A volunteer as a search lists it."""

    id: str
    name: str
    role: VolunteerRole


def find_volunteers(
    db: Database, name: str | None = None, role: VolunteerRole | None = None, page: PageNumber = 1
) -> Page[VolunteerSummary]:
    """Search volunteers by name or role.

    Args:
        name: Only volunteers whose name contains this text.
        role: Only volunteers with this role.
        page: Page number, from 1.
    """
    return db.search(
        VolunteerSummary,
        "SELECT id, name, role FROM volunteers",
        where={"instr(lower(name), lower(?)) > 0": name, "role = ?": role},
        order="name, id",
        page=page,
    )
