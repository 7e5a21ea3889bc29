"""Rows of Nordkai mobile cranes."""

from typing import Literal

from typing_extensions import TypedDict

CraneStatus = Literal["ready", "in_workshop"]
OperatorStatus = Literal["working", "off_sick"]
JobStatus = Literal["asked", "planned", "approved", "done", "cancelled", "put_off"]
StreetPermitStatus = Literal["asked", "granted", "refused"]
BillStatus = Literal["open", "paid"]


class Planner(TypedDict):
    """A planner."""

    id: str
    name: str
    email: str
    approval_limit: int


class Customer(TypedDict):
    """A customer."""

    id: str
    name: str
    contact: str
    phone: str
    credit: int


class Crane(TypedDict):
    """A crane."""

    id: str
    number: str
    model: str
    capacity: int
    daily_rate: int
    tested_until: str
    status: CraneStatus


class Operator(TypedDict):
    """An operator."""

    id: str
    name: str
    phone: str
    licence_class: int
    licence_until: str
    status: OperatorStatus


class Job(TypedDict):
    """A lift job."""

    id: str
    number: str
    customer_id: str
    load: str
    weight: int
    radius: int
    critical: bool
    on_street: bool
    day_of_lift: str
    status: JobStatus
    crane_id: str | None
    operator_id: str | None
    price: int
    planner_id: str | None
    approver_id: str | None
    remark: str | None


class StreetPermit(TypedDict):
    """A street permit."""

    id: str
    job_id: str
    status: StreetPermitStatus
    asked_on: str
    fee: int


class Bill(TypedDict):
    """A bill."""

    id: str
    number: str
    job_id: str
    amount: int
    due_on: str
    status: BillStatus
