"""Rows of Halden data access desk."""

from typing import Literal

from typing_extensions import TypedDict

DatasetSensitivity = Literal["open", "internal", "personal", "secret"]
DatasetStatus = Literal["offered", "frozen"]
AnalystPosition = Literal["employee", "contractor", "student"]
AnalystStatus = Literal["active", "gone"]
RequestAccess = Literal["masked", "full"]
RequestStatus = Literal["submitted", "approved", "refused", "withdrawn"]
GrantAccess = Literal["masked", "full"]
GrantStatus = Literal["active", "revoked"]
BreachStatus = Literal["open", "closed"]


class Steward(TypedDict):
    """A steward."""

    id: str
    name: str
    email: str


class Dataset(TypedDict):
    """A data set."""

    id: str
    sensitivity: DatasetSensitivity
    name: str
    steward_id: str
    longest: int
    most_readers: int
    status: DatasetStatus


class Project(TypedDict):
    """A project."""

    id: str
    name: str
    leader: str
    ends_on: str


class Analyst(TypedDict):
    """An analyst."""

    id: str
    name: str
    email: str
    position: AnalystPosition
    trained_until: str
    contract_until: str | None
    status: AnalystStatus


class Request(TypedDict):
    """A request."""

    id: str
    analyst_id: str
    dataset_id: str
    project_id: str
    access: RequestAccess
    length: int
    purpose: str
    status: RequestStatus
    checked: bool
    answer: str | None
    submitted_at: str


class Grant(TypedDict):
    """A grant."""

    id: str
    analyst_id: str
    dataset_id: str
    project_id: str
    access: GrantAccess
    status: GrantStatus
    starts_on: str
    ends_on: str
    used_on: str | None
    confirmed_on: str


class Breach(TypedDict):
    """A breach."""

    id: str
    grant_id: str
    remark: str
    found_on: str
    status: BreachStatus
