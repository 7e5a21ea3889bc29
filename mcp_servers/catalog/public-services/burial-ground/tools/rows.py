"""Rows of Elmrise burial ground."""

from typing import Literal

from typing_extensions import TypedDict

GraveStatus = Literal["free", "leased", "closed"]
BurialKind = Literal["coffin", "urn"]
BurialStatus = Literal["arranged", "held", "cancelled"]
MemorialStatus = Literal["applied", "approved", "standing", "unsafe", "refused", "removed"]


class Section(TypedDict):
    """A section."""

    id: str
    name: str
    yearly_fee: int
    highest_stone: int
    coffins: bool


class Holder(TypedDict):
    """A leaseholder."""

    id: str
    name: str
    phone: str
    email: str
    owed: int


class Grave(TypedDict):
    """A grave."""

    id: str
    number: str
    section_id: str
    coffin_places: int
    urn_places: int
    status: GraveStatus
    holder_id: str | None
    leased_until: str | None


class Burial(TypedDict):
    """A burial."""

    id: str
    number: str
    grave_id: str
    deceased: str
    kind: BurialKind
    starts_at: str
    status: BurialStatus
    rests_until: str


class Memorial(TypedDict):
    """A memorial."""

    id: str
    number: str
    grave_id: str
    description: str
    height: int
    status: MemorialStatus
    applied_on: str
    inspected_on: str | None
