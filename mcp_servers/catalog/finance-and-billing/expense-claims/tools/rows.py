"""Rows of Gerlach travel expenses."""

from typing import Literal

from typing_extensions import TypedDict

TripStatus = Literal["requested", "approved", "settled", "refused"]
ClaimStatus = Literal["draft", "submitted", "approved", "paid", "returned", "rejected"]


class Department(TypedDict):
    """A department."""

    id: str
    name: str
    budget: int


class Employee(TypedDict):
    """An employee."""

    id: str
    name: str
    email: str
    department_id: str


class Manager(TypedDict):
    """A manager."""

    id: str
    name: str
    email: str
    department_id: str
    approval_limit: int


class Category(TypedDict):
    """A category."""

    id: str
    name: str
    highest: int
    receipt_limit: int
    valid_days: int


class Trip(TypedDict):
    """A trip."""

    id: str
    employee_id: str
    purpose: str
    starts_on: str
    ends_on: str
    advance: int
    status: TripStatus


class Claim(TypedDict):
    """A claim."""

    id: str
    number: str
    employee_id: str
    trip_id: str | None
    status: ClaimStatus
    approver_id: str | None
    submitted_on: str | None
    approved_on: str | None
    remark: str | None
    paid_amount: int | None


class Item(TypedDict):
    """An item."""

    id: str
    claim_id: str
    category_id: str
    spent_on: str
    amount: int
    receipt: bool
    remark: str | None
