"""Rows of Freewheel city couriers."""

from typing import Literal

from typing_extensions import TypedDict

BicycleKind = Literal["messenger", "cargo", "electric_cargo"]
BicycleStatus = Literal["ready", "broken"]
RiderStatus = Literal["off", "riding", "on_break"]
ClientStatus = Literal["welcome", "cash_only"]
JobSpeed = Literal["standard", "direct", "express"]
JobStatus = Literal["ordered", "assigned", "carried", "delivered", "cancelled", "at_hub"]
ComplaintKind = Literal["late", "damaged", "wrong_place"]
ComplaintStatus = Literal["open", "accepted", "rejected"]


class Dispatcher(TypedDict):
    """A dispatcher."""

    id: str
    name: str
    goodwill_limit: int


class Zone(TypedDict):
    """A zone."""

    id: str
    name: str
    ring: int
    surcharge: int


class Bicycle(TypedDict):
    """A bicycle."""

    id: str
    number: str
    kind: BicycleKind
    load: int
    status: BicycleStatus


class Rider(TypedDict):
    """A rider."""

    id: str
    name: str
    phone: str
    zone_id: str
    status: RiderStatus
    bicycle_id: str | None
    riding_since: str | None
    break_since: str | None


class Client(TypedDict):
    """A client."""

    id: str
    name: str
    phone: str
    zone_id: str
    month_limit: int
    status: ClientStatus


class Job(TypedDict):
    """A job."""

    id: str
    number: str
    client_id: str
    parcel: str
    weight: int
    speed: JobSpeed
    origin_id: str
    destination_id: str
    status: JobStatus
    rider_id: str | None
    price: int
    ordered_at: str
    due_at: str
    delivered_at: str | None


class Complaint(TypedDict):
    """A complaint."""

    id: str
    job_id: str
    kind: ComplaintKind
    raised_on: str
    status: ComplaintStatus
    refund: int
