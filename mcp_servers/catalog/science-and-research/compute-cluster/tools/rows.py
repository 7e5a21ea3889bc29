"""Rows of Basalt computing centre."""

from typing import Literal

from typing_extensions import TypedDict

MemberStatus = Literal["active", "locked"]
PartitionStatus = Literal["open", "drained"]
JobStatus = Literal["queued", "running", "finished", "failed", "killed", "held", "cancelled"]
ReservationStatus = Literal["planned", "cancelled"]


class Operator(TypedDict):
    """An operator."""

    id: str
    name: str
    email: str
    grant_limit: int


class ResearchGroup(TypedDict):
    """A research group."""

    id: str
    name: str
    leader: str
    granted: int
    used: int
    valid_until: str


class Member(TypedDict):
    """A user."""

    id: str
    name: str
    email: str
    research_group_id: str
    most_jobs: int
    status: MemberStatus


class Partition(TypedDict):
    """A partition."""

    id: str
    name: str
    nodes: int
    cores: int
    longest: int
    status: PartitionStatus


class Job(TypedDict):
    """A job."""

    id: str
    number: str
    title: str
    member_id: str
    partition_id: str
    nodes: int
    length: int
    urgent: bool
    status: JobStatus
    submitted_at: str
    started_at: str | None
    ends_by: str | None


class Reservation(TypedDict):
    """A reservation."""

    id: str
    partition_id: str
    reason: str
    nodes: int
    starts_at: str
    ends_at: str
    status: ReservationStatus


class Folder(TypedDict):
    """A folder."""

    id: str
    name: str
    member_id: str
    quota: int
    used: int
    expires_on: str
    prolonged: int
