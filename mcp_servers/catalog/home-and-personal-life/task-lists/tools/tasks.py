"""Tools about tasks."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Moment, Page, PageNumber, Refused, Text, given

from .rows import Task, TaskAssignment, TaskLink, TaskList, TaskStatus


class TaskDetails(Task):
    """A task in full."""

    task_list_title: str


class TaskSummary(TypedDict):
    """A task as a search lists it."""

    id: str
    title: str
    due_on: str | None
    status: TaskStatus


def delete_task(db: Database, task_id: str) -> Task:
    """Delete a task with its subtasks.

    Args:
        task_id: Id of the task.
    """
    task = db.fetch(Task, "tasks", task_id)
    if db.exists("SELECT 1 FROM task_assignments WHERE task_id = ? AND surface_type = 'space'", task_id):
        raise Refused("A task assigned in a chat space can only be deleted there.")
    for task_link in db.all(
        TaskLink,
        """
        SELECT task_links.* FROM task_links
        JOIN tasks ON tasks.id = task_links.task_id
        WHERE task_links.task_id = ? OR tasks.parent_id = ?
        ORDER BY task_links.id
        """,
        task_id,
        task_id,
    ):
        db.delete("task_links", task_link["id"])
    for task_assignment in db.all(
        TaskAssignment,
        """
        SELECT task_assignments.* FROM task_assignments
        JOIN tasks ON tasks.id = task_assignments.task_id
        WHERE task_assignments.task_id = ? OR tasks.parent_id = ?
        ORDER BY task_assignments.id
        """,
        task_id,
        task_id,
    ):
        db.delete("task_assignments", task_assignment["id"])
    for each_task in db.all(Task, "SELECT * FROM tasks WHERE parent_id = ? ORDER BY id", task_id):
        db.delete("tasks", each_task["id"])
    db.delete("tasks", task_id)
    return task


def get_task(db: Database, task_id: str) -> TaskDetails:
    """Show a task with all that is known about it.

    Args:
        task_id: Id of the task.
    """
    task = db.fetch(Task, "tasks", task_id)
    task_list = db.fetch(TaskList, "task_lists", task["task_list_id"])
    return {**task, "task_list_title": task_list["title"]}


def insert_task(
    db: Database,
    task_list_id: str,
    title: Text,
    notes: Text | None = None,
    due_on: Day | None = None,
    parent_id: str | None = None,
) -> Task:
    """Add a task to a list, on its own or as a subtask of another task there.

    Args:
        task_list_id: Id of the task list.
        title: Title of the task.
        notes: Notes of the task.
        due_on: Due date.
        parent_id: Id of the parent task.
    """
    db.fetch(TaskList, "task_lists", task_list_id)
    parent = db.fetch(Task, "tasks", parent_id) if parent_id is not None else None
    if due_on is not None and due_on < db.today:
        raise Refused("A new task cannot be due in the past.")
    if parent is not None and parent["parent_id"] is not None:
        raise Refused("A subtask cannot have subtasks of its own.")
    if parent is not None and parent["status"] != "needs_action":
        raise Refused("The parent task is already completed.")
    if parent is not None and db.exists("SELECT 1 FROM task_assignments WHERE task_id = ?", parent_id):
        raise Refused("An assigned task cannot have subtasks.")
    if parent is not None and parent["task_list_id"] != task_list_id:
        raise Refused("The parent task is in another list.")
    task_id = db.insert(
        "tasks",
        task_list_id=task_list_id,
        title=title,
        notes=notes,
        parent_id=parent_id,
        due_on=due_on,
        status="needs_action",
        hidden=False,
        updated_at=db.now,
    )
    return db.fetch(Task, "tasks", task_id)


def list_tasks(
    db: Database,
    task_list_id: str | None = None,
    completed_max: Moment | None = None,
    completed_min: Moment | None = None,
    due_max: Day | None = None,
    due_min: Day | None = None,
    updated_min: Moment | None = None,
    status: TaskStatus | None = None,
    title: str | None = None,
    hidden: bool | None = None,
    page: PageNumber = 1,
) -> Page[TaskSummary]:
    """List the tasks of a list by due date.

    Args:
        task_list_id: Only tasks of the task list with this id.
        completed_max: Only tasks with a completion time at or before this.
        completed_min: Only tasks with a completion time at or after this.
        due_max: Only tasks with a due date at or before this.
        due_min: Only tasks with a due date at or after this.
        updated_min: Only tasks with an updated at at or after this.
        status: Only tasks with this status.
        title: Only tasks whose title contains this text.
        hidden: Only tasks for which this holds, or does not: cleared.
        page: Page number, from 1.
    """
    return db.search(
        TaskSummary,
        "SELECT id, title, due_on, status FROM tasks",
        where={
            "task_list_id = ?": task_list_id,
            "completed_at <= ?": completed_max,
            "completed_at >= ?": completed_min,
            "due_on <= ?": due_max,
            "due_on >= ?": due_min,
            "updated_at >= ?": updated_min,
            "status = ?": status,
            "instr(lower(title), lower(?)) > 0": title,
            "hidden = ?": hidden,
        },
        order="due_on, id",
        page=page,
    )


def move_task(db: Database, task_id: str, destination_tasklist_id: str) -> Task:
    """Move a task with its subtasks to another list, where it stands on its own.

    Args:
        task_id: Id of the task.
        destination_tasklist_id: Id of the list.
    """
    task = db.fetch(Task, "tasks", task_id)
    db.fetch(TaskList, "task_lists", destination_tasklist_id)
    if destination_tasklist_id == task["task_list_id"]:
        raise Refused("The task is already in this list.")
    if db.exists("SELECT 1 FROM task_assignments WHERE task_id = ?", task_id):
        raise Refused("An assigned task stays in its list.")
    if task["hidden"]:
        raise Refused("The task was cleared from its list.")
    db.update("tasks", task_id, task_list_id=destination_tasklist_id, parent_id=None, updated_at=db.now)
    for each_task in db.all(Task, "SELECT * FROM tasks WHERE parent_id = ? ORDER BY id", task_id):
        db.update("tasks", each_task["id"], task_list_id=destination_tasklist_id, updated_at=db.now)
    return db.fetch(Task, "tasks", task_id)


def patch_task(
    db: Database, task_id: str, title: Text | None = None, notes: Text | None = None, due_on: Day | None = None
) -> Task:
    """Change the title, notes or due date of an open task.

    Args:
        task_id: Id of the task.
        title: New title; left as it is if not given.
        notes: New notes; left as it is if not given.
        due_on: New due date; left as it is if not given.
    """
    task = db.fetch(Task, "tasks", task_id)
    changes = given(title=title, notes=notes, due_on=due_on)
    if not changes:
        raise Refused("Nothing to change was given.")
    if task["status"] != "needs_action":
        raise Refused("The task is completed; reopen it first.")
    if notes is not None and db.exists(
        "SELECT 1 FROM task_assignments WHERE task_id = ? AND surface_type = 'document'", task_id
    ):
        raise Refused("A task assigned from a document cannot have notes.")
    db.update("tasks", task_id, updated_at=db.now, **changes)
    return db.fetch(Task, "tasks", task_id)


def complete_task(db: Database, task_id: str) -> Task:
    """Complete a task together with its subtasks.

    Args:
        task_id: Id of the task.
    """
    task = db.fetch(Task, "tasks", task_id)
    if task["status"] != "needs_action":
        raise Refused("The task must be needs action.")
    db.update("tasks", task_id, status="completed", completed_at=db.now, updated_at=db.now)
    for each_task in db.all(
        Task, "SELECT * FROM tasks WHERE parent_id = ? AND status = 'needs_action' ORDER BY id", task_id
    ):
        db.update("tasks", each_task["id"], status="completed", completed_at=db.now, updated_at=db.now)
    return db.fetch(Task, "tasks", task_id)


def reopen_task(db: Database, task_id: str) -> Task:
    """Reopen a completed task whose parent, if it has one, is still open.

    Args:
        task_id: Id of the task.
    """
    task = db.fetch(Task, "tasks", task_id)
    if task["status"] != "completed":
        raise Refused("The task must be completed.")
    parent = db.fetch(Task, "tasks", task["parent_id"]) if task["parent_id"] is not None else None
    if parent is not None and parent["status"] != "needs_action":
        raise Refused("The parent task is completed; reopen it first.")
    if task["hidden"]:
        raise Refused("The task was cleared from its list.")
    db.update("tasks", task_id, status="needs_action", completed_at=None, updated_at=db.now)
    return db.fetch(Task, "tasks", task_id)
