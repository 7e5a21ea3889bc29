"""Ids that nobody has, given to the tools of Quadrant container depot."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_container", {"container_id": "xx-0000"}, "No container has this id."),
        ("get_stack", {"stack_id": "xx-0000"}, "No stack has this id."),
        ("get_release", {"release_id": "xx-0000"}, "No release has this id."),
        (
            "book_delivery",
            {
                "number": "New GA-10390",
                "haulier": "Southgate Haulage",
                "starts_at": "2026-04-29T10:40",
                "container_id": "xx-0000",
            },
            "No container has this id.",
        ),
        (
            "book_pick_up",
            {"number": "New GA-10390", "starts_at": "2026-04-21T08:40", "release_id": "xx-0000"},
            "No release has this id.",
        ),
        ("take_in_container", {"slot_id": "xx-0000", "stack_id": "st-8973"}, "No slot has this id."),
        ("take_in_container", {"slot_id": "sl-1005", "stack_id": "xx-0000"}, "No stack has this id."),
        ("hand_out_container", {"slot_id": "xx-0000"}, "No slot has this id."),
        ("cancel_slot", {"slot_id": "xx-0000"}, "No slot has this id."),
        ("miss_slot", {"slot_id": "xx-0000"}, "No slot has this id."),
        ("restack_container", {"container_id": "co-1039", "stack_id": "xx-0000"}, "No stack has this id."),
        ("restack_container", {"container_id": "xx-0000", "stack_id": "st-1504"}, "No container has this id."),
        ("report_damage", {"container_id": "xx-0000", "remark": "Floor board broken."}, "No container has this id."),
        ("estimate_damage", {"defect_id": "xx-0000", "cost": 80000}, "No defect has this id."),
        ("repair_container", {"container_id": "xx-0000"}, "No container has this id."),
        ("finish_repair", {"container_id": "co-1039", "stack_id": "xx-0000"}, "No stack has this id."),
        ("finish_repair", {"container_id": "xx-0000", "stack_id": "st-1504"}, "No container has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
