"""Tests of the tools for preorders of Runout Groove preorders."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"customer_id": "cu-9708"}, ["pr-4588", "pr-8373"]),
        ({"number": "PR-19348"}, ["pr-5575"]),
        (
            {"status": "waiting"},
            [
                "pr-6209",
                "pr-6966",
                "pr-7967",
                "pr-6244",
                "pr-9651",
                "pr-6982",
                "pr-2441",
                "pr-6086",
                "pr-6893",
                "pr-8605",
            ],
        ),
        ({"edition_id": "ed-5980"}, ["pr-3045", "pr-1039", "pr-4048", "pr-4565"]),
        (
            {"due_by": "2026-06-15"},
            [
                "pr-5501",
                "pr-5686",
                "pr-9201",
                "pr-5253",
                "pr-7946",
                "pr-5371",
                "pr-5639",
                "pr-2533",
                "pr-2038",
                "pr-9048",
            ],
        ),
    ],
)
def test_find_preorders_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_preorders", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"ordered_from": "2026-06-13T11:40"}, 43),
        ({"due_by": "2026-06-15"}, 80),
    ],
)
def test_find_preorders_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_preorders", **filters)["total"] == total


def test_find_preorders_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_preorders", page=2)
    assert ids == [
        "pr-8625",
        "pr-4600",
        "pr-6712",
        "pr-9241",
        "pr-4692",
        "pr-9443",
        "pr-5156",
        "pr-1229",
        "pr-2532",
        "pr-8184",
    ]


def test_find_preorders_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_preorders", edition_id="ed-4881", ordered_from="2026-06-01T02:35") == []


def test_get_preorder_shows_the_preorder(bench: Bench) -> None:
    result = bench.call("get_preorder", preorder_id="pr-2441")
    assert result == {
        "id": "pr-2441",
        "number": "PR-39691",
        "edition_id": "ed-2815",
        "customer_id": "cu-5138",
        "copies": 2,
        "status": "waiting",
        "ordered_at": "2026-06-15T03:00",
        "edition_title": "Pilot for Motel",
        "edition_artist": "The Janitors",
        "customer_name": "Vikram Connolly",
        "total_price": 51000,
        "waiting_before": 0,
    }


def test_report_preorders_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_preorders", edition_status="announced") == []


def test_report_preorders_adds_up(bench: Bench) -> None:
    result = bench.call("report_preorders", customer_id="cu-3757")
    assert result == {
        "items": [
            {"edition_title": "Distant Arcade", "orders": 1, "copies": 1},
            {"edition_title": "Songs of the Pilot", "orders": 1, "copies": 1},
            {"edition_title": "The Hidden Marionette", "orders": 1, "copies": 1},
            {"edition_title": "The Sleeping Clockmaker", "orders": 1, "copies": 1},
        ],
        "total": 4,
    }


def test_report_preorders_adds_up_with_ordered_from(bench: Bench) -> None:
    result = bench.call("report_preorders", ordered_from="2026-06-03T22:05")
    assert result == {
        "items": [
            {"edition_title": "Carousel for Arcade", "orders": 3, "copies": 3},
            {"edition_title": "Distant Arcade", "orders": 2, "copies": 3},
            {"edition_title": "Frozen Gardens", "orders": 9, "copies": 12},
            {"edition_title": "Paper Motel", "orders": 9, "copies": 9},
            {"edition_title": "Paper Orbit", "orders": 2, "copies": 3},
            {"edition_title": "Parade for Avenue", "orders": 3, "copies": 5},
            {"edition_title": "Pilot for Motel", "orders": 1, "copies": 2},
            {"edition_title": "Songs of the Anchors", "orders": 6, "copies": 6},
            {"edition_title": "Songs of the Clockmaker", "orders": 2, "copies": 4},
            {"edition_title": "Songs of the Lantern", "orders": 1, "copies": 1},
        ],
        "total": 21,
        "next_page": 2,
    }


def test_report_preorders_adds_up_with_page(bench: Bench) -> None:
    result = bench.call("report_preorders", page=3)
    assert result == {
        "items": [
            {"edition_title": "The Patient Anchors", "orders": 5, "copies": 7},
            {"edition_title": "The Patient Pilot", "orders": 4, "copies": 5},
            {"edition_title": "The Scarlet Lantern", "orders": 2, "copies": 2},
            {"edition_title": "The Sleeping Clockmaker", "orders": 14, "copies": 18},
            {"edition_title": "The Velvet Telegram", "orders": 2, "copies": 2},
            {"edition_title": "Velvet Bridges", "orders": 4, "copies": 4},
        ],
        "total": 26,
    }


def test_report_preorders_adds_up_with_status_and_edition_status(bench: Bench) -> None:
    result = bench.call("report_preorders", status="cancelled", edition_status="closed")
    assert result == {"items": [{"edition_title": "The Patient Pilot", "orders": 1, "copies": 1}], "total": 1}


def test_order_copies_adds_a_preorder(bench: Bench) -> None:
    bench.call("order_copies", number="New PR-78526", edition_id="ed-6708", customer_id="cu-5590", copies=2)
    assert bench.changes() == [
        inserted(
            "preorders",
            "pr-2602",
            number="New PR-78526",
            edition_id="ed-6708",
            customer_id="cu-5590",
            copies=2,
            status="reserved",
            ordered_at="2026-06-17T14:00",
            pay_by="2026-06-24",
        ),
    ]


def test_order_copies_is_refused_because_the_edition_is_not_on_sale(bench: Bench) -> None:
    sentence = bench.refusal(
        "order_copies",
        number="New PR-32606",
        edition_id="ed-6935",
        customer_id="cu-7574",
        copies=2,
    )
    assert sentence == "The edition is not on sale."


def test_order_copies_is_refused_because_the_customer_is_barred(bench: Bench) -> None:
    sentence = bench.refusal("order_copies", number="PR-86176", edition_id="ed-6178", customer_id="cu-6002", copies=2)
    assert sentence == "The customer is barred."


def test_order_copies_is_refused_because_the_edition_is_on_sale_to_members_only(bench: Bench) -> None:
    sentence = bench.refusal(
        "order_copies",
        number="New PR-86176",
        edition_id="ed-6708",
        customer_id="cu-2005",
        copies=1,
    )
    assert sentence == "The edition is on sale to members only."


def test_order_copies_is_refused_because_this_is_more_than_a_customer_may_order(bench: Bench) -> None:
    sentence = bench.refusal(
        "order_copies",
        number="New PR-78526",
        edition_id="ed-9864",
        customer_id="cu-8305",
        copies=2,
    )
    assert sentence == "This is more than a customer may order."


def test_order_copies_is_refused_because_there_are_not_enough_free_copies(bench: Bench) -> None:
    sentence = bench.refusal(
        "order_copies",
        number="New PR-32606",
        edition_id="ed-3040",
        customer_id="cu-4137",
        copies=2,
    )
    assert sentence == "There are not enough free copies."


def test_order_copies_is_refused_because_others_are_waiting_for_free_copies(bench: Bench) -> None:
    sentence = bench.refusal(
        "order_copies",
        number="New PR-85194",
        edition_id="ed-1142",
        customer_id="cu-6644",
        copies=2,
    )
    assert sentence == "Others are waiting for free copies."


def test_order_copies_is_refused_because_another_preorder_already_has_this_order_number(bench: Bench) -> None:
    sentence = bench.refusal("order_copies", number="PR-92426", edition_id="ed-9041", customer_id="cu-7574", copies=1)
    assert sentence == "Another preorder already has this order number."


def test_join_waiting_list_adds_a_preorder(bench: Bench) -> None:
    bench.call("join_waiting_list", number="New PR-32606", edition_id="ed-3040", customer_id="cu-6346", copies=2)
    assert bench.changes() == [
        inserted(
            "preorders",
            "pr-2602",
            number="New PR-32606",
            edition_id="ed-3040",
            customer_id="cu-6346",
            copies=2,
            status="waiting",
            ordered_at="2026-06-17T14:00",
        ),
    ]


def test_join_waiting_list_is_allowed(bench: Bench) -> None:
    bench.call("join_waiting_list", number="New PR-86176", edition_id="ed-2507", customer_id="cu-3117", copies=2)


def test_join_waiting_list_is_refused_because_the_edition_is_not_on_sale(bench: Bench) -> None:
    sentence = bench.refusal(
        "join_waiting_list",
        number="New PR-92426",
        edition_id="ed-8912",
        customer_id="cu-6366",
        copies=2,
    )
    assert sentence == "The edition is not on sale."


def test_join_waiting_list_is_refused_because_the_customer_is_barred(bench: Bench) -> None:
    sentence = bench.refusal(
        "join_waiting_list",
        number="PR-86176",
        edition_id="ed-7919",
        customer_id="cu-2904",
        copies=2,
    )
    assert sentence == "The customer is barred."


def test_join_waiting_list_is_refused_because_this_is_more_than_a_customer_may_order(bench: Bench) -> None:
    sentence = bench.refusal(
        "join_waiting_list",
        number="New PR-78526",
        edition_id="ed-2177",
        customer_id="cu-8305",
        copies=2,
    )
    assert sentence == "This is more than a customer may order."


def test_join_waiting_list_is_refused_because_there_are_enough_free_copies_to_order(bench: Bench) -> None:
    sentence = bench.refusal(
        "join_waiting_list",
        number="PR-92426",
        edition_id="ed-9919",
        customer_id="cu-8805",
        copies=2,
    )
    assert sentence == "There are enough free copies to order."


def test_join_waiting_list_is_refused_because_the_customer_has_ordered_this_edition_already(bench: Bench) -> None:
    sentence = bench.refusal(
        "join_waiting_list",
        number="PR-78526",
        edition_id="ed-2507",
        customer_id="cu-9261",
        copies=1,
    )
    assert sentence == "The customer has ordered this edition already."


def test_join_waiting_list_is_refused_because_another_preorder_already_has_this_order(bench: Bench) -> None:
    sentence = bench.refusal(
        "join_waiting_list",
        number="PR-85194",
        edition_id="ed-3040",
        customer_id="cu-1806",
        copies=2,
    )
    assert sentence == "Another preorder already has this order number."


def test_call_up_preorder_changes_the_preorder(bench: Bench) -> None:
    bench.call("call_up_preorder", preorder_id="pr-2441")
    assert bench.changes() == [updated("preorders", "pr-2441", status="reserved", pay_by="2026-06-24")]


def test_call_up_preorder_is_refused_because_the_preorder_must_be_waiting(bench: Bench) -> None:
    assert bench.refusal("call_up_preorder", preorder_id="pr-6310") == "The preorder must be waiting."


def test_call_up_preorder_is_refused_because_the_edition_was_shelved(bench: Bench) -> None:
    bench.arrange("editions", "ed-3890", status="shelved")
    assert bench.refusal("call_up_preorder", preorder_id="pr-1722") == "The edition was shelved."


def test_call_up_preorder_is_refused_because_there_are_not_enough_free_copies(bench: Bench) -> None:
    assert bench.refusal("call_up_preorder", preorder_id="pr-1722") == "There are not enough free copies."


def test_call_up_preorder_is_refused_because_somebody_else_has_waited_longer(bench: Bench) -> None:
    bench.arrange("editions", "ed-3890", pressing=9)
    assert bench.refusal("call_up_preorder", preorder_id="pr-1722") == "Somebody else has waited longer."


def test_pay_preorder_sets_status_to_paid(bench: Bench) -> None:
    bench.call("pay_preorder", preorder_id="pr-2719")
    assert bench.changes() == [updated("preorders", "pr-2719", status="paid")]


def test_pay_preorder_is_refused_because_the_preorder_must_be_reserved(bench: Bench) -> None:
    assert bench.refusal("pay_preorder", preorder_id="pr-6310") == "The preorder must be reserved."


def test_pay_preorder_is_refused_because_the_deadline_for_payment_is_over(bench: Bench) -> None:
    assert bench.refusal("pay_preorder", preorder_id="pr-2968") == "The deadline for payment is over."


def test_lapse_preorder_sets_status_to_lapsed(bench: Bench) -> None:
    bench.call("lapse_preorder", preorder_id="pr-2968")
    assert bench.changes() == [updated("preorders", "pr-2968", status="lapsed")]


def test_lapse_preorder_is_refused_because_the_preorder_must_be_reserved(bench: Bench) -> None:
    assert bench.refusal("lapse_preorder", preorder_id="pr-6310") == "The preorder must be reserved."


def test_lapse_preorder_is_refused_because_the_customer_may_still_pay(bench: Bench) -> None:
    assert bench.refusal("lapse_preorder", preorder_id="pr-2719") == "The customer may still pay."


def test_send_preorder_changes_the_preorder(bench: Bench) -> None:
    bench.call("send_preorder", preorder_id="pr-1602")
    assert bench.changes() == [updated("preorders", "pr-1602", status="sent", sent_on="2026-06-17")]


def test_send_preorder_is_allowed(bench: Bench) -> None:
    bench.call("send_preorder", preorder_id="pr-2828")


def test_send_preorder_is_refused_because_the_preorder_must_be_paid(bench: Bench) -> None:
    assert bench.refusal("send_preorder", preorder_id="pr-6310") == "The preorder must be paid."


def test_send_preorder_is_refused_because_not_enough_copies_have_arrived(bench: Bench) -> None:
    assert bench.refusal("send_preorder", preorder_id="pr-1069") == "Not enough copies have arrived."


def test_send_preorder_is_refused_because_an_older_paid_order_goes_first(bench: Bench) -> None:
    assert bench.refusal("send_preorder", preorder_id="pr-1124") == "An older paid order goes first."


def test_cancel_preorder_sets_status_to_cancelled(bench: Bench) -> None:
    bench.call("cancel_preorder", preorder_id="pr-1329")
    assert bench.changes() == [updated("preorders", "pr-1329", status="cancelled")]


def test_cancel_preorder_is_allowed(bench: Bench) -> None:
    bench.arrange("preorders", "pr-9300", ordered_at="2026-06-03T14:00")
    bench.call("cancel_preorder", preorder_id="pr-9300")


def test_cancel_preorder_is_refused_because_the_preorder_must_be_reserved_or_paid_or(bench: Bench) -> None:
    sentence = bench.refusal("cancel_preorder", preorder_id="pr-6310")
    assert sentence == "The preorder must be reserved or paid or waiting."


def test_cancel_preorder_is_refused_because_a_paid_order_is_cancelled_within_14_days_only(bench: Bench) -> None:
    assert bench.refusal("cancel_preorder", preorder_id="pr-9300") == "A paid order is cancelled within 14 days only."
