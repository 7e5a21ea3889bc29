"""Rows of Restaurant Two Lanterns."""

from typing import Literal

from typing_extensions import TypedDict

RoomStatus = Literal["open", "closed"]
GuestStatus = Literal["welcome", "banned"]
BookingStatus = Literal["booked", "seated", "finished", "cancelled", "no_show"]
FeeReason = Literal["late_cancellation", "no_show"]
FeeStatus = Literal["due", "paid", "waived"]
WaitingStatus = Literal["waiting", "served"]


class Host(TypedDict):
    """A host."""

    id: str
    name: str
    email: str
    waiver_limit: int


class Room(TypedDict):
    """A room."""

    id: str
    name: str
    outdoors: bool
    step_free: bool
    status: RoomStatus


class DiningTable(TypedDict):
    """A table."""

    id: str
    room_id: str
    number: str
    seats: int
    least_party: int
    in_use: bool


class Guest(TypedDict):
    """A guest."""

    id: str
    name: str
    email: str
    phone: str
    regular: bool
    allergies: str | None
    status: GuestStatus


class Booking(TypedDict):
    """A booking."""

    id: str
    guest_id: str
    party: int
    dining_table_id: str
    starts_at: str
    ends_at: str
    status: BookingStatus
    occasion: str | None
    booked_at: str


class Fee(TypedDict):
    """A fee."""

    id: str
    booking_id: str
    reason: FeeReason
    amount: int
    status: FeeStatus
    waived_by_id: str | None
    charged_at: str


class Waiting(TypedDict):
    """A place on the waiting list."""

    id: str
    guest_id: str
    wanted_on: str
    party: int
    status: WaitingStatus
    joined_at: str
