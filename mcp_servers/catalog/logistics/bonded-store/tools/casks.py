"""Tools about casks."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, days_between, shift

from .rows import Cask, CaskStatus, CaskWood, Owner, Rack


class CaskSummary(TypedDict):
    """A cask as a search lists it."""

    id: str
    number: str
    owner_name: str
    distillery: str
    litres: int
    filled_on: str
    status: CaskStatus


class CaskDetails(Cask):
    """A cask in full."""

    owner_name: str
    rack_code: str | None
    age_in_days: int
    lost_litres: int
    duty: int


class CasksByWood(TypedDict):
    """Totals of casks for one wood."""

    wood: CaskWood
    casks: int
    litres: int
    oldest: str | None


def find_casks(
    db: Database,
    number: str | None = None,
    owner_id: str | None = None,
    rack_id: str | None = None,
    distillery: str | None = None,
    wood: CaskWood | None = None,
    status: CaskStatus | None = None,
    filled_until: Day | None = None,
    gauged_until: Day | None = None,
    min_litres: int | None = None,
    page: PageNumber = 1,
) -> Page[CaskSummary]:
    """Search casks by number, owner, rack, distillery, wood, status, day of filling, day of the last gauging or
    litres left.

    Args:
        number: Only casks with this number.
        owner_id: Only casks of the owner with this id.
        rack_id: Only casks of the rack with this id.
        distillery: Only casks whose distillery contains this text.
        wood: Only casks with this wood.
        status: Only casks with this status.
        filled_until: Only casks with a day of filling at or before this.
        gauged_until: Only casks with a day of the last gauging at or before this.
        min_litres: Only casks with a litres left of at least this.
        page: Page number, from 1.
    """
    return db.search(
        CaskSummary,
        """
        SELECT casks.id, casks.number, owners.name AS owner_name, casks.distillery, casks.litres,
            casks.filled_on, casks.status
        FROM casks
        JOIN owners ON owners.id = casks.owner_id
        """,
        where={
            "casks.number = ?": number,
            "casks.owner_id = ?": owner_id,
            "casks.rack_id = ?": rack_id,
            "instr(lower(casks.distillery), lower(?)) > 0": distillery,
            "casks.wood = ?": wood,
            "casks.status = ?": status,
            "casks.filled_on <= ?": filled_until,
            "casks.gauged_on <= ?": gauged_until,
            "casks.litres >= ?": min_litres,
        },
        order="casks.filled_on, casks.id",
        page=page,
    )


def get_cask(db: Database, cask_id: str) -> CaskDetails:
    """Show a cask with its age in days, the loss since filling and the duty that rests on it.

    Args:
        cask_id: Id of the cask.
    """
    cask = db.fetch(Cask, "casks", cask_id)
    age_in_days = days_between(cask["filled_on"], db.today)
    lost_litres = cask["filled_litres"] - cask["litres"]
    duty = cask["litres"] * 3100
    owner = db.fetch(Owner, "owners", cask["owner_id"])
    rack = db.fetch(Rack, "racks", cask["rack_id"]) if cask["rack_id"] is not None else None
    return {
        **cask,
        "owner_name": owner["name"],
        "rack_code": rack["code"] if rack is not None else None,
        "age_in_days": age_in_days,
        "lost_litres": lost_litres,
        "duty": duty,
    }


def report_casks(
    db: Database,
    owner_id: str | None = None,
    status: CaskStatus | None = None,
    filled_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[CasksByWood]:
    """Count casks and add up their litres by kind of wood.

    Args:
        owner_id: Only casks of the owner with this id.
        status: Only casks with this status.
        filled_until: Only casks with a day of filling at or before this.
        page: Page number, from 1.
    """
    return db.search(
        CasksByWood,
        """
        SELECT wood, COUNT(*) AS casks, COALESCE(SUM(litres), 0) AS litres, MIN(filled_on) AS oldest
        FROM casks
        """,
        where={"owner_id = ?": owner_id, "status = ?": status, "filled_on <= ?": filled_until},
        group="wood",
        order="wood",
        page=page,
    )


def lay_down_cask(
    db: Database,
    number: Text,
    owner_id: str,
    distillery: Text,
    wood: CaskWood,
    rack_id: str,
    filled_litres: Annotated[int, between(50, 340)],
) -> Cask:
    """Lay a newly filled cask of an approved owner into a rack that has a place.

    Args:
        number: Cask number.
        owner_id: Id of the owner.
        distillery: Distillery of the cask.
        wood: Wood of the cask.
        rack_id: Id of the rack.
        filled_litres: Litres at filling.
    """
    owner = db.fetch(Owner, "owners", owner_id)
    rack = db.fetch(Rack, "racks", rack_id)
    if owner["status"] != "approved":
        raise Refused("The owner is suspended.")
    if owner["rent_due"] > 200000:
        raise Refused("The owner is too far behind with the rent.")
    if db.number("SELECT COUNT(*) FROM casks WHERE rack_id = ?", rack_id) >= rack["places"]:
        raise Refused("The rack is full.")
    if db.exists("SELECT 1 FROM casks WHERE number = ?", number):
        raise Refused("A cask of this number lies here or has lain here.")
    cask_id = db.insert(
        "casks",
        number=number,
        owner_id=owner_id,
        distillery=distillery,
        wood=wood,
        rack_id=rack_id,
        filled_litres=filled_litres,
        filled_on=db.today,
        gauged_on=db.today,
        litres=filled_litres,
        status="maturing",
    )
    return db.fetch(Cask, "casks", cask_id)


def move_cask(db: Database, cask_id: str, rack_id: str) -> Cask:
    """Move a cask into another rack with a free place.

    Args:
        cask_id: Id of the cask.
        rack_id: Id of the rack.
    """
    cask = db.fetch(Cask, "casks", cask_id)
    rack = db.fetch(Rack, "racks", rack_id)
    if cask["status"] != "maturing":
        raise Refused("The cask is sealed or gone.")
    if cask["rack_id"] is not None and rack_id == cask["rack_id"]:
        raise Refused("The cask lies there already.")
    if db.number("SELECT COUNT(*) FROM casks WHERE rack_id = ?", rack_id) >= rack["places"]:
        raise Refused("The rack is full.")
    if db.exists(
        """
        SELECT 1 FROM removals
        WHERE cask_id = ? AND status = 'permitted' AND permitted_on >= ?
        """,
        cask_id,
        shift(db.today, days=-14),
    ):
        raise Refused("The cask is about to be fetched.")
    db.update("casks", cask_id, rack_id=rack_id)
    return db.fetch(Cask, "casks", cask_id)


def seal_cask(db: Database, cask_id: str) -> Cask:
    """Put a cask under customs seal, when its gauging is older than a year or the owner is suspended or in debt.

    Args:
        cask_id: Id of the cask.
    """
    cask = db.fetch(Cask, "casks", cask_id)
    if cask["status"] != "maturing":
        raise Refused("The cask must be maturing.")
    owner = db.fetch(Owner, "owners", cask["owner_id"])
    if cask["gauged_on"] >= shift(db.today, days=-365) and owner["status"] != "suspended" and owner["rent_due"] <= 0:
        raise Refused("There is no reason to seal this cask.")
    db.update("casks", cask_id, status="sealed")
    return db.fetch(Cask, "casks", cask_id)


def unseal_cask(db: Database, cask_id: str) -> Cask:
    """Take the customs seal off a cask of an approved owner that was gauged in the last 60 days.

    Args:
        cask_id: Id of the cask.
    """
    cask = db.fetch(Cask, "casks", cask_id)
    if cask["status"] != "sealed":
        raise Refused("The cask must be sealed.")
    if cask["gauged_on"] < shift(db.today, days=-60):
        raise Refused("The cask must be gauged first.")
    owner = db.fetch(Owner, "owners", cask["owner_id"])
    if owner["status"] != "approved":
        raise Refused("The owner is suspended.")
    db.update("casks", cask_id, status="maturing")
    return db.fetch(Cask, "casks", cask_id)


def sell_cask(db: Database, cask_id: str, owner_id: str) -> Cask:
    """Enter the sale of a cask to another owner, when the seller owes no rent.

    Args:
        cask_id: Id of the cask.
        owner_id: Id of the new owner.
    """
    cask = db.fetch(Cask, "casks", cask_id)
    owner = db.fetch(Owner, "owners", owner_id)
    if cask["status"] != "maturing":
        raise Refused("The cask is sealed or gone.")
    if owner_id == cask["owner_id"]:
        raise Refused("The cask belongs to this owner already.")
    if owner["status"] != "approved":
        raise Refused("The new owner is suspended.")
    cask_owner = db.fetch(Owner, "owners", cask["owner_id"])
    if cask_owner["rent_due"] != 0:
        raise Refused("The seller owes rent.")
    if db.exists("SELECT 1 FROM removals WHERE cask_id = ? AND status = 'permitted'", cask_id):
        raise Refused("A removal of this cask is permitted already.")
    db.update("casks", cask_id, owner_id=owner_id)
    return db.fetch(Cask, "casks", cask_id)
