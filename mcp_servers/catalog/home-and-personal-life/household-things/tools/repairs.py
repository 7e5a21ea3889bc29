"""Tools about repairs."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, Text, between, shift

from .rows import Repair, RepairStatus, Thing


class RepairSummary(TypedDict):
    """A repair as a search lists it."""

    id: str
    thing_name: str
    workshop: str
    sent_on: str
    covered: bool
    status: RepairStatus


def find_repairs(
    db: Database,
    thing_id: str | None = None,
    owner_id: str | None = None,
    workshop: str | None = None,
    covered: bool | None = None,
    status: RepairStatus | None = None,
    page: PageNumber = 1,
) -> Page[RepairSummary]:
    """Search repairs by thing, owner, workshop, warranty cover or status.

    Args:
        thing_id: Only repairs of the thing with this id.
        owner_id: Only repairs of the owner with this id.
        workshop: Only repairs whose workshop contains this text.
        covered: Only repairs for which this holds, or does not: warranty cover.
        status: Only repairs with this status.
        page: Page number, from 1.
    """
    return db.search(
        RepairSummary,
        """
        SELECT repairs.id, things.name AS thing_name, repairs.workshop, repairs.sent_on, repairs.covered,
            repairs.status
        FROM repairs
        JOIN things ON things.id = repairs.thing_id
        """,
        where={
            "repairs.thing_id = ?": thing_id,
            "things.owner_id = ?": owner_id,
            "instr(lower(repairs.workshop), lower(?)) > 0": workshop,
            "repairs.covered = ?": covered,
            "repairs.status = ?": status,
        },
        order="repairs.sent_on DESC, repairs.id",
        page=page,
    )


def send_for_repair(db: Database, thing_id: str, workshop: Text, fault: Text) -> Repair:
    """Send a thing that is at home to a workshop, three times in all.

    Args:
        thing_id: Id of the thing.
        workshop: Workshop of the repair.
        fault: Fault of the repair.
    """
    thing = db.fetch(Thing, "things", thing_id)
    if thing["status"] != "kept":
        raise Refused("The thing is not at home.")
    if db.number("SELECT COUNT(*) FROM repairs WHERE thing_id = ?", thing_id) >= 3:
        raise Refused("The thing was repaired three times already.")
    repair_id = db.insert(
        "repairs",
        thing_id=thing_id,
        workshop=workshop,
        fault=fault,
        sent_on=db.today,
        covered=thing["warranty_until"] >= db.today,
        status="sent",
        cost=0,
    )
    db.update("things", thing_id, status="in_repair")
    return db.fetch(Repair, "repairs", repair_id)


def finish_repair(db: Database, repair_id: str, cost: Annotated[int, between(0, 60000)]) -> Repair:
    """Take a mended thing back; under warranty it costs nothing.

    Args:
        repair_id: Id of the repair.
        cost: Cost of the repair, in minor units.
    """
    repair = db.fetch(Repair, "repairs", repair_id)
    if repair["status"] != "sent":
        raise Refused("The repair must be sent.")
    if repair["covered"] and cost != 0:
        raise Refused("A repair under warranty costs nothing.")
    thing = db.fetch(Thing, "things", repair["thing_id"])
    if cost >= thing["price"]:
        raise Refused("No repair costs more than the thing.")
    db.update("repairs", repair_id, status="mended", cost=cost)
    db.update("things", repair["thing_id"], status="kept")
    return db.fetch(Repair, "repairs", repair_id)


def give_up_repair(db: Database, repair_id: str) -> Repair:
    """Give up a repair that has taken two weeks; the thing is scrapped.

    Args:
        repair_id: Id of the repair.
    """
    repair = db.fetch(Repair, "repairs", repair_id)
    if repair["status"] != "sent":
        raise Refused("The repair must be sent.")
    if repair["sent_on"] > shift(db.today, days=-14):
        raise Refused("The repair has not taken two weeks.")
    if repair["covered"] and repair["sent_on"] > shift(db.today, days=-21):
        raise Refused("A repair under warranty is waited for three weeks.")
    db.update("repairs", repair_id, status="hopeless")
    db.update("things", repair["thing_id"], status="scrapped")
    return db.fetch(Repair, "repairs", repair_id)
