"""Tools about loads."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Moment, Page, PageNumber, Refused, Text, between, shift

from .rows import Grower, Load, LoadPicking, LoadStatus, Parcel, PressHouse, Tank, Variety


class LoadSummary(TypedDict):
    """A load as a search lists it."""

    id: str
    parcel_name: str
    press_house_town: str
    starts_at: str
    kilos: int
    status: LoadStatus


def find_loads(
    db: Database,
    parcel_id: str | None = None,
    grower_id: str | None = None,
    press_house_id: str | None = None,
    variety_id: str | None = None,
    status: LoadStatus | None = None,
    starts_on: Day | None = None,
    starts_from: Moment | None = None,
    picking: LoadPicking | None = None,
    page: PageNumber = 1,
) -> Page[LoadSummary]:
    """Search loads by parcel, grower, press house, variety, status, weighing time or way of picking.

    Args:
        parcel_id: Only loads of the parcel with this id.
        grower_id: Only loads of the grower with this id.
        press_house_id: Only loads of the press house with this id.
        variety_id: Only loads of the variety with this id.
        status: Only loads with this status.
        starts_on: Only loads with a weighing time on this day.
        starts_from: Only loads with a weighing time at or after this.
        picking: Only loads with this way of picking.
        page: Page number, from 1.
    """
    return db.search(
        LoadSummary,
        """
        SELECT loads.id, parcels.name AS parcel_name, press_houses.town AS press_house_town,
            loads.starts_at, loads.kilos, loads.status
        FROM loads
        JOIN parcels ON parcels.id = loads.parcel_id
        JOIN press_houses ON press_houses.id = loads.press_house_id
        """,
        where={
            "loads.parcel_id = ?": parcel_id,
            "parcels.grower_id = ?": grower_id,
            "loads.press_house_id = ?": press_house_id,
            "parcels.variety_id = ?": variety_id,
            "loads.status = ?": status,
            "date(loads.starts_at) = ?": starts_on,
            "loads.starts_at >= ?": starts_from,
            "loads.picking = ?": picking,
        },
        order="loads.starts_at, loads.id",
        page=page,
    )


def announce_load(
    db: Database,
    parcel_id: str,
    press_house_id: str,
    starts_at: Moment,
    kilos: Annotated[int, between(100, 5000)],
    picking: LoadPicking,
) -> Load:
    """Announce a load of grapes for an hour at a press house, two hours to 14 days ahead.

    Args:
        parcel_id: Id of the parcel.
        press_house_id: Id of the press house.
        starts_at: Weighing time.
        kilos: Announced weight in kilos.
        picking: Way of picking.
    """
    parcel = db.fetch(Parcel, "parcels", parcel_id)
    press_house = db.fetch(PressHouse, "press_houses", press_house_id)
    grower = db.fetch(Grower, "growers", parcel["grower_id"])
    if grower["status"] != "member":
        raise Refused("The grower is suspended.")
    if starts_at < shift(db.now, hours=2):
        raise Refused("A load is announced at least two hours ahead.")
    if starts_at > shift(db.now, days=14):
        raise Refused("A load is announced at most 14 days ahead.")
    variety = db.fetch(Variety, "varieties", parcel["variety_id"])
    if variety["opens_on"] > starts_at[:10]:
        raise Refused("Picking of this variety has not begun by then.")
    if variety["closes_on"] < starts_at[:10]:
        raise Refused("Picking of this variety is over by then.")
    if db.exists("SELECT 1 FROM sprayings WHERE parcel_id = ? AND free_from > ?", parcel_id, starts_at[:10]):
        raise Refused("The parcel is still in the waiting period after spraying.")
    if parcel["slope"] == "steep" and picking != "hand_picked":
        raise Refused("A steep parcel is picked by hand.")
    delivered = db.number(
        """
        SELECT SUM(weighings.kilos) FROM weighings
        JOIN loads ON loads.id = weighings.load_id
        WHERE loads.parcel_id = ?
        """,
        parcel_id,
    )
    announced = db.number("SELECT SUM(kilos) FROM loads WHERE parcel_id = ? AND status = 'announced'", parcel_id)
    if delivered + announced + kilos > parcel["area"] * variety["yield_limit"]:
        raise Refused("The parcel would exceed its yield limit.")
    expected = db.number(
        """
        SELECT SUM(kilos) FROM loads
        WHERE press_house_id = ? AND status = 'announced' AND starts_at > ? AND starts_at < ?
        """,
        press_house_id,
        shift(starts_at, hours=-1),
        shift(starts_at, hours=1),
    )
    if expected + kilos > press_house["intake"]:
        raise Refused("The press house cannot take in that much within the hour.")
    load_id = db.insert(
        "loads",
        starts_at=starts_at,
        parcel_id=parcel_id,
        press_house_id=press_house_id,
        kilos=kilos,
        picking=picking,
        announced_at=db.now,
        status="announced",
    )
    return db.fetch(Load, "loads", load_id)


def cancel_load(db: Database, load_id: str) -> Load:
    """Cancel an announced load at least twelve hours before its time.

    Args:
        load_id: Id of the load.
    """
    load = db.fetch(Load, "loads", load_id)
    if load["status"] != "announced":
        raise Refused("The load must be announced.")
    if load["starts_at"] < shift(db.now, hours=12):
        raise Refused("It is too late to cancel this load.")
    db.update("loads", load_id, status="cancelled")
    return db.fetch(Load, "loads", load_id)


def mark_missed(db: Database, load_id: str) -> Load:
    """Note that a load never came, once three hours have passed since its time.

    Args:
        load_id: Id of the load.
    """
    load = db.fetch(Load, "loads", load_id)
    if load["status"] != "announced":
        raise Refused("The load must be announced.")
    if db.now <= shift(load["starts_at"], hours=3):
        raise Refused("The load may still come.")
    db.update("loads", load_id, status="missed")
    return db.fetch(Load, "loads", load_id)


def weigh_load(
    db: Database,
    load_id: str,
    kilos: Annotated[int, between(50, 3000)],
    must_weight: Annotated[int, between(40, 180)],
    rot: Annotated[int, between(0, 40)],
    tank_id: str,
    number: Text,
) -> Load:
    """Weigh a load announced at your press house, grade it, and press it into a tank of its variety.

    Args:
        load_id: Id of the load.
        kilos: Weight in kilos.
        must_weight: Must weight in degrees.
        rot: Rot in percent.
        tank_id: Id of the tank.
        number: Weighing note number.
    """
    load = db.fetch(Load, "loads", load_id)
    tank = db.fetch(Tank, "tanks", tank_id)
    if load["status"] != "announced":
        raise Refused("The load must be announced.")
    if tank["status"] != "filling":
        raise Refused("The tank takes in nothing.")
    parcel = db.fetch(Parcel, "parcels", load["parcel_id"])
    if tank["variety_id"] != parcel["variety_id"]:
        raise Refused("The tank holds another variety.")
    if tank["press_house_id"] != load["press_house_id"]:
        raise Refused("The tank stands in another press house.")
    if load["press_house_id"] != db.account:
        raise Refused("The load was announced at another press house.")
    if db.now < shift(load["starts_at"], hours=-1):
        raise Refused("It is too early for this load.")
    if db.now > shift(load["starts_at"], hours=3):
        raise Refused("The load has come too late.")
    if rot > 25:
        raise Refused("A load with more than 25 percent rot is turned away.")
    delivered = db.number(
        """
        SELECT SUM(weighings.kilos) FROM weighings
        JOIN loads ON loads.id = weighings.load_id
        WHERE loads.parcel_id = ?
        """,
        load["parcel_id"],
    )
    variety = db.fetch(Variety, "varieties", parcel["variety_id"])
    if delivered + kilos > parcel["area"] * variety["yield_limit"]:
        raise Refused("The parcel would exceed its yield limit.")
    if tank["litres"] + kilos * 3 // 4 > tank["capacity"]:
        raise Refused("There is not enough room in the tank.")
    if db.exists("SELECT 1 FROM weighings WHERE number = ?", number):
        raise Refused("This weighing note exists already.")
    if db.exists("SELECT 1 FROM weighings WHERE load_id = ?", load_id):
        raise Refused("Another weighing already has this load.")
    least = variety["least_must_weight"]
    price = variety["price"]
    is_table = must_weight < least or rot > 10
    db.update("loads", load_id, status="weighed")
    db.insert(
        "weighings",
        number=number,
        load_id=load_id,
        tank_id=tank_id,
        kilos=kilos,
        must_weight=must_weight,
        rot=rot,
        grade="table" if is_table else "select" if must_weight >= least + 12 and rot <= 3 else "estate",
        value=kilos * price * 3 // 5 if is_table else kilos * (price + must_weight - least),
        weighed_at=db.now,
        status="accepted",
    )
    db.update("tanks", tank_id, litres=tank["litres"] + kilos * 3 // 4)
    return db.fetch(Load, "loads", load_id)
