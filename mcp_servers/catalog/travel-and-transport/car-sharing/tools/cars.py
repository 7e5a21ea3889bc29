"""Tools about cars."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, shift

from .rows import Car, CarClass, CarStatus, Station


class CarSummary(TypedDict):
    """A car as a search lists it."""

    id: str
    plate: str
    model: str
    car_class_name: str
    station_name: str
    status: CarStatus


class CarDetails(Car):
    """A car in full."""

    car_class_name: str
    car_class_hourly_rate: int
    station_name: str
    open_damages: int
    next_booking: str | None


def find_cars(
    db: Database,
    plate: str | None = None,
    model: str | None = None,
    car_class_id: str | None = None,
    station_id: str | None = None,
    status: CarStatus | None = None,
    page: PageNumber = 1,
) -> Page[CarSummary]:
    """Search cars by number plate, model, class, station or status.

    Args:
        plate: Only cars with this number plate.
        model: Only cars whose model contains this text.
        car_class_id: Only cars of the class with this id.
        station_id: Only cars of the station with this id.
        status: Only cars with this status.
        page: Page number, from 1.
    """
    return db.search(
        CarSummary,
        """
        SELECT cars.id, cars.plate, cars.model, car_classes.name AS car_class_name, stations.name AS
            station_name, cars.status
        FROM cars
        JOIN car_classes ON car_classes.id = cars.car_class_id
        JOIN stations ON stations.id = cars.station_id
        """,
        where={
            "cars.plate = ?": plate,
            "instr(lower(cars.model), lower(?)) > 0": model,
            "cars.car_class_id = ?": car_class_id,
            "cars.station_id = ?": station_id,
            "cars.status = ?": status,
        },
        order="cars.plate, cars.id",
        page=page,
    )


def get_car(db: Database, car_id: str) -> CarDetails:
    """Show a car with its open damages and its next booking.

    Args:
        car_id: Id of the car.
    """
    car = db.fetch(Car, "cars", car_id)
    open_damages = db.number("SELECT COUNT(*) FROM damages WHERE car_id = ? AND status = 'open'", car_id)
    next_booking: str | None = db.value(
        """
        SELECT MIN(starts_at) FROM bookings
        WHERE car_id = ? AND status = 'booked' AND starts_at >= ?
        """,
        car_id,
        db.now,
    )
    car_class = db.fetch(CarClass, "car_classes", car["car_class_id"])
    station = db.fetch(Station, "stations", car["station_id"])
    return {
        **car,
        "car_class_name": car_class["name"],
        "car_class_hourly_rate": car_class["hourly_rate"],
        "station_name": station["name"],
        "open_damages": open_damages,
        "next_booking": next_booking,
    }


def send_to_workshop(db: Database, car_id: str) -> Car:
    """Send a car that nobody drives or has booked within a day to the workshop.

    Args:
        car_id: Id of the car.
    """
    car = db.fetch(Car, "cars", car_id)
    if car["status"] != "available":
        raise Refused("The car must be available.")
    if db.exists("SELECT 1 FROM bookings WHERE car_id = ? AND status = 'driving'", car_id):
        raise Refused("The car is being driven.")
    if db.exists(
        "SELECT 1 FROM bookings WHERE car_id = ? AND status = 'booked' AND starts_at <= ?",
        car_id,
        shift(db.now, days=1),
    ):
        raise Refused("The car is booked within a day.")
    if not db.exists("SELECT 1 FROM damages WHERE car_id = ? AND status = 'open'", car_id):
        raise Refused("The car has no open damage.")
    db.update("cars", car_id, status="in_workshop")
    return db.fetch(Car, "cars", car_id)


def fetch_from_workshop(db: Database, car_id: str) -> Car:
    """Take a car back from the workshop once no serious damage is open.

    Args:
        car_id: Id of the car.
    """
    car = db.fetch(Car, "cars", car_id)
    if car["status"] != "in_workshop":
        raise Refused("The car must be in workshop.")
    if db.exists("SELECT 1 FROM damages WHERE car_id = ? AND status = 'open' AND severity = 'serious'", car_id):
        raise Refused("A serious damage is still open.")
    db.update("cars", car_id, status="available")
    return db.fetch(Car, "cars", car_id)
