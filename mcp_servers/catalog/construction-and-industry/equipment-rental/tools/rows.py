"""Rows of Plant and machine hire."""

from typing import Literal

from typing_extensions import TypedDict

MachineStatus = Literal["ready", "in_workshop", "sold"]
ContractorStatus = Literal["trusted", "stopped"]
InspectionOutcome = Literal["passed", "failed"]
HireStatus = Literal["reserved", "out", "returned", "cancelled"]
InvoiceStatus = Literal["open", "paid", "disputed"]


class Depot(TypedDict):
    """A depot."""

    id: str
    town: str
    address: str
    phone: str


class MachineClass(TypedDict):
    """A machine class."""

    id: str
    name: str
    daily_rate: int
    card_needed: bool
    service_interval: int


class Machine(TypedDict):
    """A machine."""

    id: str
    plate: str
    machine_class_id: str
    model: str
    depot_id: str
    meter: int
    serviced_meter: int
    status: MachineStatus


class Contractor(TypedDict):
    """A contractor."""

    id: str
    name: str
    contact: str
    email: str
    phone: str
    credit: int
    status: ContractorStatus


class OperatorCard(TypedDict):
    """An operator card."""

    id: str
    number: str
    holder: str
    contractor_id: str
    machine_class_id: str
    valid_until: str


class Inspection(TypedDict):
    """An inspection."""

    id: str
    machine_id: str
    checked_on: str
    outcome: InspectionOutcome
    remark: str | None


class Hire(TypedDict):
    """A hire."""

    id: str
    contractor_id: str
    machine_id: str
    site: str
    starts_on: str
    ends_on: str
    daily_rate: int
    returned_on: str | None
    status: HireStatus
    reserved_at: str


class Invoice(TypedDict):
    """An invoice."""

    id: str
    number: str
    hire_id: str
    amount: int
    due_on: str
    status: InvoiceStatus
    issued_at: str
