"""Tests of the tools for customers of Wren & Willow returns desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"status": "watched"}, ["cu-7829", "cu-1371", "cu-4804", "cu-1036", "cu-5382"]),
        ({"email": "beatrice.hughes@postbox.example"}, ["cu-1552"]),
        ({"name": "Carver"}, ["cu-2068"]),
        ({"town": "Glenbrook"}, ["cu-6752"]),
    ],
)
def test_find_customers_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_customers", **filters) == ids


def test_find_customers_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_customers", page=3) == ["cu-4804", "cu-1036", "cu-5382", "cu-3908", "cu-9026"]


def test_find_customers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_customers", name="Healy", town="Halesford") == []


def test_get_customer_shows_the_customer(bench: Bench) -> None:
    bench.arrange("return_cases", "re-5759", announced_on="2025-10-13")
    result = bench.call("get_customer", customer_id="cu-2791")
    assert result == {
        "id": "cu-2791",
        "name": "Ji-woo Kwon",
        "email": "ji-woo.kwon@letterbox.example",
        "town": "South Sandwell",
        "status": "trusted",
        "recent_returns": 12,
        "amount_refunded": 4612,
    }


def test_get_customer_shows_the_customer_when_announced_on_is_2025_10_14(bench: Bench) -> None:
    bench.arrange("return_cases", "re-5759", announced_on="2025-10-14")
    result = bench.call("get_customer", customer_id="cu-2791")
    assert result == {
        "id": "cu-2791",
        "name": "Ji-woo Kwon",
        "email": "ji-woo.kwon@letterbox.example",
        "town": "South Sandwell",
        "status": "trusted",
        "recent_returns": 13,
        "amount_refunded": 4612,
    }


def test_watch_customer_sets_status_to_watched_and_sets_status_to_lapsed(bench: Bench) -> None:
    bench.call("watch_customer", customer_id="cu-7919")
    assert bench.changes() == [
        updated("customers", "cu-7919", status="watched"),
        updated("exchanges", "ex-4545", status="lapsed"),
    ]


def test_watch_customer_sets_status_to_watched(bench: Bench) -> None:
    bench.call("watch_customer", customer_id="cu-9026")
    assert bench.changes() == [updated("customers", "cu-9026", status="watched")]


def test_watch_customer_is_allowed(bench: Bench) -> None:
    bench.arrange("shop_orders", "sh-1427", customer_id="cu-3282")
    bench.call("watch_customer", customer_id="cu-3282")


def test_watch_customer_is_refused_because_the_customer_must_be_trusted(bench: Bench) -> None:
    assert bench.refusal("watch_customer", customer_id="cu-1371") == "The customer must be trusted."


def test_watch_customer_is_refused_because_the_customer_has_not_announced_three_such(bench: Bench) -> None:
    bench.arrange("shop_orders", "sh-5928", customer_id="cu-1036")
    sentence = bench.refusal("watch_customer", customer_id="cu-7094")
    assert sentence == "The customer has not announced three such returns in 90 days."
