"""Rows of Marlow housing register."""

from typing import Literal

from typing_extensions import TypedDict

ApplicantStatus = Literal["waiting", "offered", "housed", "suspended", "removed"]
HomeStatus = Literal["in_repair", "free", "on_offer", "let"]
OfferStatus = Literal["open", "accepted", "refused", "lapsed"]
AppealGround = Literal["health", "overcrowding", "violence", "notice_to_quit"]
AppealStatus = Literal["pending", "upheld", "dismissed"]


class Officer(TypedDict):
    """An officer."""

    id: str
    name: str
    email: str
    points_limit: int


class District(TypedDict):
    """A district."""

    id: str
    name: str
    longest_commute: int


class Applicant(TypedDict):
    """An applicant."""

    id: str
    name: str
    number: str
    district_id: str
    bedrooms: int
    wheelchair: bool
    points: int
    arrears: int
    applied_on: str
    renewed_on: str
    status: ApplicantStatus


class Home(TypedDict):
    """A home."""

    id: str
    reference: str
    address: str
    district_id: str
    bedrooms: int
    wheelchair: bool
    rent: int
    status: HomeStatus
    free_since: str | None


class Offer(TypedDict):
    """An offer."""

    id: str
    number: str
    status: OfferStatus
    applicant_id: str
    home_id: str
    officer_id: str
    made_on: str


class Appeal(TypedDict):
    """An appeal."""

    id: str
    applicant_id: str
    ground: AppealGround
    evidence: bool
    lodged_on: str
    status: AppealStatus
