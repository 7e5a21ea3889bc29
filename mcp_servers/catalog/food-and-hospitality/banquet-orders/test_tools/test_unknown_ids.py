"""Ids that nobody has, given to the tools of Orangery banquets."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_event", {"event_id": "xx-0000"}, "No event has this id."),
        ("get_client", {"client_id": "xx-0000"}, "No client has this id."),
        (
            "take_option",
            {
                "number": "New EV-7400",
                "hall_id": "xx-0000",
                "client_id": "cl-9755",
                "held_on": "2026-05-22",
                "guests": 80,
                "menu_id": "me-5518",
            },
            "No hall has this id.",
        ),
        (
            "take_option",
            {
                "number": "New EV-7400",
                "hall_id": "ha-1295",
                "client_id": "cl-9755",
                "held_on": "2026-05-22",
                "guests": 80,
                "menu_id": "xx-0000",
            },
            "No menu has this id.",
        ),
        (
            "take_option",
            {
                "number": "New EV-7400",
                "hall_id": "ha-1295",
                "client_id": "xx-0000",
                "held_on": "2026-05-22",
                "guests": 80,
                "menu_id": "me-5518",
            },
            "No client has this id.",
        ),
        ("give_discount", {"event_id": "xx-0000", "percent": 1}, "No event has this id."),
        ("book_event", {"event_id": "xx-0000", "amount": 281880}, "No event has this id."),
        ("lapse_option", {"event_id": "xx-0000"}, "No event has this id."),
        ("change_guests", {"event_id": "xx-0000", "guests": 120}, "No event has this id."),
        ("change_menu", {"event_id": "ev-1227", "menu_id": "xx-0000"}, "No menu has this id."),
        ("change_menu", {"event_id": "xx-0000", "menu_id": "me-9005"}, "No event has this id."),
        ("move_event", {"event_id": "ev-1227", "hall_id": "xx-0000"}, "No hall has this id."),
        ("move_event", {"event_id": "xx-0000", "hall_id": "ha-1295"}, "No event has this id."),
        ("fix_event", {"event_id": "xx-0000"}, "No event has this id."),
        ("hold_event", {"event_id": "xx-0000"}, "No event has this id."),
        ("settle_event", {"event_id": "xx-0000"}, "No event has this id."),
        ("cancel_event", {"event_id": "xx-0000"}, "No event has this id."),
        (
            "place_waiter",
            {"event_id": "xx-0000", "waiter_id": "wa-1481", "role": "lead", "hours": 7},
            "No event has this id.",
        ),
        (
            "place_waiter",
            {"event_id": "ev-1227", "waiter_id": "xx-0000", "role": "lead", "hours": 7},
            "No waiter has this id.",
        ),
        (
            "plan_tasting",
            {"event_id": "xx-0000", "starts_at": "2026-05-19T10:00", "people": 3},
            "No event has this id.",
        ),
        ("finish_tasting", {"tasting_id": "xx-0000"}, "No tasting has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
