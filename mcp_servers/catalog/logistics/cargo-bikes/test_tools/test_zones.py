"""Tests of the tools for zones of Freewheel city couriers."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"min_surcharge": 1000}, ["zo-1373", "zo-9638"]),
        ({"name": "Town"}, ["zo-2447"]),
        ({"ring": 3}, ["zo-1373", "zo-9638"]),
    ],
)
def test_find_zones_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_zones", **filters) == ids


def test_find_zones_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_zones", page=2) == []


def test_find_zones_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_zones", name="Market", ring=2) == []


def test_find_zones_is_refused_because_argument_page_must_be_at_least_1(bench: Bench) -> None:
    assert bench.refusal("find_zones", page=0) == "Argument 'page' must be at least 1."
