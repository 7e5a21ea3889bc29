"""Tools about journalists."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import JournalistStatus


class JournalistSummary(TypedDict):
    """A journalist as a search lists it."""

    id: str
    name: str
    section_name: str
    status: JournalistStatus


def find_journalists(
    db: Database,
    name: str | None = None,
    email: str | None = None,
    section_id: str | None = None,
    status: JournalistStatus | None = None,
    page: PageNumber = 1,
) -> Page[JournalistSummary]:
    """Search journalists by name, email, section or status.

    Args:
        name: Only journalists whose name contains this text.
        email: Only journalists with this email.
        section_id: Only journalists of the section with this id.
        status: Only journalists with this status.
        page: Page number, from 1.
    """
    return db.search(
        JournalistSummary,
        """
        SELECT journalists.id, journalists.name, sections.name AS section_name, journalists.status
        FROM journalists
        JOIN sections ON sections.id = journalists.section_id
        """,
        where={
            "instr(lower(journalists.name), lower(?)) > 0": name,
            "journalists.email = ?": email,
            "journalists.section_id = ?": section_id,
            "journalists.status = ?": status,
        },
        order="journalists.name, journalists.id",
        page=page,
    )
