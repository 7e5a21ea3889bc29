"""Ids that nobody has, given to the tools of Thorngate drawing office."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_drawing", {"drawing_id": "xx-0000"}, "No drawing has this id."),
        ("get_engineer", {"engineer_id": "xx-0000"}, "No engineer has this id."),
        ("get_query", {"query_id": "xx-0000"}, "No query has this id."),
        ("begin_revision", {"drawing_id": "xx-0000", "author_id": "en-4440"}, "No drawing has this id."),
        ("begin_revision", {"drawing_id": "dr-1054", "author_id": "xx-0000"}, "No engineer has this id."),
        ("hand_in_revision", {"revision_id": "xx-0000"}, "No revision has this id."),
        ("check_revision", {"revision_id": "xx-0000"}, "No revision has this id."),
        ("approve_revision", {"revision_id": "xx-0000"}, "No revision has this id."),
        ("send_back_revision", {"revision_id": "xx-0000"}, "No revision has this id."),
        (
            "ask_query",
            {
                "number": "New RFI-2531",
                "drawing_id": "xx-0000",
                "builder_id": "bu-2400",
                "question": "Shaft too narrow.",
            },
            "No drawing has this id.",
        ),
        (
            "ask_query",
            {
                "number": "New RFI-2531",
                "drawing_id": "dr-4360",
                "builder_id": "xx-0000",
                "question": "Shaft too narrow.",
            },
            "No builder has this id.",
        ),
        ("answer_query", {"query_id": "xx-0000", "engineer_id": "en-2679"}, "No query has this id."),
        ("answer_query", {"query_id": "qu-1171", "engineer_id": "xx-0000"}, "No engineer has this id."),
        ("reopen_query", {"query_id": "xx-0000"}, "No query has this id."),
        ("close_query", {"query_id": "xx-0000"}, "No query has this id."),
        (
            "issue_drawing",
            {"revision_id": "re-1045", "builder_id": "xx-0000", "purpose": "tender"},
            "No builder has this id.",
        ),
        (
            "issue_drawing",
            {"revision_id": "xx-0000", "builder_id": "bu-9041", "purpose": "tender"},
            "No revision has this id.",
        ),
        ("confirm_issue", {"issue_id": "xx-0000"}, "No issue has this id."),
        ("withdraw_drawing", {"drawing_id": "xx-0000"}, "No drawing has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
