"""Tools about task assignments."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import TaskAssignmentSurfaceType


class TaskAssignmentSummary(TypedDict):
    """A task assignment as a search lists it."""

    id: str
    task_title: str
    surface_type: TaskAssignmentSurfaceType
    source: str
    assigned_by_name: str


def list_task_assignments(
    db: Database,
    task_id: str | None = None,
    assigned_by_id: str | None = None,
    surface_type: TaskAssignmentSurfaceType | None = None,
    page: PageNumber = 1,
) -> Page[TaskAssignmentSummary]:
    """List the tasks that others assigned to you, and where.

    Args:
        task_id: Only task assignments of the task with this id.
        assigned_by_id: Only task assignments assigned by the person with this id.
        surface_type: Only task assignments with this place it was assigned in.
        page: Page number, from 1.
    """
    return db.search(
        TaskAssignmentSummary,
        """
        SELECT task_assignments.id, tasks.title AS task_title, task_assignments.surface_type,
            task_assignments.source, people.name AS assigned_by_name
        FROM task_assignments
        JOIN tasks ON tasks.id = task_assignments.task_id
        JOIN people ON people.id = task_assignments.assigned_by_id
        """,
        where={
            "task_assignments.task_id = ?": task_id,
            "task_assignments.assigned_by_id = ?": assigned_by_id,
            "task_assignments.surface_type = ?": surface_type,
        },
        order="task_assignments.id",
        page=page,
    )
