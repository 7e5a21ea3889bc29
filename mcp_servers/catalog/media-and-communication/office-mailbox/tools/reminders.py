"""Tools about reminders."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, shift

from .rows import Conversation, Reminder, ReminderStatus


class ReminderSummary(TypedDict):
    """A reminder as a search lists it."""

    id: str
    conversation_subject: str
    matter: str
    clerk_name: str
    status: ReminderStatus
    due_on: str


def find_reminders(
    db: Database,
    conversation_id: str | None = None,
    clerk_id: str | None = None,
    status: ReminderStatus | None = None,
    due_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[ReminderSummary]:
    """Search reminders by conversation, clerk, status or due date.

    Args:
        conversation_id: Only reminders of the conversation with this id.
        clerk_id: Only reminders of the clerk with this id.
        status: Only reminders with this status.
        due_until: Only reminders with a due date at or before this.
        page: Page number, from 1.
    """
    return db.search(
        ReminderSummary,
        """
        SELECT reminders.id, conversations.subject AS conversation_subject, reminders.matter, clerks.name AS
            clerk_name, reminders.status, reminders.due_on
        FROM reminders
        JOIN conversations ON conversations.id = reminders.conversation_id
        JOIN clerks ON clerks.id = reminders.clerk_id
        """,
        where={
            "reminders.conversation_id = ?": conversation_id,
            "reminders.clerk_id = ?": clerk_id,
            "reminders.status = ?": status,
            "reminders.due_on <= ?": due_until,
        },
        order="reminders.due_on, reminders.id",
        page=page,
    )


def set_reminder(db: Database, conversation_id: str, due_on: Day, matter: Text) -> Reminder:
    """Set a reminder for a conversation in hand, for one of its clerk's next 90 days.

    Args:
        conversation_id: Id of the conversation.
        due_on: Due date.
        matter: Matter of the reminder.
    """
    conversation = db.fetch(Conversation, "conversations", conversation_id)
    if conversation["clerk_id"] is None or conversation["status"] != "in_hand":
        raise Refused("The conversation is not in hand.")
    if due_on <= db.today:
        raise Refused("The day must lie ahead.")
    if due_on > shift(db.today, days=90):
        raise Refused("A reminder lies at most 90 days ahead.")
    if db.exists(
        """
        SELECT 1 FROM reminders
        WHERE conversation_id = ? AND due_on = ? AND status = 'pending'
        """,
        conversation_id,
        due_on,
    ):
        raise Refused("There is a reminder for this day already.")
    reminder_id = db.insert(
        "reminders",
        conversation_id=conversation_id,
        matter=matter,
        due_on=due_on,
        clerk_id=conversation["clerk_id"],
        status="pending",
    )
    return db.fetch(Reminder, "reminders", reminder_id)


def finish_reminder(db: Database, reminder_id: str) -> Reminder:
    """Tick a reminder off that is due within a week.

    Args:
        reminder_id: Id of the reminder.
    """
    reminder = db.fetch(Reminder, "reminders", reminder_id)
    if reminder["status"] != "pending":
        raise Refused("The reminder must be pending.")
    if reminder["due_on"] > shift(db.today, days=7):
        raise Refused("This reminder is due in more than a week.")
    db.update("reminders", reminder_id, status="done")
    return db.fetch(Reminder, "reminders", reminder_id)
