"""Tests of the tools for damages of Elbe neighbours' car club."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"car_id": "cr-1216", "status": "repaired"}, ["da-8310", "da-5816", "da-7130", "da-4160", "da-6784"]),
        ({"severity": "serious"}, ["da-4908", "da-6325", "da-8806", "da-9477", "da-4745", "da-5677"]),
        ({"found_from": "2026-06-12"}, ["da-7435"]),
    ],
)
def test_find_damages_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_damages", **filters) == ids


def test_find_damages_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_damages", page=5) == ["da-6784", "da-5677", "da-1985", "da-3023"]


def test_find_damages_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_damages", car_id="cr-8348") == []


def test_report_damage_adds_a_damage(bench: Bench) -> None:
    bench.call("report_damage", car_id="cr-1216", remark="Coffee on the back seat.", severity="minor")
    assert bench.changes() == [
        inserted(
            "damages",
            "da-7678",
            car_id="cr-1216",
            remark="Coffee on the back seat.",
            severity="minor",
            found_on="2026-06-12",
            status="open",
        ),
    ]


def test_report_damage_adds_a_damage_and_sets_status_to_cancelled(bench: Bench) -> None:
    bench.arrange("bookings", "bo-1615", starts_at="2026-06-14T09:41")
    bench.call("report_damage", car_id="cr-1216", remark="Coffee on the back seat.", severity="serious")
    assert bench.changes() == [
        updated("bookings", "bo-5169", status="cancelled"),
        updated("bookings", "bo-7914", status="cancelled"),
        updated("bookings", "bo-9837", status="cancelled"),
        inserted(
            "damages",
            "da-7678",
            car_id="cr-1216",
            remark="Coffee on the back seat.",
            severity="serious",
            found_on="2026-06-12",
            status="open",
        ),
    ]


def test_report_damage_adds_a_damage_and_sets_status_to_cancelled_2(bench: Bench) -> None:
    bench.arrange("bookings", "bo-1615", starts_at="2026-06-14T09:40")
    bench.call("report_damage", car_id="cr-1216", remark="Coffee on the back seat.", severity="serious")
    assert bench.changes() == [
        updated("bookings", "bo-1615", status="cancelled"),
        updated("bookings", "bo-5169", status="cancelled"),
        updated("bookings", "bo-7914", status="cancelled"),
        updated("bookings", "bo-9837", status="cancelled"),
        inserted(
            "damages",
            "da-7678",
            car_id="cr-1216",
            remark="Coffee on the back seat.",
            severity="serious",
            found_on="2026-06-12",
            status="open",
        ),
    ]


def test_report_damage_is_allowed(bench: Bench) -> None:
    bench.call("report_damage", car_id="cr-1216", remark="Boot does not lock.", severity="serious")


def test_report_damage_is_refused_because_the_car_was_sold(bench: Bench) -> None:
    bench.arrange("cars", "cr-1216", status="sold")
    sentence = bench.refusal("report_damage", car_id="cr-1216", remark="Coffee on the back seat.", severity="serious")
    assert sentence == "The car was sold."


def test_report_damage_is_refused_because_this_damage_is_known_already(bench: Bench) -> None:
    sentence = bench.refusal("report_damage", car_id="cr-4515", remark="Dent in the bumper.", severity="minor")
    assert sentence == "This damage is known already."


def test_repair_damage_sets_status_to_repaired(bench: Bench) -> None:
    bench.call("repair_damage", damage_id="da-1942")
    assert bench.changes() == [updated("damages", "da-1942", status="repaired")]


def test_repair_damage_is_refused_because_the_damage_must_be_open(bench: Bench) -> None:
    assert bench.refusal("repair_damage", damage_id="da-6062") == "The damage must be open."


def test_repair_damage_is_refused_because_the_car_must_be_in_the_workshop_for_this_repair(bench: Bench) -> None:
    bench.arrange("damages", "da-1715", severity="serious")
    assert bench.refusal("repair_damage", damage_id="da-1715") == "The car must be in the workshop for this repair."


def test_repair_damage_is_refused_because_the_car_is_being_driven(bench: Bench) -> None:
    assert bench.refusal("repair_damage", damage_id="da-1715") == "The car is being driven."
