"""Tools about tasks."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Moment, Page, PageNumber, Refused, shift

from .rows import Attendant, Floor, Room, Task, TaskKind, TaskStatus


class TaskSummary(TypedDict):
    """A cleaning task as a search lists it."""

    id: str
    room_number: str
    kind: TaskKind
    attendant_name: str | None
    due_at: str
    status: TaskStatus


class TasksByRoomFloorName(TypedDict):
    """Totals of tasks for one name."""

    room_floor_name: str
    tasks: int
    total_points: int
    failed: int


def find_tasks(
    db: Database,
    room_id: str | None = None,
    floor_id: str | None = None,
    attendant_id: str | None = None,
    kind: TaskKind | None = None,
    status: TaskStatus | None = None,
    due_until: Moment | None = None,
    page: PageNumber = 1,
) -> Page[TaskSummary]:
    """Search tasks by room, floor, attendant, kind, status or due time.

    Args:
        room_id: Only tasks of the room with this id.
        floor_id: Only tasks of the floor with this id.
        attendant_id: Only tasks of the attendant with this id.
        kind: Only tasks with this kind.
        status: Only tasks with this status.
        due_until: Only tasks with a due time at or before this.
        page: Page number, from 1.
    """
    return db.search(
        TaskSummary,
        """
        SELECT tasks.id, rooms.number AS room_number, tasks.kind, attendants.name AS attendant_name,
            tasks.due_at, tasks.status
        FROM tasks
        JOIN rooms ON rooms.id = tasks.room_id
        LEFT JOIN attendants ON attendants.id = tasks.attendant_id
        """,
        where={
            "tasks.room_id = ?": room_id,
            "rooms.floor_id = ?": floor_id,
            "tasks.attendant_id = ?": attendant_id,
            "tasks.kind = ?": kind,
            "tasks.status = ?": status,
            "tasks.due_at <= ?": due_until,
        },
        order="tasks.due_at, tasks.id",
        page=page,
    )


def report_tasks(
    db: Database,
    status: TaskStatus | None = None,
    kind: TaskKind | None = None,
    due_until: Moment | None = None,
    page: PageNumber = 1,
) -> Page[TasksByRoomFloorName]:
    """Count tasks and points by floor.

    Args:
        status: Only tasks with this status.
        kind: Only tasks with this kind.
        due_until: Only tasks with a due time at or before this.
        page: Page number, from 1.
    """
    return db.search(
        TasksByRoomFloorName,
        """
        SELECT floors.name AS room_floor_name, COUNT(*) AS tasks, COALESCE(SUM(tasks.points), 0) AS
            total_points, COALESCE(SUM(tasks.failures), 0) AS failed
        FROM tasks
        JOIN rooms ON rooms.id = tasks.room_id
        JOIN floors ON floors.id = rooms.floor_id
        """,
        where={"tasks.status = ?": status, "tasks.kind = ?": kind, "tasks.due_at <= ?": due_until},
        group="floors.name",
        order="floors.name",
        page=page,
    )


def add_task(db: Database, room_id: str, kind: TaskKind, due_at: Moment) -> Task:
    """Add a task for a dirty room that has none.

    Args:
        room_id: Id of the room.
        kind: Kind of the cleaning task.
        due_at: Due time.
    """
    room = db.fetch(Room, "rooms", room_id)
    if room["state"] != "dirty":
        raise Refused("The room is not dirty.")
    if due_at <= db.now:
        raise Refused("The due time is over.")
    if kind == "departure" and room["guest_inside"]:
        raise Refused("The guest has not left.")
    if db.exists("SELECT 1 FROM tasks WHERE room_id = ? AND status IN ('open', 'assigned', 'begun')", room_id):
        raise Refused("The room is on the list already.")
    task_id = db.insert(
        "tasks",
        room_id=room_id,
        kind=kind,
        due_at=due_at,
        points=4 if kind == "departure" else 2 if kind == "stay_over" else 6,
        status="open",
        failures=0,
    )
    return db.fetch(Task, "tasks", task_id)


def assign_task(db: Database, task_id: str, attendant_id: str) -> Task:
    """Give a task to an attendant on duty with points left; early arrivals of the floor come first.

    Args:
        task_id: Id of the cleaning task.
        attendant_id: Id of the attendant.
    """
    task = db.fetch(Task, "tasks", task_id)
    attendant = db.fetch(Attendant, "attendants", attendant_id)
    if task["status"] != "open":
        raise Refused("The cleaning task must be open.")
    if attendant["status"] != "on_duty":
        raise Refused("The attendant is off duty.")
    if (
        db.number("SELECT SUM(points) FROM tasks WHERE attendant_id = ?", attendant_id) + task["points"]
        > attendant["most_points"]
    ):
        raise Refused("The attendant has too few points left.")
    room = db.fetch(Room, "rooms", task["room_id"])
    if not room["early_arrival"] and db.exists(
        """
        SELECT 1 FROM tasks
        JOIN rooms ON rooms.id = tasks.room_id
        WHERE rooms.floor_id = ? AND tasks.status = 'open' AND rooms.early_arrival AND tasks.due_at < ?
        """,
        room["floor_id"],
        task["due_at"],
    ):
        raise Refused("A room for an early arrival comes first on this floor.")
    db.update("tasks", task_id, status="assigned", attendant_id=attendant_id)
    return db.fetch(Task, "tasks", task_id)


def take_back_task(db: Database, task_id: str) -> Task:
    """Take back a task that has not been begun.

    Args:
        task_id: Id of the cleaning task.
    """
    task = db.fetch(Task, "tasks", task_id)
    if task["status"] != "assigned":
        raise Refused("The cleaning task must be assigned.")
    db.update("tasks", task_id, status="open", attendant_id=None)
    return db.fetch(Task, "tasks", task_id)


def begin_task(db: Database, task_id: str) -> Task:
    """Note that an attendant begins a task in a room that may be entered, with a set of linen for each bed unless
    it is a stay-over.

    Args:
        task_id: Id of the cleaning task.
    """
    task = db.fetch(Task, "tasks", task_id)
    if task["status"] not in ("assigned", "done"):
        raise Refused("The cleaning task must be assigned or done.")
    if task["status"] != "assigned":
        raise Refused("The task is not waiting to be begun.")
    room = db.fetch(Room, "rooms", task["room_id"])
    if room["guest_inside"]:
        raise Refused("The guest is in the room.")
    if room["do_not_disturb"]:
        raise Refused("The sign says not to disturb.")
    if task["attendant_id"] is None or db.exists(
        "SELECT 1 FROM tasks WHERE id != ? AND attendant_id = ? AND status = 'begun'", task_id, task["attendant_id"]
    ):
        raise Refused("The attendant is in another room.")
    floor = db.fetch(Floor, "floors", room["floor_id"])
    sets_needed = 0 if task["kind"] == "stay_over" else room["beds"]
    if floor["linen_sets"] < sets_needed:
        raise Refused("The floor has too little linen.")
    db.update("tasks", task_id, status="begun", begun_at=db.now)
    if sets_needed > 0:
        db.update("floors", room["floor_id"], linen_sets=floor["linen_sets"] - sets_needed)
    if sets_needed > 0:
        db.insert("linen_moves", floor_id=room["floor_id"], kind="taken", sets=sets_needed, moved_on=db.today)
    return db.fetch(Task, "tasks", task_id)


def finish_task(db: Database, task_id: str) -> Task:
    """Note that a task is done, ten minutes after its start at the earliest; the room counts as clean.

    Args:
        task_id: Id of the cleaning task.
    """
    task = db.fetch(Task, "tasks", task_id)
    if task["status"] != "begun":
        raise Refused("The cleaning task must be begun.")
    if task["begun_at"] is None or task["begun_at"] > shift(db.now, minutes=-10):
        raise Refused("Nobody cleans a room in less than ten minutes.")
    db.update("tasks", task_id, status="done")
    db.update("rooms", task["room_id"], state="clean")
    return db.fetch(Task, "tasks", task_id)


def pass_task(db: Database, task_id: str) -> Task:
    """Pass the inspection of a task; without a blocking defect the room is released.

    Args:
        task_id: Id of the cleaning task.
    """
    task = db.fetch(Task, "tasks", task_id)
    if task["status"] != "done":
        raise Refused("The cleaning task must be done.")
    if db.exists("SELECT 1 FROM defects WHERE room_id = ? AND blocking AND status != 'mended'", task["room_id"]):
        raise Refused("A blocking defect is open.")
    room = db.fetch(Room, "rooms", task["room_id"])
    if room["state"] != "clean":
        raise Refused("The room is not clean.")
    db.update("tasks", task_id, status="passed")
    db.update("rooms", task["room_id"], state="released", early_arrival=False)
    return db.fetch(Task, "tasks", task_id)


def fail_task(db: Database, task_id: str) -> Task:
    """Fail the inspection of a task; its attendant, who must be free, goes back to the room at once.

    Args:
        task_id: Id of the cleaning task.
    """
    task = db.fetch(Task, "tasks", task_id)
    if task["status"] != "done":
        raise Refused("The task is not waiting for its inspection.")
    if db.exists("SELECT 1 FROM tasks WHERE attendant_id IS ? AND status = 'begun'", task["attendant_id"]):
        raise Refused("The attendant is in another room.")
    if task["failures"] >= 2:
        raise Refused("The task has failed twice; do it with the attendant.")
    db.update("tasks", task_id, status="begun", failures=task["failures"] + 1, begun_at=db.now)
    db.update("rooms", task["room_id"], state="dirty")
    return db.fetch(Task, "tasks", task_id)


def drop_task(db: Database, task_id: str) -> Task:
    """Drop the stay-over of a guest who does not want to be disturbed.

    Args:
        task_id: Id of the cleaning task.
    """
    task = db.fetch(Task, "tasks", task_id)
    if task["status"] not in ("open", "assigned"):
        raise Refused("The cleaning task must be open or assigned.")
    if task["kind"] != "stay_over":
        raise Refused("Only a stay-over is left out.")
    room = db.fetch(Room, "rooms", task["room_id"])
    if not room["do_not_disturb"] and not room["guest_inside"]:
        raise Refused("The room can be entered.")
    db.update("tasks", task_id, status="dropped", attendant_id=None)
    return db.fetch(Task, "tasks", task_id)
