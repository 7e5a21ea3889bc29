"""Rows of Thorngate drawing office."""

from typing import Literal

from typing_extensions import TypedDict

EngineerStatus = Literal["at_work", "on_leave"]
ProjectStatus = Literal["running", "on_hold", "closed"]
DrawingStatus = Literal["active", "withdrawn"]
RevisionStatus = Literal["in_work", "to_check", "checked", "approved", "superseded"]
QueryStatus = Literal["open", "answered", "closed"]
IssuePurpose = Literal["information", "tender", "construction"]
IssueStatus = Literal["sent", "confirmed", "recalled"]


class Engineer(TypedDict):
    """An engineer."""

    id: str
    name: str
    email: str
    grade: int
    status: EngineerStatus


class Project(TypedDict):
    """A project."""

    id: str
    name: str
    leader_id: str
    ends_on: str
    status: ProjectStatus


class Builder(TypedDict):
    """A builder."""

    id: str
    name: str
    contact: str
    email: str


class Drawing(TypedDict):
    """A drawing."""

    id: str
    number: str
    title: str
    project_id: str
    needed_on: str
    status: DrawingStatus


class Revision(TypedDict):
    """A revision."""

    id: str
    drawing_id: str
    number: int
    status: RevisionStatus
    author_id: str
    checker_id: str | None
    approver_id: str | None
    begun_on: str
    remark: str | None
    returned: int


class Query(TypedDict):
    """A query."""

    id: str
    number: str
    drawing_id: str
    builder_id: str
    question: str
    standstill: bool
    asked_on: str
    answer_by: str
    status: QueryStatus
    engineer_id: str | None
    changes: bool


class Issue(TypedDict):
    """An issue."""

    id: str
    revision_id: str
    builder_id: str
    issued_on: str
    purpose: IssuePurpose
    status: IssueStatus
