"""Rows of Nordkai address plan."""

from typing import Literal

from typing_extensions import TypedDict

SubnetPurpose = Literal["office", "guest", "voice", "printing", "cameras", "servers", "laboratory"]
SubnetStatus = Literal["planned", "live", "retired", "dropped"]
HostStatus = Literal["reserved", "assigned", "resting"]
EnlargementStatus = Literal["asked", "approved", "refused"]
ConflictStatus = Literal["open", "resolved"]


class Site(TypedDict):
    """A site."""

    id: str
    name: str
    town: str
    most_subnets: int


class Subnet(TypedDict):
    """A subnet."""

    id: str
    purpose: SubnetPurpose
    name: str
    site_id: str
    vlan: int
    size: int
    status: SubnetStatus


class Host(TypedDict):
    """A host."""

    id: str
    name: str
    subnet_id: str
    position: int
    status: HostStatus
    valid_until: str
    given_up_on: str | None
    planner_id: str


class Enlargement(TypedDict):
    """An enlargement."""

    id: str
    subnet_id: str
    planner_id: str
    wanted: int
    reason: str
    asked_on: str
    status: EnlargementStatus


class Conflict(TypedDict):
    """A conflict."""

    id: str
    host_id: str
    remark: str
    seen_at: str
    status: ConflictStatus
