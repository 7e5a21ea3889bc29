"""Tools about bottles."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, days_between, shift

from .rows import Bottle, BottleStatus, Cabinet, Store, Substance, WasteDrum


class BottleSummary(TypedDict):
    """A bottle as a search lists it."""

    id: str
    number: str
    substance_name: str
    kept_in_code: str
    content: int
    status: BottleStatus


class BottleDetails(Bottle):
    """A bottle in full."""

    substance_name: str
    kept_in_code: str
    kept_in_store_name: str
    days_left: int
    withdrawn_amount: int


def find_bottles(
    db: Database,
    number: str | None = None,
    substance_id: str | None = None,
    kept_in_id: str | None = None,
    store_id: str | None = None,
    status: BottleStatus | None = None,
    expires_until: Day | None = None,
    min_content: int | None = None,
    page: PageNumber = 1,
) -> Page[BottleSummary]:
    """Search bottles by bottle number, substance, cabinet, store, status, expiry date or content in millilitres.

    Args:
        number: Only bottles with this bottle number.
        substance_id: Only bottles of the substance with this id.
        kept_in_id: Only bottles of the cabinet with this id.
        store_id: Only bottles of the store with this id.
        status: Only bottles with this status.
        expires_until: Only bottles with an expiry date at or before this.
        min_content: Only bottles with a content in millilitres of at least this.
        page: Page number, from 1.
    """
    return db.search(
        BottleSummary,
        """
        SELECT bottles.id, bottles.number, substances.name AS substance_name, cabinets.code AS kept_in_code,
            bottles.content, bottles.status
        FROM bottles
        JOIN substances ON substances.id = bottles.substance_id
        JOIN cabinets ON cabinets.id = bottles.kept_in_id
        """,
        where={
            "bottles.number = ?": number,
            "bottles.substance_id = ?": substance_id,
            "bottles.kept_in_id = ?": kept_in_id,
            "cabinets.store_id = ?": store_id,
            "bottles.status = ?": status,
            "bottles.expires_on <= ?": expires_until,
            "bottles.content >= ?": min_content,
        },
        order="bottles.expires_on, bottles.id",
        page=page,
    )


def get_bottle(db: Database, bottle_id: str) -> BottleDetails:
    """Show a bottle with the days left until it expires and what was withdrawn from it.

    Args:
        bottle_id: Id of the bottle.
    """
    bottle = db.fetch(Bottle, "bottles", bottle_id)
    days_left = days_between(db.today, bottle["expires_on"])
    withdrawn_amount = db.number("SELECT SUM(amount) FROM withdrawals WHERE bottle_id = ?", bottle_id)
    substance = db.fetch(Substance, "substances", bottle["substance_id"])
    kept_in = db.fetch(Cabinet, "cabinets", bottle["kept_in_id"])
    store = db.fetch(Store, "stores", kept_in["store_id"])
    return {
        **bottle,
        "substance_name": substance["name"],
        "kept_in_code": kept_in["code"],
        "kept_in_store_name": store["name"],
        "days_left": days_left,
        "withdrawn_amount": withdrawn_amount,
    }


def open_bottle(db: Database, bottle_id: str) -> Bottle:
    """Open a sealed bottle when no other one of the substance stands open in its store; from then on its shelf life
    counts.

    Args:
        bottle_id: Id of the bottle.
    """
    bottle = db.fetch(Bottle, "bottles", bottle_id)
    if bottle["status"] != "sealed":
        raise Refused("The bottle must be sealed.")
    if bottle["expires_on"] < db.today:
        raise Refused("The bottle is past its expiry date.")
    kept_in = db.fetch(Cabinet, "cabinets", bottle["kept_in_id"])
    if db.exists(
        """
        SELECT 1 FROM bottles
        JOIN cabinets ON cabinets.id = bottles.kept_in_id
        WHERE bottles.substance_id = ?
            AND cabinets.store_id = ?
            AND bottles.status = 'opened'
            AND bottles.expires_on >= ?
        """,
        bottle["substance_id"],
        kept_in["store_id"],
        db.today,
    ):
        raise Refused("An opened bottle of this substance must be used up first.")
    substance = db.fetch(Substance, "substances", bottle["substance_id"])
    db.update(
        "bottles",
        bottle_id,
        status="opened",
        opened_on=db.today,
        expires_on=min(bottle["expires_on"], shift(db.today, days=substance["shelf_days"])),
    )
    return db.fetch(Bottle, "bottles", bottle_id)


def move_bottle(db: Database, bottle_id: str, cabinet_id: str) -> Bottle:
    """Put a bottle of your store into another cabinet that suits it.

    Args:
        bottle_id: Id of the bottle.
        cabinet_id: Id of the cabinet.
    """
    bottle = db.fetch(Bottle, "bottles", bottle_id)
    cabinet = db.fetch(Cabinet, "cabinets", cabinet_id)
    if bottle["status"] not in ("sealed", "opened"):
        raise Refused("The bottle is empty or disposed of.")
    kept_in = db.fetch(Cabinet, "cabinets", bottle["kept_in_id"])
    if kept_in["store_id"] != db.account:
        raise Refused("The bottle stands in another store.")
    if cabinet_id == bottle["kept_in_id"]:
        raise Refused("The bottle stands there already.")
    if cabinet["status"] != "usable":
        raise Refused("The cabinet is locked.")
    substance = db.fetch(Substance, "substances", bottle["substance_id"])
    if not cabinet["fireproof"] and substance["hazard"] == "flammable":
        raise Refused("The cabinet is not fireproof.")
    if not cabinet["ventilated"] and substance["hazard"] in ("acidic", "toxic"):
        raise Refused("The cabinet is not ventilated.")
    if db.exists(
        """
        SELECT 1 FROM bottles
        JOIN substances ON substances.id = bottles.substance_id
        WHERE bottles.kept_in_id = ? AND bottles.status IN ('sealed', 'opened') AND substances.hazard = ?
        """,
        cabinet_id,
        substance["apart_from"],
    ):
        raise Refused("Something in the cabinet must be kept apart from it.")
    stored = db.number(
        """
        SELECT SUM(size) FROM bottles
        WHERE kept_in_id = ? AND status IN ('sealed', 'opened')
        """,
        cabinet_id,
    )
    if stored + bottle["size"] > cabinet["capacity"]:
        raise Refused("There is no room in the cabinet.")
    flammables = db.number(
        """
        SELECT SUM(bottles.size) FROM bottles
        JOIN cabinets ON cabinets.id = bottles.kept_in_id
        JOIN substances ON substances.id = bottles.substance_id
        WHERE cabinets.store_id = ?
            AND substances.hazard = 'flammable'
            AND bottles.status IN ('sealed', 'opened')
        """,
        cabinet["store_id"],
    )
    store = db.fetch(Store, "stores", cabinet["store_id"])
    if (
        cabinet["store_id"] != db.account
        and substance["hazard"] == "flammable"
        and flammables + bottle["size"] > store["fire_limit"]
    ):
        raise Refused("The other store would have too much of flammable substances.")
    db.update("bottles", bottle_id, kept_in_id=cabinet_id)
    return db.fetch(Bottle, "bottles", bottle_id)


def dispose_bottle(db: Database, bottle_id: str, waste_drum_id: str) -> Bottle:
    """Pour what is left of an expired bottle into a waste drum of its hazard class that is filled for no more than
    90 days.

    Args:
        bottle_id: Id of the bottle.
        waste_drum_id: Id of the waste drum.
    """
    bottle = db.fetch(Bottle, "bottles", bottle_id)
    waste_drum = db.fetch(WasteDrum, "waste_drums", waste_drum_id)
    if bottle["status"] not in ("sealed", "opened"):
        raise Refused("The bottle must be sealed or opened.")
    if bottle["expires_on"] >= db.today:
        raise Refused("The bottle can still be used.")
    if waste_drum["status"] != "filling":
        raise Refused("The drum is sealed.")
    substance = db.fetch(Substance, "substances", bottle["substance_id"])
    if waste_drum["hazard"] != substance["hazard"]:
        raise Refused("The drum is for another hazard class.")
    if waste_drum["started_on"] < shift(db.today, days=-90):
        raise Refused("The drum has been filled for more than 90 days.")
    if waste_drum["content"] + bottle["content"] > waste_drum["capacity"]:
        raise Refused("There is no room in the drum.")
    if db.exists("SELECT 1 FROM disposals WHERE bottle_id = ?", bottle_id):
        raise Refused("Another disposal already has this bottle.")
    db.update("bottles", bottle_id, status="disposed", content=0)
    db.insert("disposals", bottle_id=bottle_id, waste_drum_id=waste_drum_id, amount=bottle["content"], done_on=db.today)
    db.update("waste_drums", waste_drum_id, content=waste_drum["content"] + bottle["content"])
    return db.fetch(Bottle, "bottles", bottle_id)
