"""Tests of the tools for buildings of Hearthside maintenance."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"manager_id": "ma-5727"}, ["bu-5601", "bu-2415", "bu-3988", "bu-9744"]),
        ({"name": "Mill"}, ["bu-3988"]),
        ({"town": "Kelmouth"}, ["bu-9529"]),
    ],
)
def test_find_buildings_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_buildings", **filters) == ids


def test_find_buildings_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_buildings", page=2) == ["bu-9529", "bu-3988", "bu-5287", "bu-9744"]


def test_find_buildings_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_buildings", name="House", town="Quarnby") == []


def test_get_building_shows_the_building(bench: Bench) -> None:
    result = bench.call("get_building", building_id="bu-5287")
    assert result == {
        "id": "bu-5287",
        "name": "Temple Court",
        "town": "Stanston",
        "manager_id": "ma-1527",
        "repair_budget": 315000,
        "lift": True,
        "manager_name": "Folake Nwosu",
        "budget_left": -12500,
        "open_tickets": 11,
    }
