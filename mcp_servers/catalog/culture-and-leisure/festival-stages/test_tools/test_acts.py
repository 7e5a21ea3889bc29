"""Tests of the tools for acts of Long Meadow festival booking."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Everett", "max_decibels": 103}, ["ac-7621"]),
        ({"max_usual_fee": 30000}, ["ac-2253", "ac-2951"]),
        ({"agent": "Bakri"}, ["ac-9109"]),
        ({"status": "banned"}, ["ac-4208", "ac-1495", "ac-5736"]),
        ({"genre": "pop"}, ["ac-5903", "ac-2337", "ac-9851", "ac-2203"]),
    ],
)
def test_find_acts_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_acts", **filters) == ids


def test_find_acts_counts(bench: Bench) -> None:
    assert bench.call("find_acts", max_decibels=105)["total"] == 86


def test_find_acts_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_acts", page=9) == ["ac-4774", "ac-4079", "ac-2196", "ac-7627", "ac-8718", "ac-2203"]


def test_find_acts_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_acts", genre="pop", status="banned") == []
