"""Rows of Playground workshop wiki."""

from typing import Literal

from typing_extensions import TypedDict

AuthorRole = Literal["reader", "writer", "keeper"]
AuthorStatus = Literal["active", "left"]
ArticleStatus = Literal["draft", "in_review", "published", "archived"]
CommentStatus = Literal["open", "settled", "refused"]
ReviewStatus = Literal["asked", "passed", "failed"]


class Author(TypedDict):
    """An author."""

    id: str
    name: str
    email: str
    role: AuthorRole
    status: AuthorStatus


class Space(TypedDict):
    """A space."""

    id: str
    name: str
    guarded: bool
    most_articles: int


class Article(TypedDict):
    """An article."""

    id: str
    title: str
    space_id: str
    parent_id: str | None
    author_id: str
    status: ArticleStatus
    locked_by_id: str | None
    locked_at: str | None
    review_due: str


class Revision(TypedDict):
    """A revision."""

    id: str
    article_id: str
    author_id: str
    summary: str
    kept_at: str


class Comment(TypedDict):
    """A comment."""

    id: str
    article_id: str
    author_id: str
    remark: str
    status: CommentStatus
    made_on: str


class Review(TypedDict):
    """A review."""

    id: str
    article_id: str
    reviewer_id: str
    status: ReviewStatus
    due_on: str
