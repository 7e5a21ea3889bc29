"""Rows of Tannberg waste service."""

from typing import Literal

from typing_extensions import TypedDict

WasteBinKind = Literal["residual", "organic", "paper"]
WasteBinStatus = Literal["ordered", "placed", "withdrawn"]
LorryBody = Literal["compactor", "tipper", "van"]
TourKind = Literal["residual", "organic", "paper", "bulky", "electronics"]
TourStatus = Literal["planned", "running", "finished", "cancelled"]
EmptyingResult = Literal["emptied", "not_out", "contaminated"]
PickupGoods = Literal["furniture", "appliances", "garden", "scrap"]
PickupStatus = Literal["booked", "collected", "not_out", "cancelled"]
ComplaintKind = Literal["missed", "spilled", "damaged"]
ComplaintStatus = Literal["open", "upheld", "rejected"]


class District(TypedDict):
    """A district."""

    id: str
    name: str


class Household(TypedDict):
    """A household."""

    id: str
    address: str
    district_id: str
    contact: str
    phone: str
    people: int


class WasteBin(TypedDict):
    """A dustbin."""

    id: str
    number: str
    household_id: str
    kind: WasteBinKind
    litres: int
    ordered_on: str
    status: WasteBinStatus
    placed_on: str | None
    warnings: int
    withdrawn_on: str | None


class Lorry(TypedDict):
    """A lorry."""

    id: str
    plate: str
    body: LorryBody
    capacity: int
    inspected_until: str


class Tour(TypedDict):
    """A tour."""

    id: str
    number: str
    district_id: str
    starts_at: str
    kind: TourKind
    lorry_id: str
    status: TourStatus


class Emptying(TypedDict):
    """An emptying."""

    id: str
    tour_id: str
    waste_bin_id: str
    result: EmptyingResult
    noted_at: str


class Pickup(TypedDict):
    """A pick-up."""

    id: str
    tour_id: str
    household_id: str
    goods: PickupGoods
    remark: str | None
    volume: int
    status: PickupStatus
    fee: int
    booked_at: str


class Complaint(TypedDict):
    """A complaint."""

    id: str
    tour_id: str
    waste_bin_id: str
    kind: ComplaintKind
    taken_by_id: str
    filed_on: str
    status: ComplaintStatus
    repeat_id: str | None
