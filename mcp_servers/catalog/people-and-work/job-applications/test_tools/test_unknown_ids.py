"""Ids that nobody has, given to the tools of Brandauer recruiting."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_vacancy", {"vacancy_id": "xx-0000"}, "No vacancy has this id."),
        ("get_application", {"application_id": "xx-0000"}, "No application has this id."),
        ("publish_vacancy", {"vacancy_id": "xx-0000", "closes_on": "2026-09-11"}, "No vacancy has this id."),
        ("extend_vacancy", {"vacancy_id": "xx-0000", "closes_on": "2026-07-25"}, "No vacancy has this id."),
        ("close_vacancy", {"vacancy_id": "xx-0000"}, "No vacancy has this id."),
        (
            "add_application",
            {"candidate_id": "ca-1038", "vacancy_id": "xx-0000", "salary_wish": 350000},
            "No vacancy has this id.",
        ),
        (
            "add_application",
            {"candidate_id": "xx-0000", "vacancy_id": "va-3094", "salary_wish": 350000},
            "No candidate has this id.",
        ),
        ("shortlist_application", {"application_id": "xx-0000"}, "No application has this id."),
        (
            "reject_application",
            {"application_id": "xx-0000", "reason": "Salary wish far above the range."},
            "No application has this id.",
        ),
        ("withdraw_application", {"application_id": "xx-0000"}, "No application has this id."),
        (
            "plan_interview",
            {
                "application_id": "xx-0000",
                "kind": "panel",
                "interviewer_id": "in-7893",
                "starts_at": "2026-09-02T15:30",
            },
            "No application has this id.",
        ),
        (
            "plan_interview",
            {
                "application_id": "ap-1004",
                "kind": "panel",
                "interviewer_id": "xx-0000",
                "starts_at": "2026-09-02T15:30",
            },
            "No interviewer has this id.",
        ),
        ("move_interview", {"interview_id": "xx-0000", "starts_at": "2026-08-20T09:00"}, "No interview has this id."),
        ("record_interview", {"interview_id": "xx-0000", "rating": 2}, "No interview has this id."),
        ("cancel_interview", {"interview_id": "xx-0000"}, "No interview has this id."),
        (
            "make_offer",
            {"application_id": "xx-0000", "salary": 357000, "starts_on": "2026-11-01"},
            "No application has this id.",
        ),
        ("accept_offer", {"offer_id": "xx-0000"}, "No offer has this id."),
        ("decline_offer", {"offer_id": "xx-0000"}, "No offer has this id."),
        ("revoke_offer", {"offer_id": "xx-0000"}, "No offer has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
