"""Tools about slots."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Moment, Page, PageNumber, Refused, Text, days_between, shift

from .rows import Container, Line, Release, Slot, SlotPurpose, SlotStatus, Stack


class SlotSummary(TypedDict):
    """A gate slot as a search lists it."""

    id: str
    number: str
    haulier: str
    purpose: SlotPurpose
    starts_at: str
    status: SlotStatus


def find_slots(
    db: Database,
    number: str | None = None,
    haulier: str | None = None,
    purpose: SlotPurpose | None = None,
    container_id: str | None = None,
    release_id: str | None = None,
    status: SlotStatus | None = None,
    starts_until: Moment | None = None,
    starts_on: Day | None = None,
    page: PageNumber = 1,
) -> Page[SlotSummary]:
    """Search slots by number, haulier, purpose, container, release, status or slot time.

    Args:
        number: Only slots with this number.
        haulier: Only slots whose haulier contains this text.
        purpose: Only slots with this purpose.
        container_id: Only slots of the container with this id.
        release_id: Only slots of the release with this id.
        status: Only slots with this status.
        starts_until: Only slots with a slot time at or before this.
        starts_on: Only slots with a slot time on this day.
        page: Page number, from 1.
    """
    return db.search(
        SlotSummary,
        "SELECT id, number, haulier, purpose, starts_at, status FROM slots",
        where={
            "number = ?": number,
            "instr(lower(haulier), lower(?)) > 0": haulier,
            "purpose = ?": purpose,
            "container_id = ?": container_id,
            "release_id = ?": release_id,
            "status = ?": status,
            "starts_at <= ?": starts_until,
            "date(starts_at) = ?": starts_on,
        },
        order="starts_at, id",
        page=page,
    )


def book_delivery(db: Database, number: Text, haulier: Text, starts_at: Moment, container_id: str) -> Slot:
    """Book a gate slot for a lorry that brings an expected container, within a week and four lorries an hour.

    Args:
        number: Slot number.
        haulier: Haulier of the gate slot.
        starts_at: Slot time.
        container_id: Id of the container.
    """
    container = db.fetch(Container, "containers", container_id)
    if starts_at <= db.now:
        raise Refused("The time is over.")
    if starts_at > shift(db.now, days=7):
        raise Refused("Slots are booked a week ahead at most.")
    if container["status"] != "expected":
        raise Refused("The container is not expected.")
    line = db.fetch(Line, "lines", container["line_id"])
    if line["status"] != "served":
        raise Refused("The shipping line is blocked.")
    if db.exists("SELECT 1 FROM slots WHERE container_id = ? AND status = 'booked'", container_id):
        raise Refused("A lorry is booked for this container.")
    if (
        db.number(
            """
        SELECT COUNT(*) FROM slots
        WHERE status = 'booked' AND starts_at > ? AND starts_at < ?
        """,
            shift(starts_at, minutes=-30),
            shift(starts_at, minutes=30),
        )
        >= 4
    ):
        raise Refused("The gate is full at that time.")
    if db.exists("SELECT 1 FROM slots WHERE number = ?", number):
        raise Refused("This slot number is taken.")
    slot_id = db.insert(
        "slots",
        number=number,
        haulier=haulier,
        starts_at=starts_at,
        container_id=container_id,
        purpose="delivery",
        release_id=None,
        status="booked",
    )
    return db.fetch(Slot, "slots", slot_id)


def book_pick_up(db: Database, number: Text, starts_at: Moment, release_id: str) -> Slot:
    """Book a gate slot for a lorry that fetches the container of a release; only its haulier may do so.

    Args:
        number: Slot number.
        starts_at: Slot time.
        release_id: Id of the release.
    """
    release = db.fetch(Release, "releases", release_id)
    if release["status"] != "open":
        raise Refused("The release is used or withdrawn.")
    container = db.fetch(Container, "containers", release["container_id"])
    if container["status"] != "in_yard" or not container["sound"]:
        raise Refused("The container is damaged or not in the yard.")
    if starts_at <= db.now:
        raise Refused("The time is over.")
    if starts_at[:10] > release["valid_until"]:
        raise Refused("The release has run out by then.")
    if db.exists("SELECT 1 FROM slots WHERE release_id = ? AND status = 'booked'", release_id):
        raise Refused("A lorry is booked for this release.")
    if (
        db.number(
            """
        SELECT COUNT(*) FROM slots
        WHERE status = 'booked' AND starts_at > ? AND starts_at < ?
        """,
            shift(starts_at, minutes=-30),
            shift(starts_at, minutes=30),
        )
        >= 4
    ):
        raise Refused("The gate is full at that time.")
    if db.exists("SELECT 1 FROM slots WHERE number = ?", number):
        raise Refused("This slot number is taken.")
    slot_id = db.insert(
        "slots",
        number=number,
        starts_at=starts_at,
        release_id=release_id,
        purpose="pick_up",
        container_id=release["container_id"],
        haulier=release["haulier"],
        status="booked",
    )
    return db.fetch(Slot, "slots", slot_id)


def take_in_container(db: Database, slot_id: str, stack_id: str) -> Slot:
    """Let a lorry in at its slot and set its container down on a stack that suits it.

    Args:
        slot_id: Id of the gate slot.
        stack_id: Id of the stack.
    """
    slot = db.fetch(Slot, "slots", slot_id)
    stack = db.fetch(Stack, "stacks", stack_id)
    if slot["status"] != "booked" or slot["purpose"] != "delivery":
        raise Refused("No delivery is booked in this slot.")
    if slot["starts_at"] > shift(db.now, minutes=30):
        raise Refused("The lorry is more than half an hour early.")
    if slot["starts_at"] < shift(db.now, minutes=-60):
        raise Refused("The lorry is more than an hour late.")
    container = db.fetch(Container, "containers", slot["container_id"])
    if container["status"] != "expected":
        raise Refused("The container is not expected any more.")
    if stack["length"] != container["length"]:
        raise Refused("The stack is for another length.")
    if stack["loaded"] != container["loaded"]:
        raise Refused("Loaded and empty containers stand in different stacks.")
    if container["kind"] == "reefer" and container["loaded"] and not stack["sockets"]:
        raise Refused("A loaded reefer needs a socket.")
    if db.number("SELECT COUNT(*) FROM containers WHERE stack_id = ?", stack_id) >= stack["highest"]:
        raise Refused("The stack is as high as it may be.")
    db.update("slots", slot_id, status="used")
    db.update("containers", slot["container_id"], status="in_yard", stack_id=stack_id, came_on=db.today)
    return db.fetch(Slot, "slots", slot_id)


def hand_out_container(db: Database, slot_id: str) -> Slot:
    """Hand the container of a pick-up slot out to its lorry; days beyond five are charged to the line.

    Args:
        slot_id: Id of the gate slot.
    """
    slot = db.fetch(Slot, "slots", slot_id)
    if slot["status"] != "booked":
        raise Refused("The gate slot must be booked.")
    if slot["purpose"] != "pick_up":
        raise Refused("The slot is for a delivery.")
    if slot["starts_at"] > shift(db.now, minutes=30):
        raise Refused("The lorry is more than half an hour early.")
    if slot["starts_at"] < shift(db.now, minutes=-60):
        raise Refused("The lorry is more than an hour late.")
    container = db.fetch(Container, "containers", slot["container_id"])
    if container["status"] != "in_yard":
        raise Refused("The container is not in the yard.")
    if not container["sound"]:
        raise Refused("The container was damaged in the meantime.")
    release = db.fetch(Release, "releases", slot["release_id"]) if slot["release_id"] is not None else None
    if release is None or release["status"] != "open" or release["valid_until"] < db.today:
        raise Refused("The release is used or has run out.")
    line = db.fetch(Line, "lines", container["line_id"])
    db.update("slots", slot_id, status="used")
    db.update(
        "lines",
        container["line_id"],
        debt=line["debt"]
        + (
            line["day_rate"] * max(0, days_between(container["came_on"], db.today) - 5)
            if container["came_on"] is not None
            else 0
        ),
    )
    db.update("containers", slot["container_id"], status="gone", stack_id=None)
    for each_release in db.all(Release, "SELECT * FROM releases WHERE id = ? ORDER BY id", release["id"]):
        db.update("releases", each_release["id"], status="used")
    return db.fetch(Slot, "slots", slot_id)


def cancel_slot(db: Database, slot_id: str) -> Slot:
    """Cancel a slot at least two hours ahead.

    Args:
        slot_id: Id of the gate slot.
    """
    slot = db.fetch(Slot, "slots", slot_id)
    if slot["status"] != "booked":
        raise Refused("The gate slot must be booked.")
    if slot["starts_at"] < shift(db.now, hours=2):
        raise Refused("It is too late to cancel this slot.")
    db.update("slots", slot_id, status="cancelled")
    return db.fetch(Slot, "slots", slot_id)


def miss_slot(db: Database, slot_id: str) -> Slot:
    """Note that nobody came in a slot that was over an hour ago.

    Args:
        slot_id: Id of the gate slot.
    """
    slot = db.fetch(Slot, "slots", slot_id)
    if slot["status"] != "booked":
        raise Refused("The gate slot must be booked.")
    if slot["starts_at"] >= shift(db.now, minutes=-60):
        raise Refused("The lorry may still come.")
    db.update("slots", slot_id, status="missed")
    return db.fetch(Slot, "slots", slot_id)
