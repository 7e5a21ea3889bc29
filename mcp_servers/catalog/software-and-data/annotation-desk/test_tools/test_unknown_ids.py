"""Ids that nobody has, given to the tools of Markstein annotation desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_project", {"project_id": "xx-0000"}, "No project has this id."),
        ("get_annotator", {"annotator_id": "xx-0000"}, "No annotator has this id."),
        ("add_item", {"number": "New IT-523777", "project_id": "xx-0000"}, "No project has this id."),
        ("hand_out_item", {"item_id": "xx-0000", "annotator_id": "an-5097"}, "No item has this id."),
        ("hand_out_item", {"item_id": "it-1068", "annotator_id": "xx-0000"}, "No annotator has this id."),
        ("give_label", {"item_label_id": "xx-0000", "verdict": "empty"}, "No item label has this id."),
        ("take_item_back", {"item_label_id": "xx-0000"}, "No item label has this id."),
        ("agree_item", {"item_id": "xx-0000"}, "No item has this id."),
        ("dispute_item", {"item_id": "xx-0000"}, "No item has this id."),
        ("accept_label", {"item_label_id": "xx-0000"}, "No item label has this id."),
        ("discard_item", {"item_id": "xx-0000"}, "No item has this id."),
        (
            "certify_annotator",
            {"annotator_id": "xx-0000", "kind": "transcripts", "points": 54},
            "No annotator has this id.",
        ),
        ("renew_qualification", {"qualification_id": "xx-0000", "points": 97}, "No qualification has this id."),
        ("suspend_annotator", {"annotator_id": "xx-0000"}, "No annotator has this id."),
        ("close_project", {"project_id": "xx-0000"}, "No project has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
