"""Tests of the tools for work orders of City tree register."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"crew_id": "cr-5582"}, ["wo-5668", "wo-4321"]),
        ({"tree_id": "tr-2649"}, ["wo-7789"]),
        (
            {"street_id": "st-9649"},
            ["wo-5831", "wo-9462", "wo-5264", "wo-5008", "wo-3178", "wo-6081", "wo-6078", "wo-6485", "wo-5125"],
        ),
        (
            {"kind": "crown_reduction"},
            [
                "wo-5668",
                "wo-4371",
                "wo-6375",
                "wo-9211",
                "wo-9235",
                "wo-8469",
                "wo-2397",
                "wo-3836",
                "wo-6081",
                "wo-5407",
            ],
        ),
        (
            {"status": "open"},
            [
                "wo-7376",
                "wo-4371",
                "wo-2510",
                "wo-1723",
                "wo-9944",
                "wo-2774",
                "wo-9346",
                "wo-3822",
                "wo-9235",
                "wo-3457",
            ],
        ),
        (
            {"emergency": True},
            [
                "wo-5831",
                "wo-1723",
                "wo-3409",
                "wo-5367",
                "wo-9346",
                "wo-4891",
                "wo-7703",
                "wo-3674",
                "wo-8796",
                "wo-2397",
            ],
        ),
        ({"number": "WO-5591"}, ["wo-7995"]),
        (
            {"planned_until": "2026-06-30"},
            [
                "wo-8110",
                "wo-4439",
                "wo-5668",
                "wo-6819",
                "wo-7057",
                "wo-3409",
                "wo-3484",
                "wo-6375",
                "wo-4891",
                "wo-7703",
            ],
        ),
    ],
)
def test_find_orders_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_orders", **filters) == ids


def test_find_orders_counts(bench: Bench) -> None:
    assert bench.call("find_orders", planned_until="2026-06-30")["total"] == 35


def test_find_orders_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_orders", page=10) == ["wo-4481", "wo-7671", "wo-9216", "wo-2916", "wo-8400", "wo-4778"]


def test_find_orders_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_orders", number="Unheard of") == []


def test_report_costs_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_costs", kind="deadwood", crew_id="cr-2801") == []


def test_report_costs_adds_up(bench: Bench) -> None:
    result = bench.call("report_costs", planned_from="2026-05-22")
    assert result == {
        "items": [
            {"tree_street_district_name": "Garden Suburb", "orders": 8, "cost": 230000},
            {"tree_street_district_name": "Mill Fields", "orders": 7, "cost": 355000},
            {"tree_street_district_name": "Station Quarter", "orders": 17, "cost": 545000},
        ],
        "total": 3,
    }


def test_report_costs_adds_up_with_crew_id(bench: Bench) -> None:
    result = bench.call("report_costs", crew_id="cr-1757")
    assert result == {
        "items": [{"tree_street_district_name": "Station Quarter", "orders": 2, "cost": 72500}],
        "total": 1,
    }


def test_report_costs_adds_up_with_status_and_kind(bench: Bench) -> None:
    result = bench.call("report_costs", status="planned", kind="felling")
    assert result == {"items": [{"tree_street_district_name": "Mill Fields", "orders": 1, "cost": 182500}], "total": 1}


def test_open_order_adds_a_order(bench: Bench) -> None:
    bench.call("open_order", number="New WO-7001", tree_id="tr-5114", kind="pruning", estimate=202500, emergency=True)
    assert bench.changes() == [
        inserted(
            "work_orders",
            "wo-7050",
            number="New WO-7001",
            tree_id="tr-5114",
            kind="pruning",
            emergency=1,
            estimate=202500,
            status="open",
            ordered_at="2026-06-16T08:30",
        ),
    ]


def test_open_order_is_refused_because_argument_estimate_must_be_at_most_300000(bench: Bench) -> None:
    sentence = bench.refusal("open_order", number="New WO-7001", tree_id="tr-5114", kind="pruning", estimate=300001)
    assert sentence == "Argument 'estimate' must be at most 300000."


def test_open_order_is_refused_because_the_tree_was_felled(bench: Bench) -> None:
    sentence = bench.refusal("open_order", number="WO-7001", tree_id="tr-5025", kind="crown_reduction", estimate=35000)
    assert sentence == "The tree was felled."


def test_open_order_is_refused_because_such_an_order_is_open_for_this_tree_already(bench: Bench) -> None:
    sentence = bench.refusal("open_order", number="WO-3400", tree_id="tr-1387", kind="pruning", estimate=25000)
    assert sentence == "Such an order is open for this tree already."


def test_open_order_is_refused_because_the_districts_budget_does_not_allow_it(bench: Bench) -> None:
    sentence = bench.refusal("open_order", number="New WO-7001", tree_id="tr-5114", kind="pruning", estimate=202501)
    assert sentence == "The district's budget does not allow it."


def test_open_order_is_refused_because_another_order_already_has_this_order_number(bench: Bench) -> None:
    sentence = bench.refusal("open_order", number="WO-8395", tree_id="tr-6385", kind="deadwood", estimate=182500)
    assert sentence == "Another order already has this order number."


def test_order_felling_adds_a_order(bench: Bench) -> None:
    bench.call("order_felling", number="New WO-7242", tree_id="tr-2972", estimate=182500)
    assert bench.changes() == [
        inserted(
            "work_orders",
            "wo-7050",
            number="New WO-7242",
            tree_id="tr-2972",
            kind="felling",
            emergency=0,
            estimate=182500,
            status="open",
            ordered_at="2026-06-16T08:30",
        ),
    ]


def test_order_felling_is_allowed(bench: Bench) -> None:
    bench.call("order_felling", number="New WO-5362", tree_id="tr-9192", estimate=202500)


def test_order_felling_is_refused_because_argument_estimate_must_be_at_most_300000(bench: Bench) -> None:
    sentence = bench.refusal("order_felling", number="New WO-5362", tree_id="tr-9192", estimate=300001)
    assert sentence == "Argument 'estimate' must be at most 300000."


def test_order_felling_is_refused_because_the_tree_was_felled(bench: Bench) -> None:
    assert bench.refusal("order_felling", number="WO-7242", tree_id="tr-5025", estimate=45000) == "The tree was felled."


def test_order_felling_is_refused_because_the_tree_may_not_be_felled_without_a_valid_permit(bench: Bench) -> None:
    sentence = bench.refusal("order_felling", number="WO-5362", tree_id="tr-3004", estimate=22500)
    assert sentence == "The tree may not be felled without a valid permit."


def test_order_felling_is_refused_because_the_felling_is_ordered_already(bench: Bench) -> None:
    sentence = bench.refusal("order_felling", number="WO-7001", tree_id="tr-8570", estimate=32500)
    assert sentence == "The felling is ordered already."


@pytest.mark.parametrize(
    "arguments",
    [
        {"number": "New WO-5362", "tree_id": "tr-1049", "estimate": 207500},
        {"number": "New WO-5362", "tree_id": "tr-9192", "estimate": 207500},
    ],
)
def test_order_felling_is_refused_because_the_districts_budget_does_not_allow_it(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("order_felling", **arguments) == "The district's budget does not allow it."


def test_order_felling_is_refused_because_another_order_already_has_this_order_number(bench: Bench) -> None:
    sentence = bench.refusal("order_felling", number="WO-7001", tree_id="tr-8201", estimate=125000)
    assert sentence == "Another order already has this order number."


def test_plan_order_changes_the_order(bench: Bench) -> None:
    bench.call("plan_order", work_order_id="wo-7995", crew_id="cr-6425", planned_on="2026-06-30")
    assert bench.changes() == [
        updated("work_orders", "wo-7995", status="planned", crew_id="cr-6425", planned_on="2026-06-30"),
    ]


def test_plan_order_is_allowed(bench: Bench) -> None:
    bench.call("plan_order", work_order_id="wo-6081", crew_id="cr-9519", planned_on="2026-07-09")


def test_plan_order_is_refused_because_the_order_must_be_open(bench: Bench) -> None:
    sentence = bench.refusal("plan_order", work_order_id="wo-1141", crew_id="cr-6425", planned_on="2026-05-26")
    assert sentence == "The order must be open."


def test_plan_order_is_refused_because_the_crew_is_barred(bench: Bench) -> None:
    bench.arrange("crews", "cr-1757", status="barred")
    sentence = bench.refusal("plan_order", work_order_id="wo-5407", crew_id="cr-1757", planned_on="2026-06-13")
    assert sentence == "The crew is barred."


def test_plan_order_is_refused_because_the_crew_does_not_reach_that_high(bench: Bench) -> None:
    sentence = bench.refusal("plan_order", work_order_id="wo-9944", crew_id="cr-6425", planned_on="2026-06-12")
    assert sentence == "The crew does not reach that high."


def test_plan_order_is_refused_because_the_crew_has_too_many_orders_already(bench: Bench) -> None:
    bench.arrange("crews", "cr-9519", most_orders=5)
    sentence = bench.refusal("plan_order", work_order_id="wo-3457", crew_id="cr-9519", planned_on="2026-06-30")
    assert sentence == "The crew has too many orders already."


def test_plan_order_is_refused_because_work_is_planned_for_tomorrow_at_the_earliest(bench: Bench) -> None:
    sentence = bench.refusal("plan_order", work_order_id="wo-2916", crew_id="cr-5582", planned_on="2026-06-16")
    assert sentence == "Work is planned for tomorrow at the earliest."


@pytest.mark.parametrize(
    "arguments",
    [
        {"work_order_id": "wo-5407", "crew_id": "cr-1757", "planned_on": "2026-07-09"},
        {"work_order_id": "wo-2510", "crew_id": "cr-7187", "planned_on": "2026-07-01"},
    ],
)
def test_plan_order_is_refused_because_a_nest_in_the_tree_is_protected_on_that_day(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("plan_order", **arguments) == "A nest in the tree is protected on that day."


def test_postpone_order_sets_planned_on_to_2026_07_01(bench: Bench) -> None:
    bench.call("postpone_order", work_order_id="wo-9807", planned_on="2026-07-01")
    assert bench.changes() == [updated("work_orders", "wo-9807", planned_on="2026-07-01")]


def test_postpone_order_is_allowed(bench: Bench) -> None:
    bench.call("postpone_order", work_order_id="wo-3545", planned_on="2026-06-23")


def test_postpone_order_is_allowed_when_emergency_is_false(bench: Bench) -> None:
    bench.arrange("work_orders", "wo-3545", emergency=False)
    bench.call("postpone_order", work_order_id="wo-3545", planned_on="2026-06-23")


def test_postpone_order_is_refused_because_the_order_is_not_planned(bench: Bench) -> None:
    sentence = bench.refusal("postpone_order", work_order_id="wo-1138", planned_on="2026-04-28")
    assert sentence == "The order is not planned."


def test_postpone_order_is_refused_because_the_new_date_must_be_later_than_the_old_one(bench: Bench) -> None:
    sentence = bench.refusal("postpone_order", work_order_id="wo-5995", planned_on="2026-06-10")
    assert sentence == "The new date must be later than the old one."


@pytest.mark.parametrize(
    "arguments",
    [
        {"work_order_id": "wo-3545", "planned_on": "2026-06-24"},
        {"work_order_id": "wo-9807", "planned_on": "2026-08-16"},
    ],
)
def test_postpone_order_is_refused_because_that_is_too_far_away(bench: Bench, arguments: dict[str, Json]) -> None:
    assert bench.refusal("postpone_order", **arguments) == "That is too far away."


def test_postpone_order_is_refused_because_a_nest_in_the_tree_is_protected_on_that_day(bench: Bench) -> None:
    bench.arrange("work_orders", "wo-3545", emergency=False)
    bench.arrange("nests", "ne-9620", protected_until="2026-06-23")
    sentence = bench.refusal("postpone_order", work_order_id="wo-3545", planned_on="2026-06-23")
    assert sentence == "A nest in the tree is protected on that day."


def test_finish_order_sets_status_to_done(bench: Bench) -> None:
    bench.arrange("work_orders", "wo-5995", tree_id="tr-1414")
    bench.call("finish_order", work_order_id="wo-5995")
    assert bench.changes() == [updated("work_orders", "wo-5995", status="done")]


def test_finish_order_sets_status_to_done_and_sets_status_to_used(bench: Bench) -> None:
    bench.arrange("work_orders", "wo-5995", tree_id="tr-1414", kind="felling")
    bench.call("finish_order", work_order_id="wo-5995")
    assert bench.changes() == [
        updated("permits", "pe-1933", status="used"),
        updated("trees", "tr-1414", status="felled"),
        updated("work_orders", "wo-5995", status="done"),
    ]


def test_finish_order_is_allowed(bench: Bench) -> None:
    bench.arrange("work_orders", "wo-3674", kind="felling")
    bench.call("finish_order", work_order_id="wo-3674")


def test_finish_order_is_refused_because_the_order_must_be_planned(bench: Bench) -> None:
    assert bench.refusal("finish_order", work_order_id="wo-1141") == "The order must be planned."


def test_finish_order_is_refused_because_the_order_is_planned_for_a_later_day(bench: Bench) -> None:
    assert bench.refusal("finish_order", work_order_id="wo-1453") == "The order is planned for a later day."


def test_cancel_order_sets_status_to_cancelled(bench: Bench) -> None:
    bench.call("cancel_order", work_order_id="wo-1138")
    assert bench.changes() == [updated("work_orders", "wo-1138", status="cancelled")]


def test_cancel_order_is_allowed(bench: Bench) -> None:
    bench.arrange("work_orders", "wo-9807", planned_on="2026-06-19")
    bench.call("cancel_order", work_order_id="wo-9807")


def test_cancel_order_is_refused_because_the_order_must_be_open_or_planned(bench: Bench) -> None:
    assert bench.refusal("cancel_order", work_order_id="wo-1141") == "The order must be open or planned."


def test_cancel_order_is_refused_because_a_safety_critical_order_must_be_carried_out(bench: Bench) -> None:
    assert bench.refusal("cancel_order", work_order_id="wo-3646") == "A safety-critical order must be carried out."


def test_cancel_order_is_refused_because_the_crew_needs_two_days_notice(bench: Bench) -> None:
    bench.arrange("work_orders", "wo-9807", planned_on="2026-06-18")
    assert bench.refusal("cancel_order", work_order_id="wo-9807") == "The crew needs two days' notice."
