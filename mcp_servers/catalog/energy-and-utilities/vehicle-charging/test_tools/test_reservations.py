"""Tests of the tools for reservations of Fjordlade charging."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"charge_point_id": "ch-2482"}, ["re-1033", "re-5736"]),
        (
            {"starts_from": "2026-06-30T16:50"},
            [
                "re-1025",
                "re-1158",
                "re-3094",
                "re-2574",
                "re-2835",
                "re-6625",
                "re-9176",
                "re-9909",
                "re-1244",
                "re-2406",
            ],
        ),
        ({"starts_on": "2026-07-03"}, ["re-3094"]),
        ({"station_id": "st-4020"}, ["re-1669", "re-2973"]),
        (
            {"status": "used"},
            [
                "re-4010",
                "re-3648",
                "re-8529",
                "re-5998",
                "re-1033",
                "re-9091",
                "re-3903",
                "re-9406",
                "re-1025",
                "re-1158",
            ],
        ),
        ({"driver_id": "dr-4897"}, ["re-2973"]),
    ],
)
def test_find_reservations_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_reservations", **filters) == ids


def test_find_reservations_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_reservations", page=2)
    assert ids == [
        "re-9406",
        "re-1025",
        "re-1158",
        "re-3094",
        "re-2574",
        "re-2835",
        "re-6625",
        "re-9176",
        "re-9909",
        "re-1244",
    ]


def test_find_reservations_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_reservations", driver_id="dr-7189") == []


def test_reserve_point_adds_a_reservation(bench: Bench) -> None:
    bench.call("reserve_point", driver_id="dr-8343", charge_point_id="ch-7967", starts_at="2026-07-23T16:20", length=15)
    assert bench.changes() == [
        inserted(
            "reservations",
            "re-9910",
            driver_id="dr-8343",
            charge_point_id="ch-7967",
            starts_at="2026-07-23T16:20",
            ends_at="2026-07-23T16:35",
            status="held",
            made_at="2026-07-09T16:20",
        ),
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        {"driver_id": "dr-3020", "charge_point_id": "ch-5201", "starts_at": "2026-07-09T16:45", "length": 17},
        {"driver_id": "dr-3020", "charge_point_id": "ch-5201", "starts_at": "2026-07-09T18:08", "length": 17},
    ],
)
def test_reserve_point_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("reserve_point", **arguments)


def test_reserve_point_is_refused_because_the_driver_is_blocked(bench: Bench) -> None:
    sentence = bench.refusal(
        "reserve_point",
        driver_id="dr-6378",
        charge_point_id="ch-6585",
        starts_at="2026-06-12T16:35",
        length=17,
    )
    assert sentence == "The driver is blocked."


def test_reserve_point_is_refused_because_the_driver_holds_two_reservations_already(bench: Bench) -> None:
    sentence = bench.refusal(
        "reserve_point",
        driver_id="dr-6068",
        charge_point_id="ch-8993",
        starts_at="2026-07-09T18:35",
        length=15,
    )
    assert sentence == "The driver holds two reservations already."


def test_reserve_point_is_refused_because_the_plug_does_not_fit_the_drivers_car(bench: Bench) -> None:
    sentence = bench.refusal(
        "reserve_point",
        driver_id="dr-7755",
        charge_point_id="ch-8195",
        starts_at="2026-07-09T18:25",
        length=17,
    )
    assert sentence == "The plug does not fit the driver's car."


def test_reserve_point_is_refused_because_the_charge_point_is_out_of_service(bench: Bench) -> None:
    sentence = bench.refusal(
        "reserve_point",
        driver_id="dr-1382",
        charge_point_id="ch-8195",
        starts_at="2026-07-09T14:50",
        length=16,
    )
    assert sentence == "The charge point is out of service."


def test_reserve_point_is_refused_because_a_reservation_is_made_at_least_15_minutes_ahead(bench: Bench) -> None:
    sentence = bench.refusal(
        "reserve_point",
        driver_id="dr-3020",
        charge_point_id="ch-6008",
        starts_at="2026-06-30T16:50",
        length=16,
    )
    assert sentence == "A reservation is made at least 15 minutes ahead."


def test_reserve_point_is_refused_because_a_reservation_is_made_at_most_14_days_ahead(bench: Bench) -> None:
    sentence = bench.refusal(
        "reserve_point",
        driver_id="dr-8343",
        charge_point_id="ch-7967",
        starts_at="2026-07-23T16:21",
        length=15,
    )
    assert sentence == "A reservation is made at most 14 days ahead."


def test_reserve_point_is_refused_because_the_charge_point_is_reserved_then(bench: Bench) -> None:
    sentence = bench.refusal(
        "reserve_point",
        driver_id="dr-3020",
        charge_point_id="ch-5201",
        starts_at="2026-07-09T16:35",
        length=17,
    )
    assert sentence == "The charge point is reserved then."


def test_cancel_reservation_sets_status_to_cancelled(bench: Bench) -> None:
    bench.call("cancel_reservation", reservation_id="re-2973")
    assert bench.changes() == [updated("reservations", "re-2973", status="cancelled")]


def test_cancel_reservation_is_allowed(bench: Bench) -> None:
    bench.arrange("reservations", "re-2973", starts_at="2026-07-09T16:35")
    bench.call("cancel_reservation", reservation_id="re-2973")


def test_cancel_reservation_is_refused_because_the_reservation_must_be_held(bench: Bench) -> None:
    assert bench.refusal("cancel_reservation", reservation_id="re-7333") == "The reservation must be held."


def test_cancel_reservation_is_refused_because_it_is_too_late_to_cancel_this_reservation(bench: Bench) -> None:
    assert bench.refusal("cancel_reservation", reservation_id="re-3127") == "It is too late to cancel this reservation."


def test_let_reservation_lapse_sets_status_to_lapsed_and_sets_owed_to_9700(bench: Bench) -> None:
    bench.call("let_reservation_lapse", reservation_id="re-1244")
    assert bench.changes() == [
        updated("drivers", "dr-6018", owed=9700),
        updated("reservations", "re-1244", status="lapsed"),
    ]


def test_let_reservation_lapse_is_allowed(bench: Bench) -> None:
    bench.call("let_reservation_lapse", reservation_id="re-5760")


def test_let_reservation_lapse_is_refused_because_the_reservation_must_be_held(bench: Bench) -> None:
    assert bench.refusal("let_reservation_lapse", reservation_id="re-5191") == "The reservation must be held."


def test_let_reservation_lapse_is_refused_because_the_driver_may_still_come(bench: Bench) -> None:
    bench.arrange("reservations", "re-8560", starts_at="2026-07-09T16:05")
    assert bench.refusal("let_reservation_lapse", reservation_id="re-8560") == "The driver may still come."


def test_let_reservation_lapse_is_refused_because_the_driver_is_charging_there(bench: Bench) -> None:
    bench.arrange("reservations", "re-8560", starts_at="2026-07-09T16:04", driver_id="dr-8540")
    assert bench.refusal("let_reservation_lapse", reservation_id="re-8560") == "The driver is charging there."
