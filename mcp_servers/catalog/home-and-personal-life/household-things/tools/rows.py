"""Rows of Kadriorg household things."""

from typing import Literal

from typing_extensions import TypedDict

ThingStatus = Literal["kept", "lent", "in_repair", "sold", "scrapped", "lost"]
LoanStatus = Literal["out", "back", "lost"]
RepairStatus = Literal["sent", "mended", "hopeless"]
DamageStatus = Literal["reported", "paid", "refused"]


class Housemate(TypedDict):
    """A housemate."""

    id: str
    name: str
    phone: str


class Friend(TypedDict):
    """A friend."""

    id: str
    name: str
    email: str
    phone: str


class Room(TypedDict):
    """A room."""

    id: str
    name: str


class Thing(TypedDict):
    """A thing."""

    id: str
    name: str
    owner_id: str
    room_id: str
    price: int
    bought_on: str
    warranty_until: str
    fragile: bool
    status: ThingStatus


class Loan(TypedDict):
    """A loan."""

    id: str
    status: LoanStatus
    thing_id: str
    friend_id: str
    lent_on: str
    due_on: str
    returned_on: str | None


class Repair(TypedDict):
    """A repair."""

    id: str
    status: RepairStatus
    thing_id: str
    workshop: str
    fault: str
    sent_on: str
    covered: bool
    cost: int


class Policy(TypedDict):
    """A policy."""

    id: str
    number: str
    insurer: str
    deductible: int
    highest: int
    valid_until: str


class Cover(TypedDict):
    """An insurance cover."""

    id: str
    policy_id: str
    thing_id: str
    since: str


class Damage(TypedDict):
    """A damage."""

    id: str
    cover_id: str
    mishap: str
    happened_on: str
    payment: int | None
    status: DamageStatus
