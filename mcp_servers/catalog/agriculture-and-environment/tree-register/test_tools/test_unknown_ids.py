"""Ids that nobody has, given to the tools of City tree register."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_tree", {"tree_id": "xx-0000"}, "No tree has this id."),
        ("get_crew", {"crew_id": "xx-0000"}, "No crew has this id."),
        ("plant_tree", {"species_id": "xx-0000"}, "Argument 'number' is missing."),
        (
            "plant_tree",
            {"number": "New TR-32410", "species_id": "sp-6644", "street_id": "xx-0000", "height": 8, "girth": 120},
            "Argument 'girth' must be at most 40.",
        ),
        (
            "record_inspection",
            {"tree_id": "xx-0000", "vitality": 1, "result": "unsafe", "number": "New WO-7242"},
            "No tree has this id.",
        ),
        ("report_nest", {"tree_id": "xx-0000", "kind": "songbird"}, "No tree has this id."),
        ("mark_nest_left", {"nest_id": "xx-0000"}, "No nest has this id."),
        (
            "open_order",
            {"number": "New WO-5362", "tree_id": "xx-0000", "kind": "cabling", "estimate": 32500},
            "No tree has this id.",
        ),
        ("order_felling", {"number": "New WO-5362", "tree_id": "xx-0000", "estimate": 47500}, "No tree has this id."),
        (
            "plan_order",
            {"work_order_id": "wo-1138", "crew_id": "xx-0000", "planned_on": "2026-04-22"},
            "No crew has this id.",
        ),
        (
            "plan_order",
            {"work_order_id": "xx-0000", "crew_id": "cr-9519", "planned_on": "2026-04-22"},
            "No work order has this id.",
        ),
        ("postpone_order", {"work_order_id": "xx-0000", "planned_on": "2026-04-28"}, "No work order has this id."),
        ("finish_order", {"work_order_id": "xx-0000"}, "No work order has this id."),
        ("cancel_order", {"work_order_id": "xx-0000"}, "No work order has this id."),
        (
            "apply_for_permit",
            {
                "number": "New FP-6483",
                "tree_id": "xx-0000",
                "applicant": "Anneke Lehmann",
                "reason": "Cracks in the garden wall.",
            },
            "No tree has this id.",
        ),
        ("grant_permit", {"permit_id": "xx-0000", "replacements": 1}, "No permit has this id."),
        ("refuse_permit", {"permit_id": "xx-0000"}, "No permit has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
