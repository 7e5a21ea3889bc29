"""Tests of the tools for exchanges of Wren & Willow returns desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"return_case_id": "re-1879"}, ["ex-1895"]),
        ({"status": "reserved"}, ["ex-5864", "ex-4545", "ex-4928", "ex-6676", "ex-8228", "ex-8624"]),
        ({"product_id": "pr-3668"}, ["ex-5953"]),
        ({"reserved_until": "2026-01-08"}, ["ex-1895", "ex-3374", "ex-5864"]),
    ],
)
def test_find_exchanges_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_exchanges", **filters) == ids


def test_find_exchanges_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_exchanges", page=2) == ["ex-8228", "ex-8624", "ex-9201"]


def test_find_exchanges_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_exchanges", return_case_id="re-4258") == []


def test_reserve_exchange_adds_a_exchange(bench: Bench) -> None:
    bench.arrange("exchanges", "ex-1895", return_case_id="re-8143")
    bench.call("reserve_exchange", return_case_id="re-8143", product_id="pr-8332")
    assert bench.changes() == [
        inserted(
            "exchanges",
            "ex-7174",
            return_case_id="re-8143",
            product_id="pr-8332",
            status="reserved",
            reserved_on="2026-01-12",
        ),
    ]


def test_reserve_exchange_is_allowed(bench: Bench) -> None:
    bench.arrange("return_cases", "re-8143", quantity=3)
    bench.arrange("products", "pr-8332", stock=8)
    bench.call("reserve_exchange", return_case_id="re-8143", product_id="pr-8332")


def test_reserve_exchange_is_refused_because_the_return_is_not_accepted_or_settled_already(bench: Bench) -> None:
    sentence = bench.refusal("reserve_exchange", return_case_id="re-8953", product_id="pr-2599")
    assert sentence == "The return is not accepted or settled already."


def test_reserve_exchange_is_refused_because_customers_on_watch_get_no_exchanges(bench: Bench) -> None:
    bench.arrange("order_lines", "or-7393", shop_order_id="sh-1460")
    sentence = bench.refusal("reserve_exchange", return_case_id="re-5454", product_id="pr-2599")
    assert sentence == "Customers on watch get no exchanges."


def test_reserve_exchange_is_refused_because_a_refund_of_this_return_is_under_way(bench: Bench) -> None:
    sentence = bench.refusal("reserve_exchange", return_case_id="re-4258", product_id="pr-4241")
    assert sentence == "A refund of this return is under way."


def test_reserve_exchange_is_refused_because_an_exchange_is_reserved_for_this_return(bench: Bench) -> None:
    sentence = bench.refusal("reserve_exchange", return_case_id="re-2024", product_id="pr-5382")
    assert sentence == "An exchange is reserved for this return already."


def test_reserve_exchange_is_refused_because_the_replacement_is_of_another_category(bench: Bench) -> None:
    sentence = bench.refusal("reserve_exchange", return_case_id="re-6676", product_id="pr-5474")
    assert sentence == "The replacement is of another category."


def test_reserve_exchange_is_refused_because_the_replacement_is_dearer_than_the_goods(bench: Bench) -> None:
    sentence = bench.refusal("reserve_exchange", return_case_id="re-5454", product_id="pr-2599")
    assert sentence == "The replacement is dearer than the goods."


def test_reserve_exchange_is_refused_because_there_are_not_enough_units_in_stock(bench: Bench) -> None:
    bench.arrange("return_cases", "re-8143", quantity=4)
    bench.arrange("products", "pr-8332", stock=8)
    sentence = bench.refusal("reserve_exchange", return_case_id="re-8143", product_id="pr-8332")
    assert sentence == "There are not enough units in stock."


def test_send_exchange_sets_status_to_sent_and_sets_stock_to_3(bench: Bench) -> None:
    bench.call("send_exchange", exchange_id="ex-4928")
    assert bench.changes() == [
        updated("exchanges", "ex-4928", status="sent"),
        updated("products", "pr-9453", stock=3),
        updated("return_cases", "re-2024", status="settled"),
    ]


def test_send_exchange_is_allowed(bench: Bench) -> None:
    bench.arrange("exchanges", "ex-5864", reserved_on="2026-01-02")
    bench.call("send_exchange", exchange_id="ex-5864")


def test_send_exchange_is_allowed_when_product_id_is_pr_1504_when_quantity_is_3(bench: Bench) -> None:
    bench.arrange("exchanges", "ex-5864", product_id="pr-1504")
    bench.arrange("return_cases", "re-5658", quantity=3)
    bench.call("send_exchange", exchange_id="ex-5864")


def test_send_exchange_is_refused_because_the_exchange_must_be_reserved(bench: Bench) -> None:
    assert bench.refusal("send_exchange", exchange_id="ex-3374") == "The exchange must be reserved."


def test_send_exchange_is_refused_because_the_reservation_has_lapsed(bench: Bench) -> None:
    bench.arrange("exchanges", "ex-5864", reserved_on="2026-01-01")
    assert bench.refusal("send_exchange", exchange_id="ex-5864") == "The reservation has lapsed."


def test_send_exchange_is_refused_because_there_are_not_enough_units_in_stock(bench: Bench) -> None:
    bench.arrange("exchanges", "ex-5864", product_id="pr-2105")
    assert bench.refusal("send_exchange", exchange_id="ex-5864") == "There are not enough units in stock."
