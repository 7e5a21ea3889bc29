"""Tests of the tools for order lines of Millrace bakery orders."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, deleted, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"order_sheet_id": "or-5812"}, ["od-9744", "od-9289"]),
        ({"wanted_on": "2026-03-30"}, ["od-9887"]),
        ({"product_id": "pr-4903"}, ["od-3546", "od-3298"]),
        (
            {"min_pieces": 9},
            [
                "od-1198",
                "od-1708",
                "od-1803",
                "od-4531",
                "od-9720",
                "od-5449",
                "od-9839",
                "od-3559",
                "od-1224",
                "od-1871",
            ],
        ),
    ],
)
def test_find_order_lines_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_order_lines", **filters) == ids


def test_find_order_lines_counts(bench: Bench) -> None:
    assert bench.call("find_order_lines", min_pieces=9)["total"] == 66


def test_find_order_lines_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_order_lines", page=11)
    assert ids == [
        "od-5577",
        "od-5578",
        "od-6243",
        "od-6671",
        "od-9173",
        "od-1796",
        "od-4074",
        "od-7484",
        "od-8043",
        "od-3208",
    ]


def test_find_order_lines_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_order_lines", product_id="pr-5496", wanted_on="2026-03-18") == []


def test_report_sales_adds_up(bench: Bench) -> None:
    result = bench.call("report_sales", status="loaded")
    assert result == {
        "items": [
            {"product_name": "Buckwheat Plait", "lines": 1, "total_pieces": 6, "total": 8400},
            {"product_name": "Caraway Baguette", "lines": 2, "total_pieces": 20, "total": 24000},
            {"product_name": "Caraway Plait", "lines": 2, "total_pieces": 12, "total": 16800},
            {"product_name": "Onion Baguette", "lines": 1, "total_pieces": 3, "total": 5850},
            {"product_name": "Plum Tart", "lines": 1, "total_pieces": 8, "total": 32800},
            {"product_name": "Poppy Seed Cake", "lines": 1, "total_pieces": 30, "total": 19500},
            {"product_name": "Potato Tin Loaf", "lines": 2, "total_pieces": 16, "total": 70400},
            {"product_name": "Spelt Rolls", "lines": 1, "total_pieces": 29, "total": 26100},
        ],
        "total": 8,
    }


def test_report_sales_adds_up_with_since(bench: Bench) -> None:
    result = bench.call("report_sales", since="2026-03-24")
    assert result == {
        "items": [
            {"product_name": "Barley Flatbread", "lines": 2, "total_pieces": 16, "total": 61600},
            {"product_name": "Barley Loaf", "lines": 4, "total_pieces": 26, "total": 42900},
            {"product_name": "Buckwheat Plait", "lines": 4, "total_pieces": 63, "total": 88200},
            {"product_name": "Caraway Baguette", "lines": 15, "total_pieces": 186, "total": 223200},
            {"product_name": "Caraway Plait", "lines": 16, "total_pieces": 124, "total": 173600},
            {"product_name": "Caraway Tin Loaf", "lines": 3, "total_pieces": 27, "total": 35100},
            {"product_name": "Egg Custard Tarts", "lines": 1, "total_pieces": 20, "total": 84000},
            {"product_name": "Marzipan Stollen", "lines": 1, "total_pieces": 8, "total": 15200},
            {"product_name": "Oat Flatbread", "lines": 2, "total_pieces": 9, "total": 21600},
            {"product_name": "Oat Tin Loaf", "lines": 5, "total_pieces": 38, "total": 112100},
        ],
        "total": 20,
        "next_page": 2,
    }


def test_report_sales_adds_up_with_page(bench: Bench) -> None:
    result = bench.call("report_sales", page=2)
    assert result == {
        "items": [
            {"product_name": "Onion Baguette", "lines": 5, "total_pieces": 59, "total": 115050},
            {"product_name": "Onion Loaf", "lines": 11, "total_pieces": 121, "total": 127050},
            {"product_name": "Onion Plait", "lines": 2, "total_pieces": 9, "total": 28350},
            {"product_name": "Plum Tart", "lines": 5, "total_pieces": 69, "total": 282900},
            {"product_name": "Poppy Seed Cake", "lines": 6, "total_pieces": 92, "total": 59800},
            {"product_name": "Potato Flatbread", "lines": 3, "total_pieces": 54, "total": 99900},
            {"product_name": "Potato Tin Loaf", "lines": 11, "total_pieces": 123, "total": 541200},
            {"product_name": "Spelt Rolls", "lines": 6, "total_pieces": 62, "total": 55800},
            {"product_name": "Wholemeal Flatbread", "lines": 2, "total_pieces": 31, "total": 62000},
            {"product_name": "Wholemeal Tin Loaf", "lines": 3, "total_pieces": 36, "total": 70200},
        ],
        "total": 20,
    }


def test_report_sales_adds_up_with_customer_id_and_kind(bench: Bench) -> None:
    result = bench.call("report_sales", customer_id="cu-2075", kind="bread")
    assert result == {
        "items": [{"product_name": "Wholemeal Flatbread", "lines": 1, "total_pieces": 7, "total": 14000}],
        "total": 1,
    }


def test_add_line_adds_a_order_line(bench: Bench) -> None:
    bench.call("add_line", order_sheet_id="or-8662", product_id="pr-4163", pieces=8)
    assert bench.changes() == [
        inserted(
            "order_lines",
            "od-7751",
            order_sheet_id="or-8662",
            product_id="pr-4163",
            pieces=8,
            price=30000,
            returned=0,
        ),
    ]


def test_add_line_is_allowed(bench: Bench) -> None:
    bench.call("add_line", order_sheet_id="or-3390", product_id="pr-7683", pieces=10)


def test_add_line_is_refused_because_argument_pieces_must_be_at_least_1(bench: Bench) -> None:
    sentence = bench.refusal("add_line", order_sheet_id="or-5250", product_id="pr-5496", pieces=0)
    assert sentence == "Argument 'pieces' must be at least 1."


def test_add_line_is_refused_because_the_order_is_closed(bench: Bench) -> None:
    sentence = bench.refusal("add_line", order_sheet_id="or-2306", product_id="pr-4163", pieces=12)
    assert sentence == "The order is closed."


def test_add_line_is_refused_because_it_is_too_late_for_this_order(bench: Bench) -> None:
    bench.arrange("order_sheets", "or-5250", wanted_on="2026-03-26")
    sentence = bench.refusal("add_line", order_sheet_id="or-5250", product_id="pr-5496", pieces=20)
    assert sentence == "It is too late for this order."


def test_add_line_is_refused_because_the_product_is_not_on_offer(bench: Bench) -> None:
    sentence = bench.refusal("add_line", order_sheet_id="or-2476", product_id="pr-3353", pieces=15)
    assert sentence == "The product is not on offer."


def test_add_line_is_refused_because_sourdough_is_ordered_two_days_ahead(bench: Bench) -> None:
    sentence = bench.refusal("add_line", order_sheet_id="or-5250", product_id="pr-5496", pieces=20)
    assert sentence == "Sourdough is ordered two days ahead."


def test_add_line_is_refused_because_the_product_is_on_this_order_already(bench: Bench) -> None:
    bench.arrange("order_sheets", "or-5250", wanted_on="2026-03-28")
    sentence = bench.refusal("add_line", order_sheet_id="or-5250", product_id="pr-5496", pieces=20)
    assert sentence == "The product is on this order already."


def test_change_line_changes_the_order_line(bench: Bench) -> None:
    bench.call("change_line", order_line_id="od-3967", pieces=4)
    assert bench.changes() == [updated("order_lines", "od-3967", pieces=4, price=17600)]


def test_change_line_is_allowed(bench: Bench) -> None:
    bench.arrange("order_sheets", "or-5250", wanted_on="2026-03-28")
    bench.call("change_line", order_line_id="od-1445", pieces=28)


def test_change_line_is_refused_because_the_order_is_closed(bench: Bench) -> None:
    assert bench.refusal("change_line", order_line_id="od-5045", pieces=7) == "The order is closed."


def test_change_line_is_refused_because_that_many_are_ordered_already(bench: Bench) -> None:
    assert bench.refusal("change_line", order_line_id="od-1224", pieces=25) == "That many are ordered already."


def test_change_line_is_refused_because_it_is_too_late_for_more_sourdough(bench: Bench) -> None:
    assert bench.refusal("change_line", order_line_id="od-1445", pieces=28) == "It is too late for more sourdough."


def test_remove_line_removes_the_order_line(bench: Bench) -> None:
    bench.call("remove_line", order_line_id="od-1445")
    assert bench.changes() == [deleted("order_lines", "od-1445")]


def test_remove_line_is_refused_because_the_order_is_closed(bench: Bench) -> None:
    assert bench.refusal("remove_line", order_line_id="od-5045") == "The order is closed."


def test_credit_return_sets_returned_to_1_and_sets_credited_to_466(bench: Bench) -> None:
    bench.call("credit_return", order_line_id="od-5948", returned=1)
    assert bench.changes() == [
        updated("order_lines", "od-5948", returned=1),
        updated("order_sheets", "or-4241", credited=466),
    ]


def test_credit_return_is_allowed(bench: Bench) -> None:
    bench.arrange("order_lines", "od-5948", pieces=5)
    bench.call("credit_return", order_line_id="od-5948", returned=1)


def test_credit_return_is_refused_because_the_order_has_not_been_delivered(bench: Bench) -> None:
    assert bench.refusal("credit_return", order_line_id="od-5045", returned=1) == "The order has not been delivered."


def test_credit_return_is_refused_because_the_delivery_is_too_long_ago(bench: Bench) -> None:
    bench.arrange("order_lines", "od-5948", order_sheet_id="or-3003")
    bench.arrange("order_sheets", "or-3003", wanted_on="2026-03-19")
    assert bench.refusal("credit_return", order_line_id="od-5948", returned=1) == "The delivery is too long ago."


def test_credit_return_is_refused_because_pieces_of_this_line_were_credited_before(bench: Bench) -> None:
    bench.arrange("order_lines", "od-5948", returned=1)
    sentence = bench.refusal("credit_return", order_line_id="od-5948", returned=1)
    assert sentence == "Pieces of this line were credited before."


def test_credit_return_is_refused_because_more_than_a_fifth_has_come_back(bench: Bench) -> None:
    bench.arrange("order_lines", "od-5948", order_sheet_id="or-1151", pieces=4)
    bench.arrange("order_sheets", "or-1151", wanted_on="2026-03-20")
    assert bench.refusal("credit_return", order_line_id="od-5948", returned=1) == "More than a fifth has come back."
