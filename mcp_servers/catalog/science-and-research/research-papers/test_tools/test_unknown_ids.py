"""Ids that nobody has, given to the tools of River group papers."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("read_manuscript", {"manuscript_id": "xx-0000"}, "No manuscript has this id."),
        ("read_review", {"review_id": "xx-0000"}, "No review has this id."),
        ("get_manuscript", {"manuscript_id": "xx-0000"}, "No manuscript has this id."),
        ("get_member", {"member_id": "xx-0000"}, "No member has this id."),
        (
            "start_manuscript",
            {
                "number": "New MS-1603",
                "title": "New What the water age of the regulated lake tells",
                "water_body": "ancient estuary",
                "quantity": "water age",
                "lead_id": "xx-0000",
                "body": "Agreed by phone",
            },
            "No member has this id.",
        ),
        ("add_author", {"manuscript_id": "ma-1052", "member_id": "xx-0000"}, "No member has this id."),
        ("add_author", {"manuscript_id": "xx-0000", "member_id": "me-3208"}, "No manuscript has this id."),
        ("note_agreement", {"authorship_id": "xx-0000"}, "No authorship has this id."),
        ("remove_author", {"authorship_id": "xx-0000"}, "No authorship has this id."),
        (
            "ask_for_review",
            {"manuscript_id": "ma-1052", "reviewer_id": "xx-0000", "within": 5},
            "No member has this id.",
        ),
        (
            "ask_for_review",
            {"manuscript_id": "xx-0000", "reviewer_id": "me-9199", "within": 5},
            "No manuscript has this id.",
        ),
        ("write_positive_review", {"review_id": "xx-0000", "body": "Agreed by phone"}, "No review has this id."),
        ("write_negative_review", {"review_id": "xx-0000", "body": "Agreed by phone"}, "No review has this id."),
        ("decline_review", {"review_id": "xx-0000"}, "No review has this id."),
        ("finish_draft", {"manuscript_id": "xx-0000"}, "No manuscript has this id."),
        ("submit_manuscript", {"manuscript_id": "ma-1052", "venue_id": "xx-0000"}, "No venue has this id."),
        ("submit_manuscript", {"manuscript_id": "xx-0000", "venue_id": "ve-9654"}, "No manuscript has this id."),
        ("note_acceptance", {"manuscript_id": "xx-0000"}, "No manuscript has this id."),
        ("note_rejection", {"manuscript_id": "xx-0000"}, "No manuscript has this id."),
        (
            "plan_reading",
            {"manuscript_id": "ma-1052", "speaker_id": "xx-0000", "held_on": "2026-01-12"},
            "No member has this id.",
        ),
        (
            "plan_reading",
            {"manuscript_id": "xx-0000", "speaker_id": "me-5979", "held_on": "2026-01-12"},
            "No manuscript has this id.",
        ),
        ("drop_reading", {"reading_id": "xx-0000"}, "No reading has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
