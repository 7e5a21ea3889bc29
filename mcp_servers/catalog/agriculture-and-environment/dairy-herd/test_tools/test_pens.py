"""Tests of the tools for pens of Meadowbank dairy farm."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"min_places": 21}, ["pe-3992", "pe-8588", "pe-4153"]),
        ({"name": "barn"}, ["pe-8185"]),
        ({"kind": "young"}, ["pe-8185"]),
    ],
)
def test_find_pens_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_pens", **filters) == ids


def test_find_pens_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_pens", page=2) == []


def test_find_pens_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_pens", name="bay", kind="young") == []
