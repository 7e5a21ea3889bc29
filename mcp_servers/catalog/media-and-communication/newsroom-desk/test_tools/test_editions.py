"""Tests of the tools for editions of Fjordposten newsroom."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"appears_from": "2026-09-19"}, ["ed-9972", "ed-6675", "ed-5463", "ed-1680", "ed-4286"]),
        ({"appears_on": "2026-09-19"}, ["ed-9972"]),
    ],
)
def test_find_editions_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_editions", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"appears_until": "2026-09-21"}, 16),
        ({"status": "planned"}, 9),
    ],
)
def test_find_editions_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_editions", **filters)["total"] == total


def test_find_editions_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_editions", page=2)
    assert ids == ["ed-8337", "ed-2784", "ed-3490", "ed-9972", "ed-6675", "ed-5463", "ed-1680", "ed-4286"]


def test_find_editions_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_editions", appears_on="2026-09-18", status="closed", appears_until="2026-09-19") == []
