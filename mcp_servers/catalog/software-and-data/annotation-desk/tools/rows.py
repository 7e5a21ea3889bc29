"""Rows of Markstein annotation desk."""

from typing import Literal

from typing_extensions import TypedDict

AnnotatorStatus = Literal["active", "suspended"]
ProjectKind = Literal["boxes", "classes", "outlines", "transcripts", "medical"]
ProjectStatus = Literal["open", "closed", "paused"]
QualificationKind = Literal["boxes", "classes", "outlines", "transcripts", "medical"]
ItemStatus = Literal["waiting", "labelled", "agreed", "disputed", "discarded"]
ItemLabelStatus = Literal["in_hand", "given", "accepted", "rejected", "returned"]


class Lead(TypedDict):
    """A lead."""

    id: str
    name: str
    email: str


class Annotator(TypedDict):
    """An annotator."""

    id: str
    name: str
    email: str
    status: AnnotatorStatus
    earned: int


class Project(TypedDict):
    """A project."""

    id: str
    name: str
    kind: ProjectKind
    lead_id: str
    pay: int
    ends_on: str
    status: ProjectStatus


class Qualification(TypedDict):
    """A qualification."""

    id: str
    annotator_id: str
    kind: QualificationKind
    points: int
    valid_until: str


class Item(TypedDict):
    """An item."""

    id: str
    number: str
    project_id: str
    hard: bool
    status: ItemStatus


class ItemLabel(TypedDict):
    """A label."""

    id: str
    item_id: str
    status: ItemLabelStatus
    annotator_id: str
    verdict: str | None
    taken_at: str
