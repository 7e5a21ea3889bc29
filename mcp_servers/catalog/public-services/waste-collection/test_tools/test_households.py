"""Tests of the tools for households of Tannberg waste service."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"address": "Parade"}, ["ho-2710", "ho-1044"]),
        ({"contact": "Endo"}, ["ho-5506"]),
    ],
)
def test_find_households_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_households", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"min_people": 5}, 10),
        ({"district_name": "Windmill Green"}, 11),
    ],
)
def test_find_households_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_households", **filters)["total"] == total


def test_find_households_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_households", page=6) == ["ho-7769", "ho-3244", "ho-6942", "ho-8353"]


def test_find_households_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_households", district_name="Windmill Green", contact="Álvarez", min_people=2) == []
