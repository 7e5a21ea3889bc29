"""Rows of Chamber apprenticeship register."""

from typing import Literal

from typing_extensions import TypedDict

ApprenticeStatus = Literal["training", "passed", "ended", "failed"]
SkillField = Literal["installation", "machines", "safety", "planning"]
SkillLevel = Literal["basic", "advanced"]
WeeklyReportStatus = Literal["handed_in", "approved", "returned"]
SignOffStatus = Literal["learning", "signed_off"]
ExamStatus = Literal["applied", "admitted", "passed", "failed", "refused", "withdrawn"]


class Firm(TypedDict):
    """A firm."""

    id: str
    name: str
    town: str
    places: int
    licence_until: str


class Trainer(TypedDict):
    """A trainer."""

    id: str
    name: str
    firm_id: str
    certified_until: str


class Apprentice(TypedDict):
    """An apprentice."""

    id: str
    name: str
    contract: str
    trainer_id: str
    occupation: str
    started_on: str
    status: ApprenticeStatus


class Skill(TypedDict):
    """A skill."""

    id: str
    name: str
    field: SkillField
    level: SkillLevel
    hours: int


class WeeklyReport(TypedDict):
    """A weekly report."""

    id: str
    apprentice_id: str
    week: int
    status: WeeklyReportStatus
    handed_in_on: str
    text: str
    hours: int


class SignOff(TypedDict):
    """A skill record."""

    id: str
    apprentice_id: str
    skill_id: str
    hours: int
    status: SignOffStatus


class Exam(TypedDict):
    """An exam."""

    id: str
    status: ExamStatus
    apprentice_id: str
    held_on: str
    points: int | None
