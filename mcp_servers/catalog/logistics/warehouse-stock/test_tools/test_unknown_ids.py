"""Ids that nobody has, given to the tools of Northgate food warehouse."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_product", {"product_id": "xx-0000"}, "No product has this id."),
        ("get_bay", {"bay_id": "xx-0000"}, "No bay has this id."),
        ("get_dispatch", {"dispatch_id": "xx-0000"}, "No dispatch has this id."),
        (
            "announce_delivery",
            {"number": "New DL-7009", "product_id": "xx-0000", "quantity": 180, "expected_on": "2026-10-07"},
            "No product has this id.",
        ),
        (
            "receive_delivery",
            {"delivery_id": "de-1006", "bay_id": "xx-0000", "lot": "Z02-2749", "best_before": "2027-03-01"},
            "No bay has this id.",
        ),
        (
            "receive_delivery",
            {"delivery_id": "xx-0000", "bay_id": "ba-2564", "lot": "Z02-2749", "best_before": "2027-03-01"},
            "No delivery has this id.",
        ),
        ("move_batch", {"batch_id": "bt-1086", "bay_id": "xx-0000"}, "No bay has this id."),
        ("move_batch", {"batch_id": "xx-0000", "bay_id": "ba-2147"}, "No batch has this id."),
        ("correct_batch", {"batch_id": "xx-0000", "counted": 110}, "No batch has this id."),
        ("scrap_batch", {"batch_id": "xx-0000"}, "No batch has this id."),
        ("add_line", {"dispatch_id": "di-1239", "product_id": "xx-0000", "quantity": 24}, "No product has this id."),
        ("add_line", {"dispatch_id": "xx-0000", "product_id": "pr-2051", "quantity": 24}, "No dispatch has this id."),
        ("reserve_batch", {"line_id": "xx-0000", "batch_id": "bt-2339", "quantity": 12}, "No line has this id."),
        ("reserve_batch", {"line_id": "li-1159", "batch_id": "xx-0000", "quantity": 12}, "No batch has this id."),
        ("release_dispatch", {"dispatch_id": "xx-0000"}, "No dispatch has this id."),
        ("ship_dispatch", {"dispatch_id": "xx-0000"}, "No dispatch has this id."),
        ("cancel_dispatch", {"dispatch_id": "xx-0000"}, "No dispatch has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
