"""Tests of the tools for charge points of Fjordlade charging."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"town": "St Hilda"}, ["ch-4607", "ch-1371"]),
        (
            {"min_power": 22},
            [
                "ch-5453",
                "ch-5895",
                "ch-5201",
                "ch-3793",
                "ch-2756",
                "ch-8922",
                "ch-5308",
                "ch-3450",
                "ch-8546",
                "ch-6585",
            ],
        ),
        ({"station_id": "st-8740"}, ["ch-5895", "ch-9541", "ch-4619", "ch-1017"]),
        ({"code": "CM-11-6"}, ["ch-3793"]),
        (
            {"status": "in_service"},
            [
                "ch-5453",
                "ch-7967",
                "ch-5895",
                "ch-5201",
                "ch-3793",
                "ch-2756",
                "ch-8922",
                "ch-5308",
                "ch-3450",
                "ch-8546",
            ],
        ),
    ],
)
def test_find_charge_points_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_charge_points", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"plug": "ccs"}, 20),
        ({"status": "in_service"}, 34),
    ],
)
def test_find_charge_points_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_charge_points", **filters)["total"] == total


def test_find_charge_points_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_charge_points", page=5) == ["ch-3911", "ch-2372", "ch-1090", "ch-1528", "ch-8195", "ch-7270"]


def test_find_charge_points_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_charge_points", code="XD-74-9", plug="ccs") == []


def test_get_charge_point_shows_the_charge_point(bench: Bench) -> None:
    result = bench.call("get_charge_point", charge_point_id="ch-1017")
    assert result == {
        "id": "ch-1017",
        "code": "XD-74-9",
        "station_id": "st-8740",
        "model": "Kilovar Home 11",
        "plug": "type2",
        "power": 11,
        "status": "in_service",
        "station_name": "Wendstead Swimming Pool",
        "station_town": "Selwick",
        "open_faults": 0,
        "running_sessions": 0,
    }


def test_get_charge_point_shows_the_charge_point_when_status_is_used(bench: Bench) -> None:
    bench.arrange("reservations", "re-2973", status="used")
    result = bench.call("get_charge_point", charge_point_id="ch-1371")
    assert result == {
        "id": "ch-1371",
        "code": "VB-27-X",
        "station_id": "st-4020",
        "model": "Boltwerk Duo 50",
        "plug": "ccs",
        "power": 75,
        "status": "in_service",
        "station_name": "Ivy Bus Station",
        "station_town": "St Hilda",
        "open_faults": 1,
        "running_sessions": 0,
    }


def test_get_charge_point_shows_the_charge_point_when_starts_at_is_2026_07_09_16_20(bench: Bench) -> None:
    bench.arrange("reservations", "re-2973", starts_at="2026-07-09T16:20")
    result = bench.call("get_charge_point", charge_point_id="ch-1371")
    assert result == {
        "id": "ch-1371",
        "code": "VB-27-X",
        "station_id": "st-4020",
        "model": "Boltwerk Duo 50",
        "plug": "ccs",
        "power": 75,
        "status": "in_service",
        "station_name": "Ivy Bus Station",
        "station_town": "St Hilda",
        "open_faults": 1,
        "running_sessions": 0,
        "next_reservation": "2026-07-09T16:20",
    }
