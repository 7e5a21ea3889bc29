"""Rows of Pulse Yard fitness studio."""

from typing import Literal

from typing_extensions import TypedDict

MemberStatus = Literal["active", "paused", "left"]
CoachStatus = Literal["working", "ill"]
CertificateKind = Literal["strength", "endurance", "mobility", "dance"]
SessionKind = Literal["strength", "endurance", "mobility", "dance"]
SessionRoom = Literal["hall", "studio", "cellar", "terrace"]
SessionStatus = Literal["planned", "held", "called_off"]
BookingStatus = Literal["booked", "attended", "missed", "cancelled", "listed"]


class Host(TypedDict):
    """A host."""

    id: str
    name: str
    email: str
    pardons: int


class Plan(TypedDict):
    """A plan."""

    id: str
    name: str
    price: int
    classes_a_week: int
    off_peak: bool


class Member(TypedDict):
    """A member."""

    id: str
    name: str
    number: str
    email: str
    plan_id: str
    strikes: int
    barred_until: str | None
    paid_until: str
    status: MemberStatus


class Coach(TypedDict):
    """A coach."""

    id: str
    name: str
    phone: str
    status: CoachStatus


class Session(TypedDict):
    """A class."""

    id: str
    name: str
    kind: SessionKind
    starts_at: str
    ends_at: str
    off_peak: bool
    room: SessionRoom
    places: int
    status: SessionStatus
    coach_id: str


class Booking(TypedDict):
    """A booking."""

    id: str
    session_id: str
    member_id: str
    status: BookingStatus
    booked_at: str
    remark: str | None
