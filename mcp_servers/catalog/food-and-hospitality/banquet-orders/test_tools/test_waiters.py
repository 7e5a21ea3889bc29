"""Tests of the tools for waiters of Orangery banquets."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"can_lead": False, "status": "away"}, ["wa-2823", "wa-2811", "wa-7505"]),
        ({"name": "Lehmann"}, ["wa-3312"]),
    ],
)
def test_find_waiters_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_waiters", **filters) == ids


def test_find_waiters_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_waiters", page=2)
    assert ids == [
        "wa-1101",
        "wa-4654",
        "wa-1634",
        "wa-1781",
        "wa-2823",
        "wa-4081",
        "wa-2811",
        "wa-3312",
        "wa-4722",
        "wa-4524",
    ]


def test_find_waiters_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_waiters", name="Unheard of") == []
