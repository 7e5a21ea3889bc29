"""Rows of Stormvik airport apron."""

from typing import Literal

from typing_extensions import TypedDict

TurnroundOrigin = Literal["domestic", "union", "international"]
TurnroundStatus = Literal["expected", "on_stand", "departed", "cancelled"]
TowStatus = Literal["asked", "done", "dropped"]


class Controller(TypedDict):
    """A controller."""

    id: str
    name: str
    email: str
    closing_hours: int


class Airline(TypedDict):
    """An airline."""

    id: str
    name: str
    phone: str
    towing: bool


class Stand(TypedDict):
    """A stand."""

    id: str
    code: str
    size: int
    bridge: bool
    international: bool


class Aircraft(TypedDict):
    """An aircraft."""

    id: str
    tail: str
    airline_id: str
    size: int
    seats: int


class Closure(TypedDict):
    """A closure."""

    id: str
    stand_id: str
    reason: str
    starts_at: str
    ends_at: str


class Turnround(TypedDict):
    """A turnround."""

    id: str
    flight: str
    aircraft_id: str
    origin: TurnroundOrigin
    arrives_at: str
    departs_at: str
    status: TurnroundStatus
    stand_id: str | None
    passengers: int


class Tow(TypedDict):
    """A tow."""

    id: str
    number: str
    status: TowStatus
    turnround_id: str
    destination_id: str
    asked_at: str


class Delay(TypedDict):
    """A delay."""

    id: str
    turnround_id: str
    minutes_late: int
    reason: str
    noted_at: str
