"""Ids that nobody has, given to the tools of Strathmore bonded warehouse."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_cask", {"cask_id": "xx-0000"}, "No cask has this id."),
        ("get_owner", {"owner_id": "xx-0000"}, "No owner has this id."),
        ("get_removal", {"removal_id": "xx-0000"}, "No removal has this id."),
        (
            "lay_down_cask",
            {
                "number": "New M-2304/94",
                "owner_id": "ow-6965",
                "distillery": "Ben Strath",
                "wood": "wine",
                "rack_id": "xx-0000",
                "filled_litres": 265,
            },
            "No rack has this id.",
        ),
        (
            "lay_down_cask",
            {
                "number": "New M-2304/94",
                "owner_id": "xx-0000",
                "distillery": "Ben Strath",
                "wood": "wine",
                "rack_id": "ra-6896",
                "filled_litres": 265,
            },
            "No owner has this id.",
        ),
        ("gauge_cask", {"cask_id": "xx-0000", "litres": 308}, "No cask has this id."),
        (
            "draw_sample",
            {"number": "New SB-6550", "cask_id": "xx-0000", "centilitres": 10, "purpose": "customer"},
            "No cask has this id.",
        ),
        ("move_cask", {"cask_id": "xx-0000", "rack_id": "ra-3110"}, "No cask has this id."),
        ("move_cask", {"cask_id": "ca-1197", "rack_id": "xx-0000"}, "No rack has this id."),
        ("seal_cask", {"cask_id": "xx-0000"}, "No cask has this id."),
        ("unseal_cask", {"cask_id": "xx-0000"}, "No cask has this id."),
        ("sell_cask", {"cask_id": "xx-0000", "owner_id": "ow-8492"}, "No cask has this id."),
        ("sell_cask", {"cask_id": "ca-1197", "owner_id": "xx-0000"}, "No owner has this id."),
        ("permit_removal", {"permit": "New EX-92985", "cask_id": "xx-0000", "kind": "to_bond"}, "No cask has this id."),
        ("pay_duty", {"removal_id": "xx-0000"}, "No removal has this id."),
        ("send_to_bond", {"removal_id": "xx-0000"}, "No removal has this id."),
        ("deliver_duty_paid", {"removal_id": "xx-0000"}, "No removal has this id."),
        ("confirm_arrival", {"removal_id": "xx-0000"}, "No removal has this id."),
        ("expire_permit", {"removal_id": "xx-0000"}, "No removal has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
