"""Tests of the tools for return cases of Wren & Willow returns desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"arrive_by_until": "2025-05-07"}, ["re-5773", "re-4570", "re-5012", "re-9212"]),
        ({"order_line_id": "or-4241"}, ["re-1994"]),
        ({"shop_order_id": "sh-1427"}, ["re-2751"]),
        ({"customer_id": "cu-5382"}, ["re-9775", "re-4618"]),
        ({"status": "refused"}, ["re-4570", "re-1061", "re-1992", "re-3908", "re-3719"]),
        (
            {"reason": "changed_mind"},
            [
                "re-4570",
                "re-5636",
                "re-1712",
                "re-7113",
                "re-8118",
                "re-5090",
                "re-7310",
                "re-4264",
                "re-9534",
                "re-2777",
            ],
        ),
        ({"number": "RT-29828"}, ["re-4082"]),
    ],
)
def test_find_returns_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_returns", **filters) == ids


def test_find_returns_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_returns", page=13) == ["re-1743", "re-4568", "re-4672", "re-5454"]


def test_find_returns_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_returns", number="Unheard of") == []


def test_get_return_shows_the_return(bench: Bench) -> None:
    result = bench.call("get_return", return_case_id="re-1994")
    assert result == {
        "id": "re-1994",
        "number": "RT-09553",
        "order_line_id": "or-4241",
        "quantity": 2,
        "reason": "faulty",
        "announced_on": "2025-12-25",
        "status": "announced",
        "arrive_by": "2026-01-08",
        "order_line_product_name": "Tweed Skirt, rust",
        "order_line_product_sku": "KU-9315-W",
        "order_line_shop_order_number": "WW-83486",
        "order_line_shop_order_customer_name": "Jian Han",
        "value_of_goods": 10390,
        "days_since_receipt": 0,
    }


def test_report_returns_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_returns", reason="damaged", status="accepted", announced_until="2025-12-13") == []


def test_report_returns_adds_up(bench: Bench) -> None:
    result = bench.call("report_returns", announced_from="2025-12-29")
    assert result == {
        "items": [
            {"order_line_product_category": "beauty", "returns": 7, "units": 9, "last_announced": "2026-01-12"},
            {"order_line_product_category": "clothing", "returns": 31, "units": 45, "last_announced": "2026-01-12"},
            {"order_line_product_category": "electronics", "returns": 3, "units": 4, "last_announced": "2026-01-10"},
            {"order_line_product_category": "home", "returns": 13, "units": 15, "last_announced": "2026-01-12"},
            {"order_line_product_category": "shoes", "returns": 14, "units": 17, "last_announced": "2026-01-10"},
        ],
        "total": 5,
    }


def test_report_returns_adds_up_with_reason_and_status_and_announced_until(bench: Bench) -> None:
    result = bench.call("report_returns", reason="faulty", status="received", announced_until="2026-01-03")
    assert result == {
        "items": [{"order_line_product_category": "shoes", "returns": 1, "units": 2, "last_announced": "2026-01-03"}],
        "total": 1,
    }


def test_announce_return_adds_a_return(bench: Bench) -> None:
    bench.call("announce_return", number="New RT-68538", order_line_id="or-4482", quantity=1, reason="faulty")
    assert bench.changes() == [
        inserted(
            "return_cases",
            "re-5201",
            number="New RT-68538",
            order_line_id="or-4482",
            quantity=1,
            reason="faulty",
            announced_on="2026-01-12",
            status="announced",
            arrive_by="2026-01-26",
        ),
    ]


def test_announce_return_is_allowed(bench: Bench) -> None:
    bench.call("announce_return", number="New RT-44402", order_line_id="or-4439", quantity=1, reason="wrong_size")


def test_announce_return_is_refused_because_the_order_has_not_been_delivered(bench: Bench) -> None:
    sentence = bench.refusal(
        "announce_return",
        number="New RT-68538",
        order_line_id="or-3122",
        quantity=2,
        reason="wrong_size",
    )
    assert sentence == "The order has not been delivered."


def test_announce_return_is_refused_because_the_time_for_returning_these_goods_is_over(bench: Bench) -> None:
    sentence = bench.refusal(
        "announce_return",
        number="New RT-32530",
        order_line_id="or-3542",
        quantity=1,
        reason="damaged",
    )
    assert sentence == "The time for returning these goods is over."


def test_announce_return_is_refused_because_the_time_for_returning_these_goods_is_over_2(bench: Bench) -> None:
    bench.arrange("shop_orders", "sh-7436", delivered_on="2025-01-11")
    sentence = bench.refusal("announce_return", number="RT-24763", order_line_id="or-5539", quantity=3, reason="faulty")
    assert sentence == "The time for returning these goods is over."


def test_announce_return_is_refused_because_the_goods_are_sealed_for_hygiene(bench: Bench) -> None:
    sentence = bench.refusal(
        "announce_return",
        number="New RT-79831",
        order_line_id="or-1265",
        quantity=3,
        reason="wrong_size",
    )
    assert sentence == "The goods are sealed for hygiene."


def test_announce_return_is_refused_because_only_clothing_and_shoes_come_in_sizes(bench: Bench) -> None:
    sentence = bench.refusal(
        "announce_return",
        number="RT-32530",
        order_line_id="or-4660",
        quantity=2,
        reason="wrong_size",
    )
    assert sentence == "Only clothing and shoes come in sizes."


def test_announce_return_is_refused_because_more_would_come_back_than_was_ordered(bench: Bench) -> None:
    sentence = bench.refusal(
        "announce_return",
        number="New RT-68538",
        order_line_id="or-5463",
        quantity=2,
        reason="damaged",
    )
    assert sentence == "More would come back than was ordered."


def test_announce_return_is_refused_because_another_return_already_has_this_return_number(bench: Bench) -> None:
    bench.arrange("return_cases", "re-6676", status="refused")
    sentence = bench.refusal(
        "announce_return",
        number="RT-79831",
        order_line_id="or-5539",
        quantity=1,
        reason="changed_mind",
    )
    assert sentence == "Another return already has this return number."


def test_extend_return_sets_arrive_by_to_2026_01_27(bench: Bench) -> None:
    bench.call("extend_return", return_case_id="re-4082")
    assert bench.changes() == [updated("return_cases", "re-4082", arrive_by="2026-01-27")]


def test_extend_return_is_refused_because_the_return_is_no_longer_awaited(bench: Bench) -> None:
    assert bench.refusal("extend_return", return_case_id="re-1468") == "The return is no longer awaited."


def test_extend_return_is_refused_because_the_customer_is_on_watch(bench: Bench) -> None:
    assert bench.refusal("extend_return", return_case_id="re-4618") == "The customer is on watch."


def test_extend_return_is_refused_because_the_parcel_is_overdue_already(bench: Bench) -> None:
    assert bench.refusal("extend_return", return_case_id="re-1994") == "The parcel is overdue already."


def test_extend_return_is_refused_because_the_return_has_been_extended_before(bench: Bench) -> None:
    bench.arrange("return_cases", "re-6377", announced_on="2025-12-28")
    assert bench.refusal("extend_return", return_case_id="re-6377") == "The return has been extended before."


def test_withdraw_return_sets_status_to_withdrawn(bench: Bench) -> None:
    bench.call("withdraw_return", return_case_id="re-6377")
    assert bench.changes() == [updated("return_cases", "re-6377", status="withdrawn")]


def test_withdraw_return_is_refused_because_the_return_must_be_announced(bench: Bench) -> None:
    assert bench.refusal("withdraw_return", return_case_id="re-1468") == "The return must be announced."


def test_withdraw_return_is_refused_because_the_parcel_is_overdue_already(bench: Bench) -> None:
    assert bench.refusal("withdraw_return", return_case_id="re-1994") == "The parcel is overdue already."


def test_expire_return_sets_status_to_expired(bench: Bench) -> None:
    bench.call("expire_return", return_case_id="re-1994")
    assert bench.changes() == [updated("return_cases", "re-1994", status="expired")]


def test_expire_return_is_refused_because_the_return_must_be_announced(bench: Bench) -> None:
    assert bench.refusal("expire_return", return_case_id="re-1468") == "The return must be announced."


def test_expire_return_is_refused_because_the_parcel_may_still_arrive(bench: Bench) -> None:
    assert bench.refusal("expire_return", return_case_id="re-6377") == "The parcel may still arrive."


def test_receive_parcel_changes_the_return(bench: Bench) -> None:
    bench.call("receive_parcel", return_case_id="re-1326")
    assert bench.changes() == [updated("return_cases", "re-1326", status="received", received_on="2026-01-12")]


def test_receive_parcel_is_allowed(bench: Bench) -> None:
    bench.arrange("return_cases", "re-1994", arrive_by="2026-01-09")
    bench.call("receive_parcel", return_case_id="re-1994")


def test_receive_parcel_is_refused_because_the_return_must_be_announced(bench: Bench) -> None:
    assert bench.refusal("receive_parcel", return_case_id="re-1468") == "The return must be announced."


def test_receive_parcel_is_refused_because_the_parcel_has_come_too_late(bench: Bench) -> None:
    assert bench.refusal("receive_parcel", return_case_id="re-1994") == "The parcel has come too late."


def test_accept_return_changes_the_return_and_sets_stock_to_6(bench: Bench) -> None:
    bench.call("accept_return", return_case_id="re-9975", condition="unused")
    assert bench.changes() == [
        updated("products", "pr-9453", stock=6),
        updated("return_cases", "re-9975", status="accepted", condition="unused"),
    ]


def test_accept_return_changes_the_return(bench: Bench) -> None:
    bench.call("accept_return", return_case_id="re-1468", condition="opened", remark="Heel rubbed through.")
    assert bench.changes() == [
        updated("return_cases", "re-1468", status="accepted", condition="opened", remark="Heel rubbed through."),
    ]


def test_accept_return_is_refused_because_the_return_must_be_received(bench: Bench) -> None:
    sentence = bench.refusal("accept_return", return_case_id="re-6676", condition="opened")
    assert sentence == "The return must be received."


def test_accept_return_is_refused_because_broken_goods_are_taken_back_only_if_they_were(bench: Bench) -> None:
    sentence = bench.refusal("accept_return", return_case_id="re-4887", condition="broken")
    assert sentence == "Broken goods are taken back only if they were announced as faulty or damaged."


def test_accept_return_is_refused_because_damaged_goods_do_not_count_as_unused(bench: Bench) -> None:
    sentence = bench.refusal("accept_return", return_case_id="re-8623", condition="unused")
    assert sentence == "Damaged goods do not count as unused."


def test_refuse_return_changes_the_return(bench: Bench) -> None:
    bench.call("refuse_return", return_case_id="re-3813", condition="worn", remark="Smells of smoke.")
    assert bench.changes() == [
        updated("return_cases", "re-3813", status="refused", condition="worn", remark="Smells of smoke."),
    ]


def test_refuse_return_is_refused_because_the_return_must_be_received(bench: Bench) -> None:
    sentence = bench.refusal("refuse_return", return_case_id="re-1326", condition="worn", remark="Gift wrapping torn.")
    assert sentence == "The return must be received."


def test_refuse_return_is_refused_because_the_shop_is_at_fault_for_this_return(bench: Bench) -> None:
    sentence = bench.refusal("refuse_return", return_case_id="re-1468", condition="broken", remark="Smells of smoke.")
    assert sentence == "The shop is at fault for this return."


def test_refuse_return_is_refused_because_the_goods_were_announced_as_faulty(bench: Bench) -> None:
    sentence = bench.refusal(
        "refuse_return",
        return_case_id="re-2128",
        condition="broken",
        remark="Heel rubbed through.",
    )
    assert sentence == "The goods were announced as faulty."
