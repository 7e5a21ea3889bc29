"""Ids that nobody has, given to the tools of Stagedoor box office."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_show", {"show_id": "xx-0000"}, "No show has this id."),
        ("get_purchase", {"purchase_id": "xx-0000"}, "No purchase has this id."),
        (
            "plan_show",
            {
                "name": "New Quiet Recital",
                "hall_id": "xx-0000",
                "starts_at": "2027-01-21T16:15",
                "length": 30,
                "minimum_age": 16,
            },
            "No hall has this id.",
        ),
        (
            "add_price_band",
            {"show_id": "xx-0000", "name": "standing", "price": 695, "seats": 2},
            "No show has this id.",
        ),
        ("change_price", {"price_band_id": "xx-0000", "price": 2700}, "No price band has this id."),
        ("open_sale", {"show_id": "xx-0000"}, "No show has this id."),
        ("move_show", {"show_id": "xx-0000", "starts_at": "2026-11-19T19:15"}, "No show has this id."),
        ("cancel_show", {"show_id": "xx-0000"}, "No show has this id."),
        (
            "open_purchase",
            {"number": "New BX-93807", "customer_id": "cu-4420", "show_id": "xx-0000"},
            "No show has this id.",
        ),
        (
            "open_purchase",
            {"number": "New BX-93807", "customer_id": "xx-0000", "show_id": "sh-2247"},
            "No customer has this id.",
        ),
        (
            "add_ticket",
            {"purchase_id": "xx-0000", "price_band_id": "pr-5963", "code": "U0E9L0N1", "holder": "Elke Griffiths"},
            "No purchase has this id.",
        ),
        (
            "add_ticket",
            {"purchase_id": "pu-1092", "price_band_id": "xx-0000", "code": "U0E9L0N1", "holder": "Elke Griffiths"},
            "No price band has this id.",
        ),
        ("remove_ticket", {"ticket_id": "xx-0000"}, "No ticket has this id."),
        ("apply_voucher", {"purchase_id": "pu-1092", "voucher_id": "xx-0000"}, "No voucher has this id."),
        ("apply_voucher", {"purchase_id": "xx-0000", "voucher_id": "vo-5494"}, "No purchase has this id."),
        ("pay_purchase", {"purchase_id": "xx-0000"}, "No purchase has this id."),
        ("give_back_purchase", {"purchase_id": "xx-0000"}, "No purchase has this id."),
        ("admit_holder", {"ticket_id": "xx-0000"}, "No ticket has this id."),
        ("rename_holder", {"ticket_id": "xx-0000", "holder": "Amelia Middleton"}, "No ticket has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
