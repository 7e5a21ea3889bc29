"""Tools about attachments."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, at_least, between, every_word, shift

from .rows import Attachment, AttachmentKind, AttachmentStatus, Conversation, Correspondent, Mail


class AttachmentSummary(TypedDict):
    """An attachment as a search lists it."""

    id: str
    file_name: str
    kind: AttachmentKind
    mail_conversation_subject: str
    size: int
    status: AttachmentStatus


class AttachmentContent(TypedDict):
    """Lines of the content of an attachment."""

    lines: list[str]
    first_line: int
    total_lines: int
    next_line: int | None


def find_attachments(
    db: Database,
    mail_id: str | None = None,
    file_name: str | None = None,
    kind: AttachmentKind | None = None,
    status: AttachmentStatus | None = None,
    words: str | None = None,
    page: PageNumber = 1,
) -> Page[AttachmentSummary]:
    """Search attachments by mail, file name, kind, status or content.

    Args:
        mail_id: Only attachments of the mail with this id.
        file_name: Only attachments with this file name.
        kind: Only attachments with this kind.
        status: Only attachments with this status.
        words: Only attachments whose content has all these words, in any order.
        page: Page number, from 1.
    """
    return db.search(
        AttachmentSummary,
        """
        SELECT attachments.id, attachments.file_name, attachments.kind, conversations.subject AS
            mail_conversation_subject, attachments.size, attachments.status
        FROM attachments
        JOIN mails ON mails.id = attachments.mail_id
        JOIN conversations ON conversations.id = mails.conversation_id
        """,
        where={
            "attachments.mail_id = ?": mail_id,
            "attachments.file_name = ?": file_name,
            "attachments.kind = ?": kind,
            "attachments.status = ?": status,
            "attachments.rowid IN (SELECT rowid FROM attachments_text WHERE attachments_text MATCH ?)": every_word(
                words
            ),
        },
        order="attachments.file_name, attachments.id",
        page=page,
    )


def read_attachment(
    db: Database,
    attachment_id: str,
    from_line: Annotated[int, at_least(1)] = 1,
    lines: Annotated[int, between(1, 80)] = 40,
) -> AttachmentContent:
    """Read the content of an attachment, some lines at a time.

    Args:
        attachment_id: Id of the attachment.
        from_line: Line to begin with, from 1.
        lines: How many lines to read at most.
    """
    db.fetch(Attachment, "attachments", attachment_id)
    text = db.value("SELECT content FROM attachments WHERE id = ?", attachment_id).split("\n")
    if from_line > len(text):
        raise Refused(f"This attachment ends at line {len(text)}.")
    after = from_line + lines
    return {
        "lines": text[from_line - 1 : after - 1],
        "first_line": from_line,
        "total_lines": len(text),
        "next_line": after if after <= len(text) else None,
    }


def release_attachment(db: Database, attachment_id: str) -> Attachment:
    """Find an attachment clean; one in quarantine must have been there for three days.

    Args:
        attachment_id: Id of the attachment.
    """
    attachment = db.fetch(Attachment, "attachments", attachment_id)
    if attachment["status"] not in ("unchecked", "quarantined"):
        raise Refused("The attachment must be unchecked or quarantined.")
    if attachment["status"] == "quarantined" and (
        attachment["checked_on"] is None or attachment["checked_on"] > shift(db.today, days=-3)
    ):
        raise Refused("It has been in quarantine for less than three days.")
    mail = db.fetch(Mail, "mails", attachment["mail_id"])
    conversation = db.fetch(Conversation, "conversations", mail["conversation_id"])
    correspondent = db.fetch(Correspondent, "correspondents", conversation["correspondent_id"])
    if correspondent["status"] != "welcome":
        raise Refused("The correspondent is blocked.")
    db.update("attachments", attachment_id, status="clean", checked_on=db.today)
    return db.fetch(Attachment, "attachments", attachment_id)


def quarantine_attachment(db: Database, attachment_id: str) -> Attachment:
    """Put an unchecked attachment into quarantine.

    Args:
        attachment_id: Id of the attachment.
    """
    attachment = db.fetch(Attachment, "attachments", attachment_id)
    if attachment["status"] != "unchecked":
        raise Refused("The attachment must be unchecked.")
    db.update("attachments", attachment_id, status="quarantined", checked_on=db.today)
    return db.fetch(Attachment, "attachments", attachment_id)


def delete_attachment(db: Database, attachment_id: str) -> Attachment:
    """Delete an attachment that has been in quarantine for 14 days.

    Args:
        attachment_id: Id of the attachment.
    """
    attachment = db.fetch(Attachment, "attachments", attachment_id)
    if attachment["status"] != "quarantined":
        raise Refused("Only what is in quarantine is deleted.")
    if attachment["checked_on"] is None or attachment["checked_on"] > shift(db.today, days=-14):
        raise Refused("It has been in quarantine for less than 14 days.")
    db.delete("attachments", attachment_id)
    return attachment
