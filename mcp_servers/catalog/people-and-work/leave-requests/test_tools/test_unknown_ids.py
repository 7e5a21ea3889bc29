"""Ids that nobody has, given to the tools of Costa Norte leave desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_employee", {"employee_id": "xx-0000"}, "No employee has this id."),
        ("get_allowance", {"allowance_id": "xx-0000"}, "No allowance has this id."),
        ("get_request", {"request_id": "xx-0000"}, "No request has this id."),
        ("submit_request", {"employee_id": "xx-0000"}, "Argument 'leave_type_id' is missing."),
        (
            "submit_request",
            {"employee_id": "em-1328", "leave_type_id": "xx-0000", "starts_on": "2026-04-13", "duration": 4},
            "No leave type has this id.",
        ),
        (
            "submit_request",
            {
                "employee_id": "em-1328",
                "leave_type_id": "le-8417",
                "starts_on": "2026-04-13",
                "duration": 4,
                "deputy_id": "xx-0000",
            },
            "No employee has this id.",
        ),
        ("approve_request", {"request_id": "xx-0000"}, "No request has this id."),
        (
            "decline_request",
            {"request_id": "xx-0000", "answer": "Two colleagues are away already."},
            "No request has this id.",
        ),
        ("withdraw_request", {"request_id": "xx-0000"}, "No request has this id."),
        ("shorten_request", {"request_id": "xx-0000", "duration": 7}, "No request has this id."),
        ("postpone_request", {"request_id": "xx-0000", "starts_on": "2026-06-10"}, "No request has this id."),
        ("name_deputy", {"request_id": "xx-0000", "deputy_id": "em-7978"}, "No request has this id."),
        ("name_deputy", {"request_id": "re-1003", "deputy_id": "xx-0000"}, "No employee has this id."),
        (
            "grant_bonus",
            {"allowance_id": "xx-0000", "amount": 3, "cause": "suggestion_prize"},
            "No allowance has this id.",
        ),
        ("give_days", {"allowance_id": "xx-0000"}, "Argument 'receiver_id' is missing."),
        ("give_days", {"allowance_id": "al-1158", "receiver_id": "xx-0000", "amount": 3}, "No allowance has this id."),
        ("lift_period", {"blocked_period_id": "xx-0000"}, "No blocked period has this id."),
        ("record_sick_note", {"employee_id": "xx-0000", "length": 1, "issuer": "hospital"}, "No employee has this id."),
        ("give_notice", {"employee_id": "xx-0000", "last_day": "2026-07-06"}, "No employee has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
