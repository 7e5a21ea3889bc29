"""Rows of Larchfield House rota."""

from typing import Literal

from typing_extensions import TypedDict

EmployeeGrade = Literal["nurse", "senior_carer", "carer"]
EmployeeStatus = Literal["active", "suspended"]
AbsenceReason = Literal["sickness", "injury", "family_emergency"]
WorkShiftStatus = Literal["open", "filled", "worked", "missed", "covered", "cancelled"]
SwapStatus = Literal["proposed", "approved", "refused"]


class Ward(TypedDict):
    """A ward."""

    id: str
    name: str
    floor: int
    posts: int
    agency_budget: int


class Skill(TypedDict):
    """A skill."""

    id: str
    name: str
    valid_days: int
    nurses_only: bool


class Employee(TypedDict):
    """An employee."""

    id: str
    name: str
    email: str
    phone: str
    ward_id: str
    grade: EmployeeGrade
    contract_hours: int
    worked_hours: int
    status: EmployeeStatus


class Certificate(TypedDict):
    """A certificate."""

    id: str
    employee_id: str
    skill_id: str
    passed_on: str
    valid_until: str


class Absence(TypedDict):
    """An absence."""

    id: str
    employee_id: str
    reason: AbsenceReason
    certified: bool
    starts_on: str
    ends_on: str
    remark: str | None


class WorkShift(TypedDict):
    """A shift."""

    id: str
    ward_id: str
    skill_id: str
    length: int
    starts_at: str
    ends_at: str
    status: WorkShiftStatus
    employee_id: str | None


class Swap(TypedDict):
    """A swap."""

    id: str
    status: SwapStatus
    work_shift_id: str
    offered_by_id: str
    replacement_id: str
    proposed_at: str


class Agency(TypedDict):
    """An agency."""

    id: str
    name: str
    phone: str
    hourly_rate: int
    shortest: int
