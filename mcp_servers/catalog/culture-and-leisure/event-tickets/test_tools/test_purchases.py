"""Tests of the tools for purchases of Stagedoor box office."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"customer_id": "cu-8993"}, ["pu-6989", "pu-4044"]),
        ({"show_id": "sh-5143"}, ["pu-3622", "pu-6792", "pu-4396", "pu-7510", "pu-8345", "pu-5453"]),
        (
            {"status": "dropped"},
            [
                "pu-3622",
                "pu-2459",
                "pu-4682",
                "pu-9298",
                "pu-6989",
                "pu-1991",
                "pu-8320",
                "pu-1828",
                "pu-9732",
                "pu-9413",
            ],
        ),
        ({"number": "BX-49347"}, ["pu-7471"]),
    ],
)
def test_find_purchases_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_purchases", **filters) == ids


def test_find_purchases_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_purchases", page=9) == ["pu-1309", "pu-1092", "pu-1930", "pu-2212", "pu-4092"]


def test_find_purchases_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_purchases", number="Unheard of") == []


def test_get_purchase_shows_the_purchase(bench: Bench) -> None:
    result = bench.call("get_purchase", purchase_id="pu-1991")
    assert result == {
        "id": "pu-1991",
        "number": "BX-15901",
        "customer_id": "cu-3355",
        "show_id": "sh-9506",
        "status": "dropped",
        "opened_at": "2026-11-04T08:00",
        "customer_name": "Jakub Mazur",
        "show_name": "Walking the Cartographer",
        "show_starts_at": "2026-11-08T17:00",
        "number_of_tickets": 0,
        "total_price": 0,
    }


def test_open_purchase_adds_a_purchase(bench: Bench) -> None:
    bench.call("open_purchase", number="New BX-36712", customer_id="cu-9550", show_id="sh-5003")
    assert bench.changes() == [
        inserted(
            "purchases",
            "pu-8370",
            number="New BX-36712",
            customer_id="cu-9550",
            show_id="sh-5003",
            status="open",
            opened_at="2026-11-14T17:00",
        ),
    ]


def test_open_purchase_is_refused_because_the_show_is_not_on_sale(bench: Bench) -> None:
    sentence = bench.refusal("open_purchase", number="BX-94225", customer_id="cu-8466", show_id="sh-3371")
    assert sentence == "The show is not on sale."


def test_open_purchase_is_refused_because_the_show_has_started(bench: Bench) -> None:
    sentence = bench.refusal("open_purchase", number="BX-94225", customer_id="cu-9818", show_id="sh-5901")
    assert sentence == "The show has started."


def test_open_purchase_is_refused_because_the_customer_is_too_young_for_this_show(bench: Bench) -> None:
    sentence = bench.refusal("open_purchase", number="BX-52875", customer_id="cu-3781", show_id="sh-7858")
    assert sentence == "The customer is too young for this show."


def test_open_purchase_is_refused_because_another_purchase_already_has_this_purchase_number(bench: Bench) -> None:
    bench.arrange("customers", "cu-3781", born_on="2010-12-16")
    sentence = bench.refusal("open_purchase", number="BX-52875", customer_id="cu-3781", show_id="sh-7858")
    assert sentence == "Another purchase already has this purchase number."


def test_apply_voucher_sets_voucher_id_to_vo_5749(bench: Bench) -> None:
    bench.call("apply_voucher", purchase_id="pu-1421", voucher_id="vo-5749")
    assert bench.changes() == [updated("purchases", "pu-1421", voucher_id="vo-5749")]


def test_apply_voucher_is_allowed(bench: Bench) -> None:
    bench.arrange("vouchers", "vo-3093", valid_until="2026-11-14")
    bench.call("apply_voucher", purchase_id="pu-7510", voucher_id="vo-3093")


def test_apply_voucher_is_allowed_when_status_is_dropped(bench: Bench) -> None:
    bench.arrange("purchases", "pu-1764", status="dropped")
    bench.call("apply_voucher", purchase_id="pu-5720", voucher_id="vo-3442")


def test_apply_voucher_is_refused_because_the_purchase_is_closed(bench: Bench) -> None:
    assert bench.refusal("apply_voucher", purchase_id="pu-5435", voucher_id="vo-7720") == "The purchase is closed."


def test_apply_voucher_is_refused_because_the_purchase_already_has_a_voucher(bench: Bench) -> None:
    sentence = bench.refusal("apply_voucher", purchase_id="pu-1764", voucher_id="vo-5749")
    assert sentence == "The purchase already has a voucher."


def test_apply_voucher_is_refused_because_the_voucher_has_expired(bench: Bench) -> None:
    assert bench.refusal("apply_voucher", purchase_id="pu-5720", voucher_id="vo-3193") == "The voucher has expired."


def test_apply_voucher_is_refused_because_the_voucher_is_used_up(bench: Bench) -> None:
    assert bench.refusal("apply_voucher", purchase_id="pu-5720", voucher_id="vo-3442") == "The voucher is used up."


def test_pay_purchase_changes_the_purchase(bench: Bench) -> None:
    bench.call("pay_purchase", purchase_id="pu-3454")
    assert bench.changes() == [updated("purchases", "pu-3454", status="paid", paid_amount=795)]


def test_pay_purchase_changes_the_purchase_when_voucher_id_is_vo_1335(bench: Bench) -> None:
    bench.arrange("purchases", "pu-8038", voucher_id="vo-1335")
    bench.call("pay_purchase", purchase_id="pu-8038")
    assert bench.changes() == [updated("purchases", "pu-8038", status="paid", paid_amount=11947)]


def test_pay_purchase_is_allowed(bench: Bench) -> None:
    bench.arrange("tickets", "ti-7739", price=1)
    bench.call("pay_purchase", purchase_id="pu-4012")


def test_pay_purchase_is_refused_because_the_purchase_must_be_open(bench: Bench) -> None:
    assert bench.refusal("pay_purchase", purchase_id="pu-5435") == "The purchase must be open."


def test_pay_purchase_is_refused_because_the_show_has_started(bench: Bench) -> None:
    bench.arrange("purchases", "pu-8038", show_id="sh-1973")
    bench.arrange("shows", "sh-1973", starts_at="2026-11-14T17:00")
    assert bench.refusal("pay_purchase", purchase_id="pu-8038") == "The show has started."


def test_pay_purchase_is_refused_because_there_are_no_tickets_in_this_purchase(bench: Bench) -> None:
    bench.arrange("tickets", "ti-7739", status="void")
    assert bench.refusal("pay_purchase", purchase_id="pu-4012") == "There are no tickets in this purchase."


def test_give_back_purchase_changes_the_purchase_and_sets_status_to_void(bench: Bench) -> None:
    bench.call("give_back_purchase", purchase_id="pu-1406")
    assert bench.changes() == [
        updated("purchases", "pu-1406", status="given_back", paid_amount=47),
        updated("tickets", "ti-1661", status="void"),
    ]


def test_give_back_purchase_changes_the_purchase_and_sets_status_to_void_2(bench: Bench) -> None:
    bench.arrange("purchases", "pu-3835", show_id="sh-1405", paid_amount=None)
    bench.call("give_back_purchase", purchase_id="pu-3835")
    assert bench.changes() == [
        updated("purchases", "pu-3835", status="given_back", paid_amount=0),
        updated("tickets", "ti-5087", status="void"),
    ]


def test_give_back_purchase_is_allowed(bench: Bench) -> None:
    bench.arrange("purchases", "pu-3835", show_id="sh-1405")
    bench.arrange("shows", "sh-1405", starts_at="2026-11-21T17:00")
    bench.call("give_back_purchase", purchase_id="pu-3835")


def test_give_back_purchase_is_refused_because_the_purchase_must_be_paid(bench: Bench) -> None:
    assert bench.refusal("give_back_purchase", purchase_id="pu-6989") == "The purchase must be paid."


def test_give_back_purchase_is_refused_because_it_is_too_late_to_give_these_tickets_back(bench: Bench) -> None:
    assert bench.refusal("give_back_purchase", purchase_id="pu-5435") == "It is too late to give these tickets back."


def test_give_back_purchase_is_refused_because_a_ticket_of_this_purchase_was_used(bench: Bench) -> None:
    bench.arrange("purchases", "pu-3835", show_id="sh-1405")
    bench.arrange("tickets", "ti-5087", status="used")
    assert bench.refusal("give_back_purchase", purchase_id="pu-3835") == "A ticket of this purchase was used."
