"""Tools about passengers."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, Text, given

from .rows import Passenger, PassengerStatus, Port


class PassengerSummary(TypedDict):
    """A passenger as a search lists it."""

    id: str
    name: str
    email: str
    status: PassengerStatus


class PassengerDetails(Passenger):
    """A passenger in full."""

    home_port_name: str


def find_passengers(
    db: Database,
    name: str | None = None,
    email: str | None = None,
    home_port_id: str | None = None,
    status: PassengerStatus | None = None,
    page: PageNumber = 1,
) -> Page[PassengerSummary]:
    """Search passengers by name, email, home port or status.

    Args:
        name: Only passengers whose name contains this text.
        email: Only passengers with this email.
        home_port_id: Only passengers of the home port with this id.
        status: Only passengers with this status.
        page: Page number, from 1.
    """
    return db.search(
        PassengerSummary,
        "SELECT id, name, email, status FROM passengers",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "email = ?": email,
            "home_port_id = ?": home_port_id,
            "status = ?": status,
        },
        order="name, id",
        page=page,
    )


def get_passenger(db: Database, passenger_id: str) -> PassengerDetails:
    """Show a passenger's contact details and home port.

    Args:
        passenger_id: Id of the passenger.
    """
    passenger = db.fetch(Passenger, "passengers", passenger_id)
    home_port = db.fetch(Port, "ports", passenger["home_port_id"])
    return {**passenger, "home_port_name": home_port["name"]}


def add_passenger(db: Database, name: Text, email: Text, phone: Text, home_port_id: str) -> Passenger:
    """Register a new passenger.

    Args:
        name: Name of the passenger.
        email: Email of the passenger.
        phone: Phone of the passenger.
        home_port_id: Id of the home port.
    """
    db.fetch(Port, "ports", home_port_id)
    if db.exists("SELECT 1 FROM passengers WHERE email = ?", email):
        raise Refused("A passenger with this email is already registered.")
    passenger_id = db.insert(
        "passengers", name=name, email=email, phone=phone, home_port_id=home_port_id, status="active"
    )
    return db.fetch(Passenger, "passengers", passenger_id)


def update_passenger(
    db: Database,
    passenger_id: str,
    email: Text | None = None,
    phone: Text | None = None,
    home_port_id: str | None = None,
) -> Passenger:
    """Change a passenger's contact details or home port.

    Args:
        passenger_id: Id of the passenger.
        email: New email; left as it is if not given.
        phone: New phone; left as it is if not given.
        home_port_id: Id of the new home port; left as it is if not given.
    """
    db.fetch(Passenger, "passengers", passenger_id)
    if home_port_id is not None:
        db.fetch(Port, "ports", home_port_id)
    changes = given(email=email, phone=phone, home_port_id=home_port_id)
    if not changes:
        raise Refused("Nothing to change was given.")
    if db.exists("SELECT 1 FROM passengers WHERE email = ? AND id != ?", email, passenger_id):
        raise Refused("Another passenger has this email.")
    db.update("passengers", passenger_id, **changes)
    return db.fetch(Passenger, "passengers", passenger_id)


def bar_passenger(db: Database, passenger_id: str) -> Passenger:
    """Bar a passenger who has no booking still to come from booking again.

    Args:
        passenger_id: Id of the passenger.
    """
    passenger = db.fetch(Passenger, "passengers", passenger_id)
    if passenger["status"] != "active":
        raise Refused("The passenger must be active.")
    if db.exists(
        """
        SELECT 1 FROM bookings
        JOIN sailings ON sailings.id = bookings.sailing_id
        WHERE bookings.passenger_id = ?
            AND bookings.status IN ('reserved', 'paid')
            AND sailings.departs_at > ?
        """,
        passenger_id,
        db.now,
    ):
        raise Refused("The passenger still has bookings to come.")
    db.update("passengers", passenger_id, status="barred")
    return db.fetch(Passenger, "passengers", passenger_id)
