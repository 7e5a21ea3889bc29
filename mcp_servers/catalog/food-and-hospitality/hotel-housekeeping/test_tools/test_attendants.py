"""Tests of the tools for attendants of Grand Meridian housekeeping."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Whitaker"}, ["at-1692"]),
        ({"status": "off_duty"}, ["at-3017", "at-2644", "at-8801", "at-4150", "at-3419", "at-8269", "at-8092"]),
        ({"floor_id": "fl-6257"}, ["at-4811", "at-3017", "at-5792"]),
    ],
)
def test_find_attendants_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_attendants", **filters) == ids


def test_find_attendants_counts(bench: Bench) -> None:
    assert bench.call("find_attendants", min_most_points=32)["total"] == 7


def test_find_attendants_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_attendants", page=3)
    assert ids == ["at-3577", "at-6220", "at-2526", "at-5792", "at-6127", "at-9402", "at-8092", "at-3130"]


def test_find_attendants_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_attendants", floor_id="fl-5864", min_most_points=32) == []


def test_get_attendant_shows_the_attendant(bench: Bench) -> None:
    result = bench.call("get_attendant", attendant_id="at-2069")
    assert result == {
        "id": "at-2069",
        "name": "Akosua Touré",
        "floor_id": "fl-8158",
        "most_points": 24,
        "status": "on_duty",
        "floor_name": "First Floor",
        "points_given": 20,
        "points_done": 8,
        "points_left": 4,
        "failed_inspections": 0,
    }
