"""Tools about mails."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, at_least, between, every_word

from .rows import Conversation, Correspondent, Mail, MailDirection, MailStatus, Topic


class MailSummary(TypedDict):
    """A mail as a search lists it."""

    id: str
    conversation_subject: str
    conversation_correspondent_name: str
    direction: MailDirection
    status: MailStatus
    dated_at: str


class MailBody(TypedDict):
    """Lines of the text of a mail."""

    lines: list[str]
    first_line: int
    total_lines: int
    next_line: int | None


def find_mails(
    db: Database,
    conversation_id: str | None = None,
    correspondent_id: str | None = None,
    direction: MailDirection | None = None,
    status: MailStatus | None = None,
    dated_on: Day | None = None,
    words: str | None = None,
    page: PageNumber = 1,
) -> Page[MailSummary]:
    """Search mails by conversation, correspondent, direction, status, date of the mail or text.

    Args:
        conversation_id: Only mails of the conversation with this id.
        correspondent_id: Only mails of the correspondent with this id.
        direction: Only mails with this direction.
        status: Only mails with this status.
        dated_on: Only mails with a date of the mail on this day.
        words: Only mails whose text has all these words, in any order.
        page: Page number, from 1.
    """
    return db.search(
        MailSummary,
        """
        SELECT mails.id, conversations.subject AS conversation_subject, correspondents.name AS
            conversation_correspondent_name, mails.direction, mails.status, mails.dated_at
        FROM mails
        JOIN conversations ON conversations.id = mails.conversation_id
        JOIN correspondents ON correspondents.id = conversations.correspondent_id
        """,
        where={
            "mails.conversation_id = ?": conversation_id,
            "conversations.correspondent_id = ?": correspondent_id,
            "mails.direction = ?": direction,
            "mails.status = ?": status,
            "date(mails.dated_at) = ?": dated_on,
            "mails.rowid IN (SELECT rowid FROM mails_text WHERE mails_text MATCH ?)": every_word(words),
        },
        order="mails.dated_at DESC, mails.id",
        page=page,
    )


def read_mail(
    db: Database, mail_id: str, from_line: Annotated[int, at_least(1)] = 1, lines: Annotated[int, between(1, 80)] = 40
) -> MailBody:
    """Read the text of a mail, some lines at a time.

    Args:
        mail_id: Id of the mail.
        from_line: Line to begin with, from 1.
        lines: How many lines to read at most.
    """
    db.fetch(Mail, "mails", mail_id)
    text = db.value("SELECT body FROM mails WHERE id = ?", mail_id).split("\n")
    if from_line > len(text):
        raise Refused(f"This mail ends at line {len(text)}.")
    after = from_line + lines
    return {
        "lines": text[from_line - 1 : after - 1],
        "first_line": from_line,
        "total_lines": len(text),
        "next_line": after if after <= len(text) else None,
    }


def write_reply(db: Database, conversation_id: str, reader: Text, body: Text) -> Mail:
    """Write a reply as a draft; there is one draft in a conversation at a time.

    Args:
        conversation_id: Id of the conversation.
        reader: Addressee of the mail.
        body: Text of the mail.
    """
    conversation = db.fetch(Conversation, "conversations", conversation_id)
    if conversation["clerk_id"] is None:
        raise Refused("Nobody has this conversation in hand.")
    if conversation["status"] != "in_hand":
        raise Refused("The conversation is not in hand.")
    correspondent = db.fetch(Correspondent, "correspondents", conversation["correspondent_id"])
    if correspondent["status"] != "welcome":
        raise Refused("The correspondent is blocked.")
    if db.exists("SELECT 1 FROM mails WHERE conversation_id = ? AND status IN ('draft', 'approved')", conversation_id):
        raise Refused("Another reply in this conversation is not sent yet.")
    mail_id = db.insert(
        "mails",
        conversation_id=conversation_id,
        reader=reader,
        body=body,
        direction="written",
        status="draft",
        writer_id=conversation["clerk_id"],
        dated_at=db.now,
    )
    return db.fetch(Mail, "mails", mail_id)


def approve_reply(db: Database, mail_id: str) -> Mail:
    """Approve a colleague's draft for sending.

    Args:
        mail_id: Id of the mail.
    """
    mail = db.fetch(Mail, "mails", mail_id)
    if mail["status"] != "draft":
        raise Refused("The mail must be draft.")
    if mail["writer_id"] is None or mail["writer_id"] == db.account:
        raise Refused("Nobody approves a reply of their own.")
    conversation = db.fetch(Conversation, "conversations", mail["conversation_id"])
    topic = db.fetch(Topic, "topics", conversation["topic_id"])
    if not topic["second_look"]:
        raise Refused("Replies on this topic need no second look.")
    db.update("mails", mail_id, status="approved", approver_id=db.account)
    return db.fetch(Mail, "mails", mail_id)


def send_reply(db: Database, mail_id: str) -> Mail:
    """Send a reply, approved if its topic asks for that; the mails in its conversation then count as answered.

    Args:
        mail_id: Id of the mail.
    """
    mail = db.fetch(Mail, "mails", mail_id)
    if mail["status"] not in ("approved", "draft"):
        raise Refused("The mail must be approved or draft.")
    conversation = db.fetch(Conversation, "conversations", mail["conversation_id"])
    topic = db.fetch(Topic, "topics", conversation["topic_id"])
    if mail["status"] != "approved" and topic["second_look"]:
        raise Refused("A reply on this topic needs a second look.")
    correspondent = db.fetch(Correspondent, "correspondents", conversation["correspondent_id"])
    if correspondent["status"] != "welcome":
        raise Refused("The correspondent is blocked.")
    if db.exists("SELECT 1 FROM attachments WHERE mail_id = ? AND status != 'clean'", mail_id):
        raise Refused("An attachment is not found clean.")
    db.update("mails", mail_id, status="sent", approver_id=None, dated_at=db.now)
    for each_mail in db.all(
        Mail,
        "SELECT * FROM mails WHERE conversation_id = ? AND status = 'arrived' ORDER BY id",
        mail["conversation_id"],
    ):
        db.update("mails", each_mail["id"], status="answered")
    return db.fetch(Mail, "mails", mail_id)


def discard_draft(db: Database, mail_id: str) -> Mail:
    """Throw a draft away.

    Args:
        mail_id: Id of the mail.
    """
    mail = db.fetch(Mail, "mails", mail_id)
    if mail["status"] not in ("draft", "approved"):
        raise Refused("Only what is not sent can be thrown away.")
    if db.exists("SELECT 1 FROM attachments WHERE mail_id = ?", mail_id):
        raise Refused("The mail still has attachments.")
    db.delete("mails", mail_id)
    return mail
