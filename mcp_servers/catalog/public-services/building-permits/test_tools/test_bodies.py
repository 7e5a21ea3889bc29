"""Tests of the tools for bodies of Kilbrannan planning office."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"max_answer_days": 14},
            ["bo-8493", "bo-8722", "bo-7863", "bo-7714", "bo-6192", "bo-2730", "bo-4562", "bo-1771"],
        ),
        ({"name": "Department"}, ["bo-1771"]),
        ({"heritage": True}, ["bo-7714", "bo-6192"]),
    ],
)
def test_find_bodies_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_bodies", **filters) == ids


def test_find_bodies_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_bodies", page=2) == []


def test_find_bodies_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_bodies", name="Authority", heritage=True) == []
