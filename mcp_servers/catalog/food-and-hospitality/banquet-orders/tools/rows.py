"""Rows of Orangery banquets."""

from typing import Literal

from typing_extensions import TypedDict

MenuKind = Literal["seated", "buffet", "standing"]
EventStatus = Literal["option", "booked", "fixed", "held", "lapsed", "cancelled", "settled"]
WaiterStatus = Literal["available", "away"]
ServiceRole = Literal["lead", "helper"]
TastingStatus = Literal["planned", "done", "cancelled"]


class Planner(TypedDict):
    """A planner."""

    id: str
    name: str
    email: str
    discount_limit: int


class Client(TypedDict):
    """A client."""

    id: str
    name: str
    email: str
    phone: str
    banned: bool


class Hall(TypedDict):
    """A hall."""

    id: str
    name: str
    seats: int
    least_spend: int


class Menu(TypedDict):
    """A menu."""

    id: str
    name: str
    price: int
    kind: MenuKind
    vegan: bool
    offered_until: str


class Event(TypedDict):
    """An event."""

    id: str
    number: str
    status: EventStatus
    hall_id: str
    client_id: str
    held_on: str
    menu_id: str
    guests: int
    booked_guests: int
    price: int
    deposit: int
    option_until: str
    wish: str | None


class Waiter(TypedDict):
    """A waiter."""

    id: str
    name: str
    phone: str
    can_lead: bool
    status: WaiterStatus


class Service(TypedDict):
    """A waiter's duty."""

    id: str
    event_id: str
    waiter_id: str
    role: ServiceRole
    hours: int


class Tasting(TypedDict):
    """A tasting."""

    id: str
    event_id: str
    status: TastingStatus
    starts_at: str
    people: int
