"""Ids that nobody has, given to the tools of Nordkai mobile cranes."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_lift_job", {"job_id": "xx-0000"}, "No job has this id."),
        ("get_crane", {"crane_id": "xx-0000"}, "No crane has this id."),
        ("get_customer", {"customer_id": "xx-0000"}, "No customer has this id."),
        (
            "ask_for_lift",
            {
                "number": "New LJ-3396",
                "customer_id": "xx-0000",
                "load": "Swimming pool",
                "weight": 3500,
                "radius": 14,
                "day_of_lift": "2026-10-14",
            },
            "No customer has this id.",
        ),
        ("plan_job", {"job_id": "xx-0000", "crane_id": "cr-4067", "operator_id": "op-3454"}, "No job has this id."),
        ("plan_job", {"job_id": "jo-1034", "crane_id": "xx-0000", "operator_id": "op-3454"}, "No crane has this id."),
        (
            "plan_job",
            {"job_id": "jo-1034", "crane_id": "cr-4067", "operator_id": "xx-0000"},
            "No operator has this id.",
        ),
        ("approve_job", {"job_id": "xx-0000"}, "No job has this id."),
        ("put_job_off", {"job_id": "xx-0000"}, "No job has this id."),
        ("finish_job", {"job_id": "xx-0000"}, "No job has this id."),
        ("cancel_job", {"job_id": "xx-0000"}, "No job has this id."),
        ("ask_for_permit", {"job_id": "xx-0000", "fee": 30000}, "No job has this id."),
        ("note_permit", {"street_permit_id": "xx-0000"}, "No street permit has this id."),
        ("note_test", {"crane_id": "xx-0000"}, "No crane has this id."),
        ("send_to_workshop", {"crane_id": "xx-0000"}, "No crane has this id."),
        ("write_bill", {"number": "New INV-50434", "job_id": "xx-0000"}, "No job has this id."),
        ("pay_bill", {"bill_id": "xx-0000"}, "No bill has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
