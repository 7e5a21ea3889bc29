"""Ids that nobody has, given to the tools of Stormvik airport apron."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_turnround", {"turnround_id": "xx-0000"}, "No turnround has this id."),
        ("get_stand", {"stand_id": "xx-0000"}, "No stand has this id."),
        ("get_airline", {"airline_id": "xx-0000"}, "No airline has this id."),
        (
            "announce_flight",
            {
                "flight": "New FJ 8985",
                "aircraft_id": "xx-0000",
                "origin": "international",
                "arrives_at": "2026-02-18T07:20",
                "departs_at": "2026-02-18T06:45",
                "passengers": 123,
            },
            "No aircraft has this id.",
        ),
        ("assign_stand", {"turnround_id": "tu-1067", "stand_id": "xx-0000"}, "No stand has this id."),
        ("assign_stand", {"turnround_id": "xx-0000", "stand_id": "st-1381"}, "No turnround has this id."),
        ("take_stand_away", {"turnround_id": "xx-0000"}, "No turnround has this id."),
        ("note_arrival", {"turnround_id": "xx-0000"}, "No turnround has this id."),
        ("note_departure", {"turnround_id": "xx-0000"}, "No turnround has this id."),
        ("cancel_flight", {"turnround_id": "xx-0000"}, "No turnround has this id."),
        (
            "note_delay",
            {"turnround_id": "xx-0000", "minutes_late": 120, "reason": "De-icing queue"},
            "No turnround has this id.",
        ),
        (
            "ask_for_tow",
            {"number": "New TW-1493", "turnround_id": "tu-8407", "destination_id": "xx-0000"},
            "No stand has this id.",
        ),
        (
            "ask_for_tow",
            {"number": "New TW-1493", "turnround_id": "xx-0000", "destination_id": "st-4070"},
            "No turnround has this id.",
        ),
        ("finish_tow", {"tow_id": "xx-0000"}, "No tow has this id."),
        ("drop_tow", {"tow_id": "xx-0000"}, "No tow has this id."),
        (
            "close_stand",
            {
                "stand_id": "xx-0000",
                "reason": "Light mast replaced",
                "starts_at": "2026-02-20T04:40",
                "ends_at": "2026-02-17T14:10",
            },
            "No stand has this id.",
        ),
        ("end_closing", {"closure_id": "xx-0000"}, "No closure has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
