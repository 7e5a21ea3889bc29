"""Tests of the tools for order lines of Wren & Willow returns desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"product_id": "pr-6322"}, ["or-8678", "or-3122"]),
        ({"customer_id": "cu-3282"}, ["or-4943", "or-5539"]),
        ({"shop_order_id": "sh-9964"}, ["or-4710"]),
    ],
)
def test_find_order_lines_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_order_lines", **filters) == ids


def test_find_order_lines_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_order_lines", page=10)
    assert ids == [
        "or-5132",
        "or-5261",
        "or-5924",
        "or-7000",
        "or-7720",
        "or-9589",
        "or-6548",
        "or-7301",
        "or-2548",
        "or-5598",
    ]


def test_find_order_lines_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_order_lines", shop_order_id="sh-3697", customer_id="cu-3282") == []
