"""Tests of the tools for purchases of Stagedoor box office."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"customer_id": "cu-8993"}, ["pu-6989", "pu-4044"]),
        ({"show_id": "sh-6529"}, ["pu-2459", "pu-9835"]),
        (
            {"status": "dropped"},
            [
                "pu-9732",
                "pu-1828",
                "pu-6989",
                "pu-1930",
                "pu-3622",
                "pu-1991",
                "pu-7833",
                "pu-2459",
                "pu-4682",
                "pu-9413",
            ],
        ),
        ({"number": "BX-99439"}, ["pu-5559"]),
    ],
)
def test_find_purchases_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_purchases", **filters) == ids


def test_find_purchases_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_purchases", page=9) == ["pu-4292", "pu-4012", "pu-9298", "pu-3454", "pu-5435"]


def test_find_purchases_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_purchases", number="Unheard of") == []


def test_get_purchase_shows_the_purchase(bench: Bench) -> None:
    result = bench.call("get_purchase", purchase_id="pu-2459")
    assert result == {
        "id": "pu-2459",
        "number": "BX-25824",
        "customer_id": "cu-8220",
        "show_id": "sh-6529",
        "status": "dropped",
        "opened_at": "2026-10-14T10:15",
        "customer_name": "Harriet Garner",
        "show_name": "Peer Gynt",
        "show_starts_at": "2026-10-18T19:00",
        "number_of_tickets": 0,
        "total_price": 0,
    }


def test_open_purchase_adds_a_purchase(bench: Bench) -> None:
    bench.call("open_purchase", number="New BX-52875", customer_id="cu-7850", show_id="sh-3371")
    assert bench.changes() == [
        inserted(
            "purchases",
            "pu-8370",
            number="New BX-52875",
            customer_id="cu-7850",
            show_id="sh-3371",
            status="open",
            opened_at="2026-11-14T17:00",
        ),
    ]


def test_open_purchase_is_refused_because_the_show_is_not_on_sale(bench: Bench) -> None:
    sentence = bench.refusal("open_purchase", number="BX-93807", customer_id="cu-8338", show_id="sh-6235")
    assert sentence == "The show is not on sale."


def test_open_purchase_is_refused_because_the_show_has_started(bench: Bench) -> None:
    bench.arrange("shows", "sh-1075", starts_at="2026-11-14T17:00")
    sentence = bench.refusal("open_purchase", number="BX-94225", customer_id="cu-6311", show_id="sh-1075")
    assert sentence == "The show has started."


def test_open_purchase_is_refused_because_the_customer_is_too_young_for_this_show(bench: Bench) -> None:
    sentence = bench.refusal("open_purchase", number="New BX-36712", customer_id="cu-3781", show_id="sh-3416")
    assert sentence == "The customer is too young for this show."


def test_open_purchase_is_refused_because_another_purchase_already_has_this_purchase_number(bench: Bench) -> None:
    bench.arrange("customers", "cu-6311", born_on="2008-11-23")
    sentence = bench.refusal("open_purchase", number="BX-94225", customer_id="cu-6311", show_id="sh-1075")
    assert sentence == "Another purchase already has this purchase number."


def test_apply_voucher_sets_voucher_id_to_vo_4755(bench: Bench) -> None:
    bench.call("apply_voucher", purchase_id="pu-8343", voucher_id="vo-4755")
    assert bench.changes() == [updated("purchases", "pu-8343", voucher_id="vo-4755")]


def test_apply_voucher_is_allowed(bench: Bench) -> None:
    bench.arrange("vouchers", "vo-3093", valid_until="2026-11-14")
    bench.call("apply_voucher", purchase_id="pu-3644", voucher_id="vo-3093")


def test_apply_voucher_is_allowed_when_status_is_dropped(bench: Bench) -> None:
    bench.arrange("purchases", "pu-1764", status="dropped")
    bench.call("apply_voucher", purchase_id="pu-2915", voucher_id="vo-3442")


def test_apply_voucher_is_refused_because_the_purchase_is_closed(bench: Bench) -> None:
    assert bench.refusal("apply_voucher", purchase_id="pu-3865", voucher_id="vo-5749") == "The purchase is closed."


def test_apply_voucher_is_refused_because_the_purchase_already_has_a_voucher(bench: Bench) -> None:
    sentence = bench.refusal("apply_voucher", purchase_id="pu-1764", voucher_id="vo-5749")
    assert sentence == "The purchase already has a voucher."


def test_apply_voucher_is_refused_because_the_voucher_has_expired(bench: Bench) -> None:
    assert bench.refusal("apply_voucher", purchase_id="pu-4029", voucher_id="vo-3193") == "The voucher has expired."


def test_apply_voucher_is_refused_because_the_voucher_is_used_up(bench: Bench) -> None:
    assert bench.refusal("apply_voucher", purchase_id="pu-2915", voucher_id="vo-3442") == "The voucher is used up."


def test_pay_purchase_changes_the_purchase(bench: Bench) -> None:
    bench.call("pay_purchase", purchase_id="pu-2749")
    assert bench.changes() == [updated("purchases", "pu-2749", status="paid", paid_amount=695)]


def test_pay_purchase_changes_the_purchase_when_voucher_id_is_vo_1335(bench: Bench) -> None:
    bench.arrange("purchases", "pu-9225", voucher_id="vo-1335")
    bench.call("pay_purchase", purchase_id="pu-9225")
    assert bench.changes() == [updated("purchases", "pu-9225", status="paid", paid_amount=4323)]


def test_pay_purchase_is_allowed(bench: Bench) -> None:
    bench.arrange("tickets", "ti-4600", price=1)
    bench.call("pay_purchase", purchase_id="pu-2749")


def test_pay_purchase_is_refused_because_the_purchase_must_be_open(bench: Bench) -> None:
    assert bench.refusal("pay_purchase", purchase_id="pu-2212") == "The purchase must be open."


def test_pay_purchase_is_refused_because_the_show_has_started(bench: Bench) -> None:
    bench.arrange("shows", "sh-1109", starts_at="2026-11-14T17:00")
    assert bench.refusal("pay_purchase", purchase_id="pu-2749") == "The show has started."


def test_pay_purchase_is_refused_because_there_are_no_tickets_in_this_purchase(bench: Bench) -> None:
    bench.arrange("tickets", "ti-8219", status="void")
    assert bench.refusal("pay_purchase", purchase_id="pu-9225") == "There are no tickets in this purchase."


def test_give_back_purchase_changes_the_purchase_and_sets_status_to_void(bench: Bench) -> None:
    bench.call("give_back_purchase", purchase_id="pu-2367")
    assert bench.changes() == [
        updated("purchases", "pu-2367", status="given_back", paid_amount=413),
        updated("tickets", "ti-1442", status="void"),
    ]


def test_give_back_purchase_changes_the_purchase_and_sets_status_to_void_2(bench: Bench) -> None:
    bench.arrange("purchases", "pu-5751", paid_amount=None)
    bench.call("give_back_purchase", purchase_id="pu-5751")
    assert bench.changes() == [
        updated("purchases", "pu-5751", status="given_back", paid_amount=0),
        updated("tickets", "ti-4808", status="void"),
    ]


def test_give_back_purchase_is_allowed(bench: Bench) -> None:
    bench.arrange("purchases", "pu-3835", show_id="sh-1405")
    bench.arrange("shows", "sh-1405", starts_at="2026-11-21T17:00")
    bench.call("give_back_purchase", purchase_id="pu-3835")


def test_give_back_purchase_is_refused_because_the_purchase_must_be_paid(bench: Bench) -> None:
    assert bench.refusal("give_back_purchase", purchase_id="pu-1991") == "The purchase must be paid."


def test_give_back_purchase_is_refused_because_it_is_too_late_to_give_these_tickets_back(bench: Bench) -> None:
    assert bench.refusal("give_back_purchase", purchase_id="pu-2212") == "It is too late to give these tickets back."


def test_give_back_purchase_is_refused_because_a_ticket_of_this_purchase_was_used(bench: Bench) -> None:
    bench.arrange("tickets", "ti-1154", purchase_id="pu-3835")
    assert bench.refusal("give_back_purchase", purchase_id="pu-3835") == "A ticket of this purchase was used."
