"""Solutions and verifications of programmatic tasks on Shared calendars."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_remove_event_attendee_for_each_by_event_and_response_status(
    tools: Tools, *, event_summary: str, response_status: str
) -> dict[str, Json]:
    """Remove event attendee each of the event attendees meant, and count them."""
    event = tools("list_events", summary=event_summary)["items"][0]
    found = list(every_item(tools, "list_event_attendees", event_id=event["id"], response_status=response_status))
    for event_attendee in found:
        tools("remove_event_attendee", event_attendee_id=event_attendee["id"])
    return {"event_attendees": len(found)}


def verify_remove_event_attendee_for_each_by_event_and_response_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many event attendees must be gone."""
    given = answer or {}
    changed = [key for key in before["event_attendees"] if key not in after["event_attendees"]]
    return {
        "number of event attendees": given.get("event_attendees") == truth["event_attendees"],
        "as many changed": len(changed) == truth["event_attendees"],
    }


def solve_delete_calendar_list_entry_for_each_by_access_role(tools: Tools, *, access_role: str) -> dict[str, Json]:
    """Delete each of the calendar list entries meant, and count them."""
    found = list(every_item(tools, "list_calendar_list_entries", access_role=access_role))
    for calendar_list_entry in found:
        tools("delete_calendar_list_entry", calendar_list_entry_id=calendar_list_entry["id"])
    return {"calendar_list_entries": len(found)}


def verify_delete_calendar_list_entry_for_each_by_access_role(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many calendar list entries must be gone."""
    given = answer or {}
    changed = [key for key in before["calendar_list_entries"] if key not in after["calendar_list_entries"]]
    return {
        "number of calendar list entries": given.get("calendar_list_entries") == truth["calendar_list_entries"],
        "as many changed": len(changed) == truth["calendar_list_entries"],
    }


def solve_remove_event_attendee_for_each_by_event(tools: Tools, *, event_summary: str) -> dict[str, Json]:
    """Remove event attendee each of the event attendees meant, and count them."""
    event = tools("list_events", summary=event_summary)["items"][0]
    found = list(every_item(tools, "list_event_attendees", event_id=event["id"]))
    for event_attendee in found:
        tools("remove_event_attendee", event_attendee_id=event_attendee["id"])
    return {"event_attendees": len(found)}


def verify_remove_event_attendee_for_each_by_event(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many event attendees must be gone."""
    given = answer or {}
    changed = [key for key in before["event_attendees"] if key not in after["event_attendees"]]
    return {
        "number of event attendees": given.get("event_attendees") == truth["event_attendees"],
        "as many changed": len(changed) == truth["event_attendees"],
    }
