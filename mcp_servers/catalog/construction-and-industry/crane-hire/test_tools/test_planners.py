"""Tests of the tools for planners of Nordkai mobile cranes."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


def test_find_planners_lists_all(bench: Bench) -> None:
    assert bench.ids("find_planners") == ["pl-3067", "pl-4051", "pl-8123", "pl-6889", "pl-8754"]


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Crawford"}, ["pl-8754"]),
        ({"email": "theo.crawford@tarnfield-logistics.example"}, ["pl-8754"]),
    ],
)
def test_find_planners_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_planners", **filters) == ids


def test_find_planners_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_planners", page=2) == []


def test_find_planners_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_planners", name="Crawford", email="francesca.marchetti@sandberg-and-sons.example") == []
