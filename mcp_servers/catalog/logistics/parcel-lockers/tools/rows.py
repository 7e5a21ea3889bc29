"""Rows of Polderpost parcel lockers."""

from typing import Literal

from typing_extensions import TypedDict

StationStatus = Literal["working", "shut"]
ParcelStatus = Literal["announced", "loaded", "stored", "collected", "returning"]
CompartmentStatus = Literal["free", "taken", "defective"]
FaultStatus = Literal["open", "repaired"]


class Station(TypedDict):
    """A station."""

    id: str
    name: str
    town: str
    status: StationStatus


class Customer(TypedDict):
    """A customer."""

    id: str
    name: str
    email: str
    phone: str


class Parcel(TypedDict):
    """A parcel."""

    id: str
    number: str
    recipient_id: str
    station_id: str
    size: int
    weight: int
    due: int
    adult: bool
    status: ParcelStatus
    courier_id: str | None
    compartment_id: str | None
    kept_until: str | None
    extended: bool


class Compartment(TypedDict):
    """A compartment."""

    id: str
    code: str
    station_id: str
    size: int
    low: bool
    status: CompartmentStatus


class Fault(TypedDict):
    """A fault."""

    id: str
    compartment_id: str
    remark: str
    reported_on: str
    status: FaultStatus


class Redirection(TypedDict):
    """A redirection."""

    id: str
    parcel_id: str
    origin_id: str
    fee: int
    asked_on: str
