"""Tools about tasks."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, shift

from .rows import Colleague, Fair, Task, TaskStatus


class TaskSummary(TypedDict):
    """A task as a search lists it."""

    id: str
    title: str
    fair_name: str
    colleague_name: str | None
    due_on: str
    status: TaskStatus


class TaskDetails(Task):
    """A task in full."""

    fair_name: str
    colleague_name: str | None
    waits_for: int
    holds_up: int


class TasksByFairName(TypedDict):
    """Totals of tasks for one name."""

    fair_name: str
    tasks: int
    total_effort: int
    last_due: str | None


def find_tasks(
    db: Database,
    title: str | None = None,
    fair_id: str | None = None,
    fair_name: str | None = None,
    colleague_id: str | None = None,
    critical: bool | None = None,
    status: TaskStatus | None = None,
    due_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[TaskSummary]:
    """Search tasks by title, fair, name, person in charge, critical, status or due date.

    Args:
        title: Only tasks whose title contains this text.
        fair_id: Only tasks of the fair with this id.
        fair_name: Only tasks of the fair with this name.
        colleague_id: Only tasks of the person in charge with this id.
        critical: Only tasks for which this holds, or does not: critical.
        status: Only tasks with this status.
        due_until: Only tasks with a due date at or before this.
        page: Page number, from 1.
    """
    return db.search(
        TaskSummary,
        """
        SELECT tasks.id, tasks.title, fairs.name AS fair_name, colleagues.name AS colleague_name,
            tasks.due_on, tasks.status
        FROM tasks
        JOIN fairs ON fairs.id = tasks.fair_id
        LEFT JOIN colleagues ON colleagues.id = tasks.colleague_id
        """,
        where={
            "instr(lower(tasks.title), lower(?)) > 0": title,
            "tasks.fair_id = ?": fair_id,
            "fairs.name = ?": fair_name,
            "tasks.colleague_id = ?": colleague_id,
            "tasks.critical = ?": critical,
            "tasks.status = ?": status,
            "tasks.due_on <= ?": due_until,
        },
        order="tasks.due_on, tasks.id",
        page=page,
    )


def get_task(db: Database, task_id: str) -> TaskDetails:
    """Show a task with the tasks that it still waits for and those that wait for it.

    Args:
        task_id: Id of the task.
    """
    task = db.fetch(Task, "tasks", task_id)
    waits_for = db.number(
        """
        SELECT COUNT(*) FROM dependencies
        JOIN tasks ON tasks.id = dependencies.needed_id
        WHERE dependencies.task_id = ? AND tasks.status IN ('open', 'in_work')
        """,
        task_id,
    )
    holds_up = db.number(
        """
        SELECT COUNT(*) FROM dependencies
        JOIN tasks ON tasks.id = dependencies.task_id
        WHERE dependencies.needed_id = ? AND tasks.status = 'open'
        """,
        task_id,
    )
    fair = db.fetch(Fair, "fairs", task["fair_id"])
    colleague = db.fetch(Colleague, "colleagues", task["colleague_id"]) if task["colleague_id"] is not None else None
    return {
        **task,
        "fair_name": fair["name"],
        "colleague_name": colleague["name"] if colleague is not None else None,
        "waits_for": waits_for,
        "holds_up": holds_up,
    }


def report_tasks(
    db: Database,
    status: TaskStatus | None = None,
    colleague_id: str | None = None,
    critical: bool | None = None,
    due_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[TasksByFairName]:
    """Count tasks and add up their efforts by fair.

    Args:
        status: Only tasks with this status.
        colleague_id: Only tasks of the person in charge with this id.
        critical: Only tasks for which this holds, or does not: critical.
        due_until: Only tasks with a due date at or before this.
        page: Page number, from 1.
    """
    return db.search(
        TasksByFairName,
        """
        SELECT fairs.name AS fair_name, COUNT(*) AS tasks, COALESCE(SUM(tasks.effort), 0) AS total_effort,
            MAX(tasks.due_on) AS last_due
        FROM tasks
        JOIN fairs ON fairs.id = tasks.fair_id
        """,
        where={
            "tasks.status = ?": status,
            "tasks.colleague_id = ?": colleague_id,
            "tasks.critical = ?": critical,
            "tasks.due_on <= ?": due_until,
        },
        group="fairs.name",
        order="fairs.name",
        page=page,
    )


def add_task(
    db: Database, fair_id: str, title: Text, effort: Annotated[int, between(1, 30)], due_on: Day, critical: bool = False
) -> Task:
    """Add a task to a fair in preparation, due before the fair opens, or a week before if it is critical.

    Args:
        fair_id: Id of the fair.
        title: Title of the task.
        effort: Effort in hours.
        due_on: Due date.
        critical: Whether this holds for the task: critical.
    """
    fair = db.fetch(Fair, "fairs", fair_id)
    if fair["status"] != "planned":
        raise Refused("The fair is not in preparation.")
    if due_on < db.today:
        raise Refused("A task is not due in the past.")
    if due_on >= fair["opens_on"]:
        raise Refused("The fair will have opened by then.")
    if critical and due_on > shift(fair["opens_on"], days=-7):
        raise Refused("A critical task is due a week before the fair.")
    if db.exists("SELECT 1 FROM tasks WHERE fair_id = ? AND title = ?", fair_id, title):
        raise Refused("Another task already has this fair and title.")
    task_id = db.insert(
        "tasks", fair_id=fair_id, title=title, critical=critical, effort=effort, due_on=due_on, status="open"
    )
    return db.fetch(Task, "tasks", task_id)


def assign_task(db: Database, task_id: str, colleague_id: str) -> Task:
    """Put a colleague in charge of a task who is not away then and has hours left in those two weeks.

    Args:
        task_id: Id of the task.
        colleague_id: Id of the person in charge.
    """
    task = db.fetch(Task, "tasks", task_id)
    colleague = db.fetch(Colleague, "colleagues", colleague_id)
    if task["status"] not in ("open", "in_work"):
        raise Refused("The task is done or dropped.")
    if colleague_id == task["colleague_id"]:
        raise Refused("The colleague has this task already.")
    if colleague["away_until"] is not None and colleague["away_until"] >= task["due_on"]:
        raise Refused("The colleague is away until then.")
    in_hand = db.number(
        """
        SELECT SUM(effort) FROM tasks
        WHERE id != ? AND colleague_id = ? AND status IN ('open', 'in_work') AND due_on > ? AND due_on <= ?
        """,
        task_id,
        colleague_id,
        shift(task["due_on"], days=-14),
        task["due_on"],
    )
    if in_hand + task["effort"] > 20:
        raise Refused("The colleague has too much to do in those two weeks.")
    db.update("tasks", task_id, colleague_id=colleague_id)
    return db.fetch(Task, "tasks", task_id)


def begin_task(db: Database, task_id: str) -> Task:
    """Begin a task that somebody is in charge of, when all that it needs is done.

    Args:
        task_id: Id of the task.
    """
    task = db.fetch(Task, "tasks", task_id)
    if task["status"] != "open":
        raise Refused("The task must be open.")
    colleague = db.fetch(Colleague, "colleagues", task["colleague_id"]) if task["colleague_id"] is not None else None
    if colleague is None:
        raise Refused("Nobody is in charge of this task.")
    if colleague is not None and colleague["away_until"] is not None and colleague["away_until"] >= db.today:
        raise Refused("The person in charge is away.")
    if db.exists(
        """
        SELECT 1 FROM dependencies
        JOIN tasks ON tasks.id = dependencies.needed_id
        WHERE dependencies.task_id = ? AND tasks.status IN ('open', 'in_work')
        """,
        task_id,
    ):
        raise Refused("A task that it needs is not done.")
    fair = db.fetch(Fair, "fairs", task["fair_id"])
    if fair["status"] != "planned":
        raise Refused("The fair is not in preparation.")
    db.update("tasks", task_id, status="in_work")
    return db.fetch(Task, "tasks", task_id)


def finish_task(db: Database, task_id: str) -> Task:
    """Note that a task is done; whatever it needed must be done or dropped.

    Args:
        task_id: Id of the task.
    """
    task = db.fetch(Task, "tasks", task_id)
    if task["status"] != "in_work":
        raise Refused("The task must be in work.")
    if db.exists(
        """
        SELECT 1 FROM dependencies
        JOIN tasks ON tasks.id = dependencies.needed_id
        WHERE dependencies.task_id = ? AND tasks.status IN ('open', 'in_work')
        """,
        task_id,
    ):
        raise Refused("A task that it needs is not done.")
    if task["critical"] and task["effort"] > 8 and task["due_on"] > shift(db.today, days=30):
        raise Refused("A long critical task is not finished so early.")
    db.update("tasks", task_id, status="done", finished_on=db.today)
    return db.fetch(Task, "tasks", task_id)


def drop_task(db: Database, task_id: str) -> Task:
    """Drop an open task that is not critical and that no other one waits for.

    Args:
        task_id: Id of the task.
    """
    task = db.fetch(Task, "tasks", task_id)
    if task["status"] != "open":
        raise Refused("The task must be open.")
    if task["critical"]:
        raise Refused("A critical task is not dropped.")
    if db.exists(
        """
        SELECT 1 FROM dependencies
        JOIN tasks ON tasks.id = dependencies.task_id
        WHERE dependencies.needed_id = ? AND tasks.status = 'open'
        """,
        task_id,
    ):
        raise Refused("Another task waits for this one.")
    db.update("tasks", task_id, status="dropped")
    return db.fetch(Task, "tasks", task_id)


def postpone_task(db: Database, task_id: str, due_on: Day) -> Task:
    """Put a task off to a later day before the fair, unless a task that waits for it is due earlier.

    Args:
        task_id: Id of the task.
        due_on: New due date.
    """
    task = db.fetch(Task, "tasks", task_id)
    if task["status"] not in ("open", "in_work"):
        raise Refused("The task is done or dropped.")
    if due_on <= task["due_on"]:
        raise Refused("The new date must be later.")
    fair = db.fetch(Fair, "fairs", task["fair_id"])
    if due_on >= fair["opens_on"]:
        raise Refused("The fair will have opened by then.")
    if task["critical"] and due_on > shift(fair["opens_on"], days=-7):
        raise Refused("A critical task is due a week before the fair.")
    if db.exists(
        """
        SELECT 1 FROM dependencies
        JOIN tasks ON tasks.id = dependencies.task_id
        WHERE dependencies.needed_id = ? AND tasks.status = 'open' AND tasks.due_on < ?
        """,
        task_id,
        due_on,
    ):
        raise Refused("A task that waits for it is due earlier.")
    db.update("tasks", task_id, due_on=due_on)
    return db.fetch(Task, "tasks", task_id)
