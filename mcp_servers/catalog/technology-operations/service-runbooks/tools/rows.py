"""Rows of Night desk runbooks."""

from typing import Literal

from typing_extensions import TypedDict

EngineerGrade = Literal["junior", "senior", "lead"]
EngineerStatus = Literal["on_desk", "away"]
ServiceTier = Literal["critical", "important", "minor"]
ServiceStatus = Literal["running", "degraded", "retired"]
RunbookStatus = Literal["draft", "valid", "withdrawn"]
FreezeStatus = Literal["planned", "lifted"]
ChangeStatus = Literal["asked", "approved", "running", "done", "failed", "refused", "cancelled"]
DrillStatus = Literal["planned", "passed", "failed", "dropped"]


class Engineer(TypedDict):
    """An engineer."""

    id: str
    name: str
    email: str
    grade: EngineerGrade
    status: EngineerStatus


class Service(TypedDict):
    """A service."""

    id: str
    name: str
    owner_id: str
    tier: ServiceTier
    status: ServiceStatus
    release: int


class Runbook(TypedDict):
    """A runbook."""

    id: str
    system: str
    title: str
    service_id: str
    author_id: str
    status: RunbookStatus
    drilled_on: str | None


class Freeze(TypedDict):
    """A freeze."""

    id: str
    service_id: str
    status: FreezeStatus
    starts_on: str
    ends_on: str


class Change(TypedDict):
    """A change."""

    id: str
    number: str
    subject: str
    service_id: str
    runbook_id: str | None
    asker_id: str
    status: ChangeStatus
    mends_outage: bool
    starts_at: str
    ends_at: str


class Approval(TypedDict):
    """An approval."""

    id: str
    change_id: str
    engineer_id: str
    given_at: str


class Drill(TypedDict):
    """A drill."""

    id: str
    number: str
    runbook_id: str
    leader_id: str
    status: DrillStatus
    held_on: str
