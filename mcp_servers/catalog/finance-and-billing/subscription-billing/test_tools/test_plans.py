"""Tests of the tools for plans of Lumen Mobile billing."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"max_price": 1390}, ["pl-3778", "pl-2764"]),
        ({"status": "withdrawn"}, ["pl-2764", "pl-5539", "pl-2346", "pl-9269"]),
        ({"name": "Family"}, ["pl-5258"]),
    ],
)
def test_find_plans_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_plans", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"min_data_gb": 30}, 11),
        ({"business": False}, 13),
    ],
)
def test_find_plans_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_plans", **filters)["total"] == total


def test_find_plans_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_plans", page=2) == ["pl-6325", "pl-9269", "pl-4295", "pl-4306"]


def test_find_plans_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_plans", name="Night", business=False, min_data_gb=30) == []
