"""Tests of the tools for series list of Personal library."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"title": "Courts"}, ["se-4352"]),
        ({"is_complete": False}, ["se-9781", "se-2114", "se-5613", "se-7851"]),
    ],
)
def test_list_series_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("list_series", **filters) == ids


def test_list_series_turns_the_page(bench: Bench) -> None:
    assert bench.ids("list_series", page=2) == ["se-6091", "se-4352"]


def test_list_series_finds_nothing(bench: Bench) -> None:
    assert bench.ids("list_series", title="Stone", is_complete=False) == []
