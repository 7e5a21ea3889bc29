"""Tools about reservations."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Moment, Page, PageNumber, Refused, between, shift

from .rows import ChargePoint, Driver, Reservation, ReservationStatus


class ReservationSummary(TypedDict):
    """A reservation as a search lists it."""

    id: str
    driver_name: str
    charge_point_code: str
    starts_at: str
    status: ReservationStatus


def find_reservations(
    db: Database,
    driver_id: str | None = None,
    charge_point_id: str | None = None,
    station_id: str | None = None,
    status: ReservationStatus | None = None,
    starts_on: Day | None = None,
    starts_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[ReservationSummary]:
    """Search reservations by driver, charge point, station, status or start time.

    Args:
        driver_id: Only reservations of the driver with this id.
        charge_point_id: Only reservations of the charge point with this id.
        station_id: Only reservations of the station with this id.
        status: Only reservations with this status.
        starts_on: Only reservations with a start time on this day.
        starts_from: Only reservations with a start time at or after this.
        page: Page number, from 1.
    """
    return db.search(
        ReservationSummary,
        """
        SELECT reservations.id, drivers.name AS driver_name, charge_points.code AS charge_point_code,
            reservations.starts_at, reservations.status
        FROM reservations
        JOIN drivers ON drivers.id = reservations.driver_id
        JOIN charge_points ON charge_points.id = reservations.charge_point_id
        """,
        where={
            "reservations.driver_id = ?": driver_id,
            "reservations.charge_point_id = ?": charge_point_id,
            "charge_points.station_id = ?": station_id,
            "reservations.status = ?": status,
            "date(reservations.starts_at) = ?": starts_on,
            "reservations.starts_at >= ?": starts_from,
        },
        order="reservations.starts_at, reservations.id",
        page=page,
    )


def reserve_point(
    db: Database, driver_id: str, charge_point_id: str, starts_at: Moment, length: Annotated[int, between(15, 120)]
) -> Reservation:
    """Reserve a charge point for a driver, from 15 minutes to 14 days ahead and for two hours at most.

    Args:
        driver_id: Id of the driver.
        charge_point_id: Id of the charge point.
        starts_at: Start time.
        length: Length in minutes.
    """
    driver = db.fetch(Driver, "drivers", driver_id)
    charge_point = db.fetch(ChargePoint, "charge_points", charge_point_id)
    if driver["status"] != "active":
        raise Refused("The driver is blocked.")
    lapses = db.number(
        """
        SELECT COUNT(*) FROM reservations
        WHERE driver_id = ? AND status = 'lapsed' AND starts_at >= ?
        """,
        driver_id,
        shift(db.now, days=-30),
    )
    if lapses >= 3:
        raise Refused("The driver has let three reservations lapse in 30 days.")
    held = db.number("SELECT COUNT(*) FROM reservations WHERE driver_id = ? AND status = 'held'", driver_id)
    if held >= 2:
        raise Refused("The driver holds two reservations already.")
    if charge_point["plug"] != "type2" and charge_point["plug"] != driver["plug"]:
        raise Refused("The plug does not fit the driver's car.")
    if charge_point["status"] != "in_service":
        raise Refused("The charge point is out of service.")
    if starts_at < shift(db.now, minutes=15):
        raise Refused("A reservation is made at least 15 minutes ahead.")
    if starts_at > shift(db.now, days=14):
        raise Refused("A reservation is made at most 14 days ahead.")
    ends_at = shift(starts_at, minutes=length)
    if db.exists(
        """
        SELECT 1 FROM reservations
        WHERE charge_point_id = ? AND status = 'held' AND starts_at < ? AND ends_at > ?
        """,
        charge_point_id,
        ends_at,
        starts_at,
    ):
        raise Refused("The charge point is reserved then.")
    reservation_id = db.insert(
        "reservations",
        driver_id=driver_id,
        charge_point_id=charge_point_id,
        starts_at=starts_at,
        ends_at=ends_at,
        made_at=db.now,
        status="held",
    )
    return db.fetch(Reservation, "reservations", reservation_id)


def cancel_reservation(db: Database, reservation_id: str) -> Reservation:
    """Cancel a reservation 15 minutes before it starts at the latest.

    Args:
        reservation_id: Id of the reservation.
    """
    reservation = db.fetch(Reservation, "reservations", reservation_id)
    if reservation["status"] != "held":
        raise Refused("The reservation must be held.")
    if reservation["starts_at"] < shift(db.now, minutes=15):
        raise Refused("It is too late to cancel this reservation.")
    db.update("reservations", reservation_id, status="cancelled")
    return db.fetch(Reservation, "reservations", reservation_id)


def let_reservation_lapse(db: Database, reservation_id: str) -> Reservation:
    """Let a reservation lapse whose driver has not come for 15 minutes; the fee is added to what is owed.

    Args:
        reservation_id: Id of the reservation.
    """
    reservation = db.fetch(Reservation, "reservations", reservation_id)
    if reservation["status"] != "held":
        raise Refused("The reservation must be held.")
    if db.now <= shift(reservation["starts_at"], minutes=15):
        raise Refused("The driver may still come.")
    if db.exists(
        """
        SELECT 1 FROM sessions
        WHERE charge_point_id = ? AND driver_id = ? AND status = 'running'
        """,
        reservation["charge_point_id"],
        reservation["driver_id"],
    ):
        raise Refused("The driver is charging there.")
    driver = db.fetch(Driver, "drivers", reservation["driver_id"])
    db.update("reservations", reservation_id, status="lapsed")
    db.update("drivers", reservation["driver_id"], owed=driver["owed"] + 2500)
    return db.fetch(Reservation, "reservations", reservation_id)
