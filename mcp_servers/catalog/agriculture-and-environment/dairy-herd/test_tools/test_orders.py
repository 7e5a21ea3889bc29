"""Tests of the tools for orders of Meadowbank dairy farm."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"due_day": "2026-05-18"}, ["or-1244", "or-1814", "or-6120"]),
        ({"number": "MD-8423"}, ["or-8451"]),
        ({"town": "Heathwick"}, ["or-4774", "or-5767"]),
        ({"buyer": "Delicatessen"}, ["or-2386", "or-4002", "or-6311"]),
    ],
)
def test_find_orders_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_orders", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"due_until": "2026-05-16"}, 38),
        ({"status": "delivered"}, 6),
    ],
)
def test_find_orders_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_orders", **filters)["total"] == total


def test_find_orders_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_orders", page=5) == ["or-6120", "or-9120", "or-5390", "or-8597", "or-2165", "or-9897"]


def test_find_orders_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_orders", number="MD-9478", status="cancelled", due_until="2026-05-18") == []


def test_place_order_adds_a_order(bench: Bench) -> None:
    bench.call(
        "place_order",
        number="New MD-7223",
        buyer="Brennan Stores",
        town="Shelport",
        litres=60,
        price=180,
        due_on="2026-05-22",
    )
    assert bench.changes() == [
        inserted(
            "orders",
            "or-6306",
            number="New MD-7223",
            buyer="Brennan Stores",
            town="Shelport",
            litres=60,
            price=180,
            due_on="2026-05-22",
            status="placed",
            placed_at="2026-05-12T17:00",
        ),
    ]


def test_place_order_is_refused_because_an_order_is_placed_for_tomorrow_at_the_earliest(bench: Bench) -> None:
    sentence = bench.refusal(
        "place_order",
        number="MD-7807",
        buyer="Eastgate Café",
        town="Heathshaw",
        litres=390,
        price=125,
        due_on="2026-05-12",
    )
    assert sentence == "An order is placed for tomorrow at the earliest."


def test_place_order_is_refused_because_an_order_is_placed_at_most_30_days_ahead(bench: Bench) -> None:
    sentence = bench.refusal(
        "place_order",
        number="MD-8571",
        buyer="Saffron Market",
        town="Quarnbury",
        litres=600,
        price=150,
        due_on="2026-06-12",
    )
    assert sentence == "An order is placed at most 30 days ahead."


def test_place_order_is_refused_because_another_order_already_has_this_order_number(bench: Bench) -> None:
    sentence = bench.refusal(
        "place_order",
        number="MD-8571",
        buyer="Saffron Market",
        town="Quarnbury",
        litres=600,
        price=150,
        due_on="2026-06-11",
    )
    assert sentence == "Another order already has this order number."


def test_deliver_order_changes_the_order_and_sets_litres_to_1970(bench: Bench) -> None:
    bench.call("deliver_order", order_id="or-2156", tank_id="ta-8219")
    assert bench.changes() == [
        updated("orders", "or-2156", status="delivered", amount=4650),
        updated("tanks", "ta-8219", litres=1970),
    ]


def test_deliver_order_is_refused_because_the_order_must_be_placed(bench: Bench) -> None:
    assert bench.refusal("deliver_order", order_id="or-2934", tank_id="ta-2416") == "The order must be placed."


def test_deliver_order_is_refused_because_the_order_is_not_due_yet(bench: Bench) -> None:
    assert bench.refusal("deliver_order", order_id="or-1244", tank_id="ta-2416") == "The order is not due yet."


def test_deliver_order_is_refused_because_there_is_not_enough_milk_in_the_tank(bench: Bench) -> None:
    bench.arrange("orders", "or-1816", litres=600)
    bench.arrange("tanks", "ta-4492", litres=599)
    sentence = bench.refusal("deliver_order", order_id="or-1816", tank_id="ta-4492")
    assert sentence == "There is not enough milk in the tank."


def test_deliver_order_is_refused_because_the_milk_in_the_tank_has_not_cooled_yet(bench: Bench) -> None:
    bench.arrange("orders", "or-1816", litres=599)
    bench.arrange("tanks", "ta-4492", litres=599)
    sentence = bench.refusal("deliver_order", order_id="or-1816", tank_id="ta-4492")
    assert sentence == "The milk in the tank has not cooled yet."


def test_cancel_order_sets_status_to_cancelled(bench: Bench) -> None:
    bench.call("cancel_order", order_id="or-1244")
    assert bench.changes() == [updated("orders", "or-1244", status="cancelled")]


def test_cancel_order_is_refused_because_the_order_must_be_placed(bench: Bench) -> None:
    assert bench.refusal("cancel_order", order_id="or-2934") == "The order must be placed."


def test_cancel_order_is_refused_because_the_van_is_already_being_loaded_for_this_order(bench: Bench) -> None:
    assert bench.refusal("cancel_order", order_id="or-1014") == "The van is already being loaded for this order."
