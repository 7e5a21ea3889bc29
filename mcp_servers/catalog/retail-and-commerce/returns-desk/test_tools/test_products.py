"""Tests of the tools for products of Wren & Willow returns desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"category": "electronics"}, ["pr-5474", "pr-4481", "pr-9185"]),
        ({"sealed": True}, ["pr-9453", "pr-7843", "pr-5382", "pr-5554", "pr-7620", "pr-3668"]),
        ({"name": "Teapot"}, ["pr-7048"]),
        ({"sku": "KP-9186-Y"}, ["pr-9027"]),
    ],
)
def test_find_products_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_products", **filters) == ids


def test_find_products_counts(bench: Bench) -> None:
    assert bench.call("find_products", max_price=8050)["total"] == 17


def test_find_products_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_products", page=3) == ["pr-9185", "pr-7371", "pr-6322", "pr-7163", "pr-3668", "pr-9027"]


def test_find_products_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_products", name="violet", sku="ZP-5875-A", max_price=8595) == []
