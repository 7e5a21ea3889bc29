"""Tests of the tools for offices of Stadtlinien lost property."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"central": False}, ["of-7784", "of-2387"]),
        ({"name": "Station"}, ["of-9096"]),
    ],
)
def test_find_offices_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_offices", **filters) == ids


def test_find_offices_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_offices", page=2) == []


def test_find_offices_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_offices", name="Depot", central=True) == []
