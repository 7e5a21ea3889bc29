"""Tests of the tools for crews of Ridgeway scaffold hire."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"card_until_until": "2026-03-21"}, ["cr-7649", "cr-3103"]),
        ({"name": "Mahon"}, ["cr-4465"]),
    ],
)
def test_find_crews_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_crews", **filters) == ids


def test_find_crews_counts(bench: Bench) -> None:
    assert bench.call("find_crews", advanced=False)["total"] == 5


def test_find_crews_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_crews", page=2) == ["cr-7124", "cr-3103"]


def test_find_crews_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_crews", name="Vitale", advanced=False) == []
