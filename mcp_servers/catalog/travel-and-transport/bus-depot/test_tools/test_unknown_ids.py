"""Ids that nobody has, given to the tools of Tollgate city buses."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_duty", {"duty_id": "xx-0000"}, "No duty has this id."),
        ("get_driver", {"driver_id": "xx-0000"}, "No driver has this id."),
        ("get_bus", {"bus_id": "xx-0000"}, "No bus has this id."),
        ("assign_driver", {"duty_id": "xx-0000", "driver_id": "dr-2274"}, "No duty has this id."),
        ("assign_driver", {"duty_id": "du-1019", "driver_id": "xx-0000"}, "No driver has this id."),
        ("release_driver", {"duty_id": "xx-0000"}, "No duty has this id."),
        ("assign_bus", {"duty_id": "du-1019", "bus_id": "xx-0000"}, "No bus has this id."),
        ("assign_bus", {"duty_id": "xx-0000", "bus_id": "bu-9209"}, "No duty has this id."),
        ("start_duty", {"duty_id": "xx-0000"}, "No duty has this id."),
        ("end_duty", {"duty_id": "xx-0000", "charge": 40}, "No duty has this id."),
        ("cancel_duty", {"duty_id": "xx-0000"}, "No duty has this id."),
        ("report_sick", {"driver_id": "xx-0000"}, "No driver has this id."),
        ("report_back", {"driver_id": "xx-0000"}, "No driver has this id."),
        (
            "report_defect",
            {
                "number": "New DF-0479",
                "bus_id": "xx-0000",
                "severity": "minor",
                "remark": "Battery warning on the dashboard.",
            },
            "No bus has this id.",
        ),
        ("repair_defect", {"defect_id": "xx-0000"}, "No defect has this id."),
        ("charge_bus", {"bus_id": "xx-0000", "charge": 36}, "No bus has this id."),
        ("ask_swap", {"duty_id": "xx-0000", "driver_id": "dr-8697"}, "No duty has this id."),
        ("ask_swap", {"duty_id": "du-1019", "driver_id": "xx-0000"}, "No driver has this id."),
        ("agree_swap", {"swap_id": "xx-0000"}, "No swap has this id."),
        ("refuse_swap", {"swap_id": "xx-0000"}, "No swap has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
