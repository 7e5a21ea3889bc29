"""Rows of Long Meadow festival booking."""

from typing import Literal

from typing_extensions import TypedDict

ActGenre = Literal["rock", "folk", "electronic", "hip_hop", "jazz", "pop", "brass"]
ActStatus = Literal["listed", "banned"]
SlotStatus = Literal["held", "offered", "confirmed", "published", "dropped", "turned_down", "cancelled"]
InstalmentPart = Literal["deposit", "balance"]
InstalmentStatus = Literal["open", "paid", "dropped"]
WishStatus = Literal["asked", "granted", "refused"]
GuestPassStatus = Literal["issued", "withdrawn"]


class Booker(TypedDict):
    """A booker."""

    id: str
    name: str
    email: str
    fee_limit: int


class Stage(TypedDict):
    """A stage."""

    id: str
    name: str
    capacity: int
    loudest: int
    licensed: bool


class Act(TypedDict):
    """An act."""

    id: str
    name: str
    agent: str
    email: str
    genre: ActGenre
    people: int
    decibels: int
    usual_fee: int
    status: ActStatus


class Slot(TypedDict):
    """A slot."""

    id: str
    status: SlotStatus
    stage_id: str
    act_id: str
    starts_at: str
    ends_at: str
    fee: int
    held_until: str
    booker_id: str


class Instalment(TypedDict):
    """An instalment."""

    id: str
    slot_id: str
    part: InstalmentPart
    amount: int
    due_on: str
    status: InstalmentStatus
    paid_on: str | None


class Wish(TypedDict):
    """A rider wish."""

    id: str
    slot_id: str
    text: str
    cost: int
    status: WishStatus


class GuestPass(TypedDict):
    """A guest pass."""

    id: str
    number: str
    slot_id: str
    holder: str
    camping: bool
    status: GuestPassStatus
