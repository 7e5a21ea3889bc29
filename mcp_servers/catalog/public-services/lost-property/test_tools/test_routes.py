"""Tests of the tools for routes of Stadtlinien lost property."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Tram 12"}, ["ro-8386"]),
        ({"terminus": "Northgate"}, ["ro-8666"]),
    ],
)
def test_find_lines_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_lines", **filters) == ids


def test_find_lines_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_lines", page=2) == ["ro-8386", "ro-8665", "ro-6935", "ro-2938"]


def test_find_lines_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_lines", name="Bus 33", terminus="Hill") == []
