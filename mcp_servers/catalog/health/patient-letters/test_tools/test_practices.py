"""Tests of the tools for practices of St Brigid's letters."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"accepts": "fax"}, ["pr-8480", "pr-2241", "pr-2402"]),
        ({"town": "Ashston"}, ["pr-2241"]),
        ({"status": "closed"}, ["pr-3038"]),
        ({"name": "Goodwin"}, ["pr-2402"]),
    ],
)
def test_find_practices_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_practices", **filters) == ids


def test_find_practices_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_practices", page=2)
    assert ids == ["pr-4986", "pr-1729", "pr-6459", "pr-5240", "pr-4808", "pr-2402", "pr-3913", "pr-2375"]


def test_find_practices_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_practices", name="Goodwin", accepts="post") == []
