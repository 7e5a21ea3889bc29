"""Ids that nobody has, given to the tools of Town council minutes."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("read_minutes", {"minutes_id": "xx-0000"}, "No minutes has this id."),
        ("read_paper", {"paper_id": "xx-0000"}, "No paper has this id."),
        ("get_motion", {"motion_id": "xx-0000"}, "No motion has this id."),
        ("get_meeting", {"meeting_id": "xx-0000"}, "No meeting has this id."),
        (
            "hand_in_motion",
            {
                "number": "New M-8323",
                "matter": "covered fish quay",
                "title": "New Fees for the covered skate park",
                "body_id": "xx-0000",
                "mover_id": "cu-8037",
            },
            "No committee has this id.",
        ),
        (
            "hand_in_motion",
            {
                "number": "New M-8323",
                "matter": "covered fish quay",
                "title": "New Fees for the covered skate park",
                "body_id": "co-3262",
                "mover_id": "xx-0000",
            },
            "No councillor has this id.",
        ),
        ("list_motion", {"motion_id": "xx-0000", "meeting_id": "me-1566"}, "No motion has this id."),
        ("list_motion", {"motion_id": "mo-1014", "meeting_id": "xx-0000"}, "No meeting has this id."),
        ("decide_carried", {"motion_id": "xx-0000", "votes_for": 1, "votes_against": 5}, "No motion has this id."),
        ("decide_lost", {"motion_id": "xx-0000", "votes_for": 6, "votes_against": 1}, "No motion has this id."),
        (
            "call_meeting",
            {"body_id": "xx-0000", "chair_id": "cu-1417", "room": "Library Hall", "held_at": "2026-09-05T08:00"},
            "No committee has this id.",
        ),
        (
            "call_meeting",
            {"body_id": "co-1521", "chair_id": "xx-0000", "room": "Library Hall", "held_at": "2026-09-05T08:00"},
            "No councillor has this id.",
        ),
        ("invite_councillor", {"meeting_id": "xx-0000", "councillor_id": "cu-2212"}, "No meeting has this id."),
        ("invite_councillor", {"meeting_id": "me-1381", "councillor_id": "xx-0000"}, "No councillor has this id."),
        ("note_presence", {"attendance_id": "xx-0000"}, "No attendance has this id."),
        ("excuse_councillor", {"attendance_id": "xx-0000"}, "No attendance has this id."),
        ("close_meeting", {"meeting_id": "xx-0000"}, "No meeting has this id."),
        ("cancel_meeting", {"meeting_id": "xx-0000"}, "No meeting has this id."),
        ("keep_minutes", {"meeting_id": "xx-0000", "body": "Agreed by phone"}, "No meeting has this id."),
        ("approve_minutes", {"minutes_id": "xx-0000"}, "No minutes has this id."),
        ("publish_minutes", {"minutes_id": "xx-0000"}, "No minutes has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
