"""Tests of the tools for authors of Playground workshop wiki."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"status": "left"}, ["au-6083", "au-4897"]),
        ({"name": "Hargreaves"}, ["au-8435"]),
        ({"role": "reader"}, ["au-3755", "au-6042", "au-9995", "au-4897"]),
    ],
)
def test_find_authors_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_authors", **filters) == ids


def test_find_authors_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_authors", page=2) == ["au-8435", "au-6083", "au-4897", "au-1664"]


def test_find_authors_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_authors", name="Leone", role="writer") == []
