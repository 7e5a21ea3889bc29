"""Ids that nobody has, given to the tools of Restaurant Two Lanterns."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_guest", {"guest_id": "xx-0000"}, "No guest has this id."),
        (
            "book_table",
            {"guest_id": "xx-0000", "dining_table_id": "di-4463", "party": 3, "starts_at": "2026-05-11T17:00"},
            "No guest has this id.",
        ),
        (
            "book_table",
            {"guest_id": "gu-1021", "dining_table_id": "xx-0000", "party": 3, "starts_at": "2026-05-11T17:00"},
            "No dining table has this id.",
        ),
        ("move_booking", {"booking_id": "xx-0000", "dining_table_id": "di-3568"}, "No booking has this id."),
        ("move_booking", {"booking_id": "bo-1135", "dining_table_id": "xx-0000"}, "No dining table has this id."),
        ("change_party", {"booking_id": "xx-0000", "party": 8}, "No booking has this id."),
        ("seat_booking", {"booking_id": "xx-0000"}, "No booking has this id."),
        ("finish_booking", {"booking_id": "xx-0000"}, "No booking has this id."),
        ("cancel_booking", {"booking_id": "xx-0000"}, "No booking has this id."),
        ("mark_no_show", {"booking_id": "xx-0000"}, "No booking has this id."),
        ("pay_fee", {"fee_id": "xx-0000"}, "No fee has this id."),
        ("waive_fee", {"fee_id": "xx-0000"}, "No fee has this id."),
        ("join_waiting_list", {"guest_id": "xx-0000", "wanted_on": "2026-05-30", "party": 2}, "No guest has this id."),
        (
            "serve_waiting",
            {"waiting_id": "xx-0000", "dining_table_id": "di-4097", "starts_at": "2026-05-28T20:30"},
            "No waiting has this id.",
        ),
        (
            "serve_waiting",
            {"waiting_id": "wa-1273", "dining_table_id": "xx-0000", "starts_at": "2026-05-28T20:30"},
            "No dining table has this id.",
        ),
        ("close_room", {"room_id": "xx-0000"}, "No room has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
