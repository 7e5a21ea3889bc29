"""Tools about stacks."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Stack


class StackDetails(Stack):
    """A stack in full."""

    containers_here: int
    places_left: int
    load: int


def find_stacks(
    db: Database,
    code: str | None = None,
    length: int | None = None,
    loaded: bool | None = None,
    sockets: bool | None = None,
    min_highest: int | None = None,
    page: PageNumber = 1,
) -> Page[Stack]:
    """Search stacks by code, length in feet, reserved for loaded ones, sockets or highest number of containers.

    Args:
        code: Only stacks with this code.
        length: Only stacks with this length in feet.
        loaded: Only stacks for which this holds, or does not: reserved for loaded ones.
        sockets: Only stacks for which this holds, or does not: sockets.
        min_highest: Only stacks with a highest number of containers of at least this.
        page: Page number, from 1.
    """
    return db.search(
        Stack,
        "SELECT id, code, length, highest, loaded, sockets FROM stacks",
        where={
            "code = ?": code,
            "length = ?": length,
            "loaded = ?": loaded,
            "sockets = ?": sockets,
            "highest >= ?": min_highest,
        },
        order="code, id",
        page=page,
    )


def get_stack(db: Database, stack_id: str) -> StackDetails:
    """Show a stack with the containers in it and the places left.

    Args:
        stack_id: Id of the stack.
    """
    stack = db.fetch(Stack, "stacks", stack_id)
    containers_here = db.number("SELECT COUNT(*) FROM containers WHERE stack_id = ?", stack_id)
    places_left = stack["highest"] - containers_here
    load = db.number("SELECT SUM(weight) FROM containers WHERE stack_id = ?", stack_id)
    return {**stack, "containers_here": containers_here, "places_left": places_left, "load": load}
