"""Tests of the tools for experts of Hanse Mutual claims office."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Assessors", "field": "buildings"}, ["ex-3344"]),
        ({"max_fee": 46000}, ["ex-5779", "ex-7605", "ex-1325", "ex-9434", "ex-2293", "ex-7587", "ex-9066", "ex-3344"]),
    ],
)
def test_find_experts_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_experts", **filters) == ids


def test_find_experts_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_experts", page=2) == ["ex-2494", "ex-6131", "ex-7360"]


def test_find_experts_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_experts", name="Unheard of") == []
