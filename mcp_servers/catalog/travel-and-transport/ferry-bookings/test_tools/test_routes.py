"""Tests of the tools for routes of Skerry Line bookings."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"destination_id": "po-3203"}, ["ro-2654", "ro-7778"]),
        ({"origin_id": "po-1565"}, ["ro-7778"]),
        ({"name": "Cross"}, ["ro-8690", "ro-7778"]),
    ],
)
def test_find_routes_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_routes", **filters) == ids


def test_find_routes_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_routes", page=2) == []


def test_find_routes_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_routes", origin_id="po-1565", name="Green") == []
