"""Ids that nobody has, given to the tools of Fjordlade charging."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_charge_point", {"charge_point_id": "xx-0000"}, "No charge point has this id."),
        ("get_driver", {"driver_id": "xx-0000"}, "No driver has this id."),
        ("get_session", {"session_id": "xx-0000"}, "No session has this id."),
        (
            "reserve_point",
            {"driver_id": "xx-0000", "charge_point_id": "ch-3450", "starts_at": "2026-07-09T18:25", "length": 15},
            "No driver has this id.",
        ),
        (
            "reserve_point",
            {"driver_id": "dr-1244", "charge_point_id": "xx-0000", "starts_at": "2026-07-09T18:25", "length": 15},
            "No charge point has this id.",
        ),
        ("cancel_reservation", {"reservation_id": "xx-0000"}, "No reservation has this id."),
        ("let_reservation_lapse", {"reservation_id": "xx-0000"}, "No reservation has this id."),
        (
            "start_session",
            {"number": "New SE-90603", "driver_id": "xx-0000", "charge_point_id": "ch-7068"},
            "No driver has this id.",
        ),
        (
            "start_session",
            {"number": "New SE-90603", "driver_id": "dr-5122", "charge_point_id": "xx-0000"},
            "No charge point has this id.",
        ),
        ("stop_session", {"session_id": "xx-0000", "energy": 19}, "No session has this id."),
        ("dispute_session", {"session_id": "xx-0000"}, "No session has this id."),
        ("refund_session", {"session_id": "xx-0000"}, "No session has this id."),
        ("reject_dispute", {"session_id": "xx-0000"}, "No session has this id."),
        (
            "report_fault",
            {
                "number": "New FT-0474",
                "charge_point_id": "xx-0000",
                "severity": "serious",
                "remark": "Car parked against the post.",
            },
            "No charge point has this id.",
        ),
        (
            "report_fault",
            {
                "number": "New FT-0474",
                "charge_point_id": "ch-6111",
                "severity": "serious",
                "remark": "Car parked against the post.",
                "session_id": "xx-0000",
            },
            "No session has this id.",
        ),
        ("start_repair", {"fault_id": "xx-0000"}, "No fault has this id."),
        ("clear_fault", {"fault_id": "xx-0000"}, "No fault has this id."),
        ("change_tariff", {"driver_id": "xx-0000", "tariff_id": "ta-1609"}, "No driver has this id."),
        ("change_tariff", {"driver_id": "dr-1244", "tariff_id": "xx-0000"}, "No tariff has this id."),
        ("record_payment", {"driver_id": "xx-0000", "amount": 1001}, "No driver has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
