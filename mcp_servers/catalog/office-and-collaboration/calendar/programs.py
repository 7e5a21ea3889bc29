"""Solutions and verifications of programmatic tasks on Shared calendars."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_delete_event_for_first_by_ends_at_in_detail_which_visibility_by_event_type(
    tools: Tools, *, event_type: str, which_visibility: str, quota: int
) -> dict[str, Json]:
    """Delete the first few of the events meant, in order by end."""
    found = [
        tools("get_event", event_id=event["id"]) for event in every_item(tools, "list_events", event_type=event_type)
    ]
    found = [event for event in found if event["visibility"] == which_visibility]
    first = sorted(found, key=lambda event: event["ends_at"])[:quota]
    for event in first:
        tools("delete_event", event_id=event["id"])
    return {"titles": [event["summary"] for event in first]}


def verify_delete_event_for_first_by_ends_at_in_detail_which_visibility_by_event_type(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of events must have changed."""
    given = answer or {}
    changed = [row for key, row in after["events"].items() if row != before["events"].get(key)]
    return {
        "titles": given.get("titles") == truth["titles"],
        "as many changed": len(changed) == len(truth["titles"]),
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_remove_event_attendee_for_each_by_event_and_response_status(
    tools: Tools, *, event_summary: str, response_status: str
) -> dict[str, Json]:
    """Remove event attendee each of the invitations meant, and count them."""
    event = tools("list_events", summary=event_summary)["items"][0]
    found = list(every_item(tools, "list_event_attendees", event_id=event["id"], response_status=response_status))
    for event_attendee in found:
        tools("remove_event_attendee", event_attendee_id=event_attendee["id"])
    return {"event_attendees": len(found)}


def verify_remove_event_attendee_for_each_by_event_and_response_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of invitations must be gone."""
    given = answer or {}
    changed = [key for key in before["event_attendees"] if key not in after["event_attendees"]]
    return {
        "number of invitations": given.get("event_attendees") == truth["event_attendees"],
        "as many changed": len(changed) == truth["event_attendees"],
    }


def solve_earliest_starts_at_among_events_in_detail_which_transparency_by_event_type(
    tools: Tools, *, event_type: str, which_transparency: str
) -> dict[str, Json]:
    """Find the one with the earliest start of the events meant."""
    found = [
        tools("get_event", event_id=event["id"]) for event in every_item(tools, "list_events", event_type=event_type)
    ]
    found = [event for event in found if event["transparency"] == which_transparency]
    chosen = min(found, key=lambda event: event["starts_at"])
    return {"title": chosen["summary"], "start": chosen["starts_at"]}


def verify_earliest_starts_at_among_events_in_detail_which_transparency_by_event_type(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "start": given.get("start") == truth["start"],
        "nothing changed": before == after,
    }


def solve_delete_access_rule_for_each_by_person(tools: Tools, *, person_name: str) -> dict[str, Json]:
    """Delete each of the access rules meant, and count them."""
    person = tools("find_people", name=person_name)["items"][0]
    found = list(every_item(tools, "list_access_rules", person_id=person["id"]))
    for access_rule in found:
        tools("delete_access_rule", access_rule_id=access_rule["id"])
    return {"access_rules": len(found)}


def verify_delete_access_rule_for_each_by_person(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of access rules must be gone."""
    given = answer or {}
    changed = [key for key in before["access_rules"] if key not in after["access_rules"]]
    return {
        "number of access rules": given.get("access_rules") == truth["access_rules"],
        "as many changed": len(changed) == truth["access_rules"],
    }


def solve_delete_access_rule_where_allowed_by_person(tools: Tools, *, person_name: str) -> dict[str, Json]:
    """Delete those of the access rules meant for which that is allowed."""
    person = tools("find_people", name=person_name)["items"][0]
    found = list(every_item(tools, "list_access_rules", person_id=person["id"]))
    done = refused = 0
    for access_rule in found:
        try:
            tools("delete_access_rule", access_rule_id=access_rule["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_delete_access_rule_where_allowed_by_person(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of access rules must be gone."""
    given = answer or {}
    changed = [key for key in before["access_rules"] if key not in after["access_rules"]]
    return {
        "number of access rules done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
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
    """The answer must be right, and the right number of calendar list entries must be gone."""
    given = answer or {}
    changed = [key for key in before["calendar_list_entries"] if key not in after["calendar_list_entries"]]
    return {
        "number of calendar list entries": given.get("calendar_list_entries") == truth["calendar_list_entries"],
        "as many changed": len(changed) == truth["calendar_list_entries"],
    }


def solve_ranking_by_ends_at_of_events_in_detail_which_visibility_by_status(
    tools: Tools, *, status: str, which_visibility: str, top: int
) -> dict[str, Json]:
    """Put the events meant in order by end, and list the first ones."""
    found = [tools("get_event", event_id=event["id"]) for event in every_item(tools, "list_events", status=status)]
    found = [event for event in found if event["visibility"] == which_visibility]
    ranked = sorted(found, key=lambda event: event["ends_at"])[:top]
    return {"titles": [event["summary"] for event in ranked]}


def verify_ranking_by_ends_at_of_events_in_detail_which_visibility_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"titles": given.get("titles") == truth["titles"], "nothing changed": before == after}


def solve_earliest_starts_at_of_events_by_event_type(tools: Tools, *, event_type: str) -> dict[str, Json]:
    """Find the one with the earliest start of the events meant."""
    chosen = min(
        [tools("get_event", event_id=event["id"]) for event in every_item(tools, "list_events", event_type=event_type)],
        key=lambda event: event["starts_at"],
    )
    return {"title": chosen["summary"], "start": chosen["starts_at"]}


def verify_earliest_starts_at_of_events_by_event_type(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "start": given.get("start") == truth["start"],
        "nothing changed": before == after,
    }


def solve_event_with_most_event_attendees_by_event_type(tools: Tools, *, event_type: str) -> dict[str, Json]:
    """Find out which of the events meant has the most invitations."""
    counted = [
        (tools("list_event_attendees", event_id=event["id"])["total"], event)
        for event in every_item(tools, "list_events", event_type=event_type)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"title": chosen["summary"], "invitations": most}


def verify_event_with_most_event_attendees_by_event_type(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "number of invitations": given.get("invitations") == truth["invitations"],
        "nothing changed": before == after,
    }


def solve_earliest_ends_at_among_events_in_detail_which_visibility_by_status(
    tools: Tools, *, status: str, which_visibility: str
) -> dict[str, Json]:
    """Find the one with the earliest end of the events meant."""
    found = [tools("get_event", event_id=event["id"]) for event in every_item(tools, "list_events", status=status)]
    found = [event for event in found if event["visibility"] == which_visibility]
    chosen = min(found, key=lambda event: event["ends_at"])
    return {"title": chosen["summary"], "end": chosen["ends_at"]}


def verify_earliest_ends_at_among_events_in_detail_which_visibility_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "end": given.get("end") == truth["end"],
        "nothing changed": before == after,
    }


def solve_delete_event_where_allowed_in_detail_which_visibility_by_event_type(
    tools: Tools, *, event_type: str, which_visibility: str
) -> dict[str, Json]:
    """Delete those of the events meant for which that is allowed."""
    found = [
        tools("get_event", event_id=event["id"]) for event in every_item(tools, "list_events", event_type=event_type)
    ]
    found = [event for event in found if event["visibility"] == which_visibility]
    done = refused = 0
    for event in found:
        try:
            tools("delete_event", event_id=event["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_delete_event_where_allowed_in_detail_which_visibility_by_event_type(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of events must have changed."""
    given = answer or {}
    changed = [row for key, row in after["events"].items() if row != before["events"].get(key)]
    return {
        "number of events done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_ranking_by_starts_at_of_events_in_detail_which_transparency_by_event_type(
    tools: Tools, *, event_type: str, which_transparency: str, top: int
) -> dict[str, Json]:
    """Put the events meant in order by start, and list the first ones."""
    found = [
        tools("get_event", event_id=event["id"]) for event in every_item(tools, "list_events", event_type=event_type)
    ]
    found = [event for event in found if event["transparency"] == which_transparency]
    ranked = sorted(found, key=lambda event: event["starts_at"])[:top]
    return {"titles": [event["summary"] for event in ranked]}


def verify_ranking_by_starts_at_of_events_in_detail_which_transparency_by_event_type(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"titles": given.get("titles") == truth["titles"], "nothing changed": before == after}


def solve_earliest_ends_at_of_events_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find the one with the earliest end of the events meant."""
    chosen = min(
        [tools("get_event", event_id=event["id"]) for event in every_item(tools, "list_events", status=status)],
        key=lambda event: event["ends_at"],
    )
    return {"title": chosen["summary"], "end": chosen["ends_at"]}


def verify_earliest_ends_at_of_events_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "end": given.get("end") == truth["end"],
        "nothing changed": before == after,
    }


def solve_event_with_most_event_attendees_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find out which of the events meant has the most invitations."""
    counted = [
        (tools("list_event_attendees", event_id=event["id"])["total"], event)
        for event in every_item(tools, "list_events", status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"title": chosen["summary"], "invitations": most}


def verify_event_with_most_event_attendees_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "number of invitations": given.get("invitations") == truth["invitations"],
        "nothing changed": before == after,
    }
