"""Tools about drivers."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, shift

from .rows import Depot, Dispatcher, Driver, DriverStatus, Duty


class DriverSummary(TypedDict):
    """A driver as a search lists it."""

    id: str
    name: str
    number: str
    depot_name: str
    articulated: bool
    status: DriverStatus


class DriverDetails(Driver):
    """A driver in full."""

    depot_name: str
    next_duty: str | None
    minutes_planned: int


def find_drivers(
    db: Database,
    name: str | None = None,
    number: str | None = None,
    depot_name: str | None = None,
    articulated: bool | None = None,
    status: DriverStatus | None = None,
    licence_until_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[DriverSummary]:
    """Search drivers by name, staff number, licence for articulated buses, status or end of the licence.

    Args:
        name: Only drivers whose name contains this text.
        number: Only drivers with this staff number.
        depot_name: Only drivers of the depot with this name.
        articulated: Only drivers for which this holds, or does not: licence for articulated buses.
        status: Only drivers with this status.
        licence_until_until: Only drivers with an end of the licence at or before this.
        page: Page number, from 1.
    """
    return db.search(
        DriverSummary,
        """
        SELECT drivers.id, drivers.name, drivers.number, depots.name AS depot_name, drivers.articulated,
            drivers.status
        FROM drivers
        JOIN depots ON depots.id = drivers.depot_id
        """,
        where={
            "instr(lower(drivers.name), lower(?)) > 0": name,
            "drivers.number = ?": number,
            "depots.name = ?": depot_name,
            "drivers.articulated = ?": articulated,
            "drivers.status = ?": status,
            "drivers.licence_until <= ?": licence_until_until,
        },
        order="drivers.name, drivers.id",
        page=page,
    )


def get_driver(db: Database, driver_id: str) -> DriverDetails:
    """Show a driver with the next duty and the minutes of duty in the seven days from today.

    Args:
        driver_id: Id of the driver.
    """
    driver = db.fetch(Driver, "drivers", driver_id)
    next_duty: str | None = db.value(
        "SELECT MIN(starts_at) FROM duties WHERE driver_id = ? AND status = 'planned'", driver_id
    )
    minutes_planned = db.number(
        """
        SELECT SUM((unixepoch(ends_at) - unixepoch(starts_at)) / 60) FROM duties
        WHERE driver_id = ? AND status IN ('planned', 'running') AND starts_at < ?
        """,
        driver_id,
        shift(db.now, days=7),
    )
    depot = db.fetch(Depot, "depots", driver["depot_id"])
    return {**driver, "depot_name": depot["name"], "next_duty": next_duty, "minutes_planned": minutes_planned}


def report_sick(db: Database, driver_id: str) -> Driver:
    """Note that a driver who is not on the road is sick; the duties of the next 48 hours lose their driver.

    Args:
        driver_id: Id of the driver.
    """
    driver = db.fetch(Driver, "drivers", driver_id)
    if driver["status"] != "working":
        raise Refused("The driver must be working.")
    account = db.fetch(Dispatcher, "dispatchers", db.account)
    if driver["depot_id"] != account["depot_id"]:
        raise Refused("The driver belongs to the other depot.")
    if db.exists("SELECT 1 FROM duties WHERE driver_id = ? AND status = 'running'", driver_id):
        raise Refused("The driver is on the road.")
    db.update("drivers", driver_id, status="sick")
    for duty in db.all(
        Duty,
        """
        SELECT * FROM duties
        WHERE driver_id = ? AND status = 'planned' AND starts_at <= ?
        ORDER BY id
        """,
        driver_id,
        shift(db.now, hours=48),
    ):
        db.update("duties", duty["id"], driver_id=None)
    return db.fetch(Driver, "drivers", driver_id)


def report_back(db: Database, driver_id: str) -> Driver:
    """Note that a driver is back at work, whose licence must be valid.

    Args:
        driver_id: Id of the driver.
    """
    driver = db.fetch(Driver, "drivers", driver_id)
    if driver["status"] != "sick":
        raise Refused("The driver must be sick.")
    account = db.fetch(Dispatcher, "dispatchers", db.account)
    if driver["depot_id"] != account["depot_id"]:
        raise Refused("The driver belongs to the other depot.")
    if driver["licence_until"] < db.today:
        raise Refused("The driver's licence has run out.")
    db.update("drivers", driver_id, status="working")
    return db.fetch(Driver, "drivers", driver_id)
