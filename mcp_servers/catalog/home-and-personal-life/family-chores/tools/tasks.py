"""Tools about tasks."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, shift

from .rows import Child, Chore, ChorePlace, Task, TaskStatus, Voucher


class TaskSummary(TypedDict):
    """A task as a search lists it."""

    id: str
    child_name: str
    chore_title: str
    due_on: str
    status: TaskStatus


class TasksByChildName(TypedDict):
    """Totals of tasks for one name."""

    child_name: str
    tasks: int
    wages: int
    last_due: str | None


def find_tasks(
    db: Database,
    child_id: str | None = None,
    parent_id: str | None = None,
    chore_id: str | None = None,
    place: ChorePlace | None = None,
    status: TaskStatus | None = None,
    due_from: Day | None = None,
    due_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[TaskSummary]:
    """Search tasks by child, parent, chore, place, status or due day.

    Args:
        child_id: Only tasks of the child with this id.
        parent_id: Only tasks of the parent with this id.
        chore_id: Only tasks of the chore with this id.
        place: Only tasks of the chore with this place.
        status: Only tasks with this status.
        due_from: Only tasks with a due day at or after this.
        due_until: Only tasks with a due day at or before this.
        page: Page number, from 1.
    """
    return db.search(
        TaskSummary,
        """
        SELECT tasks.id, children.name AS child_name, chores.title AS chore_title, tasks.due_on,
            tasks.status
        FROM tasks
        JOIN children ON children.id = tasks.child_id
        JOIN chores ON chores.id = tasks.chore_id
        """,
        where={
            "tasks.child_id = ?": child_id,
            "children.parent_id = ?": parent_id,
            "tasks.chore_id = ?": chore_id,
            "chores.place = ?": place,
            "tasks.status = ?": status,
            "tasks.due_on >= ?": due_from,
            "tasks.due_on <= ?": due_until,
        },
        order="tasks.due_on, tasks.id",
        page=page,
    )


def report_tasks(
    db: Database,
    status: TaskStatus | None = None,
    place: ChorePlace | None = None,
    due_from: Day | None = None,
    due_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[TasksByChildName]:
    """Count tasks and add up their wages by child.

    Args:
        status: Only tasks with this status.
        place: Only tasks of the chore with this place.
        due_from: Only tasks with a due day at or after this.
        due_until: Only tasks with a due day at or before this.
        page: Page number, from 1.
    """
    return db.search(
        TasksByChildName,
        """
        SELECT children.name AS child_name, COUNT(*) AS tasks, COALESCE(SUM(tasks.wage), 0) AS wages,
            MAX(tasks.due_on) AS last_due
        FROM tasks
        JOIN chores ON chores.id = tasks.chore_id
        JOIN children ON children.id = tasks.child_id
        """,
        where={
            "tasks.status = ?": status,
            "chores.place = ?": place,
            "tasks.due_on >= ?": due_from,
            "tasks.due_on <= ?": due_until,
        },
        group="children.name",
        order="children.name",
        page=page,
    )


def assign_task(db: Database, child_id: str, chore_id: str, due_on: Day) -> Task:
    """Give a child a chore to do within two weeks, if the child is old enough and has the minutes.

    Args:
        child_id: Id of the child.
        chore_id: Id of the chore.
        due_on: Due day.
    """
    child = db.fetch(Child, "children", child_id)
    chore = db.fetch(Chore, "chores", chore_id)
    if chore["status"] != "active":
        raise Refused("The chore is paused.")
    if child["age"] < chore["youngest"]:
        raise Refused("The child is too young for this chore.")
    if due_on < db.today:
        raise Refused("The due day has passed.")
    if due_on > shift(db.today, days=14):
        raise Refused("Chores are given out at most two weeks ahead.")
    if db.exists(
        """
        SELECT 1 FROM tasks
        WHERE chore_id = ? AND status != 'cancelled' AND due_on > ? AND due_on < ?
        """,
        chore_id,
        shift(due_on, days=-chore["every"]),
        shift(due_on, days=chore["every"]),
    ):
        raise Refused("The chore does not come round again so soon.")
    if (
        db.number(
            """
        SELECT SUM(chores.length) FROM tasks
        JOIN chores ON chores.id = tasks.chore_id
        WHERE tasks.child_id = ? AND tasks.due_on = ? AND tasks.status NOT IN ('missed', 'cancelled')
        """,
            child_id,
            due_on,
        )
        + chore["length"]
        > child["daily_limit"]
    ):
        raise Refused("The child has enough to do that day.")
    task_id = db.insert(
        "tasks", chore_id=chore_id, child_id=child_id, due_on=due_on, wage=chore["wage"], status="assigned"
    )
    return db.fetch(Task, "tasks", task_id)


def pass_task(db: Database, task_id: str, child_id: str) -> Task:
    """Give a task that is not due before today to another child, at the same wage.

    Args:
        task_id: Id of the task.
        child_id: Id of the child.
    """
    task = db.fetch(Task, "tasks", task_id)
    child = db.fetch(Child, "children", child_id)
    if task["status"] != "assigned":
        raise Refused("The task is done, missed or sent back.")
    if task["due_on"] < db.today:
        raise Refused("The task is overdue and stays where it is.")
    if child_id == task["child_id"]:
        raise Refused("The child has this task already.")
    chore = db.fetch(Chore, "chores", task["chore_id"])
    if child["age"] < chore["youngest"]:
        raise Refused("The child is too young for this chore.")
    if (
        db.number(
            """
        SELECT SUM(chores.length) FROM tasks
        JOIN chores ON chores.id = tasks.chore_id
        WHERE tasks.child_id = ? AND tasks.due_on = ? AND tasks.status NOT IN ('missed', 'cancelled')
        """,
            child_id,
            task["due_on"],
        )
        + chore["length"]
        > child["daily_limit"]
    ):
        raise Refused("The child has enough to do that day.")
    db.update("tasks", task_id, child_id=child_id)
    return db.fetch(Task, "tasks", task_id)


def finish_task(db: Database, task_id: str) -> Task:
    """Note that a child has done a task today, at most two days before its due day and three days after.

    Args:
        task_id: Id of the task.
    """
    task = db.fetch(Task, "tasks", task_id)
    if task["status"] not in ("assigned", "returned"):
        raise Refused("The task must be assigned or returned.")
    if task["due_on"] > shift(db.today, days=2):
        raise Refused("It is too early for this task.")
    if task["due_on"] < shift(db.today, days=-3):
        raise Refused("The task was due more than three days ago.")
    db.update("tasks", task_id, status="done", done_on=db.today)
    return db.fetch(Task, "tasks", task_id)


def approve_task(db: Database, task_id: str) -> Task:
    """Approve what a child has done in the last seven days and add the wage to the child's balance; what was late
    earns half.

    Args:
        task_id: Id of the task.
    """
    task = db.fetch(Task, "tasks", task_id)
    if task["status"] != "done":
        raise Refused("The task must be done.")
    if task["done_on"] is None or task["done_on"] < shift(db.today, days=-7):
        raise Refused("The work was done too long ago to be checked.")
    earned = task["wage"] // 2 if task["done_on"] is not None and task["done_on"] > task["due_on"] else task["wage"]
    child = db.fetch(Child, "children", task["child_id"])
    db.update("tasks", task_id, status="approved")
    db.update("children", task["child_id"], balance=child["balance"] + earned)
    return db.fetch(Task, "tasks", task_id)


def return_task(db: Database, task_id: str) -> Task:
    """Send a child back to a task that was not done well, to be finished by tomorrow.

    Args:
        task_id: Id of the task.
    """
    task = db.fetch(Task, "tasks", task_id)
    if task["status"] != "done":
        raise Refused("The task must be done.")
    if db.exists(
        """
        SELECT 1 FROM tasks
        WHERE id != ?
            AND chore_id = ?
            AND status IN ('assigned', 'returned')
            AND due_on <= ?
            AND due_on >= ?
        """,
        task_id,
        task["chore_id"],
        shift(db.today, days=1),
        db.today,
    ):
        raise Refused("The chore is due again by tomorrow anyway.")
    chore = db.fetch(Chore, "chores", task["chore_id"])
    child = db.fetch(Child, "children", task["child_id"])
    if (
        db.number(
            """
        SELECT SUM(chores.length) FROM tasks
        JOIN chores ON chores.id = tasks.chore_id
        WHERE tasks.id != ?
            AND tasks.child_id = ?
            AND tasks.due_on = ?
            AND tasks.status NOT IN ('missed', 'cancelled')
        """,
            task_id,
            task["child_id"],
            shift(db.today, days=1),
        )
        + chore["length"]
        > child["daily_limit"]
    ):
        raise Refused("The child has enough to do tomorrow.")
    db.update("tasks", task_id, status="returned", done_on=None, due_on=shift(db.today, days=1))
    return db.fetch(Task, "tasks", task_id)


def miss_task(db: Database, task_id: str) -> Task:
    """Note that a child has missed a task that is overdue; with the second one in seven days all unused vouchers
    are withdrawn.

    Args:
        task_id: Id of the task.
    """
    task = db.fetch(Task, "tasks", task_id)
    if task["status"] not in ("assigned", "returned"):
        raise Refused("The task must be assigned or returned.")
    if task["due_on"] >= db.today:
        raise Refused("There is still time for this task.")
    others_missed = db.number(
        "SELECT COUNT(*) FROM tasks WHERE child_id = ? AND status = 'missed' AND due_on > ?",
        task["child_id"],
        shift(db.today, days=-7),
    )
    db.update("tasks", task_id, status="missed")
    for voucher in db.all(
        Voucher, "SELECT * FROM vouchers WHERE child_id = ? AND status = 'unused' ORDER BY id", task["child_id"]
    ):
        if others_missed >= 1:
            db.update("vouchers", voucher["id"], status="withdrawn")
    return db.fetch(Task, "tasks", task_id)
