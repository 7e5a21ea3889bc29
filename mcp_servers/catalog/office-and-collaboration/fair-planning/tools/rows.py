"""Rows of Trade fair planning of a pump maker."""

from typing import Literal

from typing_extensions import TypedDict

FairStatus = Literal["planned", "ready", "over", "given_up"]
TaskStatus = Literal["open", "in_work", "done", "dropped"]
QuoteStatus = Literal["received", "accepted", "paid", "rejected", "cancelled"]


class Coordinator(TypedDict):
    """A coordinator."""

    id: str
    name: str
    email: str
    order_limit: int


class Fair(TypedDict):
    """A fair."""

    id: str
    name: str
    town: str
    opens_on: str
    closes_on: str
    stand_area: int
    status: FairStatus


class Colleague(TypedDict):
    """A colleague."""

    id: str
    name: str
    email: str
    job: str
    away_until: str | None


class Task(TypedDict):
    """A task."""

    id: str
    fair_id: str
    title: str
    critical: bool
    effort: int
    status: TaskStatus
    colleague_id: str | None
    due_on: str
    finished_on: str | None


class Dependency(TypedDict):
    """A dependency."""

    id: str
    task_id: str
    needed_id: str


class BudgetLine(TypedDict):
    """A budget line."""

    id: str
    fair_id: str
    name: str
    amount: int


class Quote(TypedDict):
    """A quote."""

    id: str
    budget_line_id: str
    supplier: str
    amount: int
    received_on: str
    valid_until: str
    status: QuoteStatus
