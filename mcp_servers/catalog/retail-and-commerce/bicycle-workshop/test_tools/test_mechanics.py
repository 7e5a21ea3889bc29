"""Tests of the tools for mechanics of Spoke & Sons bicycle workshop."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"status": "working"}, ["me-7622", "me-2115", "me-5426", "me-8457", "me-2809", "me-7915"]),
        ({"name": "Esteves"}, ["me-8457"]),
        ({"badge": "W-616"}, ["me-7915"]),
        ({"grade": "mechanic"}, ["me-7279", "me-7915"]),
        ({"certified": True}, ["me-8457", "me-7279", "me-7915"]),
    ],
)
def test_find_mechanics_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_mechanics", **filters) == ids


def test_find_mechanics_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_mechanics", page=2) == []


def test_find_mechanics_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_mechanics", grade="mechanic", certified=False) == []
