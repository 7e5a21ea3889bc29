"""Tools about task links."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import TaskLinkLinkType


class TaskLinkSummary(TypedDict):
    """A task link as a search lists it."""

    id: str
    link_type: TaskLinkLinkType
    description: str | None
    link: str


def list_task_links(
    db: Database, task_id: str | None = None, link_type: TaskLinkLinkType | None = None, page: PageNumber = 1
) -> Page[TaskLinkSummary]:
    """List what a task links to.

    Args:
        task_id: Only task links of the task with this id.
        link_type: Only task links with this link type.
        page: Page number, from 1.
    """
    return db.search(
        TaskLinkSummary,
        "SELECT id, link_type, description, link FROM task_links",
        where={"task_id = ?": task_id, "link_type = ?": link_type},
        order="id",
        page=page,
    )
