"""Ids that nobody has, given to the tools of Elbe neighbours' car club."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_car", {"car_id": "xx-0000"}, "No car has this id."),
        ("get_member", {"member_id": "xx-0000"}, "No member has this id."),
        ("get_booking", {"booking_id": "xx-0000"}, "No booking has this id."),
        (
            "book_car",
            {
                "number": "New CB-11599",
                "member_id": "me-4502",
                "car_id": "xx-0000",
                "starts_at": "2026-06-12T08:40",
                "ends_at": "2026-06-06T15:25",
            },
            "No car has this id.",
        ),
        (
            "book_car",
            {
                "number": "New CB-11599",
                "member_id": "xx-0000",
                "car_id": "cr-1216",
                "starts_at": "2026-06-12T08:40",
                "ends_at": "2026-06-06T15:25",
            },
            "No member has this id.",
        ),
        ("change_car", {"booking_id": "bo-1045", "car_id": "xx-0000"}, "No car has this id."),
        ("change_car", {"booking_id": "xx-0000", "car_id": "cr-2255"}, "No booking has this id."),
        ("extend_booking", {"booking_id": "xx-0000", "ends_at": "2026-06-09T03:40"}, "No booking has this id."),
        ("unlock_car", {"booking_id": "xx-0000"}, "No booking has this id."),
        (
            "take_car_back",
            {"booking_id": "xx-0000", "kilometres": 45, "number": "New INV-10125"},
            "No booking has this id.",
        ),
        ("cancel_booking", {"booking_id": "xx-0000"}, "No booking has this id."),
        ("report_damage", {"car_id": "xx-0000", "remark": "Wiper bent.", "severity": "serious"}, "No car has this id."),
        ("repair_damage", {"damage_id": "xx-0000"}, "No damage has this id."),
        ("send_to_workshop", {"car_id": "xx-0000"}, "No car has this id."),
        ("fetch_from_workshop", {"car_id": "xx-0000"}, "No car has this id."),
        ("check_licence", {"member_id": "xx-0000"}, "No member has this id."),
        ("suspend_member", {"member_id": "xx-0000"}, "No member has this id."),
        ("waive_late_fee", {"invoice_id": "xx-0000"}, "No invoice has this id."),
        ("pay_invoice", {"invoice_id": "xx-0000"}, "No invoice has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
