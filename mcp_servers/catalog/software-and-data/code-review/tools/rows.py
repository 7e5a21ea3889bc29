"""Rows of Lantern Labs code review."""

from typing import Literal

from typing_extensions import TypedDict

DeveloperSeniority = Literal["junior", "senior", "principal"]
DeveloperStatus = Literal["present", "away"]
PullRequestStatus = Literal["draft", "open", "merged", "closed"]
PullRequestChecks = Literal["pending", "passed", "failed"]
ReviewStatus = Literal["asked", "approved", "outdated", "objected", "declined"]
FreezeStatus = Literal["announced", "lifted"]


class Developer(TypedDict):
    """A developer."""

    id: str
    name: str
    username: str
    seniority: DeveloperSeniority
    review_limit: int
    status: DeveloperStatus


class Repository(TypedDict):
    """A repository."""

    id: str
    name: str
    approvals: int
    language: str


class Area(TypedDict):
    """An area."""

    id: str
    repository_id: str
    name: str
    owner_id: str
    guarded: bool


class PullRequest(TypedDict):
    """A pull request."""

    id: str
    number: str
    title: str
    area_id: str
    author_id: str
    size: int
    status: PullRequestStatus
    pushed_at: str
    checks: PullRequestChecks
    builds_on_id: str | None
    merged_on: str | None


class Review(TypedDict):
    """A review."""

    id: str
    pull_request_id: str
    reviewer_id: str
    status: ReviewStatus
    asked_at: str


class Freeze(TypedDict):
    """A freeze."""

    id: str
    repository_id: str
    reason: str
    starts_at: str
    ends_at: str
    status: FreezeStatus
