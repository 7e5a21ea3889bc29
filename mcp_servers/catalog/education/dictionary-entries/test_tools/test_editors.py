"""Tests of the tools for editors of Northern dialect dictionary."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"rank": "junior", "status": "active"}, ["ed-6991", "ed-8403"]),
        ({"name": "Hughes"}, ["ed-1438"]),
    ],
)
def test_find_editors_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_editors", **filters) == ids


def test_find_editors_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_editors", page=2) == []


def test_find_editors_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_editors", name="Unheard of") == []
