"""Tests of the tools for sections of Elmrise burial ground."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Lawn", "coffins": False}, ["se-2623"]),
        ({"min_highest_stone": 140}, ["se-7994", "se-9651"]),
        ({"max_yearly_fee": 21000}, ["se-2623", "se-3378", "se-7905", "se-7204"]),
    ],
)
def test_find_sections_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_sections", **filters) == ids


def test_find_sections_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_sections", page=2) == ["se-6886", "se-9651"]


def test_find_sections_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_sections", name="Unheard of") == []
