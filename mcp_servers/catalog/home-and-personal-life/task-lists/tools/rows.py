"""Rows of Task lists."""

from typing import Literal

from typing_extensions import TypedDict

TaskStatus = Literal["needs_action", "completed"]
TaskLinkLinkType = Literal["email", "generic", "chat_message", "keep_note"]
TaskAssignmentSurfaceType = Literal["document", "space"]


class Person(TypedDict):
    """A person."""

    id: str
    name: str
    email: str


class TaskList(TypedDict):
    """A task list."""

    id: str
    title: str
    updated_at: str


class Task(TypedDict):
    """A task."""

    id: str
    task_list_id: str
    title: str
    notes: str | None
    parent_id: str | None
    due_on: str | None
    status: TaskStatus
    completed_at: str | None
    hidden: bool
    updated_at: str


class TaskLink(TypedDict):
    """A task link."""

    id: str
    task_id: str
    link_type: TaskLinkLinkType
    description: str | None
    link: str


class TaskAssignment(TypedDict):
    """A task assignment."""

    id: str
    task_id: str
    surface_type: TaskAssignmentSurfaceType
    source: str
    assigned_by_id: str
