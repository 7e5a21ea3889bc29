"""Tests of the tools for crews of High-voltage control room."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"min_level": 1, "authorisation_ends_by": "2026-04-25"}, ["cr-2273", "cr-3941", "cr-2370"]),
        ({"name": "Kendall"}, ["cr-3941"]),
    ],
)
def test_find_crews_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_crews", **filters) == ids


def test_find_crews_counts(bench: Bench) -> None:
    assert bench.call("find_crews", min_level=2)["total"] == 29


def test_find_crews_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_crews", page=2)
    assert ids == [
        "cr-1710",
        "cr-4678",
        "cr-1605",
        "cr-5904",
        "cr-3778",
        "cr-3979",
        "cr-5541",
        "cr-3739",
        "cr-5756",
        "cr-2851",
    ]


def test_find_crews_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_crews", name="Unheard of") == []
