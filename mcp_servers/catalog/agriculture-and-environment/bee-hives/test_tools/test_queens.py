"""Tests of the tools for queens of Heathside bee farm."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"breed": "Dark European", "status": "laying", "hatched_by": "2025-07-04"},
            ["qu-7471", "qu-4859", "qu-6649", "qu-8621", "qu-5936"],
        ),
        ({"mark": "Q-R89"}, ["qu-9029"]),
    ],
)
def test_find_queens_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_queens", **filters) == ids


def test_find_queens_counts(bench: Bench) -> None:
    assert bench.call("find_queens", hatched_by="2026-06-02")["total"] == 102


def test_find_queens_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_queens", page=11) == ["qu-6998", "qu-4208", "qu-9367", "qu-6175"]


def test_find_queens_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_queens", mark="Unheard of") == []
