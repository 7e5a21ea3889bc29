"""Rows of Shared files."""

from typing import Literal

from typing_extensions import TypedDict

FileKindOfFile = Literal["document", "spreadsheet", "presentation", "folder"]
PermissionRole = Literal["reader", "commenter", "writer"]
ReplyAction = Literal["resolve", "reopen"]
ApprovalStatus = Literal["in_progress", "approved", "declined", "cancelled"]
ReviewerResponseResponse = Literal["no_response", "approved", "declined"]
AccessProposalRole = Literal["reader", "commenter", "writer"]


class File(TypedDict):
    """A file."""

    id: str
    kind_of_file: FileKindOfFile
    name: str
    folder_id: str | None
    owner_id: str
    description: str | None
    starred: bool
    trashed: bool
    copy_requires_writer: bool
    modified_at: str


class User(TypedDict):
    """A person."""

    id: str
    display_name: str
    email_address: str
    me: bool


class Permission(TypedDict):
    """A permission."""

    id: str
    file_id: str
    user_id: str
    role: PermissionRole
    expires_at: str | None


class Comment(TypedDict):
    """A comment."""

    id: str
    file_id: str
    author_id: str
    content: str
    resolved: bool
    created_at: str


class Reply(TypedDict):
    """A reply."""

    id: str
    comment_id: str
    author_id: str
    content: str | None
    action: ReplyAction | None
    created_at: str


class Approval(TypedDict):
    """An approval."""

    id: str
    file_id: str
    initiator_id: str
    status: ApprovalStatus
    due_at: str | None
    created_at: str
    completed_at: str | None


class ReviewerResponse(TypedDict):
    """A review."""

    id: str
    approval_id: str
    reviewer_id: str
    response: ReviewerResponseResponse


class AccessProposal(TypedDict):
    """A request for access."""

    id: str
    file_id: str
    requester_id: str
    role: AccessProposalRole
    message: str | None
    created_at: str
