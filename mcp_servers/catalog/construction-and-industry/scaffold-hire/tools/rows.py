"""Rows of Ridgeway scaffold hire."""

from typing import Literal

from typing_extensions import TypedDict

BuilderStatus = Literal["trusted", "stopped"]
ScaffoldDuty = Literal["light", "general", "heavy"]
ScaffoldStatus = Literal["ordered", "up", "off_hire", "down", "cancelled"]
ReservationStatus = Literal["reserved", "built_in"]
InspectionOutcome = Literal["passed", "failed"]
BillStatus = Literal["open", "paid"]


class Manager(TypedDict):
    """A manager."""

    id: str
    name: str
    email: str
    discount_limit: int


class Builder(TypedDict):
    """A builder."""

    id: str
    name: str
    contact: str
    phone: str
    status: BuilderStatus


class Crew(TypedDict):
    """A crew."""

    id: str
    name: str
    advanced: bool
    card_until: str


class Part(TypedDict):
    """A part."""

    id: str
    name: str
    stock: int
    weight: int


class Scaffold(TypedDict):
    """A scaffold."""

    id: str
    number: str
    builder_id: str
    site: str
    height: int
    duty: ScaffoldDuty
    status: ScaffoldStatus
    starts_on: str
    basic_price: int
    crew_id: str | None
    off_hired_on: str | None


class Reservation(TypedDict):
    """A reservation."""

    id: str
    scaffold_id: str
    part_id: str
    pieces: int
    status: ReservationStatus


class Inspection(TypedDict):
    """An inspection."""

    id: str
    scaffold_id: str
    checked_on: str
    outcome: InspectionOutcome
    remark: str | None


class Bill(TypedDict):
    """A bill."""

    id: str
    number: str
    scaffold_id: str
    amount: int
    due_on: str
    status: BillStatus
