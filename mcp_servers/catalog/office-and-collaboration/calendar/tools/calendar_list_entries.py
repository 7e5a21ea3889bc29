"""Tools about calendar list entries."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, Text

from .rows import Calendar, CalendarListEntry, CalendarListEntryAccessRole


class CalendarListEntrySummary(TypedDict):
    """A calendar list entry as a search lists it."""

    id: str
    calendar_summary: str
    access_role: CalendarListEntryAccessRole
    is_primary: bool
    hidden: bool


def delete_calendar_list_entry(db: Database, calendar_list_entry_id: str) -> CalendarListEntry:
    """Take a calendar off your list; the calendar itself stays.

    Args:
        calendar_list_entry_id: Id of the calendar list entry.
    """
    calendar_list_entry = db.fetch(CalendarListEntry, "calendar_list_entries", calendar_list_entry_id)
    if calendar_list_entry["is_primary"]:
        raise Refused("Your primary calendar stays on your list.")
    if calendar_list_entry["access_role"] == "owner":
        raise Refused("A calendar that you own stays on your list; delete the calendar instead.")
    db.delete("calendar_list_entries", calendar_list_entry_id)
    return calendar_list_entry


def insert_calendar_list_entry(
    db: Database, calendar_id: str, summary_override: Text | None = None
) -> CalendarListEntry:
    """Put an existing calendar on your list as a reader.

    Args:
        calendar_id: Id of the calendar.
        summary_override: Own title.
    """
    db.fetch(Calendar, "calendars", calendar_id)
    if db.exists("SELECT 1 FROM calendar_list_entries WHERE calendar_id = ?", calendar_id):
        raise Refused("The calendar is already on your list.")
    calendar_list_entry_id = db.insert(
        "calendar_list_entries",
        calendar_id=calendar_id,
        summary_override=summary_override,
        access_role="reader",
        is_primary=False,
        hidden=False,
        selected=True,
    )
    return db.fetch(CalendarListEntry, "calendar_list_entries", calendar_list_entry_id)


def list_calendar_list_entries(
    db: Database,
    access_role: CalendarListEntryAccessRole | None = None,
    summary: str | None = None,
    hidden: bool | None = None,
    is_primary: bool | None = None,
    page: PageNumber = 1,
) -> Page[CalendarListEntrySummary]:
    """List the calendars on your list, with the access that you have to each.

    Args:
        access_role: Only calendar list entries with this access.
        summary: Only calendar list entries of the calendar whose title contains this text.
        hidden: Only calendar list entries for which this holds, or does not: invisible.
        is_primary: Only calendar list entries for which this holds, or does not: principal.
        page: Page number, from 1.
    """
    return db.search(
        CalendarListEntrySummary,
        """
        SELECT calendar_list_entries.id, calendars.summary AS calendar_summary,
            calendar_list_entries.access_role, calendar_list_entries.is_primary,
            calendar_list_entries.hidden
        FROM calendar_list_entries
        JOIN calendars ON calendars.id = calendar_list_entries.calendar_id
        """,
        where={
            "calendar_list_entries.access_role = ?": access_role,
            "instr(lower(calendars.summary), lower(?)) > 0": summary,
            "calendar_list_entries.hidden = ?": hidden,
            "calendar_list_entries.is_primary = ?": is_primary,
        },
        order="calendars.summary, calendar_list_entries.id",
        page=page,
    )


def patch_calendar_list_entry(db: Database, calendar_list_entry_id: str, hidden: bool) -> CalendarListEntry:
    """Hide a calendar on your list or show it again; the calendar itself stays as it is.

    Args:
        calendar_list_entry_id: Id of the calendar list entry.
        hidden: Whether this holds for the calendar list entry: invisible.
    """
    calendar_list_entry = db.fetch(CalendarListEntry, "calendar_list_entries", calendar_list_entry_id)
    if calendar_list_entry["is_primary"] and hidden:
        raise Refused("Your primary calendar cannot be hidden.")
    if hidden == calendar_list_entry["hidden"]:
        raise Refused("The calendar is already shown that way.")
    db.update("calendar_list_entries", calendar_list_entry_id, hidden=hidden, selected=not hidden)
    return db.fetch(CalendarListEntry, "calendar_list_entries", calendar_list_entry_id)
