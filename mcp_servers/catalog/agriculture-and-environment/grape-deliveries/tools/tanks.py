"""Tools about tanks."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, days_between, shift

from .rows import PressHouse, Tank, TankStatus, Variety


class TankSummary(TypedDict):
    """A tank as a search lists it."""

    id: str
    code: str
    press_house_town: str
    status: TankStatus
    litres: int
    capacity: int


class TankDetails(Tank):
    """A tank in full."""

    press_house_town: str
    litres_to_sealing: int
    days_sealed: int
    free_litres: int
    lowest_must_weight: int | None
    number_of_weighings: int


def find_tanks(
    db: Database,
    code: str | None = None,
    press_house_id: str | None = None,
    variety_id: str | None = None,
    status: TankStatus | None = None,
    min_capacity: int | None = None,
    page: PageNumber = 1,
) -> Page[TankSummary]:
    """Search tanks by code, press house, variety, status or capacity in litres.

    Args:
        code: Only tanks with this code.
        press_house_id: Only tanks of the press house with this id.
        variety_id: Only tanks of the variety with this id.
        status: Only tanks with this status.
        min_capacity: Only tanks with a capacity in litres of at least this.
        page: Page number, from 1.
    """
    return db.search(
        TankSummary,
        """
        SELECT tanks.id, tanks.code, press_houses.town AS press_house_town, tanks.status, tanks.litres,
            tanks.capacity
        FROM tanks
        JOIN press_houses ON press_houses.id = tanks.press_house_id
        """,
        where={
            "tanks.code = ?": code,
            "tanks.press_house_id = ?": press_house_id,
            "tanks.variety_id = ?": variety_id,
            "tanks.status = ?": status,
            "tanks.capacity >= ?": min_capacity,
        },
        order="tanks.code, tanks.id",
        page=page,
    )


def get_tank(db: Database, tank_id: str) -> TankDetails:
    """Show a tank with the room left in it and the lowest must weight that went into it.

    Args:
        tank_id: Id of the tank.
    """
    tank = db.fetch(Tank, "tanks", tank_id)
    free_litres = tank["capacity"] - tank["litres"]
    lowest_must_weight: int | None = db.value("SELECT MIN(must_weight) FROM weighings WHERE tank_id = ?", tank_id)
    number_of_weighings = db.number("SELECT COUNT(*) FROM weighings WHERE tank_id = ?", tank_id)
    litres_to_sealing = max(0, tank["capacity"] * 3 // 4 - tank["litres"])
    days_sealed = 0 if tank["sealed_on"] is None else days_between(tank["sealed_on"], db.today)
    press_house = db.fetch(PressHouse, "press_houses", tank["press_house_id"])
    return {
        **tank,
        "press_house_town": press_house["town"],
        "litres_to_sealing": litres_to_sealing,
        "days_sealed": days_sealed,
        "free_litres": free_litres,
        "lowest_must_weight": lowest_must_weight,
        "number_of_weighings": number_of_weighings,
    }


def assign_tank(db: Database, tank_id: str, variety_id: str) -> Tank:
    """Set a clean tank aside for a variety that is still picked, unless another one of the press house is less than
    half full of it.

    Args:
        tank_id: Id of the tank.
        variety_id: Id of the variety.
    """
    tank = db.fetch(Tank, "tanks", tank_id)
    variety = db.fetch(Variety, "varieties", variety_id)
    if tank["status"] != "clean":
        raise Refused("The tank must be clean.")
    if variety["closes_on"] < db.today:
        raise Refused("Picking of this variety is over.")
    if db.exists(
        """
        SELECT 1 FROM tanks
        WHERE press_house_id = ? AND variety_id = ? AND status = 'filling' AND litres * 2 < capacity
        """,
        tank["press_house_id"],
        variety_id,
    ):
        raise Refused("Another tank of this variety is less than half full.")
    db.update("tanks", tank_id, status="filling", variety_id=variety_id)
    return db.fetch(Tank, "tanks", tank_id)


def seal_tank(db: Database, tank_id: str) -> Tank:
    """Seal a tank that is three quarters full, or whose variety is not picked any more, so that it ferments.

    Args:
        tank_id: Id of the tank.
    """
    tank = db.fetch(Tank, "tanks", tank_id)
    if tank["status"] != "filling":
        raise Refused("The tank must be filling.")
    if tank["litres"] * 4 < tank["capacity"] * 3 and not db.exists(
        "SELECT 1 FROM varieties WHERE id = ? AND closes_on < ?", tank["variety_id"], db.today
    ):
        raise Refused("The tank is not full enough while its variety is still picked.")
    db.update("tanks", tank_id, status="fermenting", sealed_on=db.today)
    return db.fetch(Tank, "tanks", tank_id)


def empty_tank(db: Database, tank_id: str) -> Tank:
    """Rack a tank off and clean it, eight days after it was sealed at the earliest and with no open dispute about
    its grapes.

    Args:
        tank_id: Id of the tank.
    """
    tank = db.fetch(Tank, "tanks", tank_id)
    if tank["status"] != "fermenting":
        raise Refused("The tank must be fermenting.")
    if tank["sealed_on"] is None or tank["sealed_on"] > shift(db.today, days=-8):
        raise Refused("The must has not fermented for eight days.")
    if db.exists("SELECT 1 FROM weighings WHERE tank_id = ? AND status = 'disputed'", tank_id):
        raise Refused("A weighing of grapes in this tank is disputed.")
    db.update("tanks", tank_id, status="clean", litres=0, variety_id=None, sealed_on=None)
    return db.fetch(Tank, "tanks", tank_id)
