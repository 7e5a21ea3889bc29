"""Tests of the tools for order sheets of Millrace bakery orders."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"wanted_from": "2026-03-28"},
            [
                "or-2306",
                "or-2476",
                "or-2600",
                "or-2768",
                "or-4990",
                "or-5633",
                "or-5993",
                "or-6770",
                "or-8197",
                "or-8917",
            ],
        ),
        ({"number": "BO-86383"}, ["or-3687"]),
        ({"customer_id": "cu-9102"}, ["or-7726", "or-7867"]),
        (
            {"delivered": True},
            [
                "or-3003",
                "or-4220",
                "or-7900",
                "or-9526",
                "or-8400",
                "or-7636",
                "or-7854",
                "or-1151",
                "or-5903",
                "or-4273",
            ],
        ),
        ({"wanted_on": "2026-03-25"}, ["or-3565", "or-4159"]),
    ],
)
def test_find_orders_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_orders", **filters) == ids


def test_find_orders_counts(bench: Bench) -> None:
    assert bench.call("find_orders", status="cancelled")["total"] == 5


def test_find_orders_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_orders", page=2)
    assert ids == [
        "or-4241",
        "or-4273",
        "or-4908",
        "or-6730",
        "or-7253",
        "or-9599",
        "or-3565",
        "or-4159",
        "or-1297",
        "or-1978",
    ]


def test_find_orders_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_orders", status="cancelled", wanted_on="2026-03-26") == []


def test_get_order_shows_the_order(bench: Bench) -> None:
    bench.arrange("order_sheets", "or-2306", credited=1)
    result = bench.call("get_order", order_sheet_id="or-2306")
    assert result == {
        "id": "or-2306",
        "number": "BO-22682",
        "status": "confirmed",
        "customer_id": "cu-1447",
        "wanted_on": "2026-03-28",
        "delivered": True,
        "credited": 1,
        "customer_name": "Norham Tea Room",
        "customer_owed": 880000,
        "total_pieces": 5,
        "total_price": 7000,
        "to_pay": 6999,
    }


def test_take_order_adds_a_order(bench: Bench) -> None:
    bench.call("take_order", number="New BO-86749", customer_id="cu-1349", wanted_on="2026-03-27")
    assert bench.changes() == [
        inserted(
            "order_sheets",
            "or-9481",
            number="New BO-86749",
            status="open",
            customer_id="cu-1349",
            wanted_on="2026-03-27",
            delivered=1,
            credited=0,
        ),
    ]


def test_take_order_adds_a_order_with_delivered(bench: Bench) -> None:
    bench.call("take_order", number="New BO-86749", customer_id="cu-4545", wanted_on="2026-03-28", delivered=False)
    assert bench.changes() == [
        inserted(
            "order_sheets",
            "or-9481",
            number="New BO-86749",
            status="open",
            customer_id="cu-4545",
            wanted_on="2026-03-28",
            delivered=0,
            credited=0,
        ),
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        {"number": "New BO-86749", "customer_id": "cu-5465", "wanted_on": "2026-03-27"},
        {"number": "New BO-86749", "customer_id": "cu-5465", "wanted_on": "2026-04-09"},
    ],
)
def test_take_order_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("take_order", **arguments)


def test_take_order_is_refused_because_the_customer_is_stopped(bench: Bench) -> None:
    sentence = bench.refusal("take_order", number="BO-63522", customer_id="cu-1851", wanted_on="2026-03-25")
    assert sentence == "The customer is stopped."


def test_take_order_is_refused_because_the_customer_owes_more_than_the_limit(bench: Bench) -> None:
    sentence = bench.refusal("take_order", number="BO-68646", customer_id="cu-1447", wanted_on="2026-03-23")
    assert sentence == "The customer owes more than the limit."


def test_take_order_is_refused_because_orders_are_taken_for_the_next_two_weeks(bench: Bench) -> None:
    sentence = bench.refusal("take_order", number="New BO-86749", customer_id="cu-5465", wanted_on="2026-04-10")
    assert sentence == "Orders are taken for the next two weeks."


def test_take_order_is_refused_because_orders_are_taken_for_the_next_two_weeks_2(bench: Bench) -> None:
    bench.arrange("customers", "cu-5465", credit=75000)
    sentence = bench.refusal("take_order", number="New BO-86749", customer_id="cu-5465", wanted_on="2026-03-26")
    assert sentence == "Orders are taken for the next two weeks."


def test_take_order_is_refused_because_an_order_with_this_number_exists_already(bench: Bench) -> None:
    sentence = bench.refusal("take_order", number="BO-03962", customer_id="cu-3601", wanted_on="2026-03-31")
    assert sentence == "An order with this number exists already."


def test_take_order_is_refused_because_the_customer_has_an_open_order_for_this_day(bench: Bench) -> None:
    sentence = bench.refusal("take_order", number="New BO-03962", customer_id="cu-5919", wanted_on="2026-03-27")
    assert sentence == "The customer has an open order for this day."


def test_confirm_order_sets_status_to_confirmed(bench: Bench) -> None:
    bench.arrange("order_lines", "od-1445", price=20000)
    bench.call("confirm_order", order_sheet_id="or-5250")
    assert bench.changes() == [updated("order_sheets", "or-5250", status="confirmed")]


def test_confirm_order_is_allowed(bench: Bench) -> None:
    bench.arrange("products", "pr-1291", status="paused")
    bench.call("confirm_order", order_sheet_id="or-9187")


def test_confirm_order_is_allowed_when_price_is_168000(bench: Bench) -> None:
    bench.arrange("order_lines", "od-1445", price=168000)
    bench.call("confirm_order", order_sheet_id="or-5250")


def test_confirm_order_is_refused_because_the_order_must_be_open(bench: Bench) -> None:
    assert bench.refusal("confirm_order", order_sheet_id="or-2306") == "The order must be open."


def test_confirm_order_is_refused_because_the_customer_is_stopped(bench: Bench) -> None:
    bench.arrange("customers", "cu-4090", status="stopped")
    assert bench.refusal("confirm_order", order_sheet_id="or-2772") == "The customer is stopped."


def test_confirm_order_is_refused_because_the_order_is_empty(bench: Bench) -> None:
    bench.arrange("order_lines", "od-1445", order_sheet_id="or-1297")
    assert bench.refusal("confirm_order", order_sheet_id="or-5250") == "The order is empty."


def test_confirm_order_is_refused_because_the_order_is_too_small_to_be_delivered(bench: Bench) -> None:
    bench.arrange("order_lines", "od-1445", price=1)
    assert bench.refusal("confirm_order", order_sheet_id="or-5250") == "The order is too small to be delivered."


def test_confirm_order_is_refused_because_the_customers_credit_does_not_suffice(bench: Bench) -> None:
    assert bench.refusal("confirm_order", order_sheet_id="or-8830") == "The customer's credit does not suffice."


def test_confirm_order_is_refused_because_a_product_on_this_order_is_not_on_offer(bench: Bench) -> None:
    bench.arrange("products", "pr-3348", status="paused")
    assert bench.refusal("confirm_order", order_sheet_id="or-2772") == "A product on this order is not on offer."


def test_load_order_sets_status_to_loaded(bench: Bench) -> None:
    bench.call("load_order", order_sheet_id="or-3687")
    assert bench.changes() == [updated("order_sheets", "or-3687", status="loaded")]


def test_load_order_is_refused_because_the_order_must_be_confirmed(bench: Bench) -> None:
    assert bench.refusal("load_order", order_sheet_id="or-4717") == "The order must be confirmed."


def test_load_order_is_refused_because_the_order_is_for_another_day(bench: Bench) -> None:
    assert bench.refusal("load_order", order_sheet_id="or-2306") == "The order is for another day."


def test_deliver_order_sets_status_to_delivered_and_sets_owed_to_2800(bench: Bench) -> None:
    bench.call("deliver_order", order_sheet_id="or-4168")
    assert bench.changes() == [
        updated("customers", "cu-3928", owed=2800),
        updated("order_sheets", "or-4168", status="delivered"),
    ]


def test_deliver_order_is_allowed(bench: Bench) -> None:
    bench.arrange("order_lines", "od-5454", price=1)
    bench.call("deliver_order", order_sheet_id="or-4168")


def test_deliver_order_is_refused_because_the_order_must_be_loaded(bench: Bench) -> None:
    assert bench.refusal("deliver_order", order_sheet_id="or-2306") == "The order must be loaded."


def test_deliver_order_is_refused_because_the_order_is_empty(bench: Bench) -> None:
    bench.arrange("order_lines", "od-5454", order_sheet_id="or-1151")
    assert bench.refusal("deliver_order", order_sheet_id="or-4168") == "The order is empty."


def test_cancel_order_sets_status_to_cancelled(bench: Bench) -> None:
    bench.call("cancel_order", order_sheet_id="or-2306")
    assert bench.changes() == [updated("order_sheets", "or-2306", status="cancelled")]


def test_cancel_order_is_refused_because_the_order_must_be_open_or_confirmed(bench: Bench) -> None:
    assert bench.refusal("cancel_order", order_sheet_id="or-4717") == "The order must be open or confirmed."


def test_cancel_order_is_refused_because_the_order_is_for_today(bench: Bench) -> None:
    assert bench.refusal("cancel_order", order_sheet_id="or-3687") == "The order is for today."
