"""Tools about sailings."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Moment, Page, PageNumber, Refused

from .rows import Booking, Route, Sailing, SailingStatus, Vessel


class SailingSummary(TypedDict):
    """A sailing as a search lists it."""

    id: str
    route_name: str
    departs_at: str
    status: SailingStatus


class SailingDetails(Sailing):
    """A sailing in full."""

    route_name: str
    vessel_name: str
    route_fare: int
    route_car_fare: int
    seats_left: int
    car_spaces_left: int


def find_sailings(
    db: Database,
    route_id: str | None = None,
    vessel_id: str | None = None,
    departs_on: Day | None = None,
    departs_from: Moment | None = None,
    status: SailingStatus | None = None,
    page: PageNumber = 1,
) -> Page[SailingSummary]:
    """Search sailings by route, vessel, departure time or status.

    Args:
        route_id: Only sailings of the route with this id.
        vessel_id: Only sailings of the vessel with this id.
        departs_on: Only sailings with a departure time on this day.
        departs_from: Only sailings with a departure time at or after this.
        status: Only sailings with this status.
        page: Page number, from 1.
    """
    return db.search(
        SailingSummary,
        """
        SELECT sailings.id, routes.name AS route_name, sailings.departs_at, sailings.status FROM sailings
        JOIN routes ON routes.id = sailings.route_id
        """,
        where={
            "sailings.route_id = ?": route_id,
            "sailings.vessel_id = ?": vessel_id,
            "date(sailings.departs_at) = ?": departs_on,
            "sailings.departs_at >= ?": departs_from,
            "sailings.status = ?": status,
        },
        order="sailings.departs_at, sailings.id",
        page=page,
    )


def get_sailing(db: Database, sailing_id: str) -> SailingDetails:
    """Show a sailing with the places still free on it.

    Args:
        sailing_id: Id of the sailing.
    """
    sailing = db.fetch(Sailing, "sailings", sailing_id)
    vessel = db.fetch(Vessel, "vessels", sailing["vessel_id"])
    seats_left = vessel["seats"] - db.number(
        "SELECT SUM(seats) FROM bookings WHERE sailing_id = ? AND status != 'cancelled'", sailing_id
    )
    car_spaces_left = vessel["car_spaces"] - db.number(
        "SELECT SUM(cars) FROM bookings WHERE sailing_id = ? AND status != 'cancelled'", sailing_id
    )
    route = db.fetch(Route, "routes", sailing["route_id"])
    return {
        **sailing,
        "route_name": route["name"],
        "vessel_name": vessel["name"],
        "route_fare": route["fare"],
        "route_car_fare": route["car_fare"],
        "seats_left": seats_left,
        "car_spaces_left": car_spaces_left,
    }


def cancel_sailing(db: Database, sailing_id: str) -> Sailing:
    """Cancel a sailing together with its bookings; the paid ones are refunded in full.

    Args:
        sailing_id: Id of the sailing.
    """
    sailing = db.fetch(Sailing, "sailings", sailing_id)
    if sailing["status"] not in ("scheduled", "boarding"):
        raise Refused("The sailing must be scheduled or boarding.")
    if db.now >= sailing["departs_at"]:
        raise Refused("The sailing has already departed.")
    db.update("sailings", sailing_id, status="cancelled")
    for booking in db.all(
        Booking, "SELECT * FROM bookings WHERE sailing_id = ? AND status = 'paid' ORDER BY id", sailing_id
    ):
        db.insert("refunds", booking_id=booking["id"], amount=booking["price"], requested_at=db.now, status="pending")
    for booking in db.all(
        Booking,
        """
        SELECT * FROM bookings
        WHERE sailing_id = ? AND status IN ('reserved', 'paid')
        ORDER BY id
        """,
        sailing_id,
    ):
        db.update("bookings", booking["id"], status="cancelled")
    return db.fetch(Sailing, "sailings", sailing_id)


def change_vessel(db: Database, sailing_id: str, vessel_id: str) -> Sailing:
    """Put another vessel on a scheduled sailing.

    Args:
        sailing_id: Id of the sailing.
        vessel_id: Id of the vessel.
    """
    sailing = db.fetch(Sailing, "sailings", sailing_id)
    vessel = db.fetch(Vessel, "vessels", vessel_id)
    if sailing["status"] != "scheduled":
        raise Refused("Only a scheduled sailing can change its vessel.")
    if vessel_id == sailing["vessel_id"]:
        raise Refused("The sailing already has this vessel.")
    if vessel["status"] != "in_service":
        raise Refused("The vessel is in dock.")
    if db.exists(
        """
        SELECT 1 FROM sailings
        WHERE vessel_id = ? AND status != 'cancelled' AND departs_at < ? AND arrives_at > ?
        """,
        vessel_id,
        sailing["arrives_at"],
        sailing["departs_at"],
    ):
        raise Refused("The vessel is on another sailing at that time.")
    seats_taken = db.number(
        "SELECT SUM(seats) FROM bookings WHERE sailing_id = ? AND status != 'cancelled'", sailing_id
    )
    if seats_taken > vessel["seats"]:
        raise Refused("The vessel has too few seats for the bookings of this sailing.")
    cars_taken = db.number("SELECT SUM(cars) FROM bookings WHERE sailing_id = ? AND status != 'cancelled'", sailing_id)
    if cars_taken > vessel["car_spaces"]:
        raise Refused("The vessel has too few car spaces for the bookings of this sailing.")
    if db.exists(
        "SELECT 1 FROM sailings WHERE vessel_id = ? AND departs_at = ? AND id != ?",
        vessel_id,
        sailing["departs_at"],
        sailing_id,
    ):
        raise Refused("Another sailing already has this vessel and departure time.")
    db.update("sailings", sailing_id, vessel_id=vessel_id)
    return db.fetch(Sailing, "sailings", sailing_id)
