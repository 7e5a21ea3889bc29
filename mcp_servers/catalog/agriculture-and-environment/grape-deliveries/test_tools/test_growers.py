"""Tests of the tools for growers of Sonnenhang growers' cooperative."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Stanton"}, ["gr-1597", "gr-8508"]),
        ({"number": "G-2685"}, ["gr-1353"]),
        ({"status": "suspended"}, ["gr-5843", "gr-9028", "gr-7742"]),
    ],
)
def test_find_growers_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_growers", **filters) == ids


def test_find_growers_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_growers", page=4) == ["gr-9894", "gr-1596"]


def test_find_growers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_growers", number="G-2769", status="suspended") == []
