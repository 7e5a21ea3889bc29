"""Tools about topics."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber


class TopicSummary(TypedDict):
    """A topic as a search lists it."""

    id: str
    name: str


def list_topics(
    db: Database, course_id: str | None = None, name: str | None = None, page: PageNumber = 1
) -> Page[TopicSummary]:
    """List topics.

    Args:
        course_id: Only topics of the course with this id.
        name: Only topics whose name contains this text.
        page: Page number, from 1.
    """
    return db.search(
        TopicSummary,
        "SELECT id, name FROM topics",
        where={"course_id = ?": course_id, "instr(lower(name), lower(?)) > 0": name},
        order="name, id",
        page=page,
    )
