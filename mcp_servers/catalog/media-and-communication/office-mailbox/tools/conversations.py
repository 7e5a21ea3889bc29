"""Tools about conversations."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Moment, Page, PageNumber, Refused, shift

from .rows import Clerk, Conversation, ConversationStatus, Correspondent, Topic


class ConversationSummary(TypedDict):
    """A conversation as a search lists it."""

    id: str
    subject: str
    correspondent_name: str
    topic_name: str
    status: ConversationStatus
    due_on: str


class ConversationDetails(Conversation):
    """A conversation in full."""

    correspondent_name: str
    topic_name: str
    number_of_mails: int
    unanswered: int
    last_mail: str | None
    reminders_pending: int


class ConversationsByTopicName(TypedDict):
    """Totals of conversations for one name."""

    topic_name: str
    conversations: int
    next_due: str | None


def find_conversations(
    db: Database,
    subject: str | None = None,
    correspondent_id: str | None = None,
    topic_id: str | None = None,
    clerk_id: str | None = None,
    status: ConversationStatus | None = None,
    due_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[ConversationSummary]:
    """Search conversations by subject, correspondent, topic, clerk in charge, status or answer due date.

    Args:
        subject: Only conversations whose subject contains this text.
        correspondent_id: Only conversations of the correspondent with this id.
        topic_id: Only conversations of the topic with this id.
        clerk_id: Only conversations of the clerk in charge with this id.
        status: Only conversations with this status.
        due_until: Only conversations with an answer due date at or before this.
        page: Page number, from 1.
    """
    return db.search(
        ConversationSummary,
        """
        SELECT conversations.id, conversations.subject, correspondents.name AS correspondent_name,
            topics.name AS topic_name, conversations.status, conversations.due_on
        FROM conversations
        JOIN correspondents ON correspondents.id = conversations.correspondent_id
        JOIN topics ON topics.id = conversations.topic_id
        """,
        where={
            "instr(lower(conversations.subject), lower(?)) > 0": subject,
            "conversations.correspondent_id = ?": correspondent_id,
            "conversations.topic_id = ?": topic_id,
            "conversations.clerk_id = ?": clerk_id,
            "conversations.status = ?": status,
            "conversations.due_on <= ?": due_until,
        },
        order="conversations.due_on, conversations.id",
        page=page,
    )


def get_conversation(db: Database, conversation_id: str) -> ConversationDetails:
    """Show a conversation with how many mails it has and what is still open in it.

    Args:
        conversation_id: Id of the conversation.
    """
    conversation = db.fetch(Conversation, "conversations", conversation_id)
    number_of_mails = db.number("SELECT COUNT(*) FROM mails WHERE conversation_id = ?", conversation_id)
    unanswered = db.number(
        "SELECT COUNT(*) FROM mails WHERE conversation_id = ? AND status = 'arrived'", conversation_id
    )
    last_mail: str | None = db.value("SELECT MAX(dated_at) FROM mails WHERE conversation_id = ?", conversation_id)
    reminders_pending = db.number(
        "SELECT COUNT(*) FROM reminders WHERE conversation_id = ? AND status = 'pending'", conversation_id
    )
    correspondent = db.fetch(Correspondent, "correspondents", conversation["correspondent_id"])
    topic = db.fetch(Topic, "topics", conversation["topic_id"])
    return {
        **conversation,
        "correspondent_name": correspondent["name"],
        "topic_name": topic["name"],
        "number_of_mails": number_of_mails,
        "unanswered": unanswered,
        "last_mail": last_mail,
        "reminders_pending": reminders_pending,
    }


def report_topics(
    db: Database,
    status: ConversationStatus | None = None,
    clerk_id: str | None = None,
    begun_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[ConversationsByTopicName]:
    """Count conversations by topic.

    Args:
        status: Only conversations with this status.
        clerk_id: Only conversations of the clerk in charge with this id.
        begun_from: Only conversations with a time of the first mail at or after this.
        page: Page number, from 1.
    """
    return db.search(
        ConversationsByTopicName,
        """
        SELECT topics.name AS topic_name, COUNT(*) AS conversations, MIN(conversations.due_on) AS next_due
        FROM conversations
        JOIN topics ON topics.id = conversations.topic_id
        """,
        where={
            "conversations.status = ?": status,
            "conversations.clerk_id = ?": clerk_id,
            "conversations.begun_at >= ?": begun_from,
        },
        group="topics.name",
        order="topics.name",
        page=page,
    )


def take_conversation(db: Database, conversation_id: str, clerk_id: str) -> Conversation:
    """Take a new or closed conversation in hand, or give it to a colleague who has room for it.

    Args:
        conversation_id: Id of the conversation.
        clerk_id: Id of the clerk in charge.
    """
    conversation = db.fetch(Conversation, "conversations", conversation_id)
    clerk = db.fetch(Clerk, "clerks", clerk_id)
    if conversation["status"] not in ("new", "closed"):
        raise Refused("The conversation must be new or closed.")
    in_hand = db.number("SELECT COUNT(*) FROM conversations WHERE clerk_id = ? AND status = 'in_hand'", clerk_id)
    if in_hand >= clerk["most_open"]:
        raise Refused("The clerk has too many conversations in hand.")
    if conversation["closed_on"] is not None and conversation["closed_on"] < shift(db.today, days=-60):
        raise Refused("The conversation has been closed for more than 60 days.")
    correspondent = db.fetch(Correspondent, "correspondents", conversation["correspondent_id"])
    if correspondent["status"] == "blocked":
        raise Refused("The correspondent is blocked.")
    db.update("conversations", conversation_id, status="in_hand", clerk_id=clerk_id, closed_on=None)
    return db.fetch(Conversation, "conversations", conversation_id)


def put_back(db: Database, conversation_id: str) -> Conversation:
    """Put a conversation back for whoever has time, without anything written in it that waits to be sent.

    Args:
        conversation_id: Id of the conversation.
    """
    conversation = db.fetch(Conversation, "conversations", conversation_id)
    if conversation["status"] != "in_hand":
        raise Refused("The conversation must be in hand.")
    if db.exists("SELECT 1 FROM mails WHERE conversation_id = ? AND status IN ('draft', 'approved')", conversation_id):
        raise Refused("A reply in this conversation is not sent yet.")
    db.update("conversations", conversation_id, status="new", clerk_id=None)
    return db.fetch(Conversation, "conversations", conversation_id)


def close_conversation(db: Database, conversation_id: str) -> Conversation:
    """Close a conversation in which every mail is answered, nothing waits to be sent and no reminder is pending.

    Args:
        conversation_id: Id of the conversation.
    """
    conversation = db.fetch(Conversation, "conversations", conversation_id)
    if conversation["status"] != "in_hand":
        raise Refused("The conversation must be in hand.")
    if db.exists("SELECT 1 FROM mails WHERE conversation_id = ? AND status = 'arrived'", conversation_id):
        raise Refused("A mail in this conversation is not answered.")
    if db.exists("SELECT 1 FROM mails WHERE conversation_id = ? AND status IN ('draft', 'approved')", conversation_id):
        raise Refused("A reply in this conversation is not sent yet.")
    if db.exists("SELECT 1 FROM reminders WHERE conversation_id = ? AND status = 'pending'", conversation_id):
        raise Refused("A reminder for this conversation is pending.")
    db.update("conversations", conversation_id, status="closed", closed_on=db.today)
    return db.fetch(Conversation, "conversations", conversation_id)


def change_topic(db: Database, conversation_id: str, topic_id: str) -> Conversation:
    """Put a conversation under another topic; the answer is then due as that topic says.

    Args:
        conversation_id: Id of the conversation.
        topic_id: Id of the topic.
    """
    conversation = db.fetch(Conversation, "conversations", conversation_id)
    topic = db.fetch(Topic, "topics", topic_id)
    if conversation["status"] == "closed":
        raise Refused("The conversation is closed.")
    if topic_id == conversation["topic_id"]:
        raise Refused("The conversation has this topic already.")
    db.update(
        "conversations",
        conversation_id,
        topic_id=topic_id,
        due_on=shift(conversation["begun_at"][:10], days=topic["answer_within"]),
    )
    return db.fetch(Conversation, "conversations", conversation_id)
