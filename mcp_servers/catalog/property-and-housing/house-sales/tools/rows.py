"""Rows of Larkspur estate agents."""

from typing import Literal

from typing_extensions import TypedDict

HouseStatus = Literal["preparing", "for_sale", "sale_agreed", "sold", "withdrawn"]
SaleStatus = Literal["agreed", "signed", "closed", "fallen_through"]
BidStatus = Literal["open", "accepted", "beaten", "withdrawn", "rejected"]
MilestoneKind = Literal["survey", "mortgage", "title_check"]
MilestoneStatus = Literal["ordered", "passed", "failed"]


class Agent(TypedDict):
    """An agent."""

    id: str
    name: str
    email: str
    lowest_fee: int


class Seller(TypedDict):
    """A seller."""

    id: str
    name: str
    phone: str
    email: str


class House(TypedDict):
    """A house."""

    id: str
    reference: str
    address: str
    seller_id: str
    bedrooms: int
    asking: int
    fee: int
    agency_until: str
    status: HouseStatus


class Buyer(TypedDict):
    """A buyer."""

    id: str
    name: str
    phone: str
    budget: int
    funds_shown_on: str | None
    needs_mortgage: bool
    must_sell_id: str | None


class Sale(TypedDict):
    """A sale."""

    id: str
    number: str
    status: SaleStatus
    house_id: str
    buyer_id: str
    price: int
    agreed_on: str
    deposit_paid: bool
    closes_on: str | None


class Bid(TypedDict):
    """A bid."""

    id: str
    number: str
    status: BidStatus
    house_id: str
    buyer_id: str
    amount: int
    placed_at: str


class Milestone(TypedDict):
    """A milestone."""

    id: str
    sale_id: str
    kind: MilestoneKind
    status: MilestoneStatus
    ordered_on: str
