"""Rows of Stadtlinien lost property."""

from typing import Literal

from typing_extensions import TypedDict

ClerkGrade = Literal["senior", "junior"]
FoundItemColour = Literal["black", "blue", "red", "grey"]
FoundItemStatus = Literal["stored", "promised", "returned", "disposed", "surrendered"]
LossReportColour = Literal["black", "blue", "red", "grey"]
LossReportStatus = Literal["open", "matched", "settled", "closed"]
MatchStatus = Literal["proposed", "confirmed", "collected", "rejected", "lapsed"]
MatchProof = Literal["identity_card", "receipt", "description"]
TransferStatus = Literal["sent", "arrived"]


class Office(TypedDict):
    """An office."""

    id: str
    name: str
    central: bool
    phone: str
    shelf_space: int


class Clerk(TypedDict):
    """A clerk."""

    id: str
    name: str
    badge: str
    office_id: str
    grade: ClerkGrade


class Category(TypedDict):
    """A category."""

    id: str
    name: str
    valuable: bool
    keep_days: int
    fee: int


class Route(TypedDict):
    """A line."""

    id: str
    name: str
    terminus: str


class Traveller(TypedDict):
    """A traveller."""

    id: str
    name: str
    email: str
    phone: str
    town: str


class FoundItem(TypedDict):
    """An item."""

    id: str
    tag: str
    category_id: str
    description: str
    colour: FoundItemColour
    route_id: str
    office_id: str
    found_on: str
    value: int
    status: FoundItemStatus


class LossReport(TypedDict):
    """A report."""

    id: str
    number: str
    traveller_id: str
    category_id: str
    colour: LossReportColour
    route_id: str
    lost_on: str
    reported_on: str
    detail: str | None
    status: LossReportStatus


class Match(TypedDict):
    """A match."""

    id: str
    found_item_id: str
    loss_report_id: str
    proposed_by_id: str
    proposed_on: str
    status: MatchStatus
    confirmed_by_id: str | None
    confirmed_on: str | None
    proof: MatchProof | None
    collect_by: str | None
    fee: int


class Transfer(TypedDict):
    """A transfer."""

    id: str
    status: TransferStatus
    found_item_id: str
    destination_id: str
    sent_on: str
