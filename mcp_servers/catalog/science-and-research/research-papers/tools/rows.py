"""Rows of River group papers."""

from typing import Literal

from typing_extensions import TypedDict

MemberRole = Literal["student", "postdoc", "professor"]
MemberStatus = Literal["present", "abroad"]
ManuscriptStatus = Literal["draft", "ready", "submitted", "accepted", "rejected"]
ReviewStatus = Literal["asked", "positive", "negative", "declined"]
ReadingStatus = Literal["planned", "held", "dropped"]


class Member(TypedDict):
    """A member."""

    id: str
    name: str
    email: str
    role: MemberRole
    status: MemberStatus


class Venue(TypedDict):
    """A venue."""

    id: str
    name: str
    most_lines: int
    deadline: str


class Manuscript(TypedDict):
    """A manuscript."""

    id: str
    number: str
    water_body: str
    quantity: str
    title: str
    lead_id: str
    status: ManuscriptStatus
    venue_id: str | None
    started_on: str
    submitted_on: str | None


class Authorship(TypedDict):
    """An authorship."""

    id: str
    manuscript_id: str
    member_id: str
    agreed: bool


class Review(TypedDict):
    """A review."""

    id: str
    manuscript_id: str
    reviewer_id: str
    status: ReviewStatus
    due_on: str


class Reading(TypedDict):
    """A reading."""

    id: str
    manuscript_id: str
    speaker_id: str
    held_on: str
    status: ReadingStatus
