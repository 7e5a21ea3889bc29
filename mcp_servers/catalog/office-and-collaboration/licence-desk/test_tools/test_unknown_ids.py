"""Ids that nobody has, given to the tools of Software licence desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_contract", {"contract_id": "xx-0000"}, "No contract has this id."),
        ("get_employee", {"employee_id": "xx-0000"}, "No employee has this id."),
        (
            "request_seat",
            {"employee_id": "em-1194", "program_id": "xx-0000", "reason": "Project ends in March."},
            "No program has this id.",
        ),
        (
            "request_seat",
            {"employee_id": "xx-0000", "program_id": "pr-8968", "reason": "Project ends in March."},
            "No employee has this id.",
        ),
        ("give_seat", {"request_id": "xx-0000", "contract_id": "co-7454"}, "No request has this id."),
        ("give_seat", {"request_id": "re-1034", "contract_id": "xx-0000"}, "No contract has this id."),
        ("refuse_request", {"request_id": "xx-0000"}, "No request has this id."),
        ("give_consent", {"request_id": "xx-0000"}, "No request has this id."),
        ("announce_reclaim", {"seat_id": "xx-0000"}, "No seat has this id."),
        ("reclaim_seat", {"seat_id": "xx-0000"}, "No seat has this id."),
        ("keep_seat", {"seat_id": "xx-0000"}, "No seat has this id."),
        ("return_seat", {"seat_id": "xx-0000"}, "No seat has this id."),
        (
            "order_seats",
            {"number": "New LO-29801", "contract_id": "xx-0000", "extra_seats": 1},
            "No contract has this id.",
        ),
        ("take_delivery", {"purchase_id": "xx-0000"}, "No purchase has this id."),
        ("cancel_order", {"purchase_id": "xx-0000"}, "No purchase has this id."),
        ("renew_contract", {"contract_id": "xx-0000", "new_seats": 21}, "No contract has this id."),
        ("hand_out_device", {"device_id": "xx-0000", "employee_id": "em-8717"}, "No device has this id."),
        ("hand_out_device", {"device_id": "de-1208", "employee_id": "xx-0000"}, "No employee has this id."),
        ("take_device_back", {"device_id": "xx-0000"}, "No device has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
