"""Tools about pickups."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Moment, Page, PageNumber, Refused, Text, between, shift

from .rows import Household, Lorry, Pickup, PickupGoods, PickupStatus, Tour


class PickupSummary(TypedDict):
    """A pick-up as a search lists it."""

    id: str
    household_address: str
    tour_number: str
    goods: PickupGoods
    volume: int
    status: PickupStatus


class PickupsByGoods(TypedDict):
    """Totals of pickups for one goods."""

    goods: PickupGoods
    pickups: int
    volume: int
    fees: int


def find_pickups(
    db: Database,
    household_id: str | None = None,
    tour_id: str | None = None,
    goods: PickupGoods | None = None,
    status: PickupStatus | None = None,
    min_volume: int | None = None,
    page: PageNumber = 1,
) -> Page[PickupSummary]:
    """Search pickups by household, tour, goods, status or volume in cubic metres.

    Args:
        household_id: Only pickups of the household with this id.
        tour_id: Only pickups of the tour with this id.
        goods: Only pickups with this goods.
        status: Only pickups with this status.
        min_volume: Only pickups with a volume in cubic metres of at least this.
        page: Page number, from 1.
    """
    return db.search(
        PickupSummary,
        """
        SELECT pickups.id, households.address AS household_address, tours.number AS tour_number,
            pickups.goods, pickups.volume, pickups.status
        FROM pickups
        JOIN households ON households.id = pickups.household_id
        JOIN tours ON tours.id = pickups.tour_id
        """,
        where={
            "pickups.household_id = ?": household_id,
            "pickups.tour_id = ?": tour_id,
            "pickups.goods = ?": goods,
            "pickups.status = ?": status,
            "pickups.volume >= ?": min_volume,
        },
        order="tours.starts_at, pickups.id",
        page=page,
    )


def report_pickups(
    db: Database,
    status: PickupStatus | None = None,
    district_name: str | None = None,
    tour_starts_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[PickupsByGoods]:
    """Count pick-ups by goods, with their volume and fees.

    Args:
        status: Only pickups with this status.
        district_name: Only pickups of the district with this name.
        tour_starts_from: Only pickups of the tour with a start time at or after this.
        page: Page number, from 1.
    """
    return db.search(
        PickupsByGoods,
        """
        SELECT pickups.goods, COUNT(*) AS pickups, COALESCE(SUM(pickups.volume), 0) AS volume,
            COALESCE(SUM(pickups.fee), 0) AS fees
        FROM pickups
        JOIN tours ON tours.id = pickups.tour_id
        JOIN districts ON districts.id = tours.district_id
        """,
        where={
            "pickups.status = ?": status,
            "districts.name = ?": district_name,
            "tours.starts_at >= ?": tour_starts_from,
        },
        group="pickups.goods",
        order="pickups.goods",
        page=page,
    )


def book_pickup(
    db: Database,
    household_id: str,
    tour_id: str,
    goods: PickupGoods,
    volume: Annotated[int, between(1, 5)],
    remark: Text | None = None,
) -> Pickup:
    """Book a pick-up on a tour through the household's district, three days ahead; it may cost a fee.

    Args:
        household_id: Id of the household.
        tour_id: Id of the tour.
        goods: Goods of the pick-up.
        volume: Volume in cubic metres.
        remark: Remark of the pick-up.
    """
    household = db.fetch(Household, "households", household_id)
    tour = db.fetch(Tour, "tours", tour_id)
    if tour["kind"] not in ("bulky", "electronics"):
        raise Refused("The tour collects bins.")
    if (goods == "appliances") != (tour["kind"] == "electronics"):
        raise Refused("Appliances, and only these, go on electronics tours.")
    if tour["district_id"] != household["district_id"]:
        raise Refused("The tour goes through another district.")
    if tour["status"] != "planned" or tour["starts_at"][:10] < shift(db.today, days=3):
        raise Refused("Pick-ups are booked three days ahead.")
    if db.exists("SELECT 1 FROM pickups WHERE household_id = ? AND status = 'booked'", household_id):
        raise Refused("The household has a pick-up booked already.")
    lorry = db.fetch(Lorry, "lorries", tour["lorry_id"])
    if (
        db.number("SELECT SUM(volume) FROM pickups WHERE tour_id = ? AND status != 'cancelled'", tour_id) + volume
        > lorry["capacity"]
    ):
        raise Refused("There is not enough room on the tour.")
    had = db.number(
        """
        SELECT COUNT(*) FROM pickups
        JOIN tours ON tours.id = pickups.tour_id
        WHERE pickups.household_id = ? AND pickups.status != 'cancelled' AND tours.starts_at > ?
        """,
        household_id,
        shift(db.now, days=-365),
    )
    pickup_id = db.insert(
        "pickups",
        tour_id=tour_id,
        household_id=household_id,
        goods=goods,
        remark=remark,
        volume=volume,
        fee=0 if had < 2 else 4500,
        booked_at=db.now,
        status="booked",
    )
    return db.fetch(Pickup, "pickups", pickup_id)


def move_pickup(db: Database, pickup_id: str, tour_id: str) -> Pickup:
    """Move a pick-up to another tour of its kind, until 48 hours before.

    Args:
        pickup_id: Id of the pick-up.
        tour_id: Id of the tour.
    """
    pickup = db.fetch(Pickup, "pickups", pickup_id)
    tour = db.fetch(Tour, "tours", tour_id)
    if pickup["status"] != "booked":
        raise Refused("The pick-up is over or cancelled.")
    pickup_tour = db.fetch(Tour, "tours", pickup["tour_id"])
    if pickup_tour["starts_at"] < shift(db.now, hours=48):
        raise Refused("It is too late to change this pick-up.")
    if tour_id == pickup["tour_id"]:
        raise Refused("The pick-up is on this tour already.")
    if tour["kind"] != pickup_tour["kind"] or tour["district_id"] != pickup_tour["district_id"]:
        raise Refused("The other tour is of another kind or district.")
    if tour["status"] != "planned" or tour["starts_at"][:10] < shift(db.today, days=3):
        raise Refused("Pick-ups are booked three days ahead.")
    lorry = db.fetch(Lorry, "lorries", tour["lorry_id"])
    if (
        db.number("SELECT SUM(volume) FROM pickups WHERE tour_id = ? AND status != 'cancelled'", tour_id)
        + pickup["volume"]
        > lorry["capacity"]
    ):
        raise Refused("There is not enough room on the tour.")
    db.update("pickups", pickup_id, tour_id=tour_id)
    return db.fetch(Pickup, "pickups", pickup_id)


def cancel_pickup(db: Database, pickup_id: str) -> Pickup:
    """Cancel a pick-up and its fee, until 48 hours before.

    Args:
        pickup_id: Id of the pick-up.
    """
    pickup = db.fetch(Pickup, "pickups", pickup_id)
    if pickup["status"] != "booked":
        raise Refused("The pick-up must be booked.")
    tour = db.fetch(Tour, "tours", pickup["tour_id"])
    if tour["starts_at"] < shift(db.now, hours=48):
        raise Refused("It is too late to change this pick-up.")
    db.update("pickups", pickup_id, status="cancelled", fee=0)
    return db.fetch(Pickup, "pickups", pickup_id)


def collect_pickup(db: Database, pickup_id: str, loaded: Annotated[int, between(1, 5)]) -> Pickup:
    """Note that the goods of a pick-up were loaded on its running tour, as many cubic metres as there really were.

    Args:
        pickup_id: Id of the pick-up.
        loaded: Volume loaded.
    """
    pickup = db.fetch(Pickup, "pickups", pickup_id)
    if pickup["status"] != "booked":
        raise Refused("The pick-up must be booked.")
    tour = db.fetch(Tour, "tours", pickup["tour_id"])
    if tour["status"] != "running":
        raise Refused("The tour is not running.")
    if loaded > pickup["volume"] + 1:
        raise Refused("Much more was put out than booked; the rest stays.")
    db.update("pickups", pickup_id, status="collected", volume=loaded)
    return db.fetch(Pickup, "pickups", pickup_id)
