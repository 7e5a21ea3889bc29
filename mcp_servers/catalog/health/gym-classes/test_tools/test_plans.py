"""Tests of the tools for plans of Pulse Yard fitness studio."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"off_peak": False}, ["pl-6785", "pl-3239", "pl-8174", "pl-2054", "pl-1409"]),
        ({"max_price": 2900}, ["pl-6785", "pl-3239"]),
        ({"name": "Student"}, ["pl-8174"]),
    ],
)
def test_find_plans_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_plans", **filters) == ids


def test_find_plans_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_plans", page=2) == []


def test_find_plans_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_plans", max_price=6500, name="Classic") == []
