"""Tools about reminders."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, shift

from .rows import Contract, Reminder, ReminderStatus


class ReminderSummary(TypedDict):
    """A reminder as a search lists it."""

    id: str
    contract_what: str
    what: str
    due_on: str
    status: ReminderStatus


def find_reminders(
    db: Database,
    contract_id: str | None = None,
    signer_id: str | None = None,
    status: ReminderStatus | None = None,
    what: str | None = None,
    due_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[ReminderSummary]:
    """Search reminders by contract, signer, status, task or due day.

    Args:
        contract_id: Only reminders of the contract with this id.
        signer_id: Only reminders of the signer with this id.
        status: Only reminders with this status.
        what: Only reminders whose task contains this text.
        due_until: Only reminders with a due day at or before this.
        page: Page number, from 1.
    """
    return db.search(
        ReminderSummary,
        """
        SELECT reminders.id, contracts.what AS contract_what, reminders.what, reminders.due_on,
            reminders.status
        FROM reminders
        JOIN contracts ON contracts.id = reminders.contract_id
        """,
        where={
            "reminders.contract_id = ?": contract_id,
            "contracts.signer_id = ?": signer_id,
            "reminders.status = ?": status,
            "instr(lower(reminders.what), lower(?)) > 0": what,
            "reminders.due_on <= ?": due_until,
        },
        order="reminders.due_on, reminders.id",
        page=page,
    )


def add_reminder(db: Database, contract_id: str, due_on: Day, what: Text) -> Reminder:
    """Set a reminder for a running contract, before its last day for a cancellation.

    Args:
        contract_id: Id of the contract.
        due_on: Due day.
        what: Task of the reminder.
    """
    contract = db.fetch(Contract, "contracts", contract_id)
    if contract["status"] != "running":
        raise Refused("The contract is cancelled or over.")
    if due_on <= db.today:
        raise Refused("The day has passed.")
    if due_on > max(contract["ends_on"], shift(db.today, days=30)):
        raise Refused("The contract ends before that.")
    if db.number("SELECT COUNT(*) FROM reminders WHERE contract_id = ? AND status = 'waiting'", contract_id) >= 4:
        raise Refused("Four reminders are enough.")
    reminder_id = db.insert("reminders", contract_id=contract_id, due_on=due_on, what=what, status="waiting")
    return db.fetch(Reminder, "reminders", reminder_id)


def snooze_reminder(db: Database, reminder_id: str, due_on: Day) -> Reminder:
    """Put a waiting reminder off by up to two weeks, but not past the last day for a cancellation that is still
    ahead.

    Args:
        reminder_id: Id of the reminder.
        due_on: Due day.
    """
    reminder = db.fetch(Reminder, "reminders", reminder_id)
    if reminder["status"] != "waiting":
        raise Refused("The reminder is done or dropped.")
    if due_on <= db.today:
        raise Refused("The day has passed.")
    if due_on <= reminder["due_on"]:
        raise Refused("The new day must be later.")
    if due_on > shift(db.today, days=14):
        raise Refused("A reminder is put off by two weeks at most.")
    contract = db.fetch(Contract, "contracts", reminder["contract_id"])
    if shift(contract["ends_on"], days=-contract["notice_days"]) >= db.today and due_on > shift(
        contract["ends_on"], days=-contract["notice_days"]
    ):
        raise Refused("The contract has to be cancelled before that.")
    db.update("reminders", reminder_id, due_on=due_on)
    return db.fetch(Reminder, "reminders", reminder_id)
