"""Tests of the tools for shops of Zweigwerk affiliate programme."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Outfitters", "most_budget": 6000, "own_vouchers_only": False}, ["sh-7132"]),
        ({"min_budget": 785000}, ["sh-2441", "sh-9774"]),
        ({"trade": "books"}, ["sh-5961"]),
    ],
)
def test_find_shops_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_shops", **filters) == ids


def test_find_shops_counts(bench: Bench) -> None:
    assert bench.call("find_shops", own_vouchers_only=True)["total"] == 9


def test_find_shops_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_shops", page=2)
    assert ids == [
        "sh-4822",
        "sh-6623",
        "sh-5664",
        "sh-7132",
        "sh-2441",
        "sh-9774",
        "sh-3564",
        "sh-1459",
        "sh-5223",
        "sh-3694",
    ]


def test_find_shops_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_shops", name="Unheard of") == []


def test_get_shop_shows_the_shop(bench: Bench) -> None:
    bench.arrange("agreements", "ag-5045", status="proposed")
    result = bench.call("get_shop", shop_id="sh-4230")
    assert result == {
        "id": "sh-4230",
        "name": "Ember Books",
        "trade": "travel",
        "budget": 295000,
        "own_vouchers_only": False,
        "running_agreements": 0,
        "held_commission": 787,
        "valid_vouchers": 2,
    }


def test_get_shop_shows_the_shop_when_shop_id_is_sh_2197(bench: Bench) -> None:
    bench.arrange("agreements", "ag-1082", shop_id="sh-2197")
    result = bench.call("get_shop", shop_id="sh-2197")
    assert result == {
        "id": "sh-2197",
        "name": "Jansen & Sons Home",
        "trade": "fashion",
        "budget": 552000,
        "own_vouchers_only": False,
        "running_agreements": 3,
        "held_commission": 11300,
        "valid_vouchers": 2,
    }
