"""Tests of the tools for sailings of Skerry Line bookings."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"vessel_id": "ve-8233", "departs_from": "2026-05-08T09:15", "status": "departed"}, ["sa-8335"]),
        ({"route_id": "ro-7302"}, ["sa-8516", "sa-6338", "sa-2721"]),
        ({"departs_on": "2026-05-30"}, ["sa-7383"]),
    ],
)
def test_find_sailings_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_sailings", **filters) == ids


def test_find_sailings_counts(bench: Bench) -> None:
    assert bench.call("find_sailings", departs_from="2026-05-27T11:30")["total"] == 20


def test_find_sailings_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_sailings", page=4)
    assert ids == [
        "sa-5467",
        "sa-2359",
        "sa-6679",
        "sa-3578",
        "sa-6338",
        "sa-8975",
        "sa-1620",
        "sa-5388",
        "sa-8902",
        "sa-8176",
    ]


def test_find_sailings_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_sailings", vessel_id="ve-6471") == []


def test_get_sailing_shows_the_sailing(bench: Bench) -> None:
    result = bench.call("get_sailing", sailing_id="sa-9546")
    assert result == {
        "id": "sa-9546",
        "route_id": "ro-8690",
        "vessel_id": "ve-8233",
        "departs_at": "2026-06-02T16:45",
        "arrives_at": "2026-06-02T18:35",
        "status": "scheduled",
        "route_name": "Cornmouth to Farnton Cross",
        "vessel_name": "Highland",
        "route_fare": 7500,
        "route_car_fare": 18000,
        "seats_left": 29,
        "car_spaces_left": 1,
    }


def test_get_sailing_shows_the_sailing_when_sailing_id_is_sa_5746(bench: Bench) -> None:
    result = bench.call("get_sailing", sailing_id="sa-5746")
    assert result == {
        "id": "sa-5746",
        "route_id": "ro-7778",
        "vessel_id": "ve-2366",
        "departs_at": "2026-05-19T14:15",
        "arrives_at": "2026-05-19T17:50",
        "gate": "B7",
        "status": "scheduled",
        "route_name": "Farnton Cross to Cornmouth",
        "vessel_name": "Grey Fulmar",
        "route_fare": 10500,
        "route_car_fare": 23000,
        "seats_left": 27,
        "car_spaces_left": 2,
    }


def test_cancel_sailing_sets_status_to_cancelled_and_adds_a_refund(bench: Bench) -> None:
    bench.arrange("bookings", "bo-2715", status="checked_in")
    bench.call("cancel_sailing", sailing_id="sa-8516")
    assert bench.changes() == [
        updated("bookings", "bo-5254", status="cancelled"),
        updated("bookings", "bo-7461", status="cancelled"),
        inserted(
            "refunds",
            "re-6481",
            booking_id="bo-7461",
            amount=72500,
            status="pending",
            requested_at="2026-05-11T09:00",
        ),
        updated("sailings", "sa-8516", status="cancelled"),
    ]


def test_cancel_sailing_is_refused_because_the_sailing_must_be_scheduled_or_boarding(bench: Bench) -> None:
    assert bench.refusal("cancel_sailing", sailing_id="sa-3725") == "The sailing must be scheduled or boarding."


def test_cancel_sailing_is_refused_because_the_sailing_has_already_departed(bench: Bench) -> None:
    bench.arrange("sailings", "sa-8516", departs_at="2026-05-11T09:00")
    assert bench.refusal("cancel_sailing", sailing_id="sa-8516") == "The sailing has already departed."


def test_change_vessel_sets_vessel_id_to_ve_2366(bench: Bench) -> None:
    bench.call("change_vessel", sailing_id="sa-1220", vessel_id="ve-2366")
    assert bench.changes() == [updated("sailings", "sa-1220", vessel_id="ve-2366")]


def test_change_vessel_is_allowed(bench: Bench) -> None:
    bench.arrange("sailings", "sa-7295", departs_at="2026-05-31T10:45")
    bench.call("change_vessel", sailing_id="sa-7295", vessel_id="ve-6471")


def test_change_vessel_is_refused_because_only_a_scheduled_sailing_can_change_its_vessel(bench: Bench) -> None:
    sentence = bench.refusal("change_vessel", sailing_id="sa-6000", vessel_id="ve-6471")
    assert sentence == "Only a scheduled sailing can change its vessel."


def test_change_vessel_is_refused_because_the_sailing_already_has_this_vessel(bench: Bench) -> None:
    sentence = bench.refusal("change_vessel", sailing_id="sa-5467", vessel_id="ve-1753")
    assert sentence == "The sailing already has this vessel."


def test_change_vessel_is_refused_because_the_vessel_is_in_dock(bench: Bench) -> None:
    assert bench.refusal("change_vessel", sailing_id="sa-8176", vessel_id="ve-1753") == "The vessel is in dock."


def test_change_vessel_is_refused_because_the_vessel_is_on_another_sailing_at_that_time(bench: Bench) -> None:
    sentence = bench.refusal("change_vessel", sailing_id="sa-8390", vessel_id="ve-2366")
    assert sentence == "The vessel is on another sailing at that time."


def test_change_vessel_is_refused_because_the_vessel_has_too_few_seats_for_the_bookings_of(bench: Bench) -> None:
    bench.arrange("bookings", "bo-1283", sailing_id="sa-2578")
    bench.arrange("sailings", "sa-2578", departs_at="2026-05-12T09:35")
    sentence = bench.refusal("change_vessel", sailing_id="sa-2578", vessel_id="ve-3849")
    assert sentence == "The vessel has too few seats for the bookings of this sailing."


def test_change_vessel_is_refused_because_the_vessel_has_too_few_car_spaces_for_the(bench: Bench) -> None:
    sentence = bench.refusal("change_vessel", sailing_id="sa-1316", vessel_id="ve-7647")
    assert sentence == "The vessel has too few car spaces for the bookings of this sailing."


def test_change_vessel_is_refused_because_the_vessel_has_too_few_car_spaces_for_the_2(bench: Bench) -> None:
    bench.arrange("vessels", "ve-3849", seats=13)
    sentence = bench.refusal("change_vessel", sailing_id="sa-1220", vessel_id="ve-3849")
    assert sentence == "The vessel has too few car spaces for the bookings of this sailing."


def test_change_vessel_is_refused_because_another_sailing_already_has_this_vessel_and(bench: Bench) -> None:
    bench.arrange("sailings", "sa-1875", departs_at="2026-05-31T14:15", arrives_at="2026-06-03T11:45")
    sentence = bench.refusal("change_vessel", sailing_id="sa-1875", vessel_id="ve-3849")
    assert sentence == "Another sailing already has this vessel and departure time."
