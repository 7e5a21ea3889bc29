"""Tools about bookings."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Moment, Page, PageNumber, Refused, Text, between, minutes_between, shift

from .rows import Booking, BookingStatus, Car, CarClass, Member, Station


class BookingSummary(TypedDict):
    """A booking as a search lists it."""

    id: str
    number: str
    member_name: str
    car_plate: str
    starts_at: str
    ends_at: str
    status: BookingStatus


class BookingDetails(Booking):
    """A booking in full."""

    member_name: str
    car_plate: str
    car_model: str
    car_station_name: str
    minutes_booked: int
    price_of_hours: int


class BookingsByCarStationName(TypedDict):
    """Totals of bookings for one name."""

    car_station_name: str
    bookings: int
    kilometres: int
    last_end: str | None


def find_bookings(
    db: Database,
    number: str | None = None,
    member_id: str | None = None,
    car_id: str | None = None,
    station_id: str | None = None,
    status: BookingStatus | None = None,
    starts_from: Moment | None = None,
    ends_until: Moment | None = None,
    starts_on: Day | None = None,
    page: PageNumber = 1,
) -> Page[BookingSummary]:
    """Search bookings by booking number, member, car, station, status, start time or end time.

    Args:
        number: Only bookings with this booking number.
        member_id: Only bookings of the member with this id.
        car_id: Only bookings of the car with this id.
        station_id: Only bookings of the station with this id.
        status: Only bookings with this status.
        starts_from: Only bookings with a start time at or after this.
        ends_until: Only bookings with an end time at or before this.
        starts_on: Only bookings with a start time on this day.
        page: Page number, from 1.
    """
    return db.search(
        BookingSummary,
        """
        SELECT bookings.id, bookings.number, members.name AS member_name, cars.plate AS car_plate,
            bookings.starts_at, bookings.ends_at, bookings.status
        FROM bookings
        JOIN members ON members.id = bookings.member_id
        JOIN cars ON cars.id = bookings.car_id
        """,
        where={
            "bookings.number = ?": number,
            "bookings.member_id = ?": member_id,
            "bookings.car_id = ?": car_id,
            "cars.station_id = ?": station_id,
            "bookings.status = ?": status,
            "bookings.starts_at >= ?": starts_from,
            "bookings.ends_at <= ?": ends_until,
            "date(bookings.starts_at) = ?": starts_on,
        },
        order="bookings.starts_at, bookings.id",
        page=page,
    )


def get_booking(db: Database, booking_id: str) -> BookingDetails:
    """Show a booking with its car and the price of its hours.

    Args:
        booking_id: Id of the booking.
    """
    booking = db.fetch(Booking, "bookings", booking_id)
    minutes_booked = minutes_between(booking["starts_at"], booking["ends_at"])
    car = db.fetch(Car, "cars", booking["car_id"])
    car_class = db.fetch(CarClass, "car_classes", car["car_class_id"])
    price_of_hours = car_class["hourly_rate"] * min(
        10, (minutes_between(booking["starts_at"], booking["ends_at"]) + 59) // 60
    )
    member = db.fetch(Member, "members", booking["member_id"])
    station = db.fetch(Station, "stations", car["station_id"])
    return {
        **booking,
        "member_name": member["name"],
        "car_plate": car["plate"],
        "car_model": car["model"],
        "car_station_name": station["name"],
        "minutes_booked": minutes_booked,
        "price_of_hours": price_of_hours,
    }


def report_bookings(
    db: Database,
    status: BookingStatus | None = None,
    car_class_id: str | None = None,
    starts_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[BookingsByCarStationName]:
    """Count bookings and kilometres by station.

    Args:
        status: Only bookings with this status.
        car_class_id: Only bookings of the class with this id.
        starts_from: Only bookings with a start time at or after this.
        page: Page number, from 1.
    """
    return db.search(
        BookingsByCarStationName,
        """
        SELECT stations.name AS car_station_name, COUNT(*) AS bookings, COALESCE(SUM(bookings.kilometres),
            0) AS kilometres, MAX(bookings.ends_at) AS last_end
        FROM bookings
        JOIN cars ON cars.id = bookings.car_id
        JOIN stations ON stations.id = cars.station_id
        """,
        where={
            "bookings.status = ?": status,
            "cars.car_class_id = ?": car_class_id,
            "bookings.starts_at >= ?": starts_from,
        },
        group="stations.name",
        order="stations.name",
        page=page,
    )


def book_car(db: Database, number: Text, member_id: str, car_id: str, starts_at: Moment, ends_at: Moment) -> Booking:
    """Book a car for an active member with a valid licence check, for half an hour up to seven days.

    Args:
        number: Booking number.
        member_id: Id of the member.
        car_id: Id of the car.
        starts_at: Start time.
        ends_at: End time.
    """
    member = db.fetch(Member, "members", member_id)
    car = db.fetch(Car, "cars", car_id)
    if member["status"] != "active":
        raise Refused("The member cannot drive at the moment.")
    if member["licence_seen_on"] < shift(db.today, days=-182):
        raise Refused("The member must show the driving licence first.")
    unpaid = db.number("SELECT SUM(amount + late_fee) FROM invoices WHERE member_id = ? AND status = 'open'", member_id)
    if unpaid > 8000:
        raise Refused("The member has more than 8000 cents unpaid.")
    if starts_at < db.now:
        raise Refused("A booking cannot begin in the past.")
    if minutes_between(starts_at, ends_at) < 30 or minutes_between(starts_at, ends_at) > 10080:
        raise Refused("A booking lasts between 30 minutes and seven days.")
    if car["status"] != "available":
        raise Refused("The car is not available.")
    if db.exists("SELECT 1 FROM damages WHERE car_id = ? AND status = 'open' AND severity = 'serious'", car_id):
        raise Refused("The car has a serious damage.")
    if db.exists(
        """
        SELECT 1 FROM bookings
        WHERE car_id = ? AND status IN ('booked', 'driving') AND starts_at < ? AND ends_at > ?
        """,
        car_id,
        shift(ends_at, minutes=15),
        shift(starts_at, minutes=-15),
    ):
        raise Refused("The car is taken at that time.")
    if db.exists(
        """
        SELECT 1 FROM bookings
        WHERE member_id = ? AND status IN ('booked', 'driving') AND starts_at < ? AND ends_at > ?
        """,
        member_id,
        ends_at,
        starts_at,
    ):
        raise Refused("The member has another booking at that time.")
    if db.exists("SELECT 1 FROM bookings WHERE number = ?", number):
        raise Refused("Another booking already has this booking number.")
    booking_id = db.insert(
        "bookings",
        number=number,
        starts_at=starts_at,
        ends_at=ends_at,
        member_id=member_id,
        car_id=car_id,
        booked_at=db.now,
        status="booked",
    )
    return db.fetch(Booking, "bookings", booking_id)


def change_car(db: Database, booking_id: str, car_id: str) -> Booking:
    """Give a coming booking another car of the same class or a cheaper one that is free.

    Args:
        booking_id: Id of the booking.
        car_id: Id of the car.
    """
    booking = db.fetch(Booking, "bookings", booking_id)
    car = db.fetch(Car, "cars", car_id)
    if booking["status"] != "booked":
        raise Refused("The booking is under way or over.")
    if car_id == booking["car_id"]:
        raise Refused("The booking has this car already.")
    if car["status"] != "available":
        raise Refused("The other car is not available.")
    car_class = db.fetch(CarClass, "car_classes", car["car_class_id"])
    booking_car = db.fetch(Car, "cars", booking["car_id"])
    car_car_class = db.fetch(CarClass, "car_classes", booking_car["car_class_id"])
    if car_class["hourly_rate"] > car_car_class["hourly_rate"]:
        raise Refused("The other car is of a dearer class.")
    if db.exists("SELECT 1 FROM damages WHERE car_id = ? AND status = 'open' AND severity = 'serious'", car_id):
        raise Refused("The other car has a serious damage.")
    if db.exists(
        """
        SELECT 1 FROM bookings
        WHERE id != ? AND car_id = ? AND status IN ('booked', 'driving') AND starts_at < ? AND ends_at > ?
        """,
        booking_id,
        car_id,
        shift(booking["ends_at"], minutes=15),
        shift(booking["starts_at"], minutes=-15),
    ):
        raise Refused("The other car is taken at that time.")
    db.update("bookings", booking_id, car_id=car_id)
    return db.fetch(Booking, "bookings", booking_id)


def extend_booking(db: Database, booking_id: str, ends_at: Moment) -> Booking:
    """Let a booking end later, if nobody else has the car by then.

    Args:
        booking_id: Id of the booking.
        ends_at: New end time.
    """
    booking = db.fetch(Booking, "bookings", booking_id)
    if booking["status"] not in ("booked", "driving"):
        raise Refused("The booking is over.")
    if ends_at <= booking["ends_at"] or ends_at <= db.now:
        raise Refused("The new end must be later than the old one and than now.")
    if minutes_between(booking["starts_at"], ends_at) > 10080:
        raise Refused("A booking lasts seven days at most.")
    if db.exists(
        """
        SELECT 1 FROM bookings
        WHERE id != ? AND car_id = ? AND status = 'booked' AND starts_at < ? AND ends_at > ?
        """,
        booking_id,
        booking["car_id"],
        shift(ends_at, minutes=15),
        booking["ends_at"],
    ):
        raise Refused("Somebody else has booked the car by then.")
    db.update("bookings", booking_id, ends_at=ends_at)
    return db.fetch(Booking, "bookings", booking_id)


def unlock_car(db: Database, booking_id: str) -> Booking:
    """Unlock the car of a booking from its start on, when it is back and sound and the member may drive.

    Args:
        booking_id: Id of the booking.
    """
    booking = db.fetch(Booking, "bookings", booking_id)
    if booking["status"] != "booked":
        raise Refused("The booking must be booked.")
    if booking["starts_at"] > db.now:
        raise Refused("The booking has not begun.")
    member = db.fetch(Member, "members", booking["member_id"])
    if member["status"] != "active":
        raise Refused("The member cannot drive at the moment.")
    if member["licence_seen_on"] < shift(db.today, days=-182):
        raise Refused("The member must show the driving licence first.")
    car = db.fetch(Car, "cars", booking["car_id"])
    if car["status"] != "available":
        raise Refused("The car is not available.")
    if db.exists("SELECT 1 FROM bookings WHERE car_id = ? AND status = 'driving'", booking["car_id"]):
        raise Refused("The car has not come back.")
    if db.exists(
        "SELECT 1 FROM damages WHERE car_id = ? AND status = 'open' AND severity = 'serious'", booking["car_id"]
    ):
        raise Refused("The car has a serious damage.")
    db.update("bookings", booking_id, status="driving")
    return db.fetch(Booking, "bookings", booking_id)


def take_car_back(db: Database, booking_id: str, kilometres: Annotated[int, between(0, 3000)], number: Text) -> Booking:
    """Take a car back with its kilometres and write the invoice, with a late fee for every hour begun.

    Args:
        booking_id: Id of the booking.
        kilometres: Kilometres driven.
        number: Invoice number.
    """
    booking = db.fetch(Booking, "bookings", booking_id)
    if booking["status"] != "driving":
        raise Refused("The booking must be driving.")
    if kilometres * 60 > 130 * max(60, minutes_between(booking["starts_at"], db.now)):
        raise Refused("Nobody drives so far in that time.")
    if db.exists("SELECT 1 FROM invoices WHERE number = ?", number):
        raise Refused("An invoice with this number exists already.")
    if db.exists("SELECT 1 FROM invoices WHERE booking_id = ?", booking_id):
        raise Refused("Another invoice already has this booking.")
    hours_late = max(0, (minutes_between(booking["ends_at"], db.now) + 59) // 60)
    car = db.fetch(Car, "cars", booking["car_id"])
    car_class = db.fetch(CarClass, "car_classes", car["car_class_id"])
    db.update("bookings", booking_id, status="returned", kilometres=kilometres, returned_at=db.now)
    db.update("cars", booking["car_id"], mileage=car["mileage"] + kilometres)
    db.insert(
        "invoices",
        number=number,
        booking_id=booking_id,
        member_id=booking["member_id"],
        amount=car_class["hourly_rate"]
        * min(10, (minutes_between(booking["starts_at"], max(db.now, booking["ends_at"])) + 59) // 60)
        + 28 * kilometres,
        late_fee=1000 * hours_late,
        issued_on=db.today,
        status="open",
    )
    return db.fetch(Booking, "bookings", booking_id)


def cancel_booking(db: Database, booking_id: str) -> Booking:
    """Cancel a booking, 24 hours before it begins at the latest.

    Args:
        booking_id: Id of the booking.
    """
    booking = db.fetch(Booking, "bookings", booking_id)
    if booking["status"] != "booked":
        raise Refused("The booking must be booked.")
    if booking["starts_at"] < shift(db.now, hours=24):
        raise Refused("A booking is cancelled 24 hours ahead at least.")
    db.update("bookings", booking_id, status="cancelled")
    return db.fetch(Booking, "bookings", booking_id)
