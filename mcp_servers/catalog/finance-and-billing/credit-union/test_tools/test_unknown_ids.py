"""Ids that nobody has, given to the tools of Weavers' credit union."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_member", {"member_id": "xx-0000"}, "No member has this id."),
        ("get_loan", {"loan_id": "xx-0000"}, "No loan has this id."),
        ("pay_in", {"member_id": "xx-0000", "amount": 15000}, "No member has this id."),
        ("pay_out", {"member_id": "xx-0000", "amount": 15000}, "No member has this id."),
        (
            "apply_for_loan",
            {"number": "New LO-8735", "member_id": "xx-0000", "purpose": "school fees", "amount": 36000, "months": 6},
            "No member has this id.",
        ),
        ("approve_loan", {"loan_id": "xx-0000"}, "No loan has this id."),
        ("decline_loan", {"loan_id": "xx-0000"}, "No loan has this id."),
        ("pledge_savings", {"loan_id": "xx-0000", "guarantor_id": "me-7082", "amount": 7650}, "No loan has this id."),
        ("pledge_savings", {"loan_id": "lo-1093", "guarantor_id": "xx-0000", "amount": 7650}, "No member has this id."),
        ("pay_out_loan", {"loan_id": "xx-0000"}, "No loan has this id."),
        ("pay_instalment", {"instalment_id": "xx-0000"}, "No instalment has this id."),
        ("defer_instalment", {"instalment_id": "xx-0000"}, "No instalment has this id."),
        ("release_guarantee", {"guarantee_id": "xx-0000"}, "No guarantee has this id."),
        ("freeze_member", {"member_id": "xx-0000"}, "No member has this id."),
        ("leave_union", {"member_id": "xx-0000"}, "No member has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
