"""Tools about task lists."""

from mcp_servers.runtime import Database, Page, PageNumber, Refused, Text

from .rows import Task, TaskLink, TaskList


def delete_task_list(db: Database, task_list_id: str) -> TaskList:
    """Delete a task list with its tasks; a list that holds an assigned or open task stays.

    Args:
        task_list_id: Id of the task list.
    """
    task_list = db.fetch(TaskList, "task_lists", task_list_id)
    if db.exists(
        """
        SELECT 1 FROM task_assignments
        JOIN tasks ON tasks.id = task_assignments.task_id
        WHERE tasks.task_list_id = ?
        """,
        task_list_id,
    ):
        raise Refused("The list holds tasks that were assigned to you.")
    if db.exists("SELECT 1 FROM tasks WHERE task_list_id = ? AND status = 'needs_action'", task_list_id):
        raise Refused("The list still holds open tasks.")
    for task_link in db.all(
        TaskLink,
        """
        SELECT task_links.* FROM task_links
        JOIN tasks ON tasks.id = task_links.task_id
        WHERE tasks.task_list_id = ?
        ORDER BY task_links.id
        """,
        task_list_id,
    ):
        db.delete("task_links", task_link["id"])
    for task in db.all(
        Task, "SELECT * FROM tasks WHERE task_list_id = ? AND parent_id IS NOT NULL ORDER BY id", task_list_id
    ):
        db.delete("tasks", task["id"])
    for task in db.all(Task, "SELECT * FROM tasks WHERE task_list_id = ? ORDER BY id", task_list_id):
        db.delete("tasks", task["id"])
    db.delete("task_lists", task_list_id)
    return task_list


def get_task_list(db: Database, task_list_id: str) -> TaskList:
    """Show a task list with all that is known about it.

    Args:
        task_list_id: Id of the task list.
    """
    return db.fetch(TaskList, "task_lists", task_list_id)


def insert_task_list(db: Database, title: Text) -> TaskList:
    """Start a new task list.

    Args:
        title: Title of the task list.
    """
    if db.exists("SELECT 1 FROM task_lists WHERE title = ?", title):
        raise Refused("You already have a list with this title.")
    task_list_id = db.insert("task_lists", title=title, updated_at=db.now)
    return db.fetch(TaskList, "task_lists", task_list_id)


def list_task_lists(db: Database, title: str | None = None, page: PageNumber = 1) -> Page[TaskList]:
    """List your task lists by title.

    Args:
        title: Only task lists whose title contains this text.
        page: Page number, from 1.
    """
    return db.search(
        TaskList,
        "SELECT id, title, updated_at FROM task_lists",
        where={"instr(lower(title), lower(?)) > 0": title},
        order="title, id",
        page=page,
    )


def patch_task_list(db: Database, task_list_id: str, title: Text) -> TaskList:
    """Rename a task list.

    Args:
        task_list_id: Id of the task list.
        title: Title of the task list.
    """
    db.fetch(TaskList, "task_lists", task_list_id)
    if db.exists("SELECT 1 FROM task_lists WHERE title = ?", title):
        raise Refused("You already have a list with this title.")
    db.update("task_lists", task_list_id, title=title, updated_at=db.now)
    return db.fetch(TaskList, "task_lists", task_list_id)


def clear_completed_tasks(db: Database, task_list_id: str) -> TaskList:
    """Clear the completed tasks from a list; they are hidden, not deleted.

    Args:
        task_list_id: Id of the task list.
    """
    db.fetch(TaskList, "task_lists", task_list_id)
    if not db.exists(
        "SELECT 1 FROM tasks WHERE task_list_id = ? AND status = 'completed' AND NOT hidden", task_list_id
    ):
        raise Refused("The list has no completed tasks to clear.")
    db.update("task_lists", task_list_id, updated_at=db.now)
    for task in db.all(
        Task, "SELECT * FROM tasks WHERE task_list_id = ? AND status = 'completed' ORDER BY id", task_list_id
    ):
        db.update("tasks", task["id"], hidden=True)
    return db.fetch(TaskList, "task_lists", task_list_id)
