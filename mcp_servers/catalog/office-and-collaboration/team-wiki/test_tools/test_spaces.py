"""Tests of the tools for spaces of Playground workshop wiki."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Workshop"}, ["sp-9045"]),
        ({"guarded": False}, ["sp-2140", "sp-6302", "sp-2998"]),
    ],
)
def test_find_spaces_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_spaces", **filters) == ids


def test_find_spaces_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_spaces", page=2) == ["sp-9045"]


def test_find_spaces_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_spaces", name="Customers", guarded=False) == []
