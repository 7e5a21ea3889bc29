"""Tools about bookings."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, Text, between, shift

from .rows import Booking, BookingStatus, Passenger, Route, Sailing, Vessel


class BookingSummary(TypedDict):
    """A booking as a search lists it."""

    id: str
    sailing_departs_at: str
    passenger_name: str
    seats: int
    status: BookingStatus


class BookingDetails(Booking):
    """A booking in full."""

    sailing_departs_at: str
    passenger_name: str


class BookingsByStatus(TypedDict):
    """Totals of bookings for one status."""

    status: BookingStatus
    bookings: int
    seats: int
    turnover: int


def find_bookings(
    db: Database,
    sailing_id: str | None = None,
    passenger_id: str | None = None,
    status: BookingStatus | None = None,
    page: PageNumber = 1,
) -> Page[BookingSummary]:
    """Search bookings by sailing, passenger or status.

    Args:
        sailing_id: Only bookings of the sailing with this id.
        passenger_id: Only bookings of the passenger with this id.
        status: Only bookings with this status.
        page: Page number, from 1.
    """
    return db.search(
        BookingSummary,
        """
        SELECT bookings.id, sailings.departs_at AS sailing_departs_at, passengers.name AS passenger_name,
            bookings.seats, bookings.status
        FROM bookings
        JOIN sailings ON sailings.id = bookings.sailing_id
        JOIN passengers ON passengers.id = bookings.passenger_id
        """,
        where={
            "bookings.sailing_id = ?": sailing_id,
            "bookings.passenger_id = ?": passenger_id,
            "bookings.status = ?": status,
        },
        order="bookings.created_at DESC, bookings.id",
        page=page,
    )


def get_booking(db: Database, booking_id: str) -> BookingDetails:
    """Show a booking with its sailing and passenger.

    Args:
        booking_id: Id of the booking.
    """
    booking = db.fetch(Booking, "bookings", booking_id)
    sailing = db.fetch(Sailing, "sailings", booking["sailing_id"])
    passenger = db.fetch(Passenger, "passengers", booking["passenger_id"])
    return {**booking, "sailing_departs_at": sailing["departs_at"], "passenger_name": passenger["name"]}


def report_bookings(
    db: Database,
    sailing_id: str | None = None,
    passenger_id: str | None = None,
    route_id: str | None = None,
    page: PageNumber = 1,
) -> Page[BookingsByStatus]:
    """Count bookings, seats and turnover by status.

    Args:
        sailing_id: Only bookings of the sailing with this id.
        passenger_id: Only bookings of the passenger with this id.
        route_id: Only bookings of the route with this id.
        page: Page number, from 1.
    """
    return db.search(
        BookingsByStatus,
        """
        SELECT bookings.status, COUNT(*) AS bookings, COALESCE(SUM(bookings.seats), 0) AS seats,
            COALESCE(SUM(bookings.price), 0) AS turnover
        FROM bookings
        JOIN sailings ON sailings.id = bookings.sailing_id
        """,
        where={
            "bookings.sailing_id = ?": sailing_id,
            "bookings.passenger_id = ?": passenger_id,
            "sailings.route_id = ?": route_id,
        },
        group="bookings.status",
        order="bookings.status",
        page=page,
    )


def book_seats(
    db: Database,
    sailing_id: str,
    passenger_id: str,
    seats: Annotated[int, between(1, 6)],
    cars: Annotated[int, between(0, 1)] = 0,
    note: Text | None = None,
) -> Booking:
    """Book seats, and car spaces if wanted, on a sailing that is open for booking.

    Args:
        sailing_id: Id of the sailing.
        passenger_id: Id of the passenger.
        seats: Number of seats.
        cars: Number of cars.
        note: Note of the booking.
    """
    sailing = db.fetch(Sailing, "sailings", sailing_id)
    passenger = db.fetch(Passenger, "passengers", passenger_id)
    if passenger["status"] != "active":
        raise Refused("The passenger is barred from booking.")
    if sailing["status"] not in ("scheduled", "boarding"):
        raise Refused("The sailing is not open for booking.")
    if db.now > shift(sailing["departs_at"], minutes=-30):
        raise Refused("Booking closes 30 minutes before departure.")
    seats_taken = db.number(
        "SELECT SUM(seats) FROM bookings WHERE sailing_id = ? AND status != 'cancelled'", sailing_id
    )
    vessel = db.fetch(Vessel, "vessels", sailing["vessel_id"])
    if seats_taken + seats > vessel["seats"]:
        raise Refused("There are not enough seats left on this sailing.")
    cars_taken = db.number("SELECT SUM(cars) FROM bookings WHERE sailing_id = ? AND status != 'cancelled'", sailing_id)
    if cars_taken + cars > vessel["car_spaces"]:
        raise Refused("There is not enough room for cars on this sailing.")
    route = db.fetch(Route, "routes", sailing["route_id"])
    booking_id = db.insert(
        "bookings",
        sailing_id=sailing_id,
        passenger_id=passenger_id,
        seats=seats,
        cars=cars,
        note=note,
        price=seats * route["fare"] + cars * route["car_fare"],
        created_at=db.now,
        status="reserved",
    )
    return db.fetch(Booking, "bookings", booking_id)


def pay_booking(db: Database, booking_id: str) -> Booking:
    """Take the payment for a reserved booking before the sailing departs.

    Args:
        booking_id: Id of the booking.
    """
    booking = db.fetch(Booking, "bookings", booking_id)
    if booking["status"] != "reserved":
        raise Refused("The booking must be reserved.")
    sailing = db.fetch(Sailing, "sailings", booking["sailing_id"])
    if db.now >= sailing["departs_at"]:
        raise Refused("The sailing has already departed.")
    db.update("bookings", booking_id, status="paid")
    return db.fetch(Booking, "bookings", booking_id)


def check_in_booking(db: Database, booking_id: str) -> Booking:
    """Check a paid booking in, from 24 hours before departure until 15 minutes before it.

    Args:
        booking_id: Id of the booking.
    """
    booking = db.fetch(Booking, "bookings", booking_id)
    if booking["status"] != "paid":
        raise Refused("The booking must be paid.")
    sailing = db.fetch(Sailing, "sailings", booking["sailing_id"])
    if db.now < shift(sailing["departs_at"], hours=-24):
        raise Refused("Check-in opens 24 hours before departure.")
    if db.now > shift(sailing["departs_at"], minutes=-15):
        raise Refused("Check-in closes 15 minutes before departure.")
    db.update("bookings", booking_id, status="checked_in")
    return db.fetch(Booking, "bookings", booking_id)


def rebook(db: Database, booking_id: str, sailing_id: str) -> Booking:
    """Move a booking to a later or earlier sailing of the same route, at the same price.

    Args:
        booking_id: Id of the booking.
        sailing_id: Id of the sailing.
    """
    booking = db.fetch(Booking, "bookings", booking_id)
    sailing = db.fetch(Sailing, "sailings", sailing_id)
    if booking["status"] not in ("reserved", "paid"):
        raise Refused("Only a reserved or paid booking can be moved.")
    if sailing_id == booking["sailing_id"]:
        raise Refused("The booking is already on this sailing.")
    booking_sailing = db.fetch(Sailing, "sailings", booking["sailing_id"])
    if sailing["route_id"] != booking_sailing["route_id"]:
        raise Refused("The other sailing is on a different route.")
    if sailing["status"] != "scheduled":
        raise Refused("The other sailing is not open for booking.")
    if db.now > shift(booking_sailing["departs_at"], hours=-2):
        raise Refused("A booking can be moved until two hours before departure.")
    if db.now > shift(sailing["departs_at"], minutes=-30):
        raise Refused("Booking closes 30 minutes before departure.")
    seats_taken = db.number(
        "SELECT SUM(seats) FROM bookings WHERE sailing_id = ? AND status != 'cancelled'", sailing_id
    )
    vessel = db.fetch(Vessel, "vessels", sailing["vessel_id"])
    if seats_taken + booking["seats"] > vessel["seats"]:
        raise Refused("There are not enough seats left on the other sailing.")
    cars_taken = db.number("SELECT SUM(cars) FROM bookings WHERE sailing_id = ? AND status != 'cancelled'", sailing_id)
    if cars_taken + booking["cars"] > vessel["car_spaces"]:
        raise Refused("There is not enough room for cars on the other sailing.")
    db.update("bookings", booking_id, sailing_id=sailing_id)
    return db.fetch(Booking, "bookings", booking_id)


def cancel_booking(db: Database, booking_id: str) -> Booking:
    """Cancel a booking; a paid one gets the refund that the time before departure allows.

    Args:
        booking_id: Id of the booking.
    """
    booking = db.fetch(Booking, "bookings", booking_id)
    if booking["status"] not in ("reserved", "paid"):
        raise Refused("The booking must be reserved or paid.")
    sailing = db.fetch(Sailing, "sailings", booking["sailing_id"])
    departs_at = sailing["departs_at"]
    if db.now >= departs_at:
        raise Refused("The sailing has already departed.")
    amount = (
        booking["price"]
        if db.now <= shift(departs_at, hours=-48)
        else booking["price"] // 2
        if db.now <= shift(departs_at, hours=-24)
        else 0
    )
    db.update("bookings", booking_id, status="cancelled")
    if booking["status"] == "paid" and amount > 0:
        db.insert("refunds", booking_id=booking_id, amount=amount, requested_at=db.now, status="pending")
    return db.fetch(Booking, "bookings", booking_id)
