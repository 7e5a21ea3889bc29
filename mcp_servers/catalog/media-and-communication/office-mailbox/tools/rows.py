"""Rows of Harbour Street mailbox."""

from typing import Literal

from typing_extensions import TypedDict

CorrespondentKind = Literal["resident", "contractor", "authority"]
CorrespondentStatus = Literal["welcome", "blocked"]
ConversationStatus = Literal["new", "in_hand", "closed"]
MailDirection = Literal["received", "written"]
MailStatus = Literal["arrived", "answered", "draft", "approved", "sent"]
AttachmentKind = Literal["csv", "markdown", "html"]
AttachmentStatus = Literal["unchecked", "clean", "quarantined"]
ReminderStatus = Literal["pending", "done", "dropped"]


class Clerk(TypedDict):
    """A clerk."""

    id: str
    name: str
    email: str
    most_open: int


class Topic(TypedDict):
    """A topic."""

    id: str
    name: str
    answer_within: int
    second_look: bool


class Correspondent(TypedDict):
    """A correspondent."""

    id: str
    name: str
    email: str
    kind: CorrespondentKind
    status: CorrespondentStatus


class Conversation(TypedDict):
    """A conversation."""

    id: str
    subject: str
    correspondent_id: str
    topic_id: str
    status: ConversationStatus
    clerk_id: str | None
    begun_at: str
    due_on: str
    closed_on: str | None


class Mail(TypedDict):
    """A mail."""

    id: str
    conversation_id: str
    direction: MailDirection
    status: MailStatus
    writer_id: str | None
    approver_id: str | None
    reader: str
    dated_at: str


class Attachment(TypedDict):
    """An attachment."""

    id: str
    kind: AttachmentKind
    file_name: str
    mail_id: str
    size: int
    status: AttachmentStatus
    checked_on: str | None


class Reminder(TypedDict):
    """A reminder."""

    id: str
    conversation_id: str
    clerk_id: str
    matter: str
    status: ReminderStatus
    due_on: str
