"""Tools about planners."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber


class PlannerSummary(TypedDict):
    """A planner as a search lists it."""

    id: str
    name: str
    email: str


def find_planners(
    db: Database, name: str | None = None, email: str | None = None, page: PageNumber = 1
) -> Page[PlannerSummary]:
    """Search planners by name or email.

    Args:
        name: Only planners whose name contains this text.
        email: Only planners with this email.
        page: Page number, from 1.
    """
    return db.search(
        PlannerSummary,
        "SELECT id, name, email FROM planners",
        where={"instr(lower(name), lower(?)) > 0": name, "email = ?": email},
        order="name, id",
        page=page,
    )
