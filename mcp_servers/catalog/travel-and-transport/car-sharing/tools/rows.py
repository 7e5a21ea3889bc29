"""Rows of Elbe neighbours' car club."""

from typing import Literal

from typing_extensions import TypedDict

CarStatus = Literal["available", "in_workshop", "sold"]
MemberStatus = Literal["active", "suspended", "left"]
BookingStatus = Literal["booked", "driving", "returned", "cancelled"]
DamageSeverity = Literal["minor", "serious"]
DamageStatus = Literal["open", "repaired"]
InvoiceStatus = Literal["open", "paid"]


class Agent(TypedDict):
    """An agent."""

    id: str
    name: str
    email: str
    waiver_limit: int


class Station(TypedDict):
    """A station."""

    id: str
    name: str
    spaces: int


class CarClass(TypedDict):
    """A class."""

    id: str
    name: str
    hourly_rate: int


class Car(TypedDict):
    """A car."""

    id: str
    plate: str
    model: str
    car_class_id: str
    station_id: str
    mileage: int
    status: CarStatus


class Member(TypedDict):
    """A member."""

    id: str
    name: str
    number: str
    email: str
    licence_seen_on: str
    status: MemberStatus


class Booking(TypedDict):
    """A booking."""

    id: str
    number: str
    starts_at: str
    ends_at: str
    status: BookingStatus
    member_id: str
    car_id: str
    kilometres: int | None
    returned_at: str | None
    booked_at: str


class Damage(TypedDict):
    """A damage."""

    id: str
    car_id: str
    remark: str
    severity: DamageSeverity
    found_on: str
    status: DamageStatus


class Invoice(TypedDict):
    """An invoice."""

    id: str
    number: str
    booking_id: str
    member_id: str
    amount: int
    late_fee: int
    issued_on: str
    status: InvoiceStatus
