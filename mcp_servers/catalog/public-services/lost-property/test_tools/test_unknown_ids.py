"""Ids that nobody has, given to the tools of Stadtlinien lost property."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_item", {"found_item_id": "xx-0000"}, "No found item has this id."),
        ("get_report", {"loss_report_id": "xx-0000"}, "No loss report has this id."),
        (
            "register_item",
            {
                "tag": "New LP-34762",
                "category_id": "ca-2990",
                "description": "Laptop in a sleeve",
                "colour": "grey",
                "route_id": "xx-0000",
                "value": 36000,
            },
            "No route has this id.",
        ),
        (
            "register_item",
            {
                "tag": "New LP-34762",
                "category_id": "xx-0000",
                "description": "Laptop in a sleeve",
                "colour": "grey",
                "route_id": "ro-4131",
                "value": 36000,
            },
            "No category has this id.",
        ),
        (
            "file_report",
            {
                "number": "New LR-5490",
                "traveller_id": "tr-8793",
                "category_id": "ca-3900",
                "colour": "blue",
                "route_id": "xx-0000",
                "days_ago": 1,
            },
            "No route has this id.",
        ),
        (
            "file_report",
            {
                "number": "New LR-5490",
                "traveller_id": "tr-8793",
                "category_id": "xx-0000",
                "colour": "blue",
                "route_id": "ro-8386",
                "days_ago": 1,
            },
            "No category has this id.",
        ),
        (
            "file_report",
            {
                "number": "New LR-5490",
                "traveller_id": "xx-0000",
                "category_id": "ca-3900",
                "colour": "blue",
                "route_id": "ro-8386",
                "days_ago": 1,
            },
            "No traveller has this id.",
        ),
        ("close_report", {"loss_report_id": "xx-0000"}, "No loss report has this id."),
        ("propose_match", {"found_item_id": "xx-0000", "loss_report_id": "lo-6306"}, "No found item has this id."),
        ("propose_match", {"found_item_id": "fo-1036", "loss_report_id": "xx-0000"}, "No loss report has this id."),
        ("confirm_match", {"match_id": "xx-0000", "proof": "description"}, "No match has this id."),
        ("reject_match", {"match_id": "xx-0000"}, "No match has this id."),
        ("extend_collection", {"match_id": "xx-0000"}, "No match has this id."),
        ("hand_over_item", {"match_id": "xx-0000"}, "No match has this id."),
        ("lapse_match", {"match_id": "xx-0000"}, "No match has this id."),
        ("send_item", {"found_item_id": "fo-1036", "destination_id": "xx-0000"}, "No office has this id."),
        ("send_item", {"found_item_id": "xx-0000", "destination_id": "of-9096"}, "No found item has this id."),
        ("receive_transfer", {"transfer_id": "xx-0000"}, "No transfer has this id."),
        ("dispose_item", {"found_item_id": "xx-0000"}, "No found item has this id."),
        ("give_to_police", {"found_item_id": "xx-0000"}, "No found item has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
