"""Tools about duties."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Moment, Page, PageNumber, Refused, between, minutes_between, shift

from .rows import Bus, Dispatcher, Driver, Duty, DutyStatus, Route


class DutySummary(TypedDict):
    """A duty as a search lists it."""

    id: str
    number: str
    route_name: str
    starts_at: str
    driver_name: str | None
    bus_plate: str | None
    status: DutyStatus


class DutyDetails(Duty):
    """A duty in full."""

    route_name: str
    route_articulated: bool
    possible_kilometres: int
    length_in_minutes: int
    open_swaps: int


class DutiesByRouteName(TypedDict):
    """Totals of duties for one name."""

    route_name: str
    duties: int
    kilometres: int
    last_start: str | None


def find_duties(
    db: Database,
    number: str | None = None,
    route_id: str | None = None,
    driver_id: str | None = None,
    bus_id: str | None = None,
    status: DutyStatus | None = None,
    starts_on: Day | None = None,
    starts_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[DutySummary]:
    """Search duties by duty number, line, driver, bus, status or start time.

    Args:
        number: Only duties with this duty number.
        route_id: Only duties of the line with this id.
        driver_id: Only duties of the driver with this id.
        bus_id: Only duties of the bus with this id.
        status: Only duties with this status.
        starts_on: Only duties with a start time on this day.
        starts_from: Only duties with a start time at or after this.
        page: Page number, from 1.
    """
    return db.search(
        DutySummary,
        """
        SELECT duties.id, duties.number, routes.name AS route_name, duties.starts_at, drivers.name AS
            driver_name, buses.plate AS bus_plate, duties.status
        FROM duties
        JOIN routes ON routes.id = duties.route_id
        LEFT JOIN drivers ON drivers.id = duties.driver_id
        LEFT JOIN buses ON buses.id = duties.bus_id
        """,
        where={
            "duties.number = ?": number,
            "duties.route_id = ?": route_id,
            "duties.driver_id = ?": driver_id,
            "duties.bus_id = ?": bus_id,
            "duties.status = ?": status,
            "date(duties.starts_at) = ?": starts_on,
            "duties.starts_at >= ?": starts_from,
        },
        order="duties.starts_at, duties.id",
        page=page,
    )


def get_duty(db: Database, duty_id: str) -> DutyDetails:
    """Show a duty with its line, driver and bus, and the kilometres that the bus could go on its charge.

    Args:
        duty_id: Id of the duty.
    """
    duty = db.fetch(Duty, "duties", duty_id)
    bus = db.fetch(Bus, "buses", duty["bus_id"]) if duty["bus_id"] is not None else None
    possible_kilometres = 0 if bus is None else bus["full_range"] * bus["charge"] // 100
    length_in_minutes = minutes_between(duty["starts_at"], duty["ends_at"])
    open_swaps = db.number("SELECT COUNT(*) FROM swaps WHERE duty_id = ? AND status = 'open'", duty_id)
    route = db.fetch(Route, "routes", duty["route_id"])
    return {
        **duty,
        "route_name": route["name"],
        "route_articulated": route["articulated"],
        "possible_kilometres": possible_kilometres,
        "length_in_minutes": length_in_minutes,
        "open_swaps": open_swaps,
    }


def report_duties(
    db: Database,
    status: DutyStatus | None = None,
    depot_id: str | None = None,
    starts_from: Moment | None = None,
    starts_until: Moment | None = None,
    page: PageNumber = 1,
) -> Page[DutiesByRouteName]:
    """Count duties by line and add up their kilometres.

    Args:
        status: Only duties with this status.
        depot_id: Only duties of the depot with this id.
        starts_from: Only duties with a start time at or after this.
        starts_until: Only duties with a start time at or before this.
        page: Page number, from 1.
    """
    return db.search(
        DutiesByRouteName,
        """
        SELECT routes.name AS route_name, COUNT(*) AS duties, COALESCE(SUM(duties.length), 0) AS kilometres,
            MAX(duties.starts_at) AS last_start
        FROM duties
        JOIN routes ON routes.id = duties.route_id
        """,
        where={
            "duties.status = ?": status,
            "routes.depot_id = ?": depot_id,
            "duties.starts_at >= ?": starts_from,
            "duties.starts_at <= ?": starts_until,
        },
        group="routes.name",
        order="routes.name",
        page=page,
    )


def assign_driver(db: Database, duty_id: str, driver_id: str) -> Duty:
    """Give a planned duty without a driver to one who is rested and licensed for it.

    Args:
        duty_id: Id of the duty.
        driver_id: Id of the driver.
    """
    duty = db.fetch(Duty, "duties", duty_id)
    driver = db.fetch(Driver, "drivers", driver_id)
    route = db.fetch(Route, "routes", duty["route_id"])
    account = db.fetch(Dispatcher, "dispatchers", db.account)
    if route["depot_id"] != account["depot_id"]:
        raise Refused("The line belongs to the other depot.")
    if duty["status"] != "planned":
        raise Refused("The duty has begun or was cancelled.")
    if duty["driver_id"] is not None:
        raise Refused("The duty has a driver already.")
    if driver["depot_id"] != route["depot_id"]:
        raise Refused("The driver belongs to the other depot.")
    if driver["status"] != "working":
        raise Refused("The driver is sick.")
    if driver["licence_until"] < duty["starts_at"][:10]:
        raise Refused("The driver's licence has run out by then.")
    if not driver["articulated"] and route["articulated"]:
        raise Refused("The driver has no licence for articulated buses.")
    if db.exists(
        """
        SELECT 1 FROM duties
        WHERE driver_id = ? AND status != 'cancelled' AND starts_at < ? AND ends_at > ?
        """,
        driver_id,
        shift(duty["ends_at"], hours=11),
        shift(duty["starts_at"], hours=-11),
    ):
        raise Refused("The driver would not have eleven hours of rest.")
    minutes_driven = db.number(
        """
        SELECT SUM((unixepoch(ends_at) - unixepoch(starts_at)) / 60) FROM duties
        WHERE driver_id = ? AND status != 'cancelled' AND starts_at > ? AND starts_at < ?
        """,
        driver_id,
        shift(duty["starts_at"], days=-7),
        shift(duty["starts_at"], days=7),
    )
    if minutes_driven + minutes_between(duty["starts_at"], duty["ends_at"]) > 2880:
        raise Refused("The driver would drive more than 48 hours in seven days.")
    db.update("duties", duty_id, driver_id=driver_id)
    return db.fetch(Duty, "duties", duty_id)


def release_driver(db: Database, duty_id: str) -> Duty:
    """Take the driver off a planned duty that begins in twelve hours or later.

    Args:
        duty_id: Id of the duty.
    """
    duty = db.fetch(Duty, "duties", duty_id)
    route = db.fetch(Route, "routes", duty["route_id"])
    account = db.fetch(Dispatcher, "dispatchers", db.account)
    if route["depot_id"] != account["depot_id"]:
        raise Refused("The line belongs to the other depot.")
    if duty["status"] != "planned":
        raise Refused("The duty has begun or was cancelled.")
    if duty["driver_id"] is None:
        raise Refused("The duty has no driver.")
    if duty["starts_at"] < shift(db.now, hours=12):
        raise Refused("The duty begins too soon.")
    db.update("duties", duty_id, driver_id=None)
    return db.fetch(Duty, "duties", duty_id)


def assign_bus(db: Database, duty_id: str, bus_id: str) -> Duty:
    """Give a planned duty a bus of the right kind that is free half an hour before and after it; it replaces an
    earlier one.

    Args:
        duty_id: Id of the duty.
        bus_id: Id of the bus.
    """
    duty = db.fetch(Duty, "duties", duty_id)
    bus = db.fetch(Bus, "buses", bus_id)
    route = db.fetch(Route, "routes", duty["route_id"])
    account = db.fetch(Dispatcher, "dispatchers", db.account)
    if route["depot_id"] != account["depot_id"]:
        raise Refused("The line belongs to the other depot.")
    if duty["status"] != "planned":
        raise Refused("The duty has begun or was cancelled.")
    if bus["depot_id"] != route["depot_id"]:
        raise Refused("The bus belongs to the other depot.")
    if bus["status"] == "in_workshop":
        raise Refused("The bus is in the workshop.")
    if (bus["kind"] == "articulated") != route["articulated"]:
        raise Refused("The bus is of the wrong kind for this line.")
    if bus["inspected_until"] < duty["starts_at"][:10]:
        raise Refused("The inspection of the bus has run out by then.")
    if duty["length"] + 20 > bus["full_range"]:
        raise Refused("The bus does not get that far on one charge.")
    if db.exists(
        """
        SELECT 1 FROM duties
        WHERE bus_id = ? AND status IN ('planned', 'running') AND starts_at < ? AND ends_at > ?
        """,
        bus_id,
        shift(duty["ends_at"], minutes=30),
        shift(duty["starts_at"], minutes=-30),
    ):
        raise Refused("The bus is on another duty then, or has this one already.")
    db.update("duties", duty_id, bus_id=bus_id)
    return db.fetch(Duty, "duties", duty_id)


def start_duty(db: Database, duty_id: str) -> Duty:
    """Let a duty begin, from 20 minutes before its time until 30 minutes after it, with a ready bus that has enough
    charge.

    Args:
        duty_id: Id of the duty.
    """
    duty = db.fetch(Duty, "duties", duty_id)
    if duty["status"] != "planned":
        raise Refused("The duty must be planned.")
    route = db.fetch(Route, "routes", duty["route_id"])
    account = db.fetch(Dispatcher, "dispatchers", db.account)
    if route["depot_id"] != account["depot_id"]:
        raise Refused("The line belongs to the other depot.")
    if duty["driver_id"] is None:
        raise Refused("The duty has no driver.")
    bus = db.fetch(Bus, "buses", duty["bus_id"]) if duty["bus_id"] is not None else None
    if bus is None or bus["status"] != "ready":
        raise Refused("The duty has no bus that is ready.")
    if db.now < shift(duty["starts_at"], minutes=-20):
        raise Refused("It is too early for this duty.")
    if db.now > shift(duty["starts_at"], minutes=30):
        raise Refused("The duty is too late to leave.")
    if bus["full_range"] * bus["charge"] // 100 < duty["length"] + 20:
        raise Refused("The bus has not enough charge.")
    db.update("duties", duty_id, status="running")
    db.update("buses", bus["id"], status="out")
    return db.fetch(Duty, "duties", duty_id)


def end_duty(db: Database, duty_id: str, charge: Annotated[int, between(0, 100)]) -> Duty:
    """End a running duty of at least half an hour and note the charge of its bus, which goes to the workshop with a
    serious defect.

    Args:
        duty_id: Id of the duty.
        charge: Charge left in percent.
    """
    duty = db.fetch(Duty, "duties", duty_id)
    if duty["status"] != "running":
        raise Refused("The duty must be running.")
    route = db.fetch(Route, "routes", duty["route_id"])
    account = db.fetch(Dispatcher, "dispatchers", db.account)
    if route["depot_id"] != account["depot_id"]:
        raise Refused("The line belongs to the other depot.")
    if db.now < shift(duty["starts_at"], minutes=30):
        raise Refused("The duty has only just begun.")
    bus = db.fetch(Bus, "buses", duty["bus_id"]) if duty["bus_id"] is not None else None
    if bus is None or charge >= bus["charge"]:
        raise Refused("The bus cannot have more charge than it left with.")
    db.update("duties", duty_id, status="done", ends_at=min(duty["ends_at"], db.now))
    db.update(
        "buses",
        bus["id"],
        status="in_workshop"
        if db.exists("SELECT 1 FROM defects WHERE bus_id = ? AND status = 'open' AND severity = 'serious'", bus["id"])
        else "ready",
        charge=charge,
    )
    return db.fetch(Duty, "duties", duty_id)


def cancel_duty(db: Database, duty_id: str) -> Duty:
    """Cancel a duty that lacks a driver or a bus, if another bus runs on its line within two hours.

    Args:
        duty_id: Id of the duty.
    """
    duty = db.fetch(Duty, "duties", duty_id)
    if duty["status"] != "planned":
        raise Refused("The duty must be planned.")
    route = db.fetch(Route, "routes", duty["route_id"])
    account = db.fetch(Dispatcher, "dispatchers", db.account)
    if route["depot_id"] != account["depot_id"]:
        raise Refused("The line belongs to the other depot.")
    if duty["driver_id"] is not None and duty["bus_id"] is not None:
        raise Refused("The duty has both a driver and a bus.")
    if not db.exists(
        """
        SELECT 1 FROM duties
        WHERE id != ?
            AND route_id = ?
            AND status IN ('planned', 'running')
            AND starts_at < ?
            AND starts_at > ?
        """,
        duty_id,
        duty["route_id"],
        shift(duty["starts_at"], hours=2),
        shift(duty["starts_at"], hours=-2),
    ):
        raise Refused("No other bus would run on this line around that time.")
    db.update("duties", duty_id, status="cancelled", driver_id=None, bus_id=None)
    return db.fetch(Duty, "duties", duty_id)
