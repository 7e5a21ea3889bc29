"""Ids that nobody has, given to the tools of Northern dialect dictionary."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_entry", {"entry_id": "xx-0000"}, "No entry has this id."),
        ("get_sense", {"sense_id": "xx-0000"}, "No sense has this id."),
        ("take_over_entry", {"entry_id": "xx-0000"}, "No entry has this id."),
        (
            "add_sense",
            {"entry_id": "xx-0000", "meaning": "to walk with difficulty", "region": "Hills"},
            "No entry has this id.",
        ),
        ("reword_sense", {"sense_id": "xx-0000", "meaning": "sticky with mud"}, "No sense has this id."),
        ("mark_obsolete", {"sense_id": "xx-0000"}, "No sense has this id."),
        (
            "collect_quotation",
            {
                "sense_id": "xx-0000",
                "text": "She were that mardy nobody dared speak.",
                "source_id": "so-9597",
                "leaf": 25,
            },
            "No sense has this id.",
        ),
        (
            "collect_quotation",
            {
                "sense_id": "se-1035",
                "text": "She were that mardy nobody dared speak.",
                "source_id": "xx-0000",
                "leaf": 25,
            },
            "No source has this id.",
        ),
        ("check_quotation", {"quotation_id": "xx-0000"}, "No quotation has this id."),
        ("reject_quotation", {"quotation_id": "xx-0000"}, "No quotation has this id."),
        ("move_quotation", {"quotation_id": "qu-1017", "sense_id": "xx-0000"}, "No sense has this id."),
        ("move_quotation", {"quotation_id": "xx-0000", "sense_id": "se-4825"}, "No quotation has this id."),
        ("grant_permission", {"source_id": "xx-0000"}, "No source has this id."),
        ("submit_entry", {"entry_id": "xx-0000", "reviewer_id": "ed-7277"}, "No entry has this id."),
        ("submit_entry", {"entry_id": "en-1185", "reviewer_id": "xx-0000"}, "No editor has this id."),
        ("return_entry", {"entry_id": "xx-0000"}, "No entry has this id."),
        ("publish_entry", {"entry_id": "xx-0000"}, "No entry has this id."),
        ("answer_comment", {"reader_comment_id": "xx-0000"}, "No reader comment has this id."),
        ("drop_entry", {"entry_id": "xx-0000"}, "No entry has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
