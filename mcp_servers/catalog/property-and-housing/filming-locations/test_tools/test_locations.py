"""Tests of the tools for locations of Film office locations."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"min_most_crew": 150}, ["lo-8195", "lo-8956", "lo-5396", "lo-3025", "lo-1182", "lo-1323"]),
        (
            {"listed": False},
            [
                "lo-4508",
                "lo-6416",
                "lo-6415",
                "lo-2825",
                "lo-2846",
                "lo-5031",
                "lo-9692",
                "lo-9593",
                "lo-3406",
                "lo-8301",
            ],
        ),
        ({"name": "Library"}, ["lo-6416"]),
        ({"address": "Alderington"}, ["lo-4947"]),
        (
            {"max_daily_fee": 240000},
            [
                "lo-6416",
                "lo-6415",
                "lo-2825",
                "lo-2846",
                "lo-5031",
                "lo-8195",
                "lo-9692",
                "lo-8061",
                "lo-9593",
                "lo-3406",
            ],
        ),
    ],
)
def test_find_locations_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_locations", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"max_daily_fee": 240000}, 46),
        ({"status": "open"}, 40),
    ],
)
def test_find_locations_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_locations", **filters)["total"] == total


def test_find_locations_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_locations", page=5)
    assert ids == ["lo-7960", "lo-5759", "lo-7085", "lo-3370", "lo-4819", "lo-5803", "lo-1323", "lo-5453"]


def test_find_locations_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_locations", name="Chapel", address="Piran", status="open") == []


def test_get_location_shows_the_location(bench: Bench) -> None:
    bench.arrange("permits", "pe-3851", first_day="2025-04-08")
    result = bench.call("get_location", location_id="lo-1323")
    assert result == {
        "id": "lo-1323",
        "name": "Willow Station",
        "address": "7 Lavender Terrace, St Teilo",
        "daily_fee": 235000,
        "most_crew": 150,
        "listed": False,
        "neighbours": 61,
        "status": "open",
        "days_filmed": 1,
        "night_permits": 0,
        "open_complaints": 1,
    }


def test_get_location_shows_the_location_when_to_hour_is_24(bench: Bench) -> None:
    bench.arrange("permits", "pe-2617", to_hour=24)
    result = bench.call("get_location", location_id="lo-1182")
    assert result == {
        "id": "lo-1182",
        "name": "Theatre Mansion",
        "address": "78 South Parade, Colcombe Bay",
        "daily_fee": 90000,
        "most_crew": 150,
        "listed": True,
        "neighbours": 44,
        "status": "closed",
        "days_filmed": 0,
        "night_permits": 0,
        "open_complaints": 0,
    }


def test_get_location_shows_the_location_when_location_id_is_lo_2846_when_to_hour_is_22(bench: Bench) -> None:
    bench.arrange("permits", "pe-1251", location_id="lo-2846", to_hour=22)
    result = bench.call("get_location", location_id="lo-2846")
    assert result == {
        "id": "lo-2846",
        "name": "Anchor Theatre",
        "address": "85 Theatre Avenue, Colford",
        "daily_fee": 90000,
        "most_crew": 70,
        "listed": False,
        "neighbours": 92,
        "status": "open",
        "days_filmed": 3,
        "night_permits": 0,
        "open_complaints": 0,
    }
