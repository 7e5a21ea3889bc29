"""Tests of the tools for cooks of Birch Farm freezer."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"diet": "no_fish"}, ["co-1101", "co-4867", "co-8446"]),
        ({"name": "O'Malley"}, ["co-8446"]),
    ],
)
def test_find_cooks_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_cooks", **filters) == ids


def test_find_cooks_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_cooks", page=2) == []


def test_find_cooks_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_cooks", name="Salgado", diet="no_fish") == []
