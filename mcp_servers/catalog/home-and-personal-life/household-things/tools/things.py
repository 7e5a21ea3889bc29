"""Tools about things."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, days_between, shift

from .rows import Housemate, Room, Thing, ThingStatus


class ThingSummary(TypedDict):
    """A thing as a search lists it."""

    id: str
    name: str
    owner_name: str
    room_name: str
    price: int
    status: ThingStatus


class ThingDetails(Thing):
    """A thing in full."""

    owner_name: str
    room_name: str
    warranty_days: int
    times_lent: int
    times_repaired: int


class ThingsByRoomName(TypedDict):
    """Totals of things for one name."""

    room_name: str
    things: int
    total: int
    dearest: int | None


def find_things(
    db: Database,
    name: str | None = None,
    owner_id: str | None = None,
    owner_name: str | None = None,
    room_id: str | None = None,
    status: ThingStatus | None = None,
    fragile: bool | None = None,
    min_price: int | None = None,
    warranty_until_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[ThingSummary]:
    """Search things by name, owner, room, status, easily damaged, price or end of the warranty.

    Args:
        name: Only things whose name contains this text.
        owner_id: Only things of the owner with this id.
        owner_name: Only things of the owner with this name.
        room_id: Only things of the room with this id.
        status: Only things with this status.
        fragile: Only things for which this holds, or does not: easily damaged.
        min_price: Only things with a price of at least this.
        warranty_until_from: Only things with an end of the warranty at or after this.
        page: Page number, from 1.
    """
    return db.search(
        ThingSummary,
        """
        SELECT things.id, things.name, housemates.name AS owner_name, rooms.name AS room_name, things.price,
            things.status
        FROM things
        JOIN housemates ON housemates.id = things.owner_id
        JOIN rooms ON rooms.id = things.room_id
        """,
        where={
            "instr(lower(things.name), lower(?)) > 0": name,
            "things.owner_id = ?": owner_id,
            "housemates.name = ?": owner_name,
            "things.room_id = ?": room_id,
            "things.status = ?": status,
            "things.fragile = ?": fragile,
            "things.price >= ?": min_price,
            "things.warranty_until >= ?": warranty_until_from,
        },
        order="things.name, things.id",
        page=page,
    )


def get_thing(db: Database, thing_id: str) -> ThingDetails:
    """Show a thing with the days left of its warranty and how often it was lent and repaired.

    Args:
        thing_id: Id of the thing.
    """
    thing = db.fetch(Thing, "things", thing_id)
    warranty_days = max(0, days_between(db.today, thing["warranty_until"]))
    times_lent = db.number("SELECT COUNT(*) FROM loans WHERE thing_id = ?", thing_id)
    times_repaired = db.number("SELECT COUNT(*) FROM repairs WHERE thing_id = ?", thing_id)
    owner = db.fetch(Housemate, "housemates", thing["owner_id"])
    room = db.fetch(Room, "rooms", thing["room_id"])
    return {
        **thing,
        "owner_name": owner["name"],
        "room_name": room["name"],
        "warranty_days": warranty_days,
        "times_lent": times_lent,
        "times_repaired": times_repaired,
    }


def report_things(
    db: Database,
    owner_id: str | None = None,
    status: ThingStatus | None = None,
    bought_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[ThingsByRoomName]:
    """Count things and add up their prices by room.

    Args:
        owner_id: Only things of the owner with this id.
        status: Only things with this status.
        bought_from: Only things with a day of purchase at or after this.
        page: Page number, from 1.
    """
    return db.search(
        ThingsByRoomName,
        """
        SELECT rooms.name AS room_name, COUNT(*) AS things, COALESCE(SUM(things.price), 0) AS total,
            MAX(things.price) AS dearest
        FROM things
        JOIN rooms ON rooms.id = things.room_id
        """,
        where={"things.owner_id = ?": owner_id, "things.status = ?": status, "things.bought_on >= ?": bought_from},
        group="rooms.name",
        order="rooms.name",
        page=page,
    )


def add_thing(
    db: Database,
    name: Text,
    room_id: str,
    price: Annotated[int, between(2000, 300000)],
    bought_on: Day,
    warranty_until: Day,
) -> Thing:
    """Add a thing of yours that was bought in the last 90 days.

    Args:
        name: Name of the thing.
        room_id: Id of the room.
        price: Price of the thing, in minor units.
        bought_on: Day of purchase.
        warranty_until: End of the warranty.
    """
    db.fetch(Room, "rooms", room_id)
    if bought_on > db.today:
        raise Refused("Only what has been bought is added.")
    if bought_on < shift(db.today, days=-90):
        raise Refused("Older things are not added any more.")
    if warranty_until <= bought_on:
        raise Refused("The warranty ends after the purchase.")
    if db.exists("SELECT 1 FROM things WHERE name = ?", name):
        raise Refused("Another thing already has this name.")
    thing_id = db.insert(
        "things",
        name=name,
        room_id=room_id,
        price=price,
        bought_on=bought_on,
        warranty_until=warranty_until,
        owner_id=db.account,
        fragile=False,
        status="kept",
    )
    return db.fetch(Thing, "things", thing_id)


def put_thing(db: Database, thing_id: str, room_id: str) -> Thing:
    """Put a thing of yours that is at home into another room, which holds at most seven things.

    Args:
        thing_id: Id of the thing.
        room_id: Id of the room.
    """
    thing = db.fetch(Thing, "things", thing_id)
    db.fetch(Room, "rooms", room_id)
    if thing["owner_id"] != db.account:
        raise Refused("The thing belongs to somebody else.")
    if thing["status"] != "kept":
        raise Refused("The thing is not at home.")
    if room_id == thing["room_id"]:
        raise Refused("The thing is there already.")
    if db.number("SELECT COUNT(*) FROM things WHERE room_id = ? AND status = 'kept'", room_id) >= 7:
        raise Refused("The room is full.")
    db.update("things", thing_id, room_id=room_id)
    return db.fetch(Thing, "things", thing_id)


def mark_fragile(db: Database, thing_id: str) -> Thing:
    """Note that a thing at home, which was repaired before or costs more than 100 euros, is easily damaged.

    Args:
        thing_id: Id of the thing.
    """
    thing = db.fetch(Thing, "things", thing_id)
    if thing["fragile"]:
        raise Refused("This is noted already.")
    if thing["status"] != "kept":
        raise Refused("The thing is not at home.")
    if thing["price"] <= 10000 and not db.exists("SELECT 1 FROM repairs WHERE thing_id = ?", thing_id):
        raise Refused("The thing is cheap and was never repaired.")
    db.update("things", thing_id, fragile=True)
    return db.fetch(Thing, "things", thing_id)


def prolong_warranty(db: Database, thing_id: str, extra: Annotated[int, between(30, 730)]) -> Thing:
    """Prolong the warranty of a thing while it runs, up to four years from the purchase.

    Args:
        thing_id: Id of the thing.
        extra: Number of further days.
    """
    thing = db.fetch(Thing, "things", thing_id)
    if thing["status"] not in ("kept", "lent"):
        raise Refused("The thing is in repair or gone.")
    if thing["warranty_until"] < db.today:
        raise Refused("The warranty has run out.")
    if shift(thing["warranty_until"], days=extra) > shift(thing["bought_on"], days=1460):
        raise Refused("The warranty would last more than four years.")
    if db.exists("SELECT 1 FROM repairs WHERE thing_id = ? AND covered", thing_id):
        raise Refused("The warranty has been used for a repair.")
    db.update("things", thing_id, warranty_until=shift(thing["warranty_until"], days=extra))
    return db.fetch(Thing, "things", thing_id)


def sell_thing(db: Database, thing_id: str) -> Thing:
    """Note that a thing of yours was sold, unless a damage of it has been reported.

    Args:
        thing_id: Id of the thing.
    """
    thing = db.fetch(Thing, "things", thing_id)
    if thing["status"] != "kept":
        raise Refused("The thing must be kept.")
    if thing["owner_id"] != db.account:
        raise Refused("The thing belongs to somebody else.")
    if db.exists(
        """
        SELECT 1 FROM damages
        JOIN covers ON covers.id = damages.cover_id
        WHERE covers.thing_id = ? AND damages.status = 'reported'
        """,
        thing_id,
    ):
        raise Refused("A damage of the thing has been reported.")
    db.update("things", thing_id, status="sold")
    return db.fetch(Thing, "things", thing_id)
