"""Ids that nobody has, given to the tools of Birch Farm freezer."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_box", {"box_id": "xx-0000"}, "No box has this id."),
        ("get_drawer", {"drawer_id": "xx-0000"}, "No drawer has this id."),
        ("get_dinner", {"dinner_id": "xx-0000"}, "No dinner has this id."),
        (
            "freeze_box",
            {
                "number": "New FB-359",
                "content": "Sausages with mushrooms",
                "kind": "bread",
                "litres": 2,
                "portions": 5,
                "drawer_id": "xx-0000",
            },
            "No drawer has this id.",
        ),
        ("move_box", {"box_id": "xx-0000", "drawer_id": "dr-5195"}, "No box has this id."),
        ("move_box", {"box_id": "bo-1005", "drawer_id": "xx-0000"}, "No drawer has this id."),
        ("plan_box", {"dinner_id": "di-1061", "box_id": "xx-0000"}, "No box has this id."),
        ("plan_box", {"dinner_id": "xx-0000", "box_id": "bo-1860"}, "No dinner has this id."),
        ("unplan_box", {"serving_id": "xx-0000"}, "No serving has this id."),
        ("thaw_box", {"box_id": "xx-0000"}, "No box has this id."),
        ("throw_box_away", {"box_id": "xx-0000"}, "No box has this id."),
        ("eat_box", {"box_id": "xx-0000"}, "No box has this id."),
        ("finish_dinner", {"dinner_id": "xx-0000"}, "No dinner has this id."),
        ("cancel_dinner", {"dinner_id": "xx-0000"}, "No dinner has this id."),
        ("hand_over_dinner", {"dinner_id": "di-1061", "cook_id": "xx-0000"}, "No cook has this id."),
        ("hand_over_dinner", {"dinner_id": "xx-0000", "cook_id": "co-8446"}, "No dinner has this id."),
        ("note_temperature", {"freezer_id": "xx-0000", "temperature": -18}, "No freezer has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
