"""Ids that nobody has, given to the tools of Pulse Yard fitness studio."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_class", {"session_id": "xx-0000"}, "No session has this id."),
        ("get_member", {"member_id": "xx-0000"}, "No member has this id."),
        ("get_coach", {"coach_id": "xx-0000"}, "No coach has this id."),
        ("book_class", {"session_id": "se-1023", "member_id": "xx-0000"}, "No member has this id."),
        ("book_class", {"session_id": "xx-0000", "member_id": "me-3871"}, "No session has this id."),
        ("join_waiting_list", {"session_id": "se-1023", "member_id": "xx-0000"}, "No member has this id."),
        ("join_waiting_list", {"session_id": "xx-0000", "member_id": "me-3830"}, "No session has this id."),
        ("move_up", {"booking_id": "xx-0000"}, "No booking has this id."),
        ("cancel_booking", {"booking_id": "xx-0000"}, "No booking has this id."),
        ("note_attendance", {"booking_id": "xx-0000"}, "No booking has this id."),
        ("close_class", {"session_id": "xx-0000"}, "No session has this id."),
        ("call_off_class", {"session_id": "xx-0000"}, "No session has this id."),
        ("change_coach", {"session_id": "se-1023", "coach_id": "xx-0000"}, "No coach has this id."),
        ("change_coach", {"session_id": "xx-0000", "coach_id": "co-5506"}, "No session has this id."),
        ("bar_member", {"member_id": "xx-0000"}, "No member has this id."),
        ("forgive_strikes", {"member_id": "xx-0000", "number_of_strikes": 1}, "No member has this id."),
        ("take_payment", {"member_id": "xx-0000"}, "No member has this id."),
        ("pause_member", {"member_id": "xx-0000"}, "No member has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
