"""Tests of the tools for builders of Thorngate drawing office."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Paving"}, ["bu-8953"]),
        ({"contact": "Lacroix"}, ["bu-8159"]),
    ],
)
def test_find_builders_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_builders", **filters) == ids


def test_find_builders_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_builders", page=2) == ["bu-5677", "bu-2917", "bu-1386", "bu-8146", "bu-9338", "bu-3476"]


def test_find_builders_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_builders", name="Renovations", contact="Fischer") == []
