"""Ids that nobody has, given to the tools of Skerry Line bookings."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_sailing", {"sailing_id": "xx-0000"}, "No sailing has this id."),
        ("get_passenger", {"passenger_id": "xx-0000"}, "No passenger has this id."),
        ("get_booking", {"booking_id": "xx-0000"}, "No booking has this id."),
        (
            "add_passenger",
            {
                "name": "Chidinma Thornton",
                "email": "a.barbosa@fastpost.example",
                "phone": "07431 585229",
                "home_port_id": "xx-0000",
            },
            "No port has this id.",
        ),
        ("update_passenger", {"passenger_id": "xx-0000"}, "No passenger has this id."),
        ("update_passenger", {"passenger_id": "pa-1144", "home_port_id": "xx-0000"}, "No port has this id."),
        ("book_seats", {"sailing_id": "xx-0000", "passenger_id": "pa-2362", "seats": 2}, "No sailing has this id."),
        ("book_seats", {"sailing_id": "sa-1220", "passenger_id": "xx-0000", "seats": 2}, "No passenger has this id."),
        ("pay_booking", {"booking_id": "xx-0000"}, "No booking has this id."),
        ("check_in_booking", {"booking_id": "xx-0000"}, "No booking has this id."),
        ("rebook", {"booking_id": "xx-0000", "sailing_id": "sa-8994"}, "No booking has this id."),
        ("rebook", {"booking_id": "bo-1283", "sailing_id": "xx-0000"}, "No sailing has this id."),
        ("cancel_booking", {"booking_id": "xx-0000"}, "No booking has this id."),
        ("approve_refund", {"refund_id": "xx-0000"}, "No refund has this id."),
        ("reject_refund", {"refund_id": "xx-0000", "reason": "Booked twice by mistake."}, "No refund has this id."),
        ("bar_passenger", {"passenger_id": "xx-0000"}, "No passenger has this id."),
        ("cancel_sailing", {"sailing_id": "xx-0000"}, "No sailing has this id."),
        ("change_vessel", {"sailing_id": "sa-1220", "vessel_id": "xx-0000"}, "No vessel has this id."),
        ("change_vessel", {"sailing_id": "xx-0000", "vessel_id": "ve-2366"}, "No sailing has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
