"""Rows of Kaleidophon podcast spots."""

from typing import Literal

from typing_extensions import TypedDict

EpisodeStatus = Literal["planned", "recorded", "aired", "dropped"]
SponsorBranch = Literal["banking", "food", "travel", "software", "books", "furniture", "fashion"]
SponsorStatus = Literal["welcome", "barred"]
CampaignStatus = Literal["draft", "running", "ended"]
BookingPosition = Literal["opening", "middle", "closing"]
BookingKind = Literal["paid", "replacement"]
BookingStatus = Literal["booked", "aired", "cancelled"]
BookingScript = Literal["missing", "submitted", "approved", "returned"]


class Producer(TypedDict):
    """A producer."""

    id: str
    name: str
    email: str


class Show(TypedDict):
    """A show."""

    id: str
    name: str
    producer_id: str
    rate: int
    usual: int


class Episode(TypedDict):
    """An episode."""

    id: str
    title: str
    show_id: str
    airs_on: str
    expected: int
    status: EpisodeStatus
    downloads: int | None


class Sponsor(TypedDict):
    """A sponsor."""

    id: str
    branch: SponsorBranch
    name: str
    phone: str
    status: SponsorStatus


class Campaign(TypedDict):
    """A campaign."""

    id: str
    sponsor_id: str
    name: str
    starts_on: str
    ends_on: str
    budget: int
    status: CampaignStatus


class Booking(TypedDict):
    """A spot."""

    id: str
    campaign_id: str
    episode_id: str
    position: BookingPosition
    length: int
    replaces_id: str | None
    kind: BookingKind
    price: int
    status: BookingStatus
    script: BookingScript
    remark: str | None
