"""Tools about researchers."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import ResearcherPosition


class ResearcherSummary(TypedDict):
    """A researcher as a search lists it."""

    id: str
    name: str
    research_group_name: str
    position: ResearcherPosition


def find_researchers(
    db: Database,
    name: str | None = None,
    email: str | None = None,
    research_group_id: str | None = None,
    position: ResearcherPosition | None = None,
    page: PageNumber = 1,
) -> Page[ResearcherSummary]:
    """Search researchers by name, email, research group or position.

    Args:
        name: Only researchers whose name contains this text.
        email: Only researchers with this email.
        research_group_id: Only researchers of the research group with this id.
        position: Only researchers with this position.
        page: Page number, from 1.
    """
    return db.search(
        ResearcherSummary,
        """
        SELECT researchers.id, researchers.name, research_groups.name AS research_group_name,
            researchers.position
        FROM researchers
        JOIN research_groups ON research_groups.id = researchers.research_group_id
        """,
        where={
            "instr(lower(researchers.name), lower(?)) > 0": name,
            "researchers.email = ?": email,
            "researchers.research_group_id = ?": research_group_id,
            "researchers.position = ?": position,
        },
        order="researchers.name, researchers.id",
        page=page,
    )
