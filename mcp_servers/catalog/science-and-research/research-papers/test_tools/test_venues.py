"""Tests of the tools for venues of River group papers."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"min_most_lines": 220}, ["ve-2889", "ve-3008", "ve-9952", "ve-8156", "ve-5956"]),
        ({"deadline_from": "2026-03-08"}, ["ve-8156", "ve-5956"]),
        ({"name": "Coast and Delta"}, ["ve-5956"]),
    ],
)
def test_find_venues_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_venues", **filters) == ids


def test_find_venues_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_venues", page=2) == ["ve-5956"]


def test_find_venues_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_venues", name="Annals of Running Water", deadline_from="2026-03-24") == []
