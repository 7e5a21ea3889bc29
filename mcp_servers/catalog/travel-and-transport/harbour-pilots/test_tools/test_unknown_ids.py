"""Ids that nobody has, given to the tools of Skagen roads pilot station."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_pilot_order", {"pilotage_id": "xx-0000"}, "No pilotage has this id."),
        ("get_pilot", {"pilot_id": "xx-0000"}, "No pilot has this id."),
        ("get_agent", {"agent_id": "xx-0000"}, "No agent has this id."),
        (
            "order_pilot",
            {
                "number": "New PO-8304",
                "vessel_id": "ve-3254",
                "direction": "shifting",
                "quay_id": "xx-0000",
                "starts_at": "2026-10-13T06:10",
            },
            "No quay has this id.",
        ),
        (
            "order_pilot",
            {
                "number": "New PO-8304",
                "vessel_id": "xx-0000",
                "direction": "shifting",
                "quay_id": "qu-9361",
                "starts_at": "2026-10-13T06:10",
            },
            "No vessel has this id.",
        ),
        ("assign_pilot", {"pilotage_id": "pl-1315", "pilot_id": "xx-0000"}, "No pilot has this id."),
        ("assign_pilot", {"pilotage_id": "xx-0000", "pilot_id": "pi-1728"}, "No pilotage has this id."),
        ("release_pilot", {"pilotage_id": "xx-0000"}, "No pilotage has this id."),
        ("change_time", {"pilotage_id": "xx-0000", "starts_at": "2026-10-15T17:50"}, "No pilotage has this id."),
        ("book_tug", {"pilotage_id": "pl-1315", "tug_id": "xx-0000"}, "No tug has this id."),
        ("book_tug", {"pilotage_id": "xx-0000", "tug_id": "tu-7610"}, "No pilotage has this id."),
        ("drop_tug", {"tow_id": "xx-0000"}, "No tow has this id."),
        ("board_ship", {"pilotage_id": "xx-0000"}, "No pilotage has this id."),
        ("finish_job", {"pilotage_id": "xx-0000"}, "No pilotage has this id."),
        ("cancel_order", {"pilotage_id": "xx-0000"}, "No pilotage has this id."),
        ("write_invoice", {"number": "New INV-24512", "pilotage_id": "xx-0000"}, "No pilotage has this id."),
        ("pay_invoice", {"pilot_invoice_id": "xx-0000"}, "No pilot invoice has this id."),
        ("stop_agent", {"agent_id": "xx-0000"}, "No agent has this id."),
        ("trust_agent", {"agent_id": "xx-0000"}, "No agent has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
