"""Ids that nobody has, given to the tools of Elmrise burial ground."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_grave", {"grave_id": "xx-0000"}, "No grave has this id."),
        ("get_holder", {"holder_id": "xx-0000"}, "No holder has this id."),
        ("lease_grave", {"grave_id": "xx-0000", "holder_id": "ho-7193", "years": 1}, "No grave has this id."),
        ("lease_grave", {"grave_id": "gr-1132", "holder_id": "xx-0000", "years": 1}, "No holder has this id."),
        ("extend_lease", {"grave_id": "xx-0000", "years": 3}, "No grave has this id."),
        ("transfer_lease", {"grave_id": "xx-0000", "holder_id": "ho-8915"}, "No grave has this id."),
        ("transfer_lease", {"grave_id": "gr-1132", "holder_id": "xx-0000"}, "No holder has this id."),
        ("take_fees", {"holder_id": "xx-0000", "amount": 1000}, "No holder has this id."),
        ("give_up_grave", {"grave_id": "xx-0000"}, "No grave has this id."),
        ("close_grave", {"grave_id": "xx-0000"}, "No grave has this id."),
        (
            "arrange_burial",
            {
                "number": "New BU-74776",
                "grave_id": "xx-0000",
                "deceased": "Daniel Barlow",
                "kind": "urn",
                "starts_at": "2026-08-28T10:40",
            },
            "No grave has this id.",
        ),
        ("move_burial", {"burial_id": "xx-0000", "starts_at": "2020-08-02T12:10"}, "No burial has this id."),
        ("hold_burial", {"burial_id": "xx-0000"}, "No burial has this id."),
        ("cancel_burial", {"burial_id": "xx-0000"}, "No burial has this id."),
        (
            "apply_memorial",
            {"number": "New ME-7445", "grave_id": "xx-0000", "description": "polished granite book", "height": 115},
            "No grave has this id.",
        ),
        ("approve_memorial", {"memorial_id": "xx-0000"}, "No memorial has this id."),
        ("set_memorial", {"memorial_id": "xx-0000"}, "No memorial has this id."),
        ("inspect_memorial", {"memorial_id": "xx-0000"}, "No memorial has this id."),
        ("mark_memorial_unsafe", {"memorial_id": "xx-0000"}, "No memorial has this id."),
        ("remove_memorial", {"memorial_id": "xx-0000"}, "No memorial has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
