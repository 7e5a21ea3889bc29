"""Tests of the tools for routes of Tollgate city buses."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"depot_id": "de-2124", "articulated": False}, ["ro-2104", "ro-1209"]),
        ({"name": "40"}, ["ro-8030"]),
    ],
)
def test_find_lines_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_lines", **filters) == ids


def test_find_lines_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_lines", page=2) == ["ro-2866", "ro-2670", "ro-5843", "ro-7517"]


def test_find_lines_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_lines", terminus="Unheard of") == []


def test_find_lines_shows_routes(bench: Bench) -> None:
    result = bench.call("find_lines", terminus="Broadsea")
    assert result == {
        "items": [
            {"id": "ro-1678", "name": "12", "depot_name": "Tollgate", "terminus": "Broadsea", "articulated": False},
        ],
        "total": 1,
    }
