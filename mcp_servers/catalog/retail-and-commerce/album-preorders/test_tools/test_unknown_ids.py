"""Ids that nobody has, given to the tools of Runout Groove preorders."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_edition", {"edition_id": "xx-0000"}, "No edition has this id."),
        ("get_preorder", {"preorder_id": "xx-0000"}, "No preorder has this id."),
        ("open_for_members", {"edition_id": "xx-0000"}, "No edition has this id."),
        ("open_for_all", {"edition_id": "xx-0000"}, "No edition has this id."),
        ("close_edition", {"edition_id": "xx-0000"}, "No edition has this id."),
        (
            "order_copies",
            {"number": "New PR-13772", "edition_id": "xx-0000", "customer_id": "cu-4793", "copies": 2},
            "No edition has this id.",
        ),
        (
            "order_copies",
            {"number": "New PR-13772", "edition_id": "ed-9919", "customer_id": "xx-0000", "copies": 2},
            "No customer has this id.",
        ),
        (
            "join_waiting_list",
            {"number": "New PR-13772", "edition_id": "xx-0000", "customer_id": "cu-8305", "copies": 2},
            "No edition has this id.",
        ),
        (
            "join_waiting_list",
            {"number": "New PR-13772", "edition_id": "ed-4369", "customer_id": "xx-0000", "copies": 2},
            "No customer has this id.",
        ),
        ("call_up_preorder", {"preorder_id": "xx-0000"}, "No preorder has this id."),
        ("pay_preorder", {"preorder_id": "xx-0000"}, "No preorder has this id."),
        ("lapse_preorder", {"preorder_id": "xx-0000"}, "No preorder has this id."),
        ("send_preorder", {"preorder_id": "xx-0000"}, "No preorder has this id."),
        ("cancel_preorder", {"preorder_id": "xx-0000"}, "No preorder has this id."),
        ("delay_delivery", {"pressing_run_id": "xx-0000", "expected_on": "2026-06-12"}, "No pressing run has this id."),
        ("take_in_delivery", {"pressing_run_id": "xx-0000"}, "No pressing run has this id."),
        ("claim_damage", {"preorder_id": "xx-0000", "remark": "Second disc missing."}, "No preorder has this id."),
        ("refund_claim", {"claim_id": "xx-0000"}, "No claim has this id."),
        ("replace_claim", {"claim_id": "xx-0000"}, "No claim has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
