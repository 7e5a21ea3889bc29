"""Ids that nobody has, given to the tools of Lantern Labs code review."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_pull_request", {"pull_request_id": "xx-0000"}, "No pull request has this id."),
        ("get_developer", {"developer_id": "xx-0000"}, "No developer has this id."),
        (
            "open_pull_request",
            {"number": "New PR-0371", "title": "Log e-mail templates", "area_id": "xx-0000", "size": 724},
            "No area has this id.",
        ),
        ("mark_ready", {"pull_request_id": "xx-0000"}, "No pull request has this id."),
        ("record_checks", {"pull_request_id": "xx-0000", "checks": "failed"}, "No pull request has this id."),
        ("push_changes", {"pull_request_id": "xx-0000", "size": 30}, "No pull request has this id."),
        ("ask_for_review", {"pull_request_id": "pu-1309", "reviewer_id": "xx-0000"}, "No developer has this id."),
        ("ask_for_review", {"pull_request_id": "xx-0000", "reviewer_id": "de-8306"}, "No pull request has this id."),
        ("approve_changes", {"review_id": "xx-0000"}, "No review has this id."),
        ("object_to_changes", {"review_id": "xx-0000"}, "No review has this id."),
        ("hand_over_review", {"review_id": "xx-0000", "reviewer_id": "de-3923"}, "No review has this id."),
        ("hand_over_review", {"review_id": "rv-1030", "reviewer_id": "xx-0000"}, "No developer has this id."),
        ("renew_request", {"review_id": "xx-0000"}, "No review has this id."),
        ("merge_pull_request", {"pull_request_id": "xx-0000"}, "No pull request has this id."),
        ("close_pull_request", {"pull_request_id": "xx-0000"}, "No pull request has this id."),
        (
            "announce_freeze",
            {"repository_id": "xx-0000", "reason": "Partner launch", "starts_at": "2026-01-20T10:00", "length": 3},
            "No repository has this id.",
        ),
        ("lift_freeze", {"freeze_id": "xx-0000"}, "No freeze has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
