"""Tests of the tools for flower orders of Marguerite flower deliveries."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"recipient": "Pritchard"}, ["fw-1814", "fw-8249", "fw-6939"]),
        ({"number": "FD-8296"}, ["fw-7585"]),
        ({"delivery_round_id": "de-5969"}, ["fw-3441", "fw-4321", "fw-5565"]),
        (
            {"status": "delivered"},
            [
                "fw-4622",
                "fw-5852",
                "fw-7081",
                "fw-8257",
                "fw-9323",
                "fw-9399",
                "fw-9858",
                "fw-1289",
                "fw-4021",
                "fw-5642",
            ],
        ),
        ({"customer_id": "cu-6691"}, ["fw-3626", "fw-7314"]),
        ({"arrangement_id": "ar-2414"}, ["fw-7407", "fw-7167", "fw-8974"]),
    ],
)
def test_find_orders_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_orders", **filters) == ids


def test_find_orders_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_orders", page=2)
    assert ids == [
        "fw-4021",
        "fw-5642",
        "fw-5776",
        "fw-6960",
        "fw-2962",
        "fw-7230",
        "fw-9646",
        "fw-4993",
        "fw-5996",
        "fw-2020",
    ]


def test_find_orders_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_orders", customer_id="cu-4743", arrangement_id="ar-8210") == []


def test_get_order_shows_the_order(bench: Bench) -> None:
    result = bench.call("get_order", flower_order_id="fw-7538")
    assert result == {
        "id": "fw-7538",
        "number": "FD-9314",
        "customer_id": "cu-8388",
        "arrangement_id": "ar-4556",
        "delivery_round_id": "de-2145",
        "recipient": "Sophie Griffiths",
        "card": "In loving memory.",
        "pets": True,
        "needed_by": "2026-05-08T19:00",
        "price": 5600,
        "status": "placed",
        "tries": 0,
        "placed_at": "2026-05-02T08:00",
        "customer_name": "Stanley Archer",
        "arrangement_name": "Courtyard Wreath",
        "arrangement_occasion": "funeral",
        "delivery_round_number": "R-2551",
        "delivery_round_leaves_at": "2026-05-08T14:00",
        "flowers_replaced": 0,
        "latest_departure": "2026-05-08T16:00",
    }


def test_report_orders_finds_nothing(bench: Bench) -> None:
    ids = bench.ids("report_orders", area="coast", occasion="love", delivery_round_leaves_from="2026-05-08T15:45")
    assert ids == []


def test_report_orders_adds_up(bench: Bench) -> None:
    result = bench.call("report_orders", area="coast")
    assert result == {
        "items": [
            {"arrangement_name": "Grandmother's Garden", "orders": 1, "takings": 6000, "highest": 6000},
            {"arrangement_name": "Joyful Bouquet", "orders": 1, "takings": 12100, "highest": 12100},
            {"arrangement_name": "Market Hatbox", "orders": 1, "takings": 10300, "highest": 10300},
            {"arrangement_name": "Quiet Farewell", "orders": 2, "takings": 7900, "highest": 4100},
            {"arrangement_name": "Sunlit Bunch", "orders": 4, "takings": 22200, "highest": 5600},
            {"arrangement_name": "Tender Vase", "orders": 2, "takings": 10800, "highest": 5600},
            {"arrangement_name": "Two of Us", "orders": 1, "takings": 8600, "highest": 8600},
            {"arrangement_name": "Windowsill Garland", "orders": 3, "takings": 22500, "highest": 7600},
            {"arrangement_name": "Windowsill Tied Bunch", "orders": 3, "takings": 31500, "highest": 10600},
        ],
        "total": 9,
    }


def test_report_orders_adds_up_with_page(bench: Bench) -> None:
    result = bench.call("report_orders", page=2)
    assert result == {
        "items": [
            {"arrangement_name": "Sunlit Bunch", "orders": 25, "takings": 130600, "highest": 5600},
            {"arrangement_name": "Sunlit Wreath", "orders": 2, "takings": 22100, "highest": 11200},
            {"arrangement_name": "Tender Vase", "orders": 9, "takings": 46200, "highest": 5600},
            {"arrangement_name": "Thank You So", "orders": 4, "takings": 39700, "highest": 10400},
            {"arrangement_name": "Two of Us", "orders": 5, "takings": 40200, "highest": 8600},
            {"arrangement_name": "Windowsill Garland", "orders": 11, "takings": 78700, "highest": 7600},
            {"arrangement_name": "Windowsill Hatbox", "orders": 7, "takings": 50400, "highest": 7600},
            {"arrangement_name": "Windowsill Tied Bunch", "orders": 21, "takings": 213300, "highest": 10600},
        ],
        "total": 18,
    }


def test_report_orders_adds_up_with_delivery_round_leaves_from(bench: Bench) -> None:
    result = bench.call("report_orders", delivery_round_leaves_from="2026-05-08T09:45")
    assert result == {
        "items": [
            {"arrangement_name": "Breezy Posy", "orders": 4, "takings": 20300, "highest": 5300},
            {"arrangement_name": "Courtyard Wreath", "orders": 3, "takings": 16800, "highest": 5800},
            {"arrangement_name": "Frosted Vase", "orders": 4, "takings": 26500, "highest": 6900},
            {"arrangement_name": "Glowing Bouquet", "orders": 3, "takings": 18200, "highest": 6100},
            {"arrangement_name": "Grandmother's Garden", "orders": 2, "takings": 11800, "highest": 6000},
            {"arrangement_name": "Joyful Bouquet", "orders": 3, "takings": 36400, "highest": 12200},
            {"arrangement_name": "Market Hatbox", "orders": 3, "takings": 30900, "highest": 10300},
            {"arrangement_name": "Orchard Armful", "orders": 2, "takings": 12000, "highest": 6100},
            {"arrangement_name": "Quiet Farewell", "orders": 3, "takings": 11500, "highest": 3900},
            {"arrangement_name": "Sunlit Bunch", "orders": 15, "takings": 78500, "highest": 5600},
        ],
        "total": 15,
        "next_page": 2,
    }


def test_report_orders_adds_up_with_status_and_occasion(bench: Bench) -> None:
    result = bench.call("report_orders", status="cancelled", occasion="birth")
    assert result == {
        "items": [{"arrangement_name": "Breezy Posy", "orders": 1, "takings": 5300, "highest": 5300}],
        "total": 1,
    }


def test_place_order_adds_a_order(bench: Bench) -> None:
    bench.call(
        "place_order",
        number="New FD-0547",
        customer_id="cu-4545",
        arrangement_id="ar-8210",
        delivery_round_id="de-9652",
        recipient="Luc Villeneuve",
        card="See you at the seaside, Grandma.",
        needed_by="2026-05-08T14:15",
    )
    assert bench.changes() == [
        inserted(
            "flower_orders",
            "fw-5687",
            number="New FD-0547",
            customer_id="cu-4545",
            arrangement_id="ar-8210",
            delivery_round_id="de-9652",
            recipient="Luc Villeneuve",
            card="See you at the seaside, Grandma.",
            pets=0,
            needed_by="2026-05-08T14:15",
            price=10600,
            status="placed",
            tries=0,
            placed_at="2026-05-08T09:15",
        ),
    ]


def test_place_order_adds_a_order_with_pets(bench: Bench) -> None:
    bench.call(
        "place_order",
        number="New FD-8656",
        customer_id="cu-8498",
        arrangement_id="ar-8265",
        delivery_round_id="de-8078",
        recipient="Astrid Jørgensen",
        card="Thank you for everything.",
        pets=True,
    )
    assert bench.changes() == [
        inserted(
            "flower_orders",
            "fw-5687",
            number="New FD-8656",
            customer_id="cu-8498",
            arrangement_id="ar-8265",
            delivery_round_id="de-8078",
            recipient="Astrid Jørgensen",
            card="Thank you for everything.",
            pets=1,
            price=6300,
            status="placed",
            tries=0,
            placed_at="2026-05-08T09:15",
        ),
    ]


def test_place_order_is_allowed(bench: Bench) -> None:
    bench.arrange("delivery_rounds", "de-4477", leaves_at="2026-05-08T10:45")
    bench.call(
        "place_order",
        number="New FD-7308",
        customer_id="cu-2030",
        arrangement_id="ar-8210",
        delivery_round_id="de-4477",
        recipient="Omar Amiri",
        card="To the best mother in the world.",
    )


def test_place_order_is_refused_because_this_customer_gets_no_more_orders(bench: Bench) -> None:
    sentence = bench.refusal(
        "place_order",
        number="New FD-0797",
        customer_id="cu-9449",
        arrangement_id="ar-8036",
        delivery_round_id="de-4510",
        recipient="Daniel Lockwood",
        card="You made our day.",
    )
    assert sentence == "This customer gets no more orders."


def test_place_order_is_refused_because_the_arrangement_is_no_longer_offered(bench: Bench) -> None:
    sentence = bench.refusal(
        "place_order",
        number="FD-0797",
        customer_id="cu-6016",
        arrangement_id="ar-3526",
        delivery_round_id="de-4399",
        recipient="Cormac Murphy",
        card="Welcome to the world, little one.",
    )
    assert sentence == "The arrangement is no longer offered."


def test_place_order_is_refused_because_the_round_has_left_or_was_cancelled(bench: Bench) -> None:
    sentence = bench.refusal(
        "place_order",
        number="New FD-0547",
        customer_id="cu-9841",
        arrangement_id="ar-8036",
        delivery_round_id="de-2554",
        recipient="Ciara Jansen",
        card="Congratulations on the little one!",
    )
    assert sentence == "The round has left or was cancelled."


def test_place_order_is_refused_because_orders_for_this_round_are_closed(bench: Bench) -> None:
    sentence = bench.refusal(
        "place_order",
        number="FD-7308",
        customer_id="cu-2751",
        arrangement_id="ar-8036",
        delivery_round_id="de-1709",
        recipient="Amal Al-Amin",
        card="Sorry I was late, again.",
    )
    assert sentence == "Orders for this round are closed."


def test_place_order_is_refused_because_the_round_has_no_stop_left(bench: Bench) -> None:
    sentence = bench.refusal(
        "place_order",
        number="FD-9402",
        customer_id="cu-6691",
        arrangement_id="ar-2414",
        delivery_round_id="de-3649",
        recipient="Ludmila Novák",
        card="Welcome to the world, little one.",
    )
    assert sentence == "The round has no stop left."


def test_place_order_is_refused_because_a_flower_in_the_arrangement_is_poisonous_to_pets(bench: Bench) -> None:
    sentence = bench.refusal(
        "place_order",
        number="FD-0547",
        customer_id="cu-4494",
        arrangement_id="ar-2279",
        delivery_round_id="de-7656",
        recipient="Kenji Chan",
        card="With our deepest sympathy.",
        pets=True,
    )
    assert sentence == "A flower in the arrangement is poisonous to pets."


def test_place_order_is_refused_because_the_round_leaves_too_late_for_that_hour(bench: Bench) -> None:
    sentence = bench.refusal(
        "place_order",
        number="New FD-9402",
        customer_id="cu-4743",
        arrangement_id="ar-8210",
        delivery_round_id="de-9652",
        recipient="Yasmin Al-Amin",
        card="See you at the seaside, Grandma.",
        needed_by="2026-05-08T11:00",
    )
    assert sentence == "The round leaves too late for that hour."


def test_place_order_is_refused_because_another_order_already_has_this_order_number(bench: Bench) -> None:
    sentence = bench.refusal(
        "place_order",
        number="FD-7308",
        customer_id="cu-4367",
        arrangement_id="ar-8210",
        delivery_round_id="de-5367",
        recipient="Pavel Garnier",
        card="You made our day.",
    )
    assert sentence == "Another order already has this order number."


def test_move_order_sets_delivery_round_id_to_de_5367(bench: Bench) -> None:
    bench.arrange("flower_orders", "fw-1507", needed_by="2026-05-14T12:30")
    bench.call("move_order", flower_order_id="fw-1507", delivery_round_id="de-5367")
    assert bench.changes() == [updated("flower_orders", "fw-1507", delivery_round_id="de-5367")]


def test_move_order_is_allowed(bench: Bench) -> None:
    bench.arrange("delivery_rounds", "de-5367", leaves_at="2026-05-08T10:45")
    bench.call("move_order", flower_order_id="fw-1507", delivery_round_id="de-5367")


def test_move_order_is_refused_because_the_order_has_gone_out_or_was_cancelled(bench: Bench) -> None:
    sentence = bench.refusal("move_order", flower_order_id="fw-2089", delivery_round_id="de-9177")
    assert sentence == "The order has gone out or was cancelled."


def test_move_order_is_refused_because_the_order_is_on_this_round_already(bench: Bench) -> None:
    sentence = bench.refusal("move_order", flower_order_id="fw-5709", delivery_round_id="de-4399")
    assert sentence == "The order is on this round already."


def test_move_order_is_refused_because_the_round_goes_to_another_area(bench: Bench) -> None:
    sentence = bench.refusal("move_order", flower_order_id="fw-3765", delivery_round_id="de-9652")
    assert sentence == "The round goes to another area."


def test_move_order_is_refused_because_the_round_has_left_or_was_cancelled(bench: Bench) -> None:
    sentence = bench.refusal("move_order", flower_order_id="fw-2135", delivery_round_id="de-9226")
    assert sentence == "The round has left or was cancelled."


def test_move_order_is_refused_because_orders_for_this_round_are_closed(bench: Bench) -> None:
    sentence = bench.refusal("move_order", flower_order_id="fw-6470", delivery_round_id="de-4200")
    assert sentence == "Orders for this round are closed."


def test_move_order_is_refused_because_the_round_has_no_stop_left(bench: Bench) -> None:
    sentence = bench.refusal("move_order", flower_order_id="fw-2075", delivery_round_id="de-3649")
    assert sentence == "The round has no stop left."


def test_move_order_is_refused_because_the_round_leaves_too_late_for_this_order(bench: Bench) -> None:
    bench.arrange("flower_orders", "fw-1507", needed_by="2026-05-14T12:29")
    sentence = bench.refusal("move_order", flower_order_id="fw-1507", delivery_round_id="de-5367")
    assert sentence == "The round leaves too late for this order."


def test_cancel_order_changes_the_order(bench: Bench) -> None:
    bench.arrange("delivery_rounds", "de-6198", leaves_at="2026-05-08T10:45")
    bench.call("cancel_order", flower_order_id="fw-3278")
    assert bench.changes() == [updated("flower_orders", "fw-3278", price=5150, status="cancelled")]


def test_cancel_order_changes_the_order_when_leaves_at_is_2026_05_09_09_15(bench: Bench) -> None:
    bench.arrange("delivery_rounds", "de-6198", leaves_at="2026-05-09T09:15")
    bench.call("cancel_order", flower_order_id="fw-3278")
    assert bench.changes() == [updated("flower_orders", "fw-3278", price=0, status="cancelled")]


def test_cancel_order_is_refused_because_the_order_must_be_placed(bench: Bench) -> None:
    assert bench.refusal("cancel_order", flower_order_id="fw-1047") == "The order must be placed."


def test_cancel_order_is_refused_because_orders_for_this_round_are_closed(bench: Bench) -> None:
    assert bench.refusal("cancel_order", flower_order_id="fw-8014") == "Orders for this round are closed."


def test_make_order_changes_the_order_and_sets_stems_to_40(bench: Bench) -> None:
    bench.call("make_order", flower_order_id="fw-6142")
    assert bench.changes() == [
        updated("flower_orders", "fw-6142", status="made", made_at="2026-05-08T09:15"),
        updated("flowers", "fo-4434", stems=40),
        updated("flowers", "fo-6620", stems=135),
    ]


def test_make_order_is_allowed(bench: Bench) -> None:
    bench.call("make_order", flower_order_id="fw-8614")


def test_make_order_is_refused_because_the_order_must_be_placed(bench: Bench) -> None:
    assert bench.refusal("make_order", flower_order_id="fw-1270") == "The order must be placed."


def test_make_order_is_refused_because_the_round_has_left_or_was_cancelled(bench: Bench) -> None:
    bench.arrange("flower_orders", "fw-2240", delivery_round_id="de-9226")
    assert bench.refusal("make_order", flower_order_id="fw-2240") == "The round has left or was cancelled."


def test_make_order_is_refused_because_it_is_too_early_to_make_this_order(bench: Bench) -> None:
    assert bench.refusal("make_order", flower_order_id="fw-2240") == "It is too early to make this order."


def test_make_order_is_refused_because_there_are_not_enough_stems_of_a_flower(bench: Bench) -> None:
    assert bench.refusal("make_order", flower_order_id="fw-5558") == "There are not enough stems of a flower."


def test_make_order_is_refused_because_a_flower_would_not_keep_for_five_days(bench: Bench) -> None:
    bench.arrange("recipe_lines", "re-6147", flower_id="fo-1501")
    assert bench.refusal("make_order", flower_order_id="fw-3278") == "A flower would not keep for five days."


def test_deliver_order_changes_the_order(bench: Bench) -> None:
    bench.call("deliver_order", flower_order_id="fw-7585", taken_by="porter")
    assert bench.changes() == [
        updated("flower_orders", "fw-7585", status="delivered", tries=1, delivered_at="2026-05-08T09:15"),
    ]


def test_deliver_order_is_allowed(bench: Bench) -> None:
    bench.arrange("delivery_rounds", "de-4240", leaves_at="2026-05-08T09:15")
    bench.call("deliver_order", flower_order_id="fw-3181", taken_by="recipient")


def test_deliver_order_is_refused_because_the_order_must_be_dispatched(bench: Bench) -> None:
    sentence = bench.refusal("deliver_order", flower_order_id="fw-1047", taken_by="neighbour")
    assert sentence == "The order must be dispatched."


def test_deliver_order_is_refused_because_funeral_flowers_are_handed_to_the_recipient_only(bench: Bench) -> None:
    sentence = bench.refusal("deliver_order", flower_order_id="fw-1265", taken_by="porter")
    assert sentence == "Funeral flowers are handed to the recipient only."


def test_deliver_order_is_refused_because_the_round_has_not_left_yet(bench: Bench) -> None:
    bench.arrange("delivery_rounds", "de-4240", leaves_at="2026-05-08T09:16")
    sentence = bench.refusal("deliver_order", flower_order_id="fw-3181", taken_by="recipient")
    assert sentence == "The round has not left yet."


def test_miss_order_changes_the_order(bench: Bench) -> None:
    bench.call("miss_order", flower_order_id="fw-1814")
    assert bench.changes() == [updated("flower_orders", "fw-1814", status="missed", tries=1)]


def test_miss_order_is_allowed(bench: Bench) -> None:
    bench.arrange("delivery_rounds", "de-4240", leaves_at="2026-05-08T09:00")
    bench.call("miss_order", flower_order_id="fw-3181")


def test_miss_order_is_refused_because_the_order_must_be_dispatched(bench: Bench) -> None:
    assert bench.refusal("miss_order", flower_order_id="fw-1047") == "The order must be dispatched."


def test_miss_order_is_refused_because_the_round_has_only_just_left(bench: Bench) -> None:
    bench.arrange("delivery_rounds", "de-4240", leaves_at="2026-05-08T09:01")
    assert bench.refusal("miss_order", flower_order_id="fw-3181") == "The round has only just left."


def test_resend_order_changes_the_order(bench: Bench) -> None:
    bench.call("resend_order", flower_order_id="fw-6023", delivery_round_id="de-8439")
    assert bench.changes() == [updated("flower_orders", "fw-6023", delivery_round_id="de-8439", status="made")]


def test_resend_order_is_allowed(bench: Bench) -> None:
    bench.arrange("flower_orders", "fw-1047", delivery_round_id="de-8439")
    bench.arrange("flower_orders", "fw-6023", made_at="2026-05-05T15:30")
    bench.call("resend_order", flower_order_id="fw-6023", delivery_round_id="de-8439")


def test_resend_order_is_refused_because_the_order_has_not_been_missed(bench: Bench) -> None:
    sentence = bench.refusal("resend_order", flower_order_id="fw-3005", delivery_round_id="de-4510")
    assert sentence == "The order has not been missed."


def test_resend_order_is_refused_because_the_order_has_been_tried_twice(bench: Bench) -> None:
    bench.arrange("flower_orders", "fw-6023", tries=2)
    sentence = bench.refusal("resend_order", flower_order_id="fw-6023", delivery_round_id="de-8439")
    assert sentence == "The order has been tried twice."


def test_resend_order_is_refused_because_the_round_goes_to_another_area(bench: Bench) -> None:
    sentence = bench.refusal("resend_order", flower_order_id="fw-5832", delivery_round_id="de-7276")
    assert sentence == "The round goes to another area."


def test_resend_order_is_refused_because_the_round_has_left_or_was_cancelled(bench: Bench) -> None:
    sentence = bench.refusal("resend_order", flower_order_id="fw-6023", delivery_round_id="de-6544")
    assert sentence == "The round has left or was cancelled."


def test_resend_order_is_refused_because_the_flowers_would_be_too_old_by_then(bench: Bench) -> None:
    bench.arrange("flower_orders", "fw-6023", made_at="2026-05-05T15:29")
    sentence = bench.refusal("resend_order", flower_order_id="fw-6023", delivery_round_id="de-8439")
    assert sentence == "The flowers would be too old by then."


def test_resend_order_is_refused_because_the_round_has_no_stop_left(bench: Bench) -> None:
    bench.arrange("flower_orders", "fw-1047", delivery_round_id="de-8439")
    bench.arrange("flower_orders", "fw-1086", delivery_round_id="de-8439")
    sentence = bench.refusal("resend_order", flower_order_id="fw-6023", delivery_round_id="de-8439")
    assert sentence == "The round has no stop left."
