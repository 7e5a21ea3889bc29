"""Tests of the tools for halls of Orangery banquets."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Auditorium"}, ["ha-7235", "ha-4380", "ha-8431"]),
        ({"max_least_spend": 80000}, ["ha-3008", "ha-7870"]),
        ({"min_seats": 240}, ["ha-4380", "ha-8431"]),
    ],
)
def test_find_halls_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_halls", **filters) == ids


def test_find_halls_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_halls", page=2) == []


def test_find_halls_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_halls", name="Unheard of") == []
