"""Rows of Ostsee container rollouts."""

from typing import Literal

from typing_extensions import TypedDict

ReleaseEngineerTeam = Literal["checkout", "catalogue", "logistics", "identity", "reporting"]
NodeCell = Literal["alpha", "beta", "gamma"]
NodeStatus = Literal["ready", "cordoned", "drained"]
ServiceTeam = Literal["checkout", "catalogue", "logistics", "identity", "reporting"]
ReplicaStatus = Literal["running", "starting", "failing"]
ReleaseStatus = Literal["candidate", "live", "superseded", "bad"]
RolloutStatus = Literal["running", "finished", "stopped", "rolled_back"]
FreezeTeam = Literal["checkout", "catalogue", "logistics", "identity", "reporting"]


class ReleaseEngineer(TypedDict):
    """A release engineer."""

    id: str
    name: str
    team: ReleaseEngineerTeam


class Node(TypedDict):
    """A node."""

    id: str
    name: str
    cell: NodeCell
    memory: int
    status: NodeStatus


class Service(TypedDict):
    """A service."""

    id: str
    name: str
    team: ServiceTeam
    importance: int
    memory: int
    least: int


class Replica(TypedDict):
    """A replica."""

    id: str
    service_id: str
    node_id: str
    status: ReplicaStatus
    started_at: str


class Release(TypedDict):
    """A release."""

    id: str
    number: str
    service_id: str
    built_on: str
    tested: bool
    status: ReleaseStatus


class Rollout(TypedDict):
    """A rollout."""

    id: str
    status: RolloutStatus
    release_id: str
    release_engineer_id: str
    step: int
    step_begun_at: str


class HealthSample(TypedDict):
    """A health sample."""

    id: str
    rollout_id: str
    errors: int
    measured_at: str


class Freeze(TypedDict):
    """A freeze."""

    id: str
    team: FreezeTeam
    reason: str
    starts_at: str
    ends_at: str
