"""Tests of the tools for buses of Tollgate city buses."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"depot_name": "Tollgate", "kind": "single", "status": "ready", "max_charge": 44},
            ["bu-2080", "bu-3642", "bu-6843", "bu-6021", "bu-8936", "bu-4493", "bu-9864", "bu-7811", "bu-9288"],
        ),
        (
            {"min_charge": 88},
            [
                "bu-6914",
                "bu-8836",
                "bu-8312",
                "bu-7517",
                "bu-7103",
                "bu-3319",
                "bu-4277",
                "bu-1745",
                "bu-6411",
                "bu-2070",
            ],
        ),
        ({"plate": "YB61 WNM"}, ["bu-7083"]),
    ],
)
def test_find_buses_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_buses", **filters) == ids


def test_find_buses_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_buses", page=7) == ["bu-4205", "bu-9288"]


def test_find_buses_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_buses", plate="Unheard of") == []


def test_get_bus_shows_the_bus(bench: Bench) -> None:
    result = bench.call("get_bus", bus_id="bu-1745")
    assert result == {
        "id": "bu-1745",
        "plate": "HY38 ADL",
        "depot_id": "de-3276",
        "kind": "single",
        "full_range": 280,
        "charge": 94,
        "inspected_until": "2026-12-20",
        "status": "ready",
        "depot_name": "Tollgate",
        "possible_kilometres": 263,
        "open_defects": 0,
        "next_duty": "2026-02-11T14:20",
    }


def test_get_bus_shows_the_bus_when_bus_id_is_bu_2080(bench: Bench) -> None:
    bench.arrange("defects", "df-1807", bus_id="bu-2080")
    result = bench.call("get_bus", bus_id="bu-2080")
    assert result == {
        "id": "bu-2080",
        "plate": "AD94 WYW",
        "depot_id": "de-3276",
        "kind": "single",
        "full_range": 270,
        "charge": 44,
        "inspected_until": "2026-05-03",
        "status": "ready",
        "depot_name": "Tollgate",
        "possible_kilometres": 118,
        "open_defects": 0,
        "next_duty": "2026-02-11T13:05",
    }


def test_charge_bus_sets_charge_to_74(bench: Bench) -> None:
    bench.call("charge_bus", bus_id="bu-1906", charge=74)
    assert bench.changes() == [updated("buses", "bu-1906", charge=74)]


def test_charge_bus_is_refused_because_the_bus_belongs_to_the_other_depot(bench: Bench) -> None:
    assert bench.refusal("charge_bus", bus_id="bu-1442", charge=95) == "The bus belongs to the other depot."


def test_charge_bus_is_refused_because_the_bus_is_on_the_road(bench: Bench) -> None:
    assert bench.refusal("charge_bus", bus_id="bu-4277", charge=68) == "The bus is on the road."


def test_charge_bus_is_refused_because_the_bus_has_that_much_charge_already(bench: Bench) -> None:
    assert bench.refusal("charge_bus", bus_id="bu-6309", charge=71) == "The bus has that much charge already."
