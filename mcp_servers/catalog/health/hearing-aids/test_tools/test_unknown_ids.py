"""Ids that nobody has, given to the tools of Klangwerk hearing acoustics."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_customer", {"customer_id": "xx-0000"}, "No customer has this id."),
        ("get_trial", {"trial_id": "xx-0000"}, "No trial has this id."),
        ("get_device", {"device_id": "xx-0000"}, "No device has this id."),
        ("record_test", {"customer_id": "xx-0000", "loss": 69}, "No customer has this id."),
        ("begin_trial", {"hearing_test_id": "he-1087", "device_id": "xx-0000"}, "No device has this id."),
        ("begin_trial", {"hearing_test_id": "xx-0000", "device_id": "dv-2593"}, "No hearing test has this id."),
        ("prolong_trial", {"trial_id": "xx-0000"}, "No trial has this id."),
        ("buy_device", {"trial_id": "xx-0000", "discount": 0}, "No trial has this id."),
        ("return_device", {"trial_id": "xx-0000"}, "No trial has this id."),
        (
            "take_in_repair",
            {"device_id": "xx-0000", "fault": "Battery door broken.", "price": 0},
            "No device has this id.",
        ),
        ("lend_device", {"repair_id": "xx-0000", "device_id": "dv-7346"}, "No repair has this id."),
        ("lend_device", {"repair_id": "re-1116", "device_id": "xx-0000"}, "No device has this id."),
        ("finish_repair", {"repair_id": "xx-0000"}, "No repair has this id."),
        ("give_up_repair", {"repair_id": "xx-0000"}, "No repair has this id."),
        ("note_insurance", {"customer_id": "xx-0000", "paid_on": "2015-10-25"}, "No customer has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
