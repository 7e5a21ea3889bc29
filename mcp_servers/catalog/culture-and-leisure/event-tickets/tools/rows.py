"""Rows of Stagedoor box office."""

from typing import Literal

from typing_extensions import TypedDict

ShowStatus = Literal["draft", "on_sale", "ended", "cancelled"]
PriceBandName = Literal["stalls", "balcony", "standing", "box", "concession"]
PurchaseStatus = Literal["open", "paid", "given_back", "dropped"]
TicketStatus = Literal["valid", "used", "void"]


class Organiser(TypedDict):
    """An organiser."""

    id: str
    name: str
    email: str
    town: str


class Hall(TypedDict):
    """A hall."""

    id: str
    name: str
    town: str
    seats: int
    step_free: bool


class Show(TypedDict):
    """A show."""

    id: str
    name: str
    hall_id: str
    organiser_id: str
    starts_at: str
    ends_at: str
    minimum_age: int
    status: ShowStatus


class PriceBand(TypedDict):
    """A price band."""

    id: str
    show_id: str
    name: PriceBandName
    price: int
    seats: int


class Customer(TypedDict):
    """A customer."""

    id: str
    name: str
    email: str
    phone: str
    born_on: str
    newsletter: bool


class Voucher(TypedDict):
    """A voucher."""

    id: str
    code: str
    percent: int
    valid_until: str
    uses: int


class Purchase(TypedDict):
    """A purchase."""

    id: str
    number: str
    customer_id: str
    show_id: str
    voucher_id: str | None
    status: PurchaseStatus
    paid_amount: int | None
    opened_at: str


class Ticket(TypedDict):
    """A ticket."""

    id: str
    purchase_id: str
    price_band_id: str
    code: str
    holder: str
    price: int
    status: TicketStatus
