"""Ids that nobody has, given to the tools of Marguerite flower deliveries."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_order", {"flower_order_id": "xx-0000"}, "No flower order has this id."),
        ("get_round", {"delivery_round_id": "xx-0000"}, "No delivery round has this id."),
        (
            "place_order",
            {
                "number": "New FD-0797",
                "customer_id": "xx-0000",
                "arrangement_id": "ar-9833",
                "delivery_round_id": "de-6659",
                "recipient": "Adaeze Adebayo",
                "card": "With love, always.",
            },
            "No customer has this id.",
        ),
        (
            "place_order",
            {
                "number": "New FD-0797",
                "customer_id": "cu-7526",
                "arrangement_id": "xx-0000",
                "delivery_round_id": "de-6659",
                "recipient": "Adaeze Adebayo",
                "card": "With love, always.",
            },
            "No arrangement has this id.",
        ),
        (
            "place_order",
            {
                "number": "New FD-0797",
                "customer_id": "cu-7526",
                "arrangement_id": "ar-9833",
                "delivery_round_id": "xx-0000",
                "recipient": "Adaeze Adebayo",
                "card": "With love, always.",
            },
            "No delivery round has this id.",
        ),
        ("move_order", {"flower_order_id": "xx-0000", "delivery_round_id": "de-5969"}, "No flower order has this id."),
        (
            "move_order",
            {"flower_order_id": "fw-1047", "delivery_round_id": "xx-0000"},
            "No delivery round has this id.",
        ),
        ("cancel_order", {"flower_order_id": "xx-0000"}, "No flower order has this id."),
        ("replace_flower", {"flower_id": "xx-0000"}, "Argument 'flower_order_id' is missing."),
        (
            "replace_flower",
            {"flower_order_id": "xx-0000", "flower_id": "fo-8689", "replacement_id": "fo-9383"},
            "No flower order has this id.",
        ),
        (
            "replace_flower",
            {"flower_order_id": "fw-1047", "flower_id": "fo-8689", "replacement_id": "xx-0000"},
            "No flower has this id.",
        ),
        ("make_order", {"flower_order_id": "xx-0000"}, "No flower order has this id."),
        ("send_round", {"delivery_round_id": "xx-0000"}, "No delivery round has this id."),
        ("deliver_order", {"flower_order_id": "xx-0000", "taken_by": "neighbour"}, "No flower order has this id."),
        ("miss_order", {"flower_order_id": "xx-0000"}, "No flower order has this id."),
        (
            "resend_order",
            {"flower_order_id": "xx-0000", "delivery_round_id": "de-8078"},
            "No flower order has this id.",
        ),
        (
            "resend_order",
            {"flower_order_id": "fw-1047", "delivery_round_id": "xx-0000"},
            "No delivery round has this id.",
        ),
        ("supply_flower", {"flower_id": "xx-0000", "bundles": 2}, "No flower has this id."),
        ("discard_flower", {"flower_id": "xx-0000"}, "No flower has this id."),
        ("file_complaint", {"flower_order_id": "xx-0000", "kind": "wilted"}, "No flower order has this id."),
        ("refund_complaint", {"complaint_id": "xx-0000"}, "No complaint has this id."),
        (
            "remake_complaint",
            {"complaint_id": "xx-0000", "number": "New FD-7308", "delivery_round_id": "de-8233"},
            "No complaint has this id.",
        ),
        (
            "remake_complaint",
            {"complaint_id": "co-1773", "number": "New FD-7308", "delivery_round_id": "xx-0000"},
            "No delivery round has this id.",
        ),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
