"""Ids that nobody has, given to the tools of Seeburg instrument centre."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_instrument", {"instrument_id": "xx-0000"}, "No instrument has this id."),
        ("get_research_group", {"research_group_id": "xx-0000"}, "No research group has this id."),
        (
            "book_instrument",
            {
                "researcher_id": "xx-0000",
                "instrument_id": "in-8825",
                "starts_at": "2026-09-14T09:30",
                "length": 6,
                "purpose": "Comparison with last year",
            },
            "No researcher has this id.",
        ),
        (
            "book_instrument",
            {
                "researcher_id": "rs-1000",
                "instrument_id": "xx-0000",
                "starts_at": "2026-09-14T09:30",
                "length": 6,
                "purpose": "Comparison with last year",
            },
            "No instrument has this id.",
        ),
        ("move_booking", {"booking_id": "xx-0000", "starts_at": "2026-09-08T16:15"}, "No booking has this id."),
        ("extend_booking", {"booking_id": "xx-0000", "extra": 1}, "No booking has this id."),
        ("hand_over_booking", {"booking_id": "xx-0000", "researcher_id": "rs-5551"}, "No booking has this id."),
        ("hand_over_booking", {"booking_id": "bo-1111", "researcher_id": "xx-0000"}, "No researcher has this id."),
        ("cancel_booking", {"booking_id": "xx-0000"}, "No booking has this id."),
        ("start_booking", {"booking_id": "xx-0000"}, "No booking has this id."),
        ("finish_booking", {"booking_id": "xx-0000"}, "No booking has this id."),
        ("forfeit_booking", {"booking_id": "xx-0000"}, "No booking has this id."),
        ("add_training", {"researcher_id": "xx-0000", "instrument_id": "in-1495"}, "No researcher has this id."),
        ("add_training", {"researcher_id": "rs-1000", "instrument_id": "xx-0000"}, "No instrument has this id."),
        ("upgrade_training", {"training_id": "xx-0000"}, "No training has this id."),
        (
            "plan_service",
            {
                "instrument_id": "xx-0000",
                "starts_at": "2026-10-11T08:00",
                "length": 4,
                "work": "Reading jumps after an hour.",
            },
            "No instrument has this id.",
        ),
        ("finish_service", {"service_window_id": "xx-0000"}, "No service window has this id."),
        (
            "report_fault",
            {"instrument_id": "xx-0000", "work": "Burnt smell near the power supply.", "repair_time": 5},
            "No instrument has this id.",
        ),
        ("waive_charge", {"charge_id": "xx-0000"}, "No charge has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
