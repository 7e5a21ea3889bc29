"""Rows of Sundhavn domains and certificates."""

from typing import Literal

from typing_extensions import TypedDict

DomainStatus = Literal["active", "given_up"]
HostEnvironment = Literal["live", "test"]
HostStatus = Literal["running", "retired"]
CertificateStatus = Literal["requested", "validated", "issued", "revoked", "replaced", "dropped"]
CertificateMethod = Literal["name_record", "email", "file"]
DeploymentStatus = Literal["planned", "live", "removed", "cancelled"]
WindowStatus = Literal["announced", "called_off"]


class Team(TypedDict):
    """A team."""

    id: str
    name: str
    desk: str


class Authority(TypedDict):
    """A certificate authority."""

    id: str
    name: str
    price: int
    longest: int
    quota: int


class Domain(TypedDict):
    """A domain."""

    id: str
    name: str
    team_id: str
    fee: int
    expires_on: str
    locked: bool
    status: DomainStatus


class Host(TypedDict):
    """A host."""

    id: str
    name: str
    domain_id: str
    environment: HostEnvironment
    status: HostStatus


class Certificate(TypedDict):
    """A certificate."""

    id: str
    number: str
    domain_id: str
    authority_id: str
    wildcard: bool
    status: CertificateStatus
    requested_on: str
    method: CertificateMethod | None
    valid_from: str | None
    valid_until: str | None


class Deployment(TypedDict):
    """A deployment."""

    id: str
    host_id: str
    certificate_id: str
    status: DeploymentStatus
    planned_on: str


class Window(TypedDict):
    """A maintenance window."""

    id: str
    team_id: str
    work: str
    starts_at: str
    ends_at: str
    status: WindowStatus
