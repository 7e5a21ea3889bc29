"""Ids that nobody has, given to the tools of Ridgeway scaffold hire."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_scaffold", {"scaffold_id": "xx-0000"}, "No scaffold has this id."),
        ("get_builder", {"builder_id": "xx-0000"}, "No builder has this id."),
        (
            "order_scaffold",
            {
                "number": "New SC-1251",
                "builder_id": "xx-0000",
                "site": "Tanyard Close, plot 12",
                "height": 12,
                "duty": "heavy",
                "starts_on": "2026-04-27",
            },
            "No builder has this id.",
        ),
        ("reserve_part", {"scaffold_id": "sc-1097", "part_id": "xx-0000", "pieces": 45}, "No part has this id."),
        ("reserve_part", {"scaffold_id": "xx-0000", "part_id": "pa-9629", "pieces": 45}, "No scaffold has this id."),
        ("drop_reservation", {"reservation_id": "xx-0000"}, "No reservation has this id."),
        ("put_up", {"scaffold_id": "sc-1097", "crew_id": "xx-0000"}, "No crew has this id."),
        ("put_up", {"scaffold_id": "xx-0000", "crew_id": "cr-3103"}, "No scaffold has this id."),
        ("inspect_scaffold", {"scaffold_id": "xx-0000", "outcome": "failed"}, "No scaffold has this id."),
        ("end_hire", {"scaffold_id": "xx-0000"}, "No scaffold has this id."),
        ("hire_again", {"scaffold_id": "xx-0000"}, "No scaffold has this id."),
        ("take_down", {"scaffold_id": "xx-0000"}, "No scaffold has this id."),
        (
            "write_bill",
            {"number": "New INV-70258", "scaffold_id": "xx-0000", "discount": 0},
            "No scaffold has this id.",
        ),
        ("pay_bill", {"bill_id": "xx-0000"}, "No bill has this id."),
        ("cancel_scaffold", {"scaffold_id": "xx-0000"}, "No scaffold has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
