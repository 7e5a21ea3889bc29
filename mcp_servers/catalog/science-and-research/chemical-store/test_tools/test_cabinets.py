"""Tests of the tools for cabinets of Fjordvik chemical stores."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"store_id": "st-6301"}, ["ca-5152", "ca-7129", "ca-7175", "ca-4547", "ca-6086"]),
        ({"code": "S6R"}, ["ca-7129"]),
        (
            {"fireproof": False},
            ["ca-3904", "ca-4180", "ca-1074", "ca-5152", "ca-7129", "ca-5884", "ca-4547", "ca-2919", "ca-7277"],
        ),
        (
            {"status": "usable"},
            [
                "ca-3796",
                "ca-8977",
                "ca-3904",
                "ca-4180",
                "ca-4796",
                "ca-9426",
                "ca-8249",
                "ca-8669",
                "ca-9677",
                "ca-9558",
            ],
        ),
        ({"min_capacity": 17000}, ["ca-4180", "ca-5884", "ca-9424"]),
    ],
)
def test_find_cabinets_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_cabinets", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"store_name": "Chemistry"}, 9),
        ({"ventilated": True}, 16),
    ],
)
def test_find_cabinets_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_cabinets", **filters)["total"] == total


def test_find_cabinets_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_cabinets", page=3) == ["ca-6086", "ca-1933", "ca-2919", "ca-6389", "ca-9424", "ca-7277"]


def test_find_cabinets_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_cabinets", store_name="Biology", ventilated=False, min_capacity=15000) == []


def test_get_cabinet_shows_the_cabinet(bench: Bench) -> None:
    result = bench.call("get_cabinet", cabinet_id="ca-5166")
    assert result == {
        "id": "ca-5166",
        "code": "S8K",
        "store_id": "st-4877",
        "fireproof": True,
        "ventilated": False,
        "capacity": 13000,
        "status": "usable",
        "store_name": "Pharmacy",
        "free_room": 12150,
        "expired_bottles": 1,
    }


def test_get_cabinet_shows_the_cabinet_when_cabinet_id_is_ca_9677(bench: Bench) -> None:
    result = bench.call("get_cabinet", cabinet_id="ca-9677")
    assert result == {
        "id": "ca-9677",
        "code": "N9U",
        "store_id": "st-4877",
        "fireproof": True,
        "ventilated": False,
        "capacity": 10000,
        "status": "usable",
        "store_name": "Pharmacy",
        "free_room": 9500,
        "expired_bottles": 1,
    }


def test_get_cabinet_shows_the_cabinet_when_expires_on_is_2026_11_17(bench: Bench) -> None:
    bench.arrange("bottles", "bo-4390", expires_on="2026-11-17")
    result = bench.call("get_cabinet", cabinet_id="ca-9677")
    assert result == {
        "id": "ca-9677",
        "code": "N9U",
        "store_id": "st-4877",
        "fireproof": True,
        "ventilated": False,
        "capacity": 10000,
        "status": "usable",
        "store_name": "Pharmacy",
        "free_room": 9500,
        "expired_bottles": 0,
    }
