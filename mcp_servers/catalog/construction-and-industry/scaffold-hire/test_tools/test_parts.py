"""Tests of the tools for parts of Ridgeway scaffold hire."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "deck", "max_stock": 0}, ["pa-4342"]),
        ({"min_pieces": 147}, ["pa-1952", "pa-3433", "pa-8683", "pa-2967", "pa-3964", "pa-8217", "pa-2152", "pa-4933"]),
    ],
)
def test_find_parts_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_parts", **filters) == ids


def test_find_parts_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_parts", page=3) == ["pa-4933", "pa-1143"]


def test_find_parts_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_parts", name="Unheard of") == []
