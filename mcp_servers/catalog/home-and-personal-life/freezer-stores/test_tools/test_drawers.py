"""Tests of the tools for drawers of Birch Farm freezer."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"min_litres": 30},
            ["dr-2014", "dr-1898", "dr-3404", "dr-5195", "dr-1216", "dr-1081", "dr-8813", "dr-2309", "dr-3385"],
        ),
        ({"code": "C5"}, ["dr-1216"]),
        ({"freezer_id": "fr-9511"}, ["dr-3404", "dr-8884", "dr-2548"]),
    ],
)
def test_find_drawers_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_drawers", **filters) == ids


def test_find_drawers_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_drawers", page=2)
    assert ids == ["dr-2404", "dr-1598", "dr-8813", "dr-8654", "dr-2548", "dr-5230", "dr-2309", "dr-3385"]


def test_find_drawers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_drawers", code="B3", freezer_id="fr-9452") == []


def test_get_drawer_shows_the_drawer(bench: Bench) -> None:
    result = bench.call("get_drawer", drawer_id="dr-1875")
    assert result == {
        "id": "dr-1875",
        "code": "C3",
        "freezer_id": "fr-6564",
        "litres": 16,
        "freezer_name": "cellar chest",
        "litres_taken": 15,
        "free_litres": 1,
        "oldest_box": "2026-01-29",
    }
