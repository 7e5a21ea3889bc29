"""Solutions and verifications of programmatic tasks on Shared calendars."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


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


def solve_delete_access_rule_where_allowed_by_person_and_role(
    tools: Tools, *, person_name: str, role: str
) -> dict[str, Json]:
    """Delete those of the access rules meant for which that is allowed."""
    person = tools("find_people", name=person_name)["items"][0]
    found = list(every_item(tools, "list_access_rules", person_id=person["id"], role=role))
    done = refused = 0
    for access_rule in found:
        try:
            tools("delete_access_rule", access_rule_id=access_rule["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_delete_access_rule_where_allowed_by_person_and_role(
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


def solve_remove_event_attendee_for_each_by_event(tools: Tools, *, event_summary: str) -> dict[str, Json]:
    """Remove event attendee each of the invitations meant, and count them."""
    event = tools("list_events", summary=event_summary)["items"][0]
    found = list(every_item(tools, "list_event_attendees", event_id=event["id"]))
    for event_attendee in found:
        tools("remove_event_attendee", event_attendee_id=event_attendee["id"])
    return {"event_attendees": len(found)}


def verify_remove_event_attendee_for_each_by_event(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of invitations must be gone."""
    given = answer or {}
    changed = [key for key in before["event_attendees"] if key not in after["event_attendees"]]
    return {
        "number of invitations": given.get("event_attendees") == truth["event_attendees"],
        "as many changed": len(changed) == truth["event_attendees"],
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
