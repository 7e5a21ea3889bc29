"""Ids that nobody has, given to the tools of Plant and machine hire."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_machine", {"machine_id": "xx-0000"}, "No machine has this id."),
        ("get_contractor", {"contractor_id": "xx-0000"}, "No contractor has this id."),
        ("get_hire", {"hire_id": "xx-0000"}, "No hire has this id."),
        (
            "reserve_machine",
            {
                "contractor_id": "co-1249",
                "machine_id": "xx-0000",
                "site": "Coopers Place, sewer",
                "starts_on": "2026-08-11",
                "ends_on": "2026-11-08",
            },
            "No machine has this id.",
        ),
        (
            "reserve_machine",
            {
                "contractor_id": "xx-0000",
                "machine_id": "mc-3301",
                "site": "Coopers Place, sewer",
                "starts_on": "2026-08-11",
                "ends_on": "2026-11-08",
            },
            "No contractor has this id.",
        ),
        ("extend_hire", {"hire_id": "xx-0000", "ends_on": "2026-08-23"}, "No hire has this id."),
        ("swap_machine", {"hire_id": "xx-0000", "machine_id": "mc-3104"}, "No hire has this id."),
        ("swap_machine", {"hire_id": "hi-1144", "machine_id": "xx-0000"}, "No machine has this id."),
        ("hand_out_machine", {"hire_id": "xx-0000"}, "No hire has this id."),
        ("take_back_machine", {"hire_id": "xx-0000", "meter": 1327, "number": "New INV-06670"}, "No hire has this id."),
        ("cancel_hire", {"hire_id": "xx-0000"}, "No hire has this id."),
        ("record_inspection", {"machine_id": "xx-0000", "outcome": "failed"}, "No machine has this id."),
        ("finish_service", {"machine_id": "xx-0000"}, "No machine has this id."),
        ("transfer_machine", {"machine_id": "mc-1118", "depot_id": "xx-0000"}, "No depot has this id."),
        ("transfer_machine", {"machine_id": "xx-0000", "depot_id": "de-5804"}, "No machine has this id."),
        ("sell_machine", {"machine_id": "xx-0000"}, "No machine has this id."),
        (
            "register_card",
            {
                "number": "New OC-1445",
                "holder": "Manon Garnier",
                "contractor_id": "xx-0000",
                "machine_class_id": "ma-7516",
                "valid_until": "2026-08-19",
            },
            "No contractor has this id.",
        ),
        (
            "register_card",
            {
                "number": "New OC-1445",
                "holder": "Manon Garnier",
                "contractor_id": "co-8825",
                "machine_class_id": "xx-0000",
                "valid_until": "2026-08-19",
            },
            "No machine class has this id.",
        ),
        ("pay_invoice", {"invoice_id": "xx-0000"}, "No invoice has this id."),
        ("dispute_invoice", {"invoice_id": "xx-0000"}, "No invoice has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
