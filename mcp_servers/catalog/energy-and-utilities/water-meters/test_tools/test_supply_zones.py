"""Tests of the tools for supply zones of Weirside waterworks."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"min_price": 280}, ["su-1597", "su-9293"]),
        ({"name": "Hill"}, ["su-5158"]),
    ],
)
def test_find_supply_zones_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_supply_zones", **filters) == ids


def test_find_supply_zones_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_supply_zones", page=2) == []


def test_find_supply_zones_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_supply_zones", name="Riverside", min_price=290) == []
