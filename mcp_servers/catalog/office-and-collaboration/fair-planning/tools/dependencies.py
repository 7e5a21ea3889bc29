"""Tools about dependencies."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused

from .rows import Dependency, Task, TaskStatus


class DependencySummary(TypedDict):
    """A dependency as a search lists it."""

    id: str
    task_title: str
    needed_title: str
    needed_status: TaskStatus
    task_fair_name: str


def find_dependencies(
    db: Database,
    task_id: str | None = None,
    needed_id: str | None = None,
    fair_id: str | None = None,
    needed_status: TaskStatus | None = None,
    page: PageNumber = 1,
) -> Page[DependencySummary]:
    """Search dependencies by task, task needed first, fair or status.

    Args:
        task_id: Only dependencies of the task with this id.
        needed_id: Only dependencies of the task needed first with this id.
        fair_id: Only dependencies of the fair with this id.
        needed_status: Only dependencies of the task needed first with this status.
        page: Page number, from 1.
    """
    return db.search(
        DependencySummary,
        """
        SELECT dependencies.id, tasks.title AS task_title, needed.title AS needed_title, needed.status AS
            needed_status, fairs.name AS task_fair_name
        FROM dependencies
        JOIN tasks ON tasks.id = dependencies.task_id
        JOIN tasks AS needed ON needed.id = dependencies.needed_id
        JOIN fairs ON fairs.id = tasks.fair_id
        """,
        where={
            "dependencies.task_id = ?": task_id,
            "dependencies.needed_id = ?": needed_id,
            "tasks.fair_id = ?": fair_id,
            "needed.status = ?": needed_status,
        },
        order="tasks.title, dependencies.id",
        page=page,
    )


def add_dependency(db: Database, task_id: str, needed_id: str) -> Dependency:
    """Note that an open task needs another one of the same fair first, which is due no later.

    Args:
        task_id: Id of the task.
        needed_id: Id of the task needed first.
    """
    task = db.fetch(Task, "tasks", task_id)
    needed = db.fetch(Task, "tasks", needed_id)
    if task["status"] != "open":
        raise Refused("The task has begun.")
    if needed_id == task_id:
        raise Refused("A task does not wait for itself.")
    if needed["fair_id"] != task["fair_id"]:
        raise Refused("The tasks belong to different fairs.")
    if needed["status"] == "dropped":
        raise Refused("The other task was dropped.")
    if needed["due_on"] > task["due_on"]:
        raise Refused("The other task is due later.")
    if db.exists("SELECT 1 FROM dependencies WHERE task_id = ? AND needed_id = ?", needed_id, task_id):
        raise Refused("The two tasks would wait for each other.")
    if db.exists("SELECT 1 FROM dependencies WHERE task_id = ? AND needed_id = ?", task_id, needed_id):
        raise Refused("This is noted already.")
    dependency_id = db.insert("dependencies", task_id=task_id, needed_id=needed_id)
    return db.fetch(Dependency, "dependencies", dependency_id)


def drop_dependency(db: Database, dependency_id: str) -> Dependency:
    """Forget that a task needs another one, while it has not begun.

    Args:
        dependency_id: Id of the dependency.
    """
    dependency = db.fetch(Dependency, "dependencies", dependency_id)
    task = db.fetch(Task, "tasks", dependency["task_id"])
    if task["status"] != "open":
        raise Refused("The task has begun.")
    needed = db.fetch(Task, "tasks", dependency["needed_id"])
    if task["critical"] and needed["status"] not in ("done", "dropped"):
        raise Refused("What a critical task needs stays noted until it is done.")
    db.delete("dependencies", dependency_id)
    return dependency
