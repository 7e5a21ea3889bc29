"""Tests of the tools for committees of Town council minutes."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"min_seats": 9}, ["co-3262", "co-1521"]),
        ({"name": "Allotments Committee"}, ["co-9466"]),
    ],
)
def test_find_committees_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_committees", **filters) == ids


def test_find_committees_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_committees", page=2) == ["co-4391"]


def test_find_committees_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_committees", name="Finance Committee", min_seats=7) == []
