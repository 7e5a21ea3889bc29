"""Tests of the tools for damages of Elbe neighbours' car club."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"car_id": "cr-6728"}, ["da-9107"]),
        ({"found_from": "2026-06-11"}, ["da-1636"]),
    ],
)
def test_find_damages_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_damages", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"severity": "serious"}, 8),
        ({"status": "repaired"}, 13),
    ],
)
def test_find_damages_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_damages", **filters)["total"] == total


def test_find_damages_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_damages", page=5) == ["da-7435", "da-3221", "da-6195", "da-9619"]


def test_find_damages_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_damages", severity="serious", status="repaired") == []


def test_report_damage_adds_a_damage(bench: Bench) -> None:
    bench.call("report_damage", car_id="cr-1216", remark="Wiper bent.", severity="minor")
    assert bench.changes() == [
        inserted(
            "damages",
            "da-7678",
            car_id="cr-1216",
            remark="Wiper bent.",
            severity="minor",
            found_on="2026-06-12",
            status="open",
        ),
    ]


def test_report_damage_adds_a_damage_and_sets_status_to_cancelled(bench: Bench) -> None:
    bench.arrange("bookings", "bo-1615", starts_at="2026-06-14T09:41")
    bench.call("report_damage", car_id="cr-1216", remark="Wiper bent.", severity="serious")
    assert bench.changes() == [
        updated("bookings", "bo-5169", status="cancelled"),
        updated("bookings", "bo-7914", status="cancelled"),
        updated("bookings", "bo-9837", status="cancelled"),
        inserted(
            "damages",
            "da-7678",
            car_id="cr-1216",
            remark="Wiper bent.",
            severity="serious",
            found_on="2026-06-12",
            status="open",
        ),
    ]


def test_report_damage_adds_a_damage_and_sets_status_to_cancelled_2(bench: Bench) -> None:
    bench.arrange("bookings", "bo-1615", starts_at="2026-06-14T09:40")
    bench.call("report_damage", car_id="cr-1216", remark="Wiper bent.", severity="serious")
    assert bench.changes() == [
        updated("bookings", "bo-1615", status="cancelled"),
        updated("bookings", "bo-5169", status="cancelled"),
        updated("bookings", "bo-7914", status="cancelled"),
        updated("bookings", "bo-9837", status="cancelled"),
        inserted(
            "damages",
            "da-7678",
            car_id="cr-1216",
            remark="Wiper bent.",
            severity="serious",
            found_on="2026-06-12",
            status="open",
        ),
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        {"car_id": "cr-1216", "remark": "Tail light broken.", "severity": "serious"},
        {"car_id": "cr-8230", "remark": "Wiper bent.", "severity": "serious"},
    ],
)
def test_report_damage_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("report_damage", **arguments)


def test_report_damage_is_refused_because_the_car_was_sold(bench: Bench) -> None:
    bench.arrange("cars", "cr-1216", status="sold")
    sentence = bench.refusal("report_damage", car_id="cr-1216", remark="Wiper bent.", severity="serious")
    assert sentence == "The car was sold."


def test_report_damage_is_refused_because_this_damage_is_known_already(bench: Bench) -> None:
    sentence = bench.refusal("report_damage", car_id="cr-3270", remark="Tyre with a nail in it.", severity="serious")
    assert sentence == "This damage is known already."


def test_repair_damage_sets_status_to_repaired(bench: Bench) -> None:
    bench.call("repair_damage", damage_id="da-3645")
    assert bench.changes() == [updated("damages", "da-3645", status="repaired")]


def test_repair_damage_is_refused_because_the_damage_must_be_open(bench: Bench) -> None:
    assert bench.refusal("repair_damage", damage_id="da-3884") == "The damage must be open."


def test_repair_damage_is_refused_because_the_car_must_be_in_the_workshop_for_this_repair(bench: Bench) -> None:
    assert bench.refusal("repair_damage", damage_id="da-7435") == "The car must be in the workshop for this repair."


def test_repair_damage_is_refused_because_the_car_is_being_driven(bench: Bench) -> None:
    assert bench.refusal("repair_damage", damage_id="da-9619") == "The car is being driven."
