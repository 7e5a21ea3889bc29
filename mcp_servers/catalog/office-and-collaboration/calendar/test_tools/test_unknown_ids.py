"""Ids that nobody has, given to the tools of Shared calendars."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_calendar", {"calendar_id": "xx-0000"}, "No calendar has this id."),
        ("get_event", {"event_id": "xx-0000"}, "No event has this id."),
        ("delete_access_rule", {"access_rule_id": "xx-0000"}, "No access rule has this id."),
        (
            "insert_access_rule",
            {"calendar_id": "ca-1289", "person_id": "xx-0000", "role": "owner"},
            "No person has this id.",
        ),
        (
            "insert_access_rule",
            {"calendar_id": "xx-0000", "person_id": "pe-2058", "role": "owner"},
            "No calendar has this id.",
        ),
        ("delete_calendar_list_entry", {"calendar_list_entry_id": "xx-0000"}, "No calendar list entry has this id."),
        ("insert_calendar_list_entry", {"calendar_id": "xx-0000"}, "No calendar has this id."),
        (
            "patch_calendar_list_entry",
            {"calendar_list_entry_id": "xx-0000", "hidden": True},
            "No calendar list entry has this id.",
        ),
        ("clear_calendar", {"calendar_id": "xx-0000"}, "No calendar has this id."),
        ("delete_calendar", {"calendar_id": "xx-0000"}, "No calendar has this id."),
        ("patch_calendar", {"calendar_id": "xx-0000"}, "No calendar has this id."),
        ("delete_event", {"event_id": "xx-0000"}, "No event has this id."),
        (
            "insert_event",
            {
                "calendar_id": "xx-0000",
                "summary": "Design review with Agnes Ashworth",
                "starts_at": "2026-04-08T11:30",
                "ends_at": "2026-04-27T16:30",
            },
            "No calendar has this id.",
        ),
        ("move_event", {"event_id": "xx-0000", "destination_id": "ca-1289"}, "No event has this id."),
        ("move_event", {"event_id": "ev-1006", "destination_id": "xx-0000"}, "No calendar has this id."),
        ("patch_event", {"event_id": "xx-0000"}, "No event has this id."),
        ("confirm_event", {"event_id": "xx-0000"}, "No event has this id."),
        ("add_event_attendee", {"event_id": "xx-0000", "person_id": "pe-5053"}, "No event has this id."),
        ("add_event_attendee", {"event_id": "ev-1006", "person_id": "xx-0000"}, "No person has this id."),
        ("remove_event_attendee", {"event_attendee_id": "xx-0000"}, "No event attendee has this id."),
        (
            "respond_to_event",
            {"event_attendee_id": "xx-0000", "response_status": "declined"},
            "No event attendee has this id.",
        ),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
