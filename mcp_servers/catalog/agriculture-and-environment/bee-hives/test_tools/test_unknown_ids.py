"""Ids that nobody has, given to the tools of Heathside bee farm."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_colony", {"colony_id": "xx-0000"}, "No colony has this id."),
        ("get_apiary", {"apiary_id": "xx-0000"}, "No apiary has this id."),
        ("record_inspection", {"colony_id": "xx-0000", "brood_frames": 9, "mites": 19}, "No colony has this id."),
        ("introduce_queen", {"colony_id": "co-1179", "queen_id": "xx-0000"}, "No queen has this id."),
        ("introduce_queen", {"colony_id": "xx-0000", "queen_id": "qu-1702"}, "No colony has this id."),
        ("remove_queen", {"colony_id": "xx-0000"}, "No colony has this id."),
        ("start_treatment", {"colony_id": "xx-0000", "product": "formic acid", "length": 4}, "No colony has this id."),
        ("finish_treatment", {"treatment_id": "xx-0000"}, "No treatment has this id."),
        ("break_off_treatment", {"treatment_id": "xx-0000"}, "No treatment has this id."),
        ("set_supers", {"colony_id": "xx-0000", "supers": 3}, "No colony has this id."),
        (
            "harvest_honey",
            {"colony_id": "xx-0000", "honey": "heather", "weight": 8000, "water": 15},
            "No colony has this id.",
        ),
        ("move_colony", {"colony_id": "xx-0000", "apiary_id": "ap-3206"}, "No colony has this id."),
        ("move_colony", {"colony_id": "co-1179", "apiary_id": "xx-0000"}, "No apiary has this id."),
        ("split_colony", {"colony_id": "co-1179", "hive": "H-836", "queen_id": "xx-0000"}, "No queen has this id."),
        ("split_colony", {"colony_id": "xx-0000", "hive": "H-836", "queen_id": "qu-6639"}, "No colony has this id."),
        ("unite_colony", {"colony_id": "xx-0000"}, "Argument 'target_id' is missing."),
        ("unite_colony", {"colony_id": "co-1179", "target_id": "xx-0000"}, "No colony has this id."),
        ("report_sickness", {"colony_id": "xx-0000"}, "No colony has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
