"""Tools of Shared calendars."""

from mcp_servers.runtime import reads, writes

from .access_rules import delete_access_rule, insert_access_rule, list_access_rules
from .calendar_list_entries import (
    delete_calendar_list_entry,
    insert_calendar_list_entry,
    list_calendar_list_entries,
    patch_calendar_list_entry,
)
from .calendars import clear_calendar, delete_calendar, get_calendar, insert_calendar, patch_calendar
from .event_attendees import add_event_attendee, list_event_attendees, remove_event_attendee, respond_to_event
from .events import (
    confirm_event,
    delete_event,
    get_event,
    insert_event,
    list_events,
    move_event,
    patch_event,
    query_free_busy,
)
from .people import find_people

TOOLS = reads(
    list_access_rules,
    list_calendar_list_entries,
    get_calendar,
    get_event,
    list_events,
    query_free_busy,
    list_event_attendees,
    find_people,
) + writes(
    delete_access_rule,
    insert_access_rule,
    delete_calendar_list_entry,
    insert_calendar_list_entry,
    patch_calendar_list_entry,
    clear_calendar,
    delete_calendar,
    insert_calendar,
    patch_calendar,
    delete_event,
    insert_event,
    move_event,
    patch_event,
    confirm_event,
    add_event_attendee,
    remove_event_attendee,
    respond_to_event,
)
