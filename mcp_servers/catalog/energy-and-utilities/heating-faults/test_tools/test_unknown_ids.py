"""Ids that nobody has, given to the tools of Ringmain district heating."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_ticket", {"ticket_id": "xx-0000"}, "No ticket has this id."),
        ("get_circuit", {"circuit_id": "xx-0000"}, "No circuit has this id."),
        ("get_technician", {"technician_id": "xx-0000"}, "No technician has this id."),
        (
            "report_fault",
            {"number": "New HT-82876", "substation_id": "xx-0000", "kind": "noise", "remark": "Safety valve drips."},
            "No substation has this id.",
        ),
        ("send_technician", {"ticket_id": "xx-0000", "technician_id": "te-2031"}, "No ticket has this id."),
        ("send_technician", {"ticket_id": "ti-1096", "technician_id": "xx-0000"}, "No technician has this id."),
        ("note_arrival", {"ticket_id": "xx-0000"}, "No ticket has this id."),
        ("reserve_part", {"ticket_id": "ti-1096", "part_id": "xx-0000", "quantity": 1}, "No part has this id."),
        ("reserve_part", {"ticket_id": "xx-0000", "part_id": "pa-9453", "quantity": 1}, "No ticket has this id."),
        ("wait_for_part", {"ticket_id": "ti-1096", "part_id": "xx-0000"}, "No part has this id."),
        ("wait_for_part", {"ticket_id": "xx-0000", "part_id": "pa-8598"}, "No ticket has this id."),
        ("take_in_parts", {"part_id": "xx-0000", "pieces": 1}, "No part has this id."),
        ("fix_ticket", {"ticket_id": "xx-0000"}, "No ticket has this id."),
        ("close_ticket", {"ticket_id": "xx-0000"}, "No ticket has this id."),
        ("explain_ticket", {"ticket_id": "xx-0000"}, "No ticket has this id."),
        (
            "plan_shutdown",
            {
                "number": "New OT-528",
                "circuit_id": "xx-0000",
                "cause": "valve_exchange",
                "starts_at": "2026-09-02T09:30",
                "length": 3,
            },
            "No circuit has this id.",
        ),
        ("start_shutdown", {"outage_id": "xx-0000"}, "No outage has this id."),
        ("end_shutdown", {"outage_id": "xx-0000"}, "No outage has this id."),
        ("grant_compensation", {"ticket_id": "xx-0000"}, "No ticket has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
