"""Ids that nobody has, given to the tools of Fjordvik chemical stores."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_substance", {"substance_id": "xx-0000"}, "No substance has this id."),
        ("get_bottle", {"bottle_id": "xx-0000"}, "No bottle has this id."),
        ("get_cabinet", {"cabinet_id": "xx-0000"}, "No cabinet has this id."),
        ("get_chemist", {"chemist_id": "xx-0000"}, "No chemist has this id."),
        (
            "request_order",
            {
                "number": "New PO-87909",
                "substance_id": "su-8473",
                "chemist_id": "xx-0000",
                "size": 1000,
                "supplier": "St Hilda Laboratory Supplies",
                "needed_by": "2026-11-11",
            },
            "No chemist has this id.",
        ),
        (
            "request_order",
            {
                "number": "New PO-87909",
                "substance_id": "xx-0000",
                "chemist_id": "ch-8423",
                "size": 1000,
                "supplier": "St Hilda Laboratory Supplies",
                "needed_by": "2026-11-11",
            },
            "No substance has this id.",
        ),
        ("approve_order", {"reagent_order_id": "xx-0000"}, "No reagent order has this id."),
        (
            "refuse_order",
            {"reagent_order_id": "xx-0000", "answer": "Choose a less harmful substance."},
            "No reagent order has this id.",
        ),
        (
            "receive_order",
            {"reagent_order_id": "re-1001", "cabinet_id": "xx-0000", "bottle_number": "CH-98664"},
            "No cabinet has this id.",
        ),
        (
            "receive_order",
            {"reagent_order_id": "xx-0000", "cabinet_id": "ca-8363", "bottle_number": "CH-98664"},
            "No reagent order has this id.",
        ),
        ("open_bottle", {"bottle_id": "xx-0000"}, "No bottle has this id."),
        (
            "withdraw_substance",
            {"chemist_id": "ch-1166", "bottle_id": "xx-0000", "amount": 50},
            "No bottle has this id.",
        ),
        (
            "withdraw_substance",
            {"chemist_id": "xx-0000", "bottle_id": "bo-1652", "amount": 50},
            "No chemist has this id.",
        ),
        ("move_bottle", {"bottle_id": "xx-0000", "cabinet_id": "ca-1074"}, "No bottle has this id."),
        ("move_bottle", {"bottle_id": "bo-1022", "cabinet_id": "xx-0000"}, "No cabinet has this id."),
        ("dispose_bottle", {"bottle_id": "xx-0000", "waste_drum_id": "wa-9325"}, "No bottle has this id."),
        ("dispose_bottle", {"bottle_id": "bo-1022", "waste_drum_id": "xx-0000"}, "No waste drum has this id."),
        ("seal_drum", {"waste_drum_id": "xx-0000"}, "No waste drum has this id."),
        ("collect_drum", {"waste_drum_id": "xx-0000"}, "No waste drum has this id."),
        ("renew_training", {"chemist_id": "xx-0000"}, "No chemist has this id."),
        ("grant_clearance", {"chemist_id": "xx-0000"}, "No chemist has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
