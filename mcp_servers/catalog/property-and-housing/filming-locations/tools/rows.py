"""Rows of Film office locations."""

from typing import Literal

from typing_extensions import TypedDict

LocationStatus = Literal["open", "closed"]
RecceStatus = Literal["planned", "done", "cancelled"]
PermitStatus = Literal["asked", "signed", "filming", "finished", "refused", "revoked", "withdrawn"]
PermitEffects = Literal["no_effects", "drone", "explosion"]
ComplaintStatus = Literal["open", "answered", "upheld"]


class Officer(TypedDict):
    """An officer."""

    id: str
    name: str
    email: str
    fee_limit: int


class Location(TypedDict):
    """A location."""

    id: str
    name: str
    address: str
    daily_fee: int
    most_crew: int
    listed: bool
    neighbours: int
    status: LocationStatus


class Production(TypedDict):
    """A production."""

    id: str
    title: str
    company: str
    manager: str
    crew: int
    insured_for: int
    insured_until: str


class Recce(TypedDict):
    """A recce."""

    id: str
    production_id: str
    location_id: str
    status: RecceStatus
    visits_at: str


class Permit(TypedDict):
    """A permit."""

    id: str
    number: str
    status: PermitStatus
    production_id: str
    location_id: str
    first_day: str
    last_day: str
    from_hour: int
    to_hour: int
    effects: PermitEffects
    notice_on: str | None
    fee: int
    deposit: int


class Complaint(TypedDict):
    """A complaint."""

    id: str
    permit_id: str
    neighbour: str
    remark: str
    raised_on: str
    status: ComplaintStatus
