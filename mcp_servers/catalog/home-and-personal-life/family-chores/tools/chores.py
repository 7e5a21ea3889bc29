"""Tools about chores."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, between

from .rows import Chore, ChorePlace, ChoreStatus, Task


class ChoreSummary(TypedDict):
    """A chore as a search lists it."""

    id: str
    title: str
    place: ChorePlace
    length: int
    wage: int
    status: ChoreStatus


class ChoreDetails(Chore):
    """A chore in full."""

    last_done: str | None
    next_due: str | None


def find_chores(
    db: Database,
    title: str | None = None,
    place: ChorePlace | None = None,
    status: ChoreStatus | None = None,
    max_youngest: int | None = None,
    max_length: int | None = None,
    page: PageNumber = 1,
) -> Page[ChoreSummary]:
    """Search chores by title, place, status, youngest age or length in minutes.

    Args:
        title: Only chores whose title contains this text.
        place: Only chores with this place.
        status: Only chores with this status.
        max_youngest: Only chores with a youngest age of at most this.
        max_length: Only chores with a length in minutes of at most this.
        page: Page number, from 1.
    """
    return db.search(
        ChoreSummary,
        "SELECT id, title, place, length, wage, status FROM chores",
        where={
            "instr(lower(title), lower(?)) > 0": title,
            "place = ?": place,
            "status = ?": status,
            "youngest <= ?": max_youngest,
            "length <= ?": max_length,
        },
        order="title, id",
        page=page,
    )


def get_chore(db: Database, chore_id: str) -> ChoreDetails:
    """Show a chore with the day it was last done and the next day it is due.

    Args:
        chore_id: Id of the chore.
    """
    chore = db.fetch(Chore, "chores", chore_id)
    last_done: str | None = db.value(
        "SELECT MAX(done_on) FROM tasks WHERE chore_id = ? AND done_on IS NOT NULL", chore_id
    )
    next_due: str | None = db.value(
        """
        SELECT MIN(due_on) FROM tasks
        WHERE chore_id = ? AND status = 'assigned' AND due_on >= ?
        """,
        chore_id,
        db.today,
    )
    return {**chore, "last_done": last_done, "next_due": next_due}


def pause_chore(db: Database, chore_id: str) -> Chore:
    """Pause a chore that nobody has just done; its tasks still to come are cancelled.

    Args:
        chore_id: Id of the chore.
    """
    chore = db.fetch(Chore, "chores", chore_id)
    if chore["status"] != "active":
        raise Refused("The chore must be active.")
    if db.exists("SELECT 1 FROM tasks WHERE chore_id = ? AND status IN ('done', 'returned')", chore_id):
        raise Refused("Work on this chore still has to be checked.")
    db.update("chores", chore_id, status="paused")
    for task in db.all(
        Task,
        """
        SELECT * FROM tasks
        WHERE chore_id = ? AND status = 'assigned' AND due_on >= ?
        ORDER BY id
        """,
        chore_id,
        db.today,
    ):
        db.update("tasks", task["id"], status="cancelled")
    return db.fetch(Chore, "chores", chore_id)


def space_chore(db: Database, chore_id: str, every: Annotated[int, between(1, 21)]) -> Chore:
    """Change after how many days a chore comes round; only short ones do so every day.

    Args:
        chore_id: Id of the chore.
        every: Interval in days.
    """
    chore = db.fetch(Chore, "chores", chore_id)
    if chore["status"] != "active":
        raise Refused("The chore is paused.")
    if every == chore["every"]:
        raise Refused("The chore has this interval already.")
    if every < 2 and chore["length"] > 15:
        raise Refused("A chore of more than 15 minutes is not done every day.")
    db.update("chores", chore_id, every=every)
    return db.fetch(Chore, "chores", chore_id)


def resume_chore(db: Database, chore_id: str) -> Chore:
    """Take a paused chore up again, if at least two children are old enough for it.

    Args:
        chore_id: Id of the chore.
    """
    chore = db.fetch(Chore, "chores", chore_id)
    if chore["status"] != "paused":
        raise Refused("The chore must be paused.")
    if db.number("SELECT COUNT(*) FROM children WHERE age >= ?", chore["youngest"]) < 2:
        raise Refused("Too few children are old enough for this chore.")
    db.update("chores", chore_id, status="active")
    return db.fetch(Chore, "chores", chore_id)
