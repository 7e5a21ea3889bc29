"""Tests of the tools for categories of Gerlach travel expenses."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"min_highest": 60000}, ["ca-8186", "ca-1314", "ca-7684"]),
        ({"max_receipt_limit": 1000}, ["ca-7841", "ca-8186", "ca-3211", "ca-7684"]),
        ({"name": "hired car"}, ["ca-8186"]),
    ],
)
def test_find_categories_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_categories", **filters) == ids


def test_find_categories_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_categories", page=2) == []


def test_find_categories_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_categories", name="taxi", max_receipt_limit=0) == []
