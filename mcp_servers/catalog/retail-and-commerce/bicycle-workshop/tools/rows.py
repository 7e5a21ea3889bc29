"""Rows of Spoke & Sons bicycle workshop."""

from typing import Literal

from typing_extensions import TypedDict

MechanicGrade = Literal["apprentice", "mechanic", "master"]
MechanicStatus = Literal["working", "away"]
BicycleKind = Literal["city", "racing", "mountain", "cargo", "electric"]
JobStatus = Literal["booked", "received", "in_work", "ready", "collected", "reopened", "waiting", "cancelled"]
FittingStatus = Literal["reserved", "fitted", "released"]
LoanBikeKind = Literal["city", "cargo", "electric"]
LoanBikeStatus = Literal["free", "out", "in_repair"]


class Mechanic(TypedDict):
    """A mechanic."""

    id: str
    name: str
    badge: str
    grade: MechanicGrade
    certified: bool
    minutes_per_day: int
    status: MechanicStatus


class Customer(TypedDict):
    """A customer."""

    id: str
    name: str
    email: str
    phone: str
    member: bool


class Bicycle(TypedDict):
    """A bicycle."""

    id: str
    frame_number: str
    customer_id: str
    model: str
    kind: BicycleKind
    worth: int


class Service(TypedDict):
    """A service."""

    id: str
    name: str
    electric: bool
    minutes: int
    price: int


class Part(TypedDict):
    """A part."""

    id: str
    name: str
    number: str
    price: int
    shelf_space: int
    stock: int
    lead_days: int
    on_offer: bool


class Job(TypedDict):
    """A job."""

    id: str
    number: str
    bicycle_id: str
    mechanic_id: str
    promised_on: str
    price_limit: int
    status: JobStatus
    ready_on: str | None
    collected_on: str | None
    tested_by_id: str | None
    guarantee: bool
    paid: int
    booked_at: str


class Work(TypedDict):
    """A work item."""

    id: str
    job_id: str
    service_id: str
    price: int


class Fitting(TypedDict):
    """A fitting."""

    id: str
    job_id: str
    part_id: str
    quantity: int
    price: int
    status: FittingStatus


class LoanBike(TypedDict):
    """A loan bicycle."""

    id: str
    plate: str
    kind: LoanBikeKind
    status: LoanBikeStatus
    job_id: str | None
