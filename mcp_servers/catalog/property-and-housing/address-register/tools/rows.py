"""Rows of Town address register."""

from typing import Literal

from typing_extensions import TypedDict

StreetStatus = Literal["proposed", "published", "official", "retired", "dropped"]
BuildingUse = Literal["dwelling", "shop", "office", "workshop", "school"]
BuildingStatus = Literal["permitted", "under_construction", "finished", "demolished"]
AddressStatus = Literal["provisional", "official", "retired"]
CaseKind = Literal["numbering", "suffix", "street_name", "retirement"]
CaseStatus = Literal["received", "in_advice", "decided", "rejected"]
ObjectionGround = Literal["sounds_alike", "offends", "too_long", "historical"]
ObjectionStatus = Literal["open", "heard", "upheld", "dismissed", "withdrawn"]
SignStatus = Literal["ordered", "made", "hung"]


class Street(TypedDict):
    """A street."""

    id: str
    name: str
    district: str
    highest_number: int
    one_sided: bool
    status: StreetStatus
    published_on: str | None


class Building(TypedDict):
    """A building."""

    id: str
    code: str
    use: BuildingUse
    doors: int
    status: BuildingStatus
    finished_on: str | None


class Address(TypedDict):
    """An address."""

    id: str
    street_id: str
    number: int
    suffix: str
    status: AddressStatus
    building_id: str
    services_told: bool
    since: str


class Case(TypedDict):
    """An address case."""

    id: str
    number: str
    kind: CaseKind
    status: CaseStatus
    applicant: str
    street_id: str
    building_id: str | None
    received_on: str
    decide_by: str
    lengthened: bool
    registrar_id: str | None


class Objection(TypedDict):
    """An objection."""

    id: str
    street_id: str
    objector: str
    ground: ObjectionGround
    raised_on: str
    status: ObjectionStatus


class Sign(TypedDict):
    """A sign."""

    id: str
    address_id: str
    ordered_on: str
    status: SignStatus
