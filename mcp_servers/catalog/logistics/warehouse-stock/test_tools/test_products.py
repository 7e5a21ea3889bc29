"""Tests of the tools for products of Northgate food warehouse."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "24"}, ["pr-8658"]),
        ({"sku": "PC-2366-V"}, ["pr-3411"]),
        ({"supplier": "Kitchens"}, ["pr-4359", "pr-4028", "pr-9633"]),
    ],
)
def test_find_products_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_products", **filters) == ids


def test_find_products_counts(bench: Bench) -> None:
    assert bench.call("find_products", climate="frozen")["total"] == 8


def test_find_products_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_products", page=4) == ["pr-2756", "pr-2627", "pr-3411", "pr-7219", "pr-5302", "pr-9633"]


def test_find_products_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_products", sku="ST-9433-J", climate="frozen") == []


def test_get_product_shows_the_product(bench: Bench) -> None:
    result = bench.call("get_product", product_id="pr-1284")
    assert result == {
        "id": "pr-1284",
        "climate": "chilled",
        "name": "Ham, tray of 8",
        "sku": "YN-7961-X",
        "supplier_id": "su-4879",
        "price": 150,
        "reorder_level": 280,
        "supplier_name": "Garner & Lund Food Imports",
        "units_on_hand": 912,
        "units_reserved": 48,
        "units_announced": 0,
    }
