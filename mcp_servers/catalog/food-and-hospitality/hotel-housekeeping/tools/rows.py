"""Rows of Grand Meridian housekeeping."""

from typing import Literal

from typing_extensions import TypedDict

RoomState = Literal["dirty", "clean", "released", "blocked"]
AttendantStatus = Literal["on_duty", "off_duty"]
TaskStatus = Literal["open", "assigned", "begun", "done", "passed", "dropped"]
TaskKind = Literal["departure", "stay_over", "deep_clean"]
DefectStatus = Literal["reported", "in_hand", "mended"]
LinenMoveKind = Literal["taken", "delivered", "sorted_out"]


class Floor(TypedDict):
    """A floor."""

    id: str
    name: str
    linen_sets: int
    full_stock: int


class Room(TypedDict):
    """A room."""

    id: str
    number: str
    floor_id: str
    beds: int
    state: RoomState
    guest_inside: bool
    do_not_disturb: bool
    early_arrival: bool


class Attendant(TypedDict):
    """An attendant."""

    id: str
    name: str
    floor_id: str
    most_points: int
    status: AttendantStatus


class Task(TypedDict):
    """A cleaning task."""

    id: str
    status: TaskStatus
    room_id: str
    kind: TaskKind
    points: int
    attendant_id: str | None
    due_at: str
    begun_at: str | None
    failures: int


class Defect(TypedDict):
    """A defect."""

    id: str
    room_id: str
    text: str
    blocking: bool
    status: DefectStatus
    reported_at: str
