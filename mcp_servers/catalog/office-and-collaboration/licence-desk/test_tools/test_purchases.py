"""Tests of the tools for purchases of Software licence desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"contract_id": "co-3393"}, ["pu-7721", "pu-9958"]),
        (
            {"min_cost": 129000},
            [
                "pu-1205",
                "pu-5413",
                "pu-8412",
                "pu-3576",
                "pu-9595",
                "pu-7147",
                "pu-6048",
                "pu-1435",
                "pu-6808",
                "pu-1680",
            ],
        ),
        ({"program_id": "pr-6876"}, ["pu-4399"]),
        (
            {"clerk_id": "cl-2691"},
            [
                "pu-5413",
                "pu-7707",
                "pu-2538",
                "pu-8412",
                "pu-7721",
                "pu-3576",
                "pu-3628",
                "pu-8860",
                "pu-8778",
                "pu-9958",
            ],
        ),
        (
            {"status": "delivered"},
            [
                "pu-5413",
                "pu-7707",
                "pu-2538",
                "pu-8412",
                "pu-2204",
                "pu-9055",
                "pu-3576",
                "pu-8899",
                "pu-3628",
                "pu-4552",
            ],
        ),
        ({"number": "LO-55384"}, ["pu-4036"]),
        (
            {"ordered_from": "2026-10-01"},
            [
                "pu-1205",
                "pu-5413",
                "pu-7707",
                "pu-1290",
                "pu-2538",
                "pu-8412",
                "pu-2204",
                "pu-9055",
                "pu-7721",
                "pu-3576",
            ],
        ),
    ],
)
def test_find_orders_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_orders", **filters) == ids


def test_find_orders_counts(bench: Bench) -> None:
    assert bench.call("find_orders", ordered_from="2026-10-01")["total"] == 32


def test_find_orders_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_orders", page=2)
    assert ids == [
        "pu-9595",
        "pu-4399",
        "pu-8899",
        "pu-7118",
        "pu-3628",
        "pu-4552",
        "pu-8860",
        "pu-8778",
        "pu-9958",
        "pu-7717",
    ]


def test_find_orders_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_orders", number="Unheard of") == []


def test_report_orders_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_orders", clerk_id="cl-8257", ordered_from="2026-11-03") == []


def test_report_orders_adds_up(bench: Bench) -> None:
    result = bench.call("report_orders", ordered_from="2026-11-02")
    assert result == {
        "items": [
            {"contract_program_name": "Granite Charts", "orders": 1, "total_cost": 208000, "further_seats": 2},
            {"contract_program_name": "Granite Layout", "orders": 1, "total_cost": 429000, "further_seats": 3},
            {"contract_program_name": "Juniper Layout", "orders": 1, "total_cost": 24000, "further_seats": 3},
        ],
        "total": 3,
    }


def test_report_orders_adds_up_with_page(bench: Bench) -> None:
    result = bench.call("report_orders", page=2)
    assert result == {
        "items": [
            {"contract_program_name": "Granite Layout", "orders": 2, "total_cost": 715000, "further_seats": 5},
            {"contract_program_name": "Granite Notes", "orders": 1, "total_cost": 60000, "further_seats": 3},
            {"contract_program_name": "Indigo Query", "orders": 3, "total_cost": 160000, "further_seats": 5},
            {"contract_program_name": "Juniper Layout", "orders": 4, "total_cost": 80000, "further_seats": 10},
            {"contract_program_name": "Juniper Sign", "orders": 2, "total_cost": 200000, "further_seats": 5},
            {"contract_program_name": "Larch Survey", "orders": 1, "total_cost": 26000, "further_seats": 2},
            {"contract_program_name": "Mosaic Query", "orders": 4, "total_cost": 280000, "further_seats": 14},
            {"contract_program_name": "Nimbus Planner", "orders": 1, "total_cost": 21000, "further_seats": 1},
            {"contract_program_name": "Onyx Planner", "orders": 1, "total_cost": 31000, "further_seats": 1},
        ],
        "total": 19,
    }


def test_report_orders_adds_up_with_status_and_clerk_id(bench: Bench) -> None:
    result = bench.call("report_orders", status="cancelled", clerk_id="cl-2691")
    assert result == {
        "items": [{"contract_program_name": "Juniper Sign", "orders": 1, "total_cost": 120000, "further_seats": 3}],
        "total": 1,
    }


def test_order_seats_adds_a_order(bench: Bench) -> None:
    bench.call("order_seats", number="New LO-29801", contract_id="co-5194", extra_seats=3)
    assert bench.changes() == [
        inserted(
            "purchases",
            "pu-1511",
            number="New LO-29801",
            contract_id="co-5194",
            extra_seats=3,
            cost=39000,
            clerk_id="cl-8257",
            ordered_on="2026-11-04",
            status="placed",
        ),
    ]


def test_order_seats_is_allowed(bench: Bench) -> None:
    bench.call("order_seats", number="New LO-29801", contract_id="co-1643", extra_seats=3)


def test_order_seats_is_refused_because_the_contract_ends_within_14_days_or_is_not_in_force(bench: Bench) -> None:
    sentence = bench.refusal("order_seats", number="New LO-82833", contract_id="co-2743", extra_seats=3)
    assert sentence == "The contract ends within 14 days or is not in force."


def test_order_seats_is_refused_because_the_program_is_phased_out_or_banned(bench: Bench) -> None:
    sentence = bench.refusal("order_seats", number="LO-63303", contract_id="co-4683", extra_seats=5)
    assert sentence == "The program is phased out or banned."


def test_order_seats_is_refused_because_more_than_two_seats_are_free(bench: Bench) -> None:
    bench.arrange("contracts", "co-3509", places=11)
    sentence = bench.refusal("order_seats", number="New LO-82196", contract_id="co-3509", extra_seats=11)
    assert sentence == "More than two seats are free."


def test_order_seats_is_refused_because_the_order_is_above_your_limit(bench: Bench) -> None:
    sentence = bench.refusal("order_seats", number="New LO-82196", contract_id="co-2145", extra_seats=18)
    assert sentence == "The order is above your limit."


def test_order_seats_is_refused_because_another_order_for_this_contract_is_on_its_way(bench: Bench) -> None:
    bench.arrange("contracts", "co-3509", ends_on="2026-11-18")
    sentence = bench.refusal("order_seats", number="New LO-82196", contract_id="co-3509", extra_seats=11)
    assert sentence == "Another order for this contract is on its way."


def test_order_seats_is_refused_because_another_order_for_this_contract_is_on_its_way_2(bench: Bench) -> None:
    bench.arrange("clerks", "cl-8257", order_limit=1445000)
    sentence = bench.refusal("order_seats", number="New LO-82196", contract_id="co-2145", extra_seats=17)
    assert sentence == "Another order for this contract is on its way."


def test_order_seats_is_refused_because_another_order_already_has_this_order_number(bench: Bench) -> None:
    sentence = bench.refusal("order_seats", number="LO-29801", contract_id="co-5194", extra_seats=1)
    assert sentence == "Another order already has this order number."


def test_take_delivery_sets_status_to_delivered_and_sets_places_to_4(bench: Bench) -> None:
    bench.call("take_delivery", purchase_id="pu-7837")
    assert bench.changes() == [
        updated("contracts", "co-6079", places=4),
        updated("purchases", "pu-7837", status="delivered"),
    ]


def test_take_delivery_is_allowed(bench: Bench) -> None:
    bench.arrange("purchases", "pu-1290", contract_id="co-2145", extra_seats=30)
    bench.arrange("contracts", "co-2145", places=60)
    bench.call("take_delivery", purchase_id="pu-1290")


def test_take_delivery_is_refused_because_the_order_must_be_placed(bench: Bench) -> None:
    assert bench.refusal("take_delivery", purchase_id="pu-8899") == "The order must be placed."


def test_take_delivery_is_refused_because_the_contract_is_not_in_force(bench: Bench) -> None:
    assert bench.refusal("take_delivery", purchase_id="pu-4399") == "The contract is not in force."


def test_take_delivery_is_refused_because_a_contract_has_at_most_90_seats(bench: Bench) -> None:
    bench.arrange("purchases", "pu-1290", contract_id="co-2145", extra_seats=30)
    bench.arrange("contracts", "co-2145", places=61)
    assert bench.refusal("take_delivery", purchase_id="pu-1290") == "A contract has at most 90 seats."


def test_cancel_order_sets_status_to_cancelled(bench: Bench) -> None:
    bench.call("cancel_order", purchase_id="pu-1205")
    assert bench.changes() == [updated("purchases", "pu-1205", status="cancelled")]


def test_cancel_order_is_allowed(bench: Bench) -> None:
    bench.arrange("purchases", "pu-9595", ordered_on="2026-10-25")
    bench.call("cancel_order", purchase_id="pu-9595")


def test_cancel_order_is_refused_because_the_order_must_be_placed(bench: Bench) -> None:
    assert bench.refusal("cancel_order", purchase_id="pu-6048") == "The order must be placed."


def test_cancel_order_is_refused_because_the_order_is_older_than_ten_days(bench: Bench) -> None:
    bench.arrange("purchases", "pu-9595", ordered_on="2026-10-24")
    assert bench.refusal("cancel_order", purchase_id="pu-9595") == "The order is older than ten days."
