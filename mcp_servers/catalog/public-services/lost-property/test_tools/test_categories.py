"""Tests of the tools for categories of Stadtlinien lost property."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"valuable": False, "max_keep_days": 28}, ["ca-2990", "ca-3900", "ca-2732", "ca-2148", "ca-6906"]),
        ({"name": "instrument"}, ["ca-3839"]),
        ({"max_keep_days": 13}, ["ca-3900"]),
    ],
)
def test_find_categories_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_categories", **filters) == ids


def test_find_categories_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_categories", page=2) == []


def test_find_categories_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_categories", name="handbag", max_keep_days=2) == []
