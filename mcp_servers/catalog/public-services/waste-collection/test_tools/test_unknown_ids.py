"""Ids that nobody has, given to the tools of Tannberg waste service."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_bin", {"waste_bin_id": "xx-0000"}, "No waste bin has this id."),
        ("get_tour", {"tour_id": "xx-0000"}, "No tour has this id."),
        (
            "order_bin",
            {"number": "New BN-47100", "household_id": "xx-0000", "kind": "organic", "litres": 60},
            "No household has this id.",
        ),
        ("place_bin", {"waste_bin_id": "xx-0000"}, "No waste bin has this id."),
        ("resize_bin", {"waste_bin_id": "xx-0000", "litres": 120}, "No waste bin has this id."),
        ("withdraw_bin", {"waste_bin_id": "xx-0000"}, "No waste bin has this id."),
        (
            "note_emptying",
            {"waste_bin_id": "wa-1117", "tour_id": "xx-0000", "result": "emptied"},
            "No tour has this id.",
        ),
        (
            "note_emptying",
            {"waste_bin_id": "xx-0000", "tour_id": "to-5702", "result": "emptied"},
            "No waste bin has this id.",
        ),
        ("start_tour", {"tour_id": "xx-0000"}, "No tour has this id."),
        ("finish_tour", {"tour_id": "xx-0000"}, "No tour has this id."),
        ("cancel_tour", {"tour_id": "xx-0000"}, "Argument 'substitute_id' is missing."),
        ("cancel_tour", {"tour_id": "to-1036", "substitute_id": "xx-0000"}, "No tour has this id."),
        (
            "book_pickup",
            {"household_id": "ho-1044", "tour_id": "xx-0000", "goods": "scrap", "volume": 2},
            "No tour has this id.",
        ),
        (
            "book_pickup",
            {"household_id": "xx-0000", "tour_id": "to-5331", "goods": "scrap", "volume": 2},
            "No household has this id.",
        ),
        ("move_pickup", {"pickup_id": "pi-1011", "tour_id": "xx-0000"}, "No tour has this id."),
        ("move_pickup", {"pickup_id": "xx-0000", "tour_id": "to-2929"}, "No pickup has this id."),
        ("cancel_pickup", {"pickup_id": "xx-0000"}, "No pickup has this id."),
        ("collect_pickup", {"pickup_id": "xx-0000", "loaded": 1}, "No pickup has this id."),
        ("file_complaint", {"waste_bin_id": "wa-1117", "tour_id": "xx-0000", "kind": "missed"}, "No tour has this id."),
        (
            "file_complaint",
            {"waste_bin_id": "xx-0000", "tour_id": "to-1219", "kind": "missed"},
            "No waste bin has this id.",
        ),
        ("uphold_complaint", {"complaint_id": "co-1038", "repeat_id": "xx-0000"}, "No tour has this id."),
        ("uphold_complaint", {"complaint_id": "xx-0000", "repeat_id": "to-9559"}, "No complaint has this id."),
        ("reject_complaint", {"complaint_id": "xx-0000"}, "No complaint has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
