"""Rows of Costa Norte leave desk."""

from typing import Literal

from typing_extensions import TypedDict

EmployeeStatus = Literal["active", "on_notice"]
BlockedPeriodStatus = Literal["announced", "lifted"]
RequestStatus = Literal["submitted", "approved", "declined", "withdrawn"]
BonusCause = Literal["long_service", "weekend_work", "suggestion_prize"]
SickNoteIssuer = Literal["self", "doctor", "hospital"]


class Team(TypedDict):
    """A team."""

    id: str
    name: str
    lead: str
    most_away: int


class LeaveType(TypedDict):
    """A leave type."""

    id: str
    name: str
    limited: bool
    notice: int
    longest: int


class Employee(TypedDict):
    """An employee."""

    id: str
    name: str
    email: str
    team_id: str
    joined_on: str
    probation_until: str
    last_day: str | None
    status: EmployeeStatus


class Allowance(TypedDict):
    """An allowance."""

    id: str
    employee_id: str
    leave_type_id: str
    entitled: int
    carried_over: int


class BlockedPeriod(TypedDict):
    """A blocked period."""

    id: str
    name: str
    team_id: str
    starts_on: str
    ends_on: str
    status: BlockedPeriodStatus


class Request(TypedDict):
    """A request."""

    id: str
    employee_id: str
    leave_type_id: str
    starts_on: str
    duration: int
    ends_on: str
    deputy_id: str | None
    remark: str | None
    status: RequestStatus
    answer: str | None
    submitted_at: str


class Bonus(TypedDict):
    """A bonus."""

    id: str
    allowance_id: str
    amount: int
    cause: BonusCause
    granted_on: str


class SickNote(TypedDict):
    """A sick note."""

    id: str
    employee_id: str
    issuer: SickNoteIssuer
    starts_on: str
    ends_on: str
    remark: str | None
