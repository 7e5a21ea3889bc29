"""Tests of the tools for tailors of Harlequin Row costume store."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"min_minutes_a_day": 360}, ["ta-5461", "ta-5970", "ta-7703", "ta-1645", "ta-3662"]),
        ({"name": "Zanetti"}, ["ta-5164"]),
    ],
)
def test_find_tailors_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_tailors", **filters) == ids


def test_find_tailors_counts(bench: Bench) -> None:
    assert bench.call("find_tailors", historical=False)["total"] == 5


def test_find_tailors_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_tailors", page=2) == []


def test_find_tailors_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_tailors", name="Marchand", historical=True) == []
