"""Tools about containers."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, days_between

from .rows import Container, ContainerKind, ContainerStatus, Defect, Line, Stack


class ContainerSummary(TypedDict):
    """A container as a search lists it."""

    id: str
    number: str
    line_name: str
    kind: ContainerKind
    length: int
    status: ContainerStatus
    stack_code: str | None


class ContainerDetails(Container):
    """A container in full."""

    line_name: str
    stack_code: str | None
    days_here: int
    storage: int
    open_damages: int


class ContainersByLineName(TypedDict):
    """Totals of containers for one name."""

    line_name: str
    containers: int
    total_weight: int
    oldest_arrival: str | None


def find_containers(
    db: Database,
    number: str | None = None,
    line_id: str | None = None,
    kind: ContainerKind | None = None,
    length: int | None = None,
    loaded: bool | None = None,
    status: ContainerStatus | None = None,
    sound: bool | None = None,
    stack_id: str | None = None,
    came_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[ContainerSummary]:
    """Search containers by number, line, kind, length in feet, loaded, status, sound, stack or arrival day.

    Args:
        number: Only containers with this number.
        line_id: Only containers of the line with this id.
        kind: Only containers with this kind.
        length: Only containers with this length in feet.
        loaded: Only containers for which this holds, or does not: loaded.
        status: Only containers with this status.
        sound: Only containers for which this holds, or does not: sound.
        stack_id: Only containers of the stack with this id.
        came_until: Only containers with an arrival day at or before this.
        page: Page number, from 1.
    """
    return db.search(
        ContainerSummary,
        """
        SELECT containers.id, containers.number, lines.name AS line_name, containers.kind,
            containers.length, containers.status, stacks.code AS stack_code
        FROM containers
        JOIN lines ON lines.id = containers.line_id
        LEFT JOIN stacks ON stacks.id = containers.stack_id
        """,
        where={
            "containers.number = ?": number,
            "containers.line_id = ?": line_id,
            "containers.kind = ?": kind,
            "containers.length = ?": length,
            "containers.loaded = ?": loaded,
            "containers.status = ?": status,
            "containers.sound = ?": sound,
            "containers.stack_id = ?": stack_id,
            "containers.came_on <= ?": came_until,
        },
        order="containers.number, containers.id",
        page=page,
    )


def get_container(db: Database, container_id: str) -> ContainerDetails:
    """Show a container with its days in the depot and the storage that has run up.

    Args:
        container_id: Id of the container.
    """
    container = db.fetch(Container, "containers", container_id)
    days_here = days_between(container["came_on"], db.today) if container["came_on"] is not None else 0
    line = db.fetch(Line, "lines", container["line_id"])
    storage = max(0, days_here - 5) * line["day_rate"]
    open_damages = db.number(
        """
        SELECT COUNT(*) FROM defects
        WHERE container_id = ? AND status IN ('open', 'estimated')
        """,
        container_id,
    )
    stack = db.fetch(Stack, "stacks", container["stack_id"]) if container["stack_id"] is not None else None
    return {
        **container,
        "line_name": line["name"],
        "stack_code": stack["code"] if stack is not None else None,
        "days_here": days_here,
        "storage": storage,
        "open_damages": open_damages,
    }


def report_containers(
    db: Database,
    status: ContainerStatus | None = None,
    kind: ContainerKind | None = None,
    loaded: bool | None = None,
    came_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[ContainersByLineName]:
    """Count containers by shipping line.

    Args:
        status: Only containers with this status.
        kind: Only containers with this kind.
        loaded: Only containers for which this holds, or does not: loaded.
        came_until: Only containers with an arrival day at or before this.
        page: Page number, from 1.
    """
    return db.search(
        ContainersByLineName,
        """
        SELECT lines.name AS line_name, COUNT(*) AS containers, COALESCE(SUM(containers.weight), 0) AS
            total_weight, MIN(containers.came_on) AS oldest_arrival
        FROM containers
        JOIN lines ON lines.id = containers.line_id
        """,
        where={
            "containers.status = ?": status,
            "containers.kind = ?": kind,
            "containers.loaded = ?": loaded,
            "containers.came_on <= ?": came_until,
        },
        group="lines.name",
        order="lines.name",
        page=page,
    )


def restack_container(db: Database, container_id: str, stack_id: str) -> Container:
    """Put a container of the yard onto another stack that suits it.

    Args:
        container_id: Id of the container.
        stack_id: Id of the stack.
    """
    container = db.fetch(Container, "containers", container_id)
    stack = db.fetch(Stack, "stacks", stack_id)
    if container["status"] != "in_yard":
        raise Refused("The container is not in the yard.")
    if container["stack_id"] is None or stack_id == container["stack_id"]:
        raise Refused("The container stands there already.")
    if stack["length"] != container["length"]:
        raise Refused("The stack is for another length.")
    if stack["loaded"] != container["loaded"]:
        raise Refused("Loaded and empty containers stand in different stacks.")
    if container["loaded"] and container["kind"] == "reefer" and not stack["sockets"]:
        raise Refused("A loaded reefer needs a socket.")
    if db.number("SELECT COUNT(*) FROM containers WHERE stack_id = ?", stack_id) >= stack["highest"]:
        raise Refused("The stack is as high as it may be.")
    db.update("containers", container_id, stack_id=stack_id)
    return db.fetch(Container, "containers", container_id)


def repair_container(db: Database, container_id: str) -> Container:
    """Bring a damaged empty container to the workshop, once its damages are estimated and its line is not blocked.

    Args:
        container_id: Id of the container.
    """
    container = db.fetch(Container, "containers", container_id)
    if container["status"] != "in_yard":
        raise Refused("The container must be in yard.")
    if container["sound"]:
        raise Refused("The container is sound.")
    if not db.exists("SELECT 1 FROM defects WHERE container_id = ? AND status = 'estimated'", container_id):
        raise Refused("No damage of it has been estimated.")
    if db.exists("SELECT 1 FROM defects WHERE container_id = ? AND status = 'open'", container_id):
        raise Refused("A damage of it has not been estimated yet.")
    line = db.fetch(Line, "lines", container["line_id"])
    if line["status"] != "served":
        raise Refused("The shipping line is blocked.")
    if db.number("SELECT COUNT(*) FROM containers WHERE status = 'in_repair'") >= 22:
        raise Refused("The workshop is full.")
    db.update("containers", container_id, status="in_repair", stack_id=None)
    return db.fetch(Container, "containers", container_id)


def finish_repair(db: Database, container_id: str, stack_id: str) -> Container:
    """Bring a container back from the workshop onto a stack; its estimated damages are repaired and charged.

    Args:
        container_id: Id of the container.
        stack_id: Id of the stack.
    """
    container = db.fetch(Container, "containers", container_id)
    stack = db.fetch(Stack, "stacks", stack_id)
    if container["status"] != "in_repair":
        raise Refused("The container is not in the workshop.")
    if stack["length"] != container["length"] or stack["loaded"]:
        raise Refused("The stack does not suit the container.")
    if db.number("SELECT COUNT(*) FROM containers WHERE stack_id = ?", stack_id) >= stack["highest"]:
        raise Refused("The stack is as high as it may be.")
    cost = db.number("SELECT SUM(cost) FROM defects WHERE container_id = ? AND status = 'estimated'", container_id)
    line = db.fetch(Line, "lines", container["line_id"])
    db.update("containers", container_id, status="in_yard", stack_id=stack_id, sound=True)
    db.update("lines", container["line_id"], debt=line["debt"] + cost)
    for defect in db.all(
        Defect,
        """
        SELECT * FROM defects
        WHERE container_id = ? AND status IN ('open', 'estimated')
        ORDER BY id
        """,
        container_id,
    ):
        db.update("defects", defect["id"], status="repaired")
    return db.fetch(Container, "containers", container_id)
