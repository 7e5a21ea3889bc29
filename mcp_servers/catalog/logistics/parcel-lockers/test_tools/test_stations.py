"""Tests of the tools for stations of Polderpost parcel lockers."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"town": "Ravenbury"}, ["st-2283"]),
        ({"name": "Centre"}, ["st-1503", "st-2283"]),
        ({"status": "shut"}, ["st-7504", "st-8371", "st-6259"]),
    ],
)
def test_find_stations_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_stations", **filters) == ids


def test_find_stations_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_stations", page=2) == []


def test_find_stations_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_stations", name="Centre", status="shut") == []


def test_get_station_shows_the_station(bench: Bench) -> None:
    result = bench.call("get_station", station_id="st-3989")
    assert result == {
        "id": "st-3989",
        "name": "Mill Market Square",
        "town": "St Kevern",
        "status": "working",
        "free_compartments": 1,
        "overdue_parcels": 4,
        "expected_parcels": 8,
    }


def test_shut_station_sets_status_to_shut(bench: Bench) -> None:
    bench.call("shut_station", station_id="st-4867")
    assert bench.changes() == [updated("stations", "st-4867", status="shut")]


def test_shut_station_sets_status_to_shut_and_changes_the_parcel(bench: Bench) -> None:
    bench.call("shut_station", station_id="st-2283")
    assert bench.changes() == [
        updated("parcels", "pa-3475", status="announced", courier_id=None),
        updated("parcels", "pa-3664", status="announced", courier_id=None),
        updated("parcels", "pa-5016", status="announced", courier_id=None),
        updated("parcels", "pa-9117", status="announced", courier_id=None),
        updated("stations", "st-2283", status="shut"),
    ]


def test_shut_station_is_refused_because_the_station_must_be_working(bench: Bench) -> None:
    assert bench.refusal("shut_station", station_id="st-8371") == "The station must be working."


def test_shut_station_is_refused_because_too_few_compartments_are_defective_for_that(bench: Bench) -> None:
    assert bench.refusal("shut_station", station_id="st-1503") == "Too few compartments are defective for that."
