"""Tests of the tools for products of Millrace bakery orders."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Tart", "kind": "bread", "sourdough": False}, ["pr-2030"]),
        (
            {"max_price": 2950},
            [
                "pr-3353",
                "pr-1334",
                "pr-2818",
                "pr-3180",
                "pr-3348",
                "pr-9158",
                "pr-1933",
                "pr-7683",
                "pr-4903",
                "pr-7105",
            ],
        ),
        ({"status": "paused"}, ["pr-3353"]),
    ],
)
def test_find_products_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_products", **filters) == ids


def test_find_products_counts(bench: Bench) -> None:
    assert bench.call("find_products", kind="pastry")["total"] == 7


def test_find_products_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_products", page=3) == ["pr-7244", "pr-7385", "pr-4811", "pr-4180"]


def test_find_products_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_products", name="Unheard of") == []


def test_get_product_shows_the_product(bench: Bench) -> None:
    result = bench.call("get_product", product_id="pr-1334")
    assert result == {
        "id": "pr-1334",
        "name": "Barley Loaf",
        "kind": "pastry",
        "sourdough": False,
        "price": 1650,
        "status": "offered",
        "planned_tomorrow": 0,
        "promised_tomorrow": 0,
    }


def test_get_product_shows_the_product_when_baked_on_is_2026_03_27(bench: Bench) -> None:
    bench.arrange("batches", "ba-2209", baked_on="2026-03-27")
    result = bench.call("get_product", product_id="pr-4903")
    assert result == {
        "id": "pr-4903",
        "name": "Oat Flatbread",
        "kind": "bread",
        "sourdough": False,
        "price": 2400,
        "status": "offered",
        "planned_tomorrow": 0,
        "promised_tomorrow": 7,
    }


def test_get_product_shows_the_product_when_wanted_on_is_2026_03_27(bench: Bench) -> None:
    bench.arrange("order_sheets", "or-4241", wanted_on="2026-03-27")
    result = bench.call("get_product", product_id="pr-4903")
    assert result == {
        "id": "pr-4903",
        "name": "Oat Flatbread",
        "kind": "bread",
        "sourdough": False,
        "price": 2400,
        "status": "offered",
        "planned_tomorrow": 0,
        "promised_tomorrow": 7,
    }
