"""Tools about slots."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Moment, Page, PageNumber, Refused, shift

from .rows import Batch, Household, HouseholdAllergen, ParcelLine, Slot, SlotStatus


class SlotSummary(TypedDict):
    """A collection as a search lists it."""

    id: str
    starts_at: str
    household_name: str
    household_people: int
    status: SlotStatus


class SlotDetails(Slot):
    """A collection in full."""

    household_name: str
    household_points: int
    household_allergen: HouseholdAllergen
    pieces_packed: int
    points_packed: int


def find_collections(
    db: Database,
    household_id: str | None = None,
    status: SlotStatus | None = None,
    starts_on: Day | None = None,
    starts_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[SlotSummary]:
    """Search slots by household, status or time of the collection.

    Args:
        household_id: Only slots of the household with this id.
        status: Only slots with this status.
        starts_on: Only slots with a time of the collection on this day.
        starts_from: Only slots with a time of the collection at or after this.
        page: Page number, from 1.
    """
    return db.search(
        SlotSummary,
        """
        SELECT slots.id, slots.starts_at, households.name AS household_name, households.people AS
            household_people, slots.status
        FROM slots
        JOIN households ON households.id = slots.household_id
        """,
        where={
            "slots.household_id = ?": household_id,
            "slots.status = ?": status,
            "date(slots.starts_at) = ?": starts_on,
            "slots.starts_at >= ?": starts_from,
        },
        order="slots.starts_at, slots.id",
        page=page,
    )


def get_collection(db: Database, slot_id: str) -> SlotDetails:
    """Show a collection with the pieces and points packed for it.

    Args:
        slot_id: Id of the collection.
    """
    slot = db.fetch(Slot, "slots", slot_id)
    pieces_packed = db.number("SELECT SUM(pieces) FROM parcel_lines WHERE slot_id = ?", slot_id)
    points_packed = db.number(
        """
        SELECT SUM(parcel_lines.pieces * batches.points) FROM parcel_lines
        JOIN batches ON batches.id = parcel_lines.batch_id
        WHERE parcel_lines.slot_id = ?
        """,
        slot_id,
    )
    household = db.fetch(Household, "households", slot["household_id"])
    return {
        **slot,
        "household_name": household["name"],
        "household_points": household["points"],
        "household_allergen": household["allergen"],
        "pieces_packed": pieces_packed,
        "points_packed": points_packed,
    }


def book_collection(db: Database, household_id: str, starts_at: Moment) -> Slot:
    """Book a collection for an active household, one in seven days and four at a time.

    Args:
        household_id: Id of the household.
        starts_at: Time of the collection.
    """
    household = db.fetch(Household, "households", household_id)
    if household["status"] != "active":
        raise Refused("The household is paused or has left.")
    if household["referred_until"] < starts_at[:10]:
        raise Refused("The referral will have run out.")
    if starts_at <= db.now:
        raise Refused("A collection cannot be in the past.")
    if starts_at > shift(db.now, days=14):
        raise Refused("Collections are booked two weeks ahead at most.")
    if db.exists(
        """
        SELECT 1 FROM slots
        WHERE household_id = ?
            AND status IN ('booked', 'packed', 'collected')
            AND CAST(julianday(date(?)) - julianday(date(date(starts_at))) AS INTEGER) < 7
            AND CAST(julianday(date(date(starts_at))) - julianday(date(?)) AS INTEGER) < 7
        """,
        household_id,
        starts_at[:10],
        starts_at[:10],
    ):
        raise Refused("The household collects in the same week.")
    if db.number("SELECT COUNT(*) FROM slots WHERE starts_at = ? AND status IN ('booked', 'packed')", starts_at) >= 4:
        raise Refused("Four households come at that time.")
    slot_id = db.insert("slots", starts_at=starts_at, household_id=household_id, status="booked")
    return db.fetch(Slot, "slots", slot_id)


def cancel_collection(db: Database, slot_id: str) -> Slot:
    """Cancel a collection; goods put aside for it go back.

    Args:
        slot_id: Id of the collection.
    """
    slot = db.fetch(Slot, "slots", slot_id)
    if slot["status"] != "booked":
        raise Refused("The collection must be booked.")
    if slot["starts_at"] <= db.now:
        raise Refused("The time of the collection is over.")
    db.update("slots", slot_id, status="cancelled")
    for batch in db.all(
        Batch,
        """
        SELECT batches.* FROM batches
        WHERE EXISTS (SELECT 1 FROM parcel_lines WHERE parcel_lines.slot_id = ? AND parcel_lines.batch_id = batches.id)
            AND batches.status = 'on_shelf'
        ORDER BY batches.id
        """,
        slot_id,
    ):
        db.update(
            "batches",
            batch["id"],
            pieces=batch["pieces"]
            + db.number(
                "SELECT SUM(pieces) FROM parcel_lines WHERE slot_id = ? AND batch_id = ?", slot_id, batch["id"]
            ),
        )
    for parcel_line in db.all(ParcelLine, "SELECT * FROM parcel_lines WHERE slot_id = ? ORDER BY id", slot_id):
        db.delete("parcel_lines", parcel_line["id"])
    return db.fetch(Slot, "slots", slot_id)


def close_parcel(db: Database, slot_id: str) -> Slot:
    """Close the parcel of a collection of today or tomorrow with goods in it.

    Args:
        slot_id: Id of the collection.
    """
    slot = db.fetch(Slot, "slots", slot_id)
    if slot["status"] != "booked":
        raise Refused("The collection must be booked.")
    if not db.exists("SELECT 1 FROM parcel_lines WHERE slot_id = ?", slot_id):
        raise Refused("The parcel is empty.")
    if slot["starts_at"][:10] > shift(db.today, days=4):
        raise Refused("It is too early to close this parcel.")
    db.update("slots", slot_id, status="packed")
    return db.fetch(Slot, "slots", slot_id)


def hand_over_parcel(db: Database, slot_id: str) -> Slot:
    """Hand over a packed parcel on its day; the household's points go down.

    Args:
        slot_id: Id of the collection.
    """
    slot = db.fetch(Slot, "slots", slot_id)
    if slot["status"] != "packed":
        raise Refused("The collection must be packed.")
    if slot["starts_at"][:10] != db.today:
        raise Refused("The collection is on another day.")
    household = db.fetch(Household, "households", slot["household_id"])
    if household["referred_until"] < db.today:
        raise Refused("The referral has run out.")
    used = db.number(
        """
        SELECT SUM(parcel_lines.pieces * batches.points) FROM parcel_lines
        JOIN batches ON batches.id = parcel_lines.batch_id
        WHERE parcel_lines.slot_id = ?
        """,
        slot_id,
    )
    if used > household["points"]:
        raise Refused("The household has too few points.")
    db.update("slots", slot_id, status="collected")
    db.update("households", slot["household_id"], points=household["points"] - used, missed=0)
    return db.fetch(Slot, "slots", slot_id)


def note_missed(db: Database, slot_id: str) -> Slot:
    """Note that a household did not come within half an hour; after the third time it is paused, and packed goods
    go back.

    Args:
        slot_id: Id of the collection.
    """
    slot = db.fetch(Slot, "slots", slot_id)
    if slot["status"] not in ("booked", "packed"):
        raise Refused("The collection must be booked or packed.")
    if slot["starts_at"] > shift(db.now, minutes=-30):
        raise Refused("The household still has time to come.")
    household = db.fetch(Household, "households", slot["household_id"])
    db.update("slots", slot_id, status="missed")
    db.update("households", slot["household_id"], missed=household["missed"] + 1)
    if household["missed"] >= 2 and household["status"] == "active":
        db.update("households", slot["household_id"], status="paused")
    for parcel_line in db.all(ParcelLine, "SELECT * FROM parcel_lines WHERE slot_id = ? ORDER BY id", slot_id):
        db.delete("parcel_lines", parcel_line["id"])
    return db.fetch(Slot, "slots", slot_id)
