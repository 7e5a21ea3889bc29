"""Tests of the tools for districts of Marlow housing register."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"max_longest_commute": 15}, ["di-9972", "di-7900"]),
        ({"name": "Southgate"}, ["di-5236"]),
    ],
)
def test_find_districts_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_districts", **filters) == ids


def test_find_districts_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_districts", page=2) == []


def test_find_districts_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_districts", name="Cross", max_longest_commute=15) == []
