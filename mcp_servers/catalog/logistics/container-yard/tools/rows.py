"""Rows of Quadrant container depot."""

from typing import Literal

from typing_extensions import TypedDict

LineStatus = Literal["served", "blocked"]
ContainerKind = Literal["dry", "high_cube", "reefer", "tank"]
ContainerStatus = Literal["expected", "in_yard", "gone", "in_repair"]
ReleaseStatus = Literal["open", "withdrawn", "used"]
SlotStatus = Literal["booked", "used", "missed", "cancelled"]
SlotPurpose = Literal["delivery", "pick_up"]
DefectStatus = Literal["open", "estimated", "repaired", "refused"]


class Line(TypedDict):
    """A shipping line."""

    id: str
    name: str
    email: str
    day_rate: int
    debt: int
    status: LineStatus


class Stack(TypedDict):
    """A stack."""

    id: str
    code: str
    length: int
    highest: int
    loaded: bool
    sockets: bool


class Container(TypedDict):
    """A container."""

    id: str
    number: str
    line_id: str
    kind: ContainerKind
    length: int
    loaded: bool
    weight: int
    status: ContainerStatus
    stack_id: str | None
    sound: bool
    came_on: str | None


class Release(TypedDict):
    """A release."""

    id: str
    number: str
    status: ReleaseStatus
    container_id: str
    haulier: str
    valid_until: str


class Slot(TypedDict):
    """A gate slot."""

    id: str
    number: str
    status: SlotStatus
    haulier: str
    starts_at: str
    purpose: SlotPurpose
    release_id: str | None
    container_id: str


class Defect(TypedDict):
    """A damage report."""

    id: str
    status: DefectStatus
    container_id: str
    remark: str
    cost: int
    reported_on: str
