"""Tests of the tools for stations of Fjordlade charging."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"min_grid_limit": 350}, ["st-4380", "st-1638", "st-5993", "st-2201", "st-5674", "st-8740"]),
        ({"name": "Hospital"}, ["st-2201"]),
        ({"town": "Upport"}, ["st-1292"]),
    ],
)
def test_find_stations_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_stations", **filters) == ids


def test_find_stations_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_stations", page=2) == ["st-5674", "st-8740"]


def test_find_stations_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_stations", name="Hospital", town="St Piran") == []
