"""Ids that nobody has, given to the tools of Wren & Willow returns desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_return", {"return_case_id": "xx-0000"}, "No return case has this id."),
        ("get_customer", {"customer_id": "xx-0000"}, "No customer has this id."),
        (
            "announce_return",
            {"number": "New RT-79831", "order_line_id": "xx-0000", "quantity": 2, "reason": "changed_mind"},
            "No order line has this id.",
        ),
        ("extend_return", {"return_case_id": "xx-0000"}, "No return case has this id."),
        ("withdraw_return", {"return_case_id": "xx-0000"}, "No return case has this id."),
        ("expire_return", {"return_case_id": "xx-0000"}, "No return case has this id."),
        ("receive_parcel", {"return_case_id": "xx-0000"}, "No return case has this id."),
        ("accept_return", {"return_case_id": "xx-0000", "condition": "opened"}, "No return case has this id."),
        (
            "refuse_return",
            {"return_case_id": "xx-0000", "condition": "worn", "remark": "Seal broken."},
            "No return case has this id.",
        ),
        ("propose_refund", {"return_case_id": "xx-0000", "method": "card"}, "No return case has this id."),
        ("approve_refund", {"refund_id": "xx-0000"}, "No refund has this id."),
        ("reject_refund", {"refund_id": "xx-0000"}, "No refund has this id."),
        ("pay_refund", {"refund_id": "xx-0000"}, "No refund has this id."),
        ("reserve_exchange", {"return_case_id": "re-1061", "product_id": "xx-0000"}, "No product has this id."),
        ("reserve_exchange", {"return_case_id": "xx-0000", "product_id": "pr-7620"}, "No return case has this id."),
        ("send_exchange", {"exchange_id": "xx-0000"}, "No exchange has this id."),
        ("watch_customer", {"customer_id": "xx-0000"}, "No customer has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
