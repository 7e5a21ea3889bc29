"""Rows of Skerry Line bookings."""

from typing import Literal

from typing_extensions import TypedDict

PortRegion = Literal["north", "west", "south"]
VesselStatus = Literal["in_service", "in_dock"]
SailingStatus = Literal["scheduled", "boarding", "departed", "cancelled"]
PassengerStatus = Literal["active", "barred"]
BookingStatus = Literal["reserved", "paid", "checked_in", "cancelled"]
RefundStatus = Literal["pending", "approved", "rejected"]


class Port(TypedDict):
    """A port."""

    id: str
    name: str
    region: PortRegion
    shore_power: bool


class Clerk(TypedDict):
    """A clerk."""

    id: str
    name: str
    email: str
    port_id: str
    refund_limit: int


class Vessel(TypedDict):
    """A vessel."""

    id: str
    name: str
    seats: int
    car_spaces: int
    built_on: str
    status: VesselStatus


class Route(TypedDict):
    """A route."""

    id: str
    origin_id: str
    destination_id: str
    name: str
    duration: int
    fare: int
    car_fare: int


class Sailing(TypedDict):
    """A sailing."""

    id: str
    route_id: str
    vessel_id: str
    departs_at: str
    arrives_at: str
    gate: str | None
    status: SailingStatus


class Passenger(TypedDict):
    """A passenger."""

    id: str
    name: str
    email: str
    phone: str
    home_port_id: str
    status: PassengerStatus


class Booking(TypedDict):
    """A booking."""

    id: str
    sailing_id: str
    passenger_id: str
    seats: int
    cars: int
    price: int
    status: BookingStatus
    note: str | None
    created_at: str


class Refund(TypedDict):
    """A refund."""

    id: str
    booking_id: str
    amount: int
    status: RefundStatus
    decided_by_id: str | None
    reason: str | None
    requested_at: str
