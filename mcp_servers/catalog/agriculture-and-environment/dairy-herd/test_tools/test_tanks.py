"""Tests of the tools for tanks of Meadowbank dairy farm."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"min_litres": 2000}, ["ta-8219", "ta-2416"]),
        ({"number": "T3"}, ["ta-8219"]),
    ],
)
def test_find_tanks_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_tanks", **filters) == ids


def test_find_tanks_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_tanks", page=2) == []


def test_find_tanks_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_tanks", number="T1", min_litres=1710) == []


def test_get_tank_shows_the_tank(bench: Bench) -> None:
    result = bench.call("get_tank", tank_id="ta-2416")
    assert result == {
        "id": "ta-2416",
        "number": "T4",
        "capacity": 3000,
        "litres": 2340,
        "free_litres": 660,
        "last_milking": "2026-05-12T06:55",
    }
