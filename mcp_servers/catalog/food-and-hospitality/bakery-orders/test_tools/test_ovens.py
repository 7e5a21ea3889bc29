"""Tests of the tools for ovens of Millrace bakery orders."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


def test_find_ovens_finds_by_name_and_min_pieces_and_status(bench: Bench) -> None:
    assert bench.ids("find_ovens", name="Two", min_pieces=80, status="working") == ["ov-8693"]


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"min_pieces": 80}, 10),
        ({"status": "working"}, 12),
    ],
)
def test_find_ovens_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_ovens", **filters)["total"] == total


def test_find_ovens_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_ovens", page=2) == ["ov-9718", "ov-8180", "ov-4413", "ov-7999", "ov-2244", "ov-2453"]


def test_find_ovens_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_ovens", name="Unheard of") == []
