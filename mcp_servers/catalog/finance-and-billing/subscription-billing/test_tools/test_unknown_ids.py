"""Ids that nobody has, given to the tools of Lumen Mobile billing."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_customer", {"customer_id": "xx-0000"}, "No customer has this id."),
        ("get_invoice", {"invoice_id": "xx-0000"}, "No invoice has this id."),
        (
            "start_subscription",
            {"customer_id": "cu-1008", "plan_id": "xx-0000", "number": "New 01469 426268"},
            "No plan has this id.",
        ),
        (
            "start_subscription",
            {"customer_id": "xx-0000", "plan_id": "pl-4383", "number": "New 01469 426268"},
            "No customer has this id.",
        ),
        (
            "change_plan",
            {"subscription_id": "su-1009", "plan_id": "xx-0000", "reference": "New INV-43799"},
            "No plan has this id.",
        ),
        (
            "change_plan",
            {"subscription_id": "xx-0000", "plan_id": "pl-5539", "reference": "New INV-43799"},
            "No subscription has this id.",
        ),
        (
            "bill_subscription",
            {"subscription_id": "xx-0000", "reference": "New INV-08762"},
            "No subscription has this id.",
        ),
        ("pause_subscription", {"subscription_id": "xx-0000"}, "No subscription has this id."),
        ("resume_subscription", {"subscription_id": "xx-0000"}, "No subscription has this id."),
        ("cancel_subscription", {"subscription_id": "xx-0000"}, "No subscription has this id."),
        (
            "record_payment",
            {"invoice_id": "xx-0000", "amount": 380, "method": "direct_debit"},
            "No invoice has this id.",
        ),
        ("credit_invoice", {"invoice_id": "xx-0000", "reason": "outage"}, "No invoice has this id."),
        ("write_off_invoice", {"invoice_id": "xx-0000"}, "No invoice has this id."),
        ("block_customer", {"customer_id": "xx-0000"}, "No customer has this id."),
        ("unblock_customer", {"customer_id": "xx-0000"}, "No customer has this id."),
        ("set_credit_limit", {"customer_id": "xx-0000", "credit_limit": 12500}, "No customer has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
