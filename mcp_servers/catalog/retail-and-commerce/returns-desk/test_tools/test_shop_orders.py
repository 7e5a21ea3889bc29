"""Tests of the tools for shop orders of Wren & Willow returns desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"customer_id": "cu-2791", "ordered_from": "2025-11-29", "status": "delivered"},
            ["sh-5956", "sh-6284", "sh-3013", "sh-3414", "sh-4612", "sh-9964"],
        ),
        ({"number": "WW-48164"}, ["sh-3990"]),
    ],
)
def test_find_orders_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_orders", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"status": "delivered"}, 67),
        ({"ordered_from": "2025-12-26"}, 25),
    ],
)
def test_find_orders_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_orders", **filters)["total"] == total


def test_find_orders_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_orders", page=7)
    assert ids == ["sh-9636", "sh-4215", "sh-8507", "sh-7308", "sh-9012", "sh-1875", "sh-2482", "sh-2286"]


def test_find_orders_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_orders", number="Unheard of") == []
