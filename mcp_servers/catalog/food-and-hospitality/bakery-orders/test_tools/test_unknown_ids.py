"""Ids that nobody has, given to the tools of Millrace bakery orders."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_order", {"order_sheet_id": "xx-0000"}, "No order sheet has this id."),
        ("get_product", {"product_id": "xx-0000"}, "No product has this id."),
        (
            "take_order",
            {"number": "New BO-49415", "customer_id": "xx-0000", "wanted_on": "2026-03-18"},
            "No customer has this id.",
        ),
        ("add_line", {"order_sheet_id": "or-1151", "product_id": "xx-0000", "pieces": 30}, "No product has this id."),
        (
            "add_line",
            {"order_sheet_id": "xx-0000", "product_id": "pr-1291", "pieces": 30},
            "No order sheet has this id.",
        ),
        ("change_line", {"order_line_id": "xx-0000", "pieces": 13}, "No order line has this id."),
        ("remove_line", {"order_line_id": "xx-0000"}, "No order line has this id."),
        ("confirm_order", {"order_sheet_id": "xx-0000"}, "No order sheet has this id."),
        ("load_order", {"order_sheet_id": "xx-0000"}, "No order sheet has this id."),
        ("deliver_order", {"order_sheet_id": "xx-0000"}, "No order sheet has this id."),
        ("cancel_order", {"order_sheet_id": "xx-0000"}, "No order sheet has this id."),
        ("credit_return", {"order_line_id": "xx-0000", "returned": 0}, "Argument 'returned' must be at least 1."),
        (
            "plan_batch",
            {"product_id": "pr-1291", "oven_id": "xx-0000", "baked_on": "2026-03-30", "pieces": 28},
            "No oven has this id.",
        ),
        (
            "plan_batch",
            {"product_id": "xx-0000", "oven_id": "ov-7894", "baked_on": "2026-03-30", "pieces": 28},
            "No product has this id.",
        ),
        ("start_batch", {"batch_id": "xx-0000"}, "No batch has this id."),
        ("change_oven", {"batch_id": "ba-1129", "oven_id": "xx-0000"}, "No oven has this id."),
        ("change_oven", {"batch_id": "xx-0000", "oven_id": "ov-2470"}, "No batch has this id."),
        ("finish_batch", {"batch_id": "xx-0000"}, "No batch has this id."),
        ("cancel_batch", {"batch_id": "xx-0000"}, "No batch has this id."),
        ("take_payment", {"customer_id": "xx-0000", "amount": 102}, "No customer has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
