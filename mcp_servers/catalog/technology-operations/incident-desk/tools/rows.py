"""Rows of Kaskadi operations desk."""

from typing import Literal

from typing_extensions import TypedDict

ServiceTier = Literal["vital", "important", "ordinary"]
DutyKind = Literal["primary", "backup"]
IncidentSeverity = Literal["critical", "major", "minor"]
IncidentStatus = Literal["reported", "acknowledged", "resolved", "closed", "reopened", "merged"]
ChangeRisk = Literal["low_risk", "medium_risk", "high_risk"]
ChangeStatus = Literal["proposed", "approved", "running", "done", "rolled_back", "refused"]
FreezeTier = Literal["vital", "important", "ordinary"]
ActionStatus = Literal["open", "done", "dropped"]


class Team(TypedDict):
    """A team."""

    id: str
    name: str
    desk: str


class Engineer(TypedDict):
    """An engineer."""

    id: str
    name: str
    email: str
    phone: str
    team_id: str
    level: int


class Service(TypedDict):
    """A service."""

    id: str
    name: str
    team_id: str
    tier: ServiceTier
    allowance: int


class Duty(TypedDict):
    """An on-call duty."""

    id: str
    team_id: str
    kind: DutyKind
    starts_at: str
    ends_at: str
    engineer_id: str


class Incident(TypedDict):
    """An incident."""

    id: str
    number: str
    title: str
    service_id: str
    severity: IncidentSeverity
    opened_at: str
    answer_by: str
    status: IncidentStatus
    leader_id: str | None
    resolved_at: str | None
    downtime: int
    resolution: str | None
    merged_into_id: str | None


class Change(TypedDict):
    """A change."""

    id: str
    number: str
    title: str
    service_id: str
    author_id: str
    risk: ChangeRisk
    starts_at: str
    length: int
    ends_at: str
    status: ChangeStatus
    approved_by_id: str | None


class Freeze(TypedDict):
    """A change freeze."""

    id: str
    name: str
    tier: FreezeTier
    starts_at: str
    ends_at: str


class Action(TypedDict):
    """A follow-up action."""

    id: str
    incident_id: str
    title: str
    owner_id: str
    due_on: str
    status: ActionStatus
