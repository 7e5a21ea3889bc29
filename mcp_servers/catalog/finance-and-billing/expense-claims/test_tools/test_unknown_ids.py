"""Ids that nobody has, given to the tools of Gerlach travel expenses."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_claim", {"claim_id": "xx-0000"}, "No claim has this id."),
        ("get_trip", {"trip_id": "xx-0000"}, "No trip has this id."),
        (
            "request_trip",
            {
                "employee_id": "xx-0000",
                "purpose": "Final inspection in Norminster",
                "starts_on": "2026-04-16",
                "ends_on": "2026-06-30",
            },
            "No employee has this id.",
        ),
        ("approve_trip", {"trip_id": "xx-0000"}, "No trip has this id."),
        ("open_claim", {"number": "New EX-79281", "employee_id": "xx-0000"}, "No employee has this id."),
        (
            "open_claim",
            {"number": "New EX-79281", "employee_id": "em-4985", "trip_id": "xx-0000"},
            "No trip has this id.",
        ),
        (
            "add_item",
            {"claim_id": "xx-0000", "category_id": "ca-2703", "spent_on": "2026-04-25", "amount": 4000},
            "No claim has this id.",
        ),
        (
            "add_item",
            {"claim_id": "cl-1444", "category_id": "xx-0000", "spent_on": "2026-04-25", "amount": 4000},
            "No category has this id.",
        ),
        ("attach_receipt", {"item_id": "xx-0000"}, "No item has this id."),
        ("correct_item", {"item_id": "xx-0000", "amount": 1850}, "No item has this id."),
        ("remove_item", {"item_id": "xx-0000"}, "No item has this id."),
        ("submit_claim", {"claim_id": "xx-0000", "approver_id": "ma-5804"}, "No claim has this id."),
        ("submit_claim", {"claim_id": "cl-1444", "approver_id": "xx-0000"}, "No manager has this id."),
        ("return_claim", {"claim_id": "xx-0000", "remark": "Receipt cannot be read."}, "No claim has this id."),
        ("reject_claim", {"claim_id": "xx-0000", "remark": "Booked twice."}, "No claim has this id."),
        ("forward_claim", {"claim_id": "xx-0000", "approver_id": "ma-9529"}, "No claim has this id."),
        ("forward_claim", {"claim_id": "cl-1444", "approver_id": "xx-0000"}, "No manager has this id."),
        ("approve_claim", {"claim_id": "xx-0000"}, "No claim has this id."),
        ("pay_claim", {"claim_id": "xx-0000"}, "No claim has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
