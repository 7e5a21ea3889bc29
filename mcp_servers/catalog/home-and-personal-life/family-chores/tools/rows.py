"""Rows of Hazel Lane chores."""

from typing import Literal

from typing_extensions import TypedDict

ChorePlace = Literal["kitchen", "laundry", "garden", "animals", "indoors"]
ChoreStatus = Literal["active", "paused"]
TaskStatus = Literal["assigned", "done", "approved", "returned", "missed", "cancelled"]
WishStatus = Literal["saving", "bought", "dropped"]
VoucherStatus = Literal["unused", "used", "withdrawn"]
PayoutKind = Literal["cash", "purchase"]


class Parent(TypedDict):
    """A parent."""

    id: str
    name: str
    phone: str


class Child(TypedDict):
    """A child."""

    id: str
    name: str
    parent_id: str
    age: int
    balance: int
    daily_limit: int


class Chore(TypedDict):
    """A chore."""

    id: str
    title: str
    place: ChorePlace
    youngest: int
    length: int
    wage: int
    every: int
    status: ChoreStatus


class Task(TypedDict):
    """A task."""

    id: str
    chore_id: str
    child_id: str
    due_on: str
    status: TaskStatus
    done_on: str | None
    wage: int


class Wish(TypedDict):
    """A wish."""

    id: str
    child_id: str
    thing: str
    price: int
    status: WishStatus
    saved: int


class Voucher(TypedDict):
    """A screen time voucher."""

    id: str
    child_id: str
    length: int
    granted_on: str
    expires_on: str
    used_on: str | None
    status: VoucherStatus


class Payout(TypedDict):
    """A payout."""

    id: str
    child_id: str
    parent_id: str
    kind: PayoutKind
    amount: int
    paid_on: str
