"""Rows of Kestrel works training centre."""

from typing import Literal

from typing_extensions import TypedDict

TrainerStatus = Literal["active", "away"]
ApprenticeStatus = Literal["learning", "passed", "left"]
RotationStatus = Literal["planned", "running", "finished", "cancelled", "broken_off"]
RecordBookStatus = Literal["handed_in", "signed", "returned"]
ExamKind = Literal["interim", "final"]
ExamStatus = Literal["registered", "passed", "failed", "withdrawn"]


class Department(TypedDict):
    """A department."""

    id: str
    name: str
    places: int
    dangerous: bool


class Trainer(TypedDict):
    """A trainer."""

    id: str
    name: str
    department_id: str
    licence_until: str
    status: TrainerStatus


class Apprentice(TypedDict):
    """An apprentice."""

    id: str
    code: str
    name: str
    trade: str
    born_on: str
    started_on: str
    status: ApprenticeStatus


class Rotation(TypedDict):
    """A rotation."""

    id: str
    apprentice_id: str
    status: RotationStatus
    department_id: str
    trainer_id: str
    starts_on: str
    ends_on: str
    marks: int | None
    remark: str | None


class RecordBook(TypedDict):
    """A record book."""

    id: str
    apprentice_id: str
    week_of: str
    pages: int
    status: RecordBookStatus


class Exam(TypedDict):
    """An exam."""

    id: str
    apprentice_id: str
    kind: ExamKind
    held_on: str
    marks: int | None
    status: ExamStatus
