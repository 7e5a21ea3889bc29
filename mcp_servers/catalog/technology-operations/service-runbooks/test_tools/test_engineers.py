"""Tests of the tools for engineers of Night desk runbooks."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"status": "away"}, ["en-1519"]),
        ({"name": "Herrera"}, ["en-9634"]),
        ({"grade": "junior"}, ["en-3681", "en-9180", "en-4905"]),
    ],
)
def test_find_engineers_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_engineers", **filters) == ids


def test_find_engineers_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_engineers", page=2) == ["en-1030", "en-5375", "en-2656", "en-7780", "en-9563", "en-1519"]


def test_find_engineers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_engineers", name="Becker", grade="lead") == []
