"""Rows of Software licence desk."""

from typing import Literal

from typing_extensions import TypedDict

ProgramStatus = Literal["approved", "phased_out", "banned"]
EmployeeStatus = Literal["employed", "leaving", "left"]
DeviceKind = Literal["laptop", "workstation", "tablet"]
DeviceStatus = Literal["in_stock", "handed_out", "scrapped"]
ContractStatus = Literal["in_force", "ended"]
SeatStatus = Literal["held", "announced", "reclaimed", "returned"]
RequestStatus = Literal["asked", "fulfilled", "refused"]
PurchaseStatus = Literal["placed", "delivered", "cancelled"]


class Clerk(TypedDict):
    """A clerk."""

    id: str
    name: str
    email: str
    order_limit: int


class Program(TypedDict):
    """A program."""

    id: str
    name: str
    maker: str
    price: int
    strong_device: bool
    status: ProgramStatus


class Employee(TypedDict):
    """An employee."""

    id: str
    name: str
    email: str
    department: str
    status: EmployeeStatus
    last_day: str | None


class Device(TypedDict):
    """A device."""

    id: str
    asset: str
    kind: DeviceKind
    status: DeviceStatus
    employee_id: str | None
    bought_on: str


class Contract(TypedDict):
    """A contract."""

    id: str
    program_id: str
    places: int
    starts_on: str
    ends_on: str
    status: ContractStatus


class Seat(TypedDict):
    """A seat."""

    id: str
    contract_id: str
    employee_id: str
    given_on: str
    last_used_on: str | None
    status: SeatStatus
    announced_on: str | None


class Request(TypedDict):
    """A request."""

    id: str
    employee_id: str
    program_id: str
    reason: str
    consent: bool
    asked_at: str
    status: RequestStatus


class Purchase(TypedDict):
    """An order."""

    id: str
    number: str
    contract_id: str
    extra_seats: int
    cost: int
    clerk_id: str
    ordered_on: str
    status: PurchaseStatus
