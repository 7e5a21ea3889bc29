"""Tools about sessions."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Moment, Page, PageNumber, Refused, Text, between, minutes_between, shift

from .rows import Agent, ChargePoint, ChargePointPlug, Driver, Reservation, Session, SessionStatus, Station, Tariff


class SessionSummary(TypedDict):
    """A session as a search lists it."""

    id: str
    number: str
    driver_name: str
    charge_point_code: str
    started_at: str
    cost: int | None
    status: SessionStatus


class SessionDetails(Session):
    """A session in full."""

    charge_point_station_name: str
    driver_tariff_name: str
    minutes_charged: int
    power_in_use: int
    faults_reported: int


class SessionsByChargePointStationName(TypedDict):
    """Totals of sessions for one name."""

    charge_point_station_name: str
    sessions: int
    energy: int
    income: int


def find_sessions(
    db: Database,
    number: str | None = None,
    driver_id: str | None = None,
    charge_point_id: str | None = None,
    station_id: str | None = None,
    status: SessionStatus | None = None,
    started_on: Day | None = None,
    started_from: Moment | None = None,
    min_cost: int | None = None,
    page: PageNumber = 1,
) -> Page[SessionSummary]:
    """Search sessions by session number, driver, charge point, station, status, start time or cost.

    Args:
        number: Only sessions with this session number.
        driver_id: Only sessions of the driver with this id.
        charge_point_id: Only sessions of the charge point with this id.
        station_id: Only sessions of the station with this id.
        status: Only sessions with this status.
        started_on: Only sessions with a start time on this day.
        started_from: Only sessions with a start time at or after this.
        min_cost: Only sessions with a cost of at least this.
        page: Page number, from 1.
    """
    return db.search(
        SessionSummary,
        """
        SELECT sessions.id, sessions.number, drivers.name AS driver_name, charge_points.code AS
            charge_point_code, sessions.started_at, sessions.cost, sessions.status
        FROM sessions
        JOIN drivers ON drivers.id = sessions.driver_id
        JOIN charge_points ON charge_points.id = sessions.charge_point_id
        """,
        where={
            "sessions.number = ?": number,
            "sessions.driver_id = ?": driver_id,
            "sessions.charge_point_id = ?": charge_point_id,
            "charge_points.station_id = ?": station_id,
            "sessions.status = ?": status,
            "date(sessions.started_at) = ?": started_on,
            "sessions.started_at >= ?": started_from,
            "sessions.cost >= ?": min_cost,
        },
        order="sessions.started_at DESC, sessions.id",
        page=page,
    )


def get_session(db: Database, session_id: str) -> SessionDetails:
    """Show a session with its station and tariff, how many minutes it has lasted, the power in use at its station
    and the faults reported for it.

    Args:
        session_id: Id of the session.
    """
    session = db.fetch(Session, "sessions", session_id)
    minutes_charged = (
        minutes_between(session["started_at"], db.now)
        if session["ended_at"] is None
        else minutes_between(session["started_at"], session["ended_at"])
    )
    charge_point = db.fetch(ChargePoint, "charge_points", session["charge_point_id"])
    power_in_use = db.number(
        """
        SELECT SUM(charge_points.power) FROM sessions
        JOIN charge_points ON charge_points.id = sessions.charge_point_id
        WHERE charge_points.station_id = ? AND sessions.status = 'running'
        """,
        charge_point["station_id"],
    )
    faults_reported = db.number("SELECT COUNT(*) FROM faults WHERE session_id = ?", session_id)
    station = db.fetch(Station, "stations", charge_point["station_id"])
    driver = db.fetch(Driver, "drivers", session["driver_id"])
    tariff = db.fetch(Tariff, "tariffs", driver["tariff_id"])
    return {
        **session,
        "charge_point_station_name": station["name"],
        "driver_tariff_name": tariff["name"],
        "minutes_charged": minutes_charged,
        "power_in_use": power_in_use,
        "faults_reported": faults_reported,
    }


def report_sessions(
    db: Database,
    status: SessionStatus | None = None,
    driver_id: str | None = None,
    plug: ChargePointPlug | None = None,
    started_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[SessionsByChargePointStationName]:
    """Add up sessions by station.

    Args:
        status: Only sessions with this status.
        driver_id: Only sessions of the driver with this id.
        plug: Only sessions of the charge point with this plug.
        started_from: Only sessions with a start time at or after this.
        page: Page number, from 1.
    """
    return db.search(
        SessionsByChargePointStationName,
        """
        SELECT stations.name AS charge_point_station_name, COUNT(*) AS sessions,
            COALESCE(SUM(sessions.energy), 0) AS energy, COALESCE(SUM(sessions.cost), 0) AS income
        FROM sessions
        JOIN charge_points ON charge_points.id = sessions.charge_point_id
        JOIN stations ON stations.id = charge_points.station_id
        """,
        where={
            "sessions.status = ?": status,
            "sessions.driver_id = ?": driver_id,
            "charge_points.plug = ?": plug,
            "sessions.started_at >= ?": started_from,
        },
        group="stations.name",
        order="stations.name",
        page=page,
    )


def start_session(db: Database, number: Text, driver_id: str, charge_point_id: str) -> Session:
    """Start a session at a free charge point that nobody else has reserved for the next 30 minutes; the driver's
    own reservation is used.

    Args:
        number: Session number.
        driver_id: Id of the driver.
        charge_point_id: Id of the charge point.
    """
    driver = db.fetch(Driver, "drivers", driver_id)
    charge_point = db.fetch(ChargePoint, "charge_points", charge_point_id)
    if driver["status"] != "active":
        raise Refused("The driver is blocked.")
    if driver["owed"] + 10000 > driver["credit_limit"]:
        raise Refused("The driver's credit is used up.")
    if db.exists("SELECT 1 FROM sessions WHERE driver_id = ? AND status = 'running'", driver_id):
        raise Refused("The driver is charging already.")
    if charge_point["plug"] != "type2" and charge_point["plug"] != driver["plug"]:
        raise Refused("The plug does not fit the driver's car.")
    if charge_point["status"] != "in_service":
        raise Refused("The charge point is out of service.")
    if db.exists("SELECT 1 FROM sessions WHERE charge_point_id = ? AND status = 'running'", charge_point_id):
        raise Refused("Another car is charging there.")
    if db.exists(
        """
        SELECT 1 FROM reservations
        WHERE charge_point_id = ? AND driver_id != ? AND status = 'held' AND starts_at < ? AND ends_at > ?
        """,
        charge_point_id,
        driver_id,
        shift(db.now, minutes=30),
        db.now,
    ):
        raise Refused("The charge point is reserved for somebody else.")
    drawn = db.number(
        """
        SELECT SUM(charge_points.power) FROM sessions
        JOIN charge_points ON charge_points.id = sessions.charge_point_id
        WHERE charge_points.station_id = ? AND sessions.status = 'running'
        """,
        charge_point["station_id"],
    )
    station = db.fetch(Station, "stations", charge_point["station_id"])
    if drawn + charge_point["power"] > station["grid_limit"]:
        raise Refused("The station has no power left for this point.")
    if db.exists("SELECT 1 FROM sessions WHERE number = ?", number):
        raise Refused("Another session already has this session number.")
    session_id = db.insert(
        "sessions",
        number=number,
        driver_id=driver_id,
        charge_point_id=charge_point_id,
        status="running",
        started_at=db.now,
    )
    for reservation in db.all(
        Reservation,
        """
        SELECT * FROM reservations
        WHERE charge_point_id = ? AND driver_id = ? AND status = 'held' AND starts_at <= ?
        ORDER BY id
        """,
        charge_point_id,
        driver_id,
        shift(db.now, minutes=30),
    ):
        db.update("reservations", reservation["id"], status="used")
    return db.fetch(Session, "sessions", session_id)


def stop_session(db: Database, session_id: str, energy: Annotated[int, between(1, 400)]) -> Session:
    """Stop a running session and add its cost to what the driver owes; a driver beyond the credit limit is blocked.

    Args:
        session_id: Id of the session.
        energy: Energy in kilowatt-hours.
    """
    session = db.fetch(Session, "sessions", session_id)
    if session["status"] not in ("running", "disputed"):
        raise Refused("The session must be running or disputed.")
    if session["status"] != "running":
        raise Refused("The session is over.")
    charge_point = db.fetch(ChargePoint, "charge_points", session["charge_point_id"])
    length = minutes_between(session["started_at"], db.now)
    if energy * 60 > charge_point["power"] * (length + 1):
        raise Refused("The point cannot have charged that much.")
    driver = db.fetch(Driver, "drivers", session["driver_id"])
    tariff = db.fetch(Tariff, "tariffs", driver["tariff_id"])
    cost = energy * tariff["energy_price"] + max(0, length - tariff["free_minutes"]) * tariff["blocking_fee"]
    db.update("sessions", session_id, status="ended", ended_at=db.now, energy=energy, cost=cost)
    db.update("drivers", session["driver_id"], owed=driver["owed"] + cost)
    if driver["owed"] + cost > driver["credit_limit"]:
        db.update("drivers", session["driver_id"], status="blocked")
    return db.fetch(Session, "sessions", session_id)


def dispute_session(db: Database, session_id: str) -> Session:
    """Note that a driver disputes a session that ended in the last 14 days.

    Args:
        session_id: Id of the session.
    """
    session = db.fetch(Session, "sessions", session_id)
    if session["status"] != "ended":
        raise Refused("The session must be ended.")
    if session["ended_at"] is None or session["ended_at"] < shift(db.now, days=-14):
        raise Refused("A session can be disputed for 14 days only.")
    if (
        db.number("SELECT COUNT(*) FROM sessions WHERE driver_id = ? AND status = 'disputed'", session["driver_id"])
        >= 3
    ):
        raise Refused("The driver has three disputes open.")
    db.update("sessions", session_id, status="disputed")
    return db.fetch(Session, "sessions", session_id)


def refund_session(db: Database, session_id: str) -> Session:
    """Refund a disputed session for which a fault was reported, within your limit, off what the driver owes.

    Args:
        session_id: Id of the session.
    """
    session = db.fetch(Session, "sessions", session_id)
    if session["status"] != "disputed":
        raise Refused("The session must be disputed.")
    account = db.fetch(Agent, "agents", db.account)
    if session["cost"] is None or session["cost"] > account["refund_limit"]:
        raise Refused("The session cost more than you may refund.")
    if not db.exists("SELECT 1 FROM faults WHERE session_id = ?", session_id):
        raise Refused("No fault was reported for this session.")
    driver = db.fetch(Driver, "drivers", session["driver_id"])
    db.update("sessions", session_id, status="refunded")
    db.update("drivers", session["driver_id"], owed=max(0, driver["owed"] - session["cost"]))
    return db.fetch(Session, "sessions", session_id)


def reject_dispute(db: Database, session_id: str) -> Session:
    """Reject the dispute about a session for which no fault was reported.

    Args:
        session_id: Id of the session.
    """
    session = db.fetch(Session, "sessions", session_id)
    if session["status"] not in ("running", "disputed"):
        raise Refused("The session must be running or disputed.")
    if session["status"] != "disputed":
        raise Refused("The session is not disputed.")
    if db.exists("SELECT 1 FROM faults WHERE session_id = ?", session_id):
        raise Refused("A fault was reported for this session.")
    db.update("sessions", session_id, status="ended")
    return db.fetch(Session, "sessions", session_id)
