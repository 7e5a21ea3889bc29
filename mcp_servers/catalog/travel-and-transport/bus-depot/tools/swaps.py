"""Tools about swaps."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, shift

from .rows import Dispatcher, Driver, Duty, Route, Swap, SwapStatus


class SwapSummary(TypedDict):
    """A swap as a search lists it."""

    id: str
    duty_number: str
    driver_name: str
    duty_starts_at: str
    status: SwapStatus


def find_swaps(
    db: Database,
    duty_id: str | None = None,
    driver_id: str | None = None,
    route_id: str | None = None,
    status: SwapStatus | None = None,
    page: PageNumber = 1,
) -> Page[SwapSummary]:
    """Search swaps by duty, new driver, line or status.

    Args:
        duty_id: Only swaps of the duty with this id.
        driver_id: Only swaps of the new driver with this id.
        route_id: Only swaps of the line with this id.
        status: Only swaps with this status.
        page: Page number, from 1.
    """
    return db.search(
        SwapSummary,
        """
        SELECT swaps.id, duties.number AS duty_number, drivers.name AS driver_name, duties.starts_at AS
            duty_starts_at, swaps.status
        FROM swaps
        JOIN duties ON duties.id = swaps.duty_id
        JOIN drivers ON drivers.id = swaps.driver_id
        """,
        where={
            "swaps.duty_id = ?": duty_id,
            "swaps.driver_id = ?": driver_id,
            "duties.route_id = ?": route_id,
            "swaps.status = ?": status,
        },
        order="duties.starts_at, swaps.id",
        page=page,
    )


def ask_swap(db: Database, duty_id: str, driver_id: str) -> Swap:
    """Ask for a duty to be taken over by another driver, a day ahead at least.

    Args:
        duty_id: Id of the duty.
        driver_id: Id of the new driver.
    """
    duty = db.fetch(Duty, "duties", duty_id)
    driver = db.fetch(Driver, "drivers", driver_id)
    route = db.fetch(Route, "routes", duty["route_id"])
    account = db.fetch(Dispatcher, "dispatchers", db.account)
    if route["depot_id"] != account["depot_id"]:
        raise Refused("The line belongs to the other depot.")
    if duty["status"] != "planned" or duty["driver_id"] is None:
        raise Refused("There is nobody to swap with.")
    if duty["starts_at"] < shift(db.now, hours=24):
        raise Refused("Swaps are asked for a day ahead.")
    if driver_id == duty["driver_id"]:
        raise Refused("The driver has this duty already.")
    if driver["depot_id"] != route["depot_id"]:
        raise Refused("The driver belongs to the other depot.")
    if db.exists("SELECT 1 FROM swaps WHERE duty_id = ? AND status = 'open'", duty_id):
        raise Refused("A swap of this duty is being asked for already.")
    swap_id = db.insert("swaps", duty_id=duty_id, driver_id=driver_id, asked_at=db.now, status="open")
    return db.fetch(Swap, "swaps", swap_id)


def agree_swap(db: Database, swap_id: str) -> Swap:
    """Agree to a swap until six hours before the duty, if the new driver is fit for it and rested.

    Args:
        swap_id: Id of the swap.
    """
    swap = db.fetch(Swap, "swaps", swap_id)
    if swap["status"] != "open":
        raise Refused("The swap must be open.")
    duty = db.fetch(Duty, "duties", swap["duty_id"])
    route = db.fetch(Route, "routes", duty["route_id"])
    account = db.fetch(Dispatcher, "dispatchers", db.account)
    if route["depot_id"] != account["depot_id"]:
        raise Refused("The line belongs to the other depot.")
    if duty["status"] != "planned" or duty["starts_at"] < shift(db.now, hours=6):
        raise Refused("It is too late for this swap.")
    driver = db.fetch(Driver, "drivers", swap["driver_id"])
    if driver["status"] != "working" or driver["licence_until"] < duty["starts_at"][:10]:
        raise Refused("The new driver is sick or has no valid licence then.")
    if not driver["articulated"] and route["articulated"]:
        raise Refused("The new driver has no licence for articulated buses.")
    if db.exists(
        """
        SELECT 1 FROM duties
        WHERE driver_id = ? AND status != 'cancelled' AND starts_at < ? AND ends_at > ?
        """,
        swap["driver_id"],
        shift(duty["ends_at"], hours=11),
        shift(duty["starts_at"], hours=-11),
    ):
        raise Refused("The new driver would not have eleven hours of rest.")
    db.update("swaps", swap_id, status="agreed")
    db.update("duties", swap["duty_id"], driver_id=swap["driver_id"])
    return db.fetch(Swap, "swaps", swap_id)


def refuse_swap(db: Database, swap_id: str) -> Swap:
    """Refuse a swap that has been asked for.

    Args:
        swap_id: Id of the swap.
    """
    swap = db.fetch(Swap, "swaps", swap_id)
    if swap["status"] != "open":
        raise Refused("The swap must be open.")
    duty = db.fetch(Duty, "duties", swap["duty_id"])
    route = db.fetch(Route, "routes", duty["route_id"])
    account = db.fetch(Dispatcher, "dispatchers", db.account)
    if route["depot_id"] != account["depot_id"]:
        raise Refused("The line belongs to the other depot.")
    db.update("swaps", swap_id, status="refused")
    return db.fetch(Swap, "swaps", swap_id)
