"""Rows of Blogs."""

from typing import Literal

from typing_extensions import TypedDict

BlogLanguage = Literal["en", "de", "fr", "pt"]
BlogStatus = Literal["live", "deleted"]
PostReaderComments = Literal["allow", "dont_allow_show_existing", "dont_allow_hide_existing"]
PostStatus = Literal["draft", "scheduled", "live", "soft_trashed"]
StaticPageStatus = Literal["draft", "live", "soft_trashed"]
CommentStatus = Literal["pending", "live", "emptied", "spam"]


class Author(TypedDict):
    """An author."""

    id: str
    display_name: str
    joined_at: str


class Blog(TypedDict):
    """A blog."""

    id: str
    name: str
    description: str | None
    owner_id: str
    language: BlogLanguage
    status: BlogStatus
    published_at: str


class Post(TypedDict):
    """A post."""

    id: str
    blog_id: str
    author_id: str
    title: str
    content: str | None
    reader_comments: PostReaderComments
    status: PostStatus
    published_at: str | None
    updated_at: str


class StaticPage(TypedDict):
    """A page."""

    id: str
    blog_id: str
    title: str
    content: str | None
    status: StaticPageStatus
    updated_at: str


class Comment(TypedDict):
    """A comment."""

    id: str
    post_id: str
    in_reply_to_id: str | None
    reader: str
    content: str | None
    status: CommentStatus
    published_at: str
