"""Tests of the tools for services of Spoke & Sons bicycle workshop."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"electric": True}, ["se-7817", "se-4703", "se-5812"]),
        ({"max_minutes": 15}, ["se-7817", "se-5812"]),
        ({"name": "truing"}, ["se-7326"]),
    ],
)
def test_find_services_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_services", **filters) == ids


def test_find_services_counts(bench: Bench) -> None:
    assert bench.call("find_services", max_price=30000)["total"] == 7


def test_find_services_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_services", page=2) == ["se-5812", "se-5011", "se-8518", "se-5665", "se-8540", "se-7326"]


def test_find_services_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_services", name="adjustment", max_minutes=15, max_price=40500) == []
