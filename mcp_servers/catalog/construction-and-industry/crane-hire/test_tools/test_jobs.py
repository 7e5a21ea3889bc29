"""Tests of the tools for jobs of Nordkai mobile cranes."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"load": "pot"},
            ["jo-8702", "jo-4836", "jo-6022", "jo-3343", "jo-7393", "jo-6195", "jo-7287", "jo-7650", "jo-5317"],
        ),
        (
            {"day_of_lift_from": "2026-10-11"},
            [
                "jo-1034",
                "jo-4184",
                "jo-5230",
                "jo-5317",
                "jo-9145",
                "jo-9292",
                "jo-9925",
                "jo-2390",
                "jo-2798",
                "jo-3300",
            ],
        ),
        ({"customer_id": "cu-1175"}, ["jo-9090"]),
        ({"crane_id": "cr-3347"}, ["jo-8789", "jo-1407", "jo-3593"]),
        (
            {"operator_id": "op-5945"},
            [
                "jo-2438",
                "jo-1942",
                "jo-8461",
                "jo-4530",
                "jo-4877",
                "jo-9785",
                "jo-5318",
                "jo-1411",
                "jo-7416",
                "jo-7768",
            ],
        ),
        (
            {"status": "asked"},
            [
                "jo-1782",
                "jo-5679",
                "jo-3670",
                "jo-1034",
                "jo-4184",
                "jo-9145",
                "jo-9925",
                "jo-3300",
                "jo-4930",
                "jo-3360",
            ],
        ),
        (
            {"critical": True},
            [
                "jo-3328",
                "jo-9459",
                "jo-5206",
                "jo-3052",
                "jo-4874",
                "jo-7545",
                "jo-8313",
                "jo-5055",
                "jo-2631",
                "jo-3774",
            ],
        ),
        (
            {"on_street": True},
            [
                "jo-5272",
                "jo-8328",
                "jo-9459",
                "jo-3052",
                "jo-1942",
                "jo-7214",
                "jo-5391",
                "jo-2859",
                "jo-7545",
                "jo-2644",
            ],
        ),
        ({"number": "LJ-8825"}, ["jo-3670"]),
        (
            {"until": "2026-09-25"},
            [
                "jo-5814",
                "jo-2438",
                "jo-5272",
                "jo-3328",
                "jo-8328",
                "jo-9459",
                "jo-5206",
                "jo-3052",
                "jo-4874",
                "jo-1942",
            ],
        ),
    ],
)
def test_find_lift_jobs_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_lift_jobs", **filters) == ids


def test_find_lift_jobs_counts(bench: Bench) -> None:
    assert bench.call("find_lift_jobs", until="2026-09-25")["total"] == 31


def test_find_lift_jobs_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_lift_jobs", page=15) == ["jo-9545", "jo-1407", "jo-1853", "jo-9012", "jo-8597", "jo-3593"]


def test_find_lift_jobs_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_lift_jobs", number="Unheard of") == []


def test_get_lift_job_shows_the_lift_job(bench: Bench) -> None:
    result = bench.call("get_lift_job", job_id="jo-3300")
    assert result == {
        "id": "jo-3300",
        "number": "LJ-1059",
        "customer_id": "cu-4766",
        "load": "Transformer",
        "weight": 12300,
        "radius": 10,
        "critical": False,
        "on_street": True,
        "day_of_lift": "2026-10-12",
        "status": "asked",
        "price": 0,
        "remark": "Power line too near.",
        "customer_name": "Longship Builders",
        "capacity_needed": 51250,
        "permits_granted": 0,
        "days_left": 6,
    }


def test_report_lift_jobs_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_lift_jobs", status="put_off", day_of_lift_from="2026-10-17") == []


def test_report_lift_jobs_adds_up(bench: Bench) -> None:
    result = bench.call("report_lift_jobs", page=3)
    assert result == {
        "items": [
            {"customer_name": "Whitaker Roofing", "jobs": 6, "total": 880000, "heaviest": 17900},
            {"customer_name": "Yates Paving", "jobs": 3, "total": 470000, "heaviest": 15300},
            {"customer_name": "van Dam & Korhonen Landscaping", "jobs": 6, "total": 800000, "heaviest": 16900},
        ],
        "total": 23,
    }


def test_report_lift_jobs_adds_up_with_day_of_lift_from(bench: Bench) -> None:
    result = bench.call("report_lift_jobs", day_of_lift_from="2026-09-19")
    assert result == {
        "items": [
            {"customer_name": "Boateng & Partners Brickwork", "jobs": 8, "total": 1080000, "heaviest": 17500},
            {"customer_name": "Colsea Joinery", "jobs": 14, "total": 1580000, "heaviest": 18000},
            {"customer_name": "Eastgate Electrical", "jobs": 4, "total": 590000, "heaviest": 8600},
            {"customer_name": "Foley & Partners Scaffolding", "jobs": 5, "total": 590000, "heaviest": 11300},
            {"customer_name": "Garner & Banerjee Scaffolding", "jobs": 1, "total": 170000, "heaviest": 3500},
            {"customer_name": "Hearth Heating & Plumbing", "jobs": 2, "total": 380000, "heaviest": 8500},
            {"customer_name": "Inoue & Sons Plastering", "jobs": 9, "total": 830000, "heaviest": 13200},
            {"customer_name": "Little Marness Groundworks", "jobs": 7, "total": 1100000, "heaviest": 17200},
            {"customer_name": "Longship Builders", "jobs": 20, "total": 1850000, "heaviest": 15000},
            {"customer_name": "Mansour & Co. Paving", "jobs": 1, "total": 100000, "heaviest": 800},
        ],
        "total": 23,
        "next_page": 2,
    }


def test_report_lift_jobs_adds_up_with_status_and_critical(bench: Bench) -> None:
    result = bench.call("report_lift_jobs", status="approved", critical=True)
    assert result == {
        "items": [
            {"customer_name": "Boateng & Partners Brickwork", "jobs": 3, "total": 670000, "heaviest": 17500},
            {"customer_name": "Garner & Banerjee Scaffolding", "jobs": 1, "total": 170000, "heaviest": 3500},
        ],
        "total": 2,
    }


def test_ask_for_lift_adds_a_lift_job(bench: Bench) -> None:
    bench.call(
        "ask_for_lift",
        number="New LJ-4990",
        customer_id="cu-9224",
        load="Precast stair",
        weight=8300,
        radius=12,
        day_of_lift="2026-10-08",
        on_street=False,
    )
    assert bench.changes() == [
        inserted(
            "jobs",
            "jo-1600",
            number="New LJ-4990",
            customer_id="cu-9224",
            load="Precast stair",
            weight=8300,
            radius=12,
            critical=0,
            on_street=0,
            day_of_lift="2026-10-08",
            status="asked",
            price=0,
        ),
    ]


def test_ask_for_lift_adds_a_lift_job_with_critical(bench: Bench) -> None:
    bench.call(
        "ask_for_lift",
        number="New LJ-9088",
        customer_id="cu-1349",
        load="Tank",
        weight=8700,
        radius=12,
        day_of_lift="2026-10-09",
        critical=True,
    )
    assert bench.changes() == [
        inserted(
            "jobs",
            "jo-1600",
            number="New LJ-9088",
            customer_id="cu-1349",
            load="Tank",
            weight=8700,
            radius=12,
            critical=1,
            on_street=0,
            day_of_lift="2026-10-09",
            status="asked",
            price=0,
        ),
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        {
            "number": "New LJ-3396",
            "customer_id": "cu-7987",
            "load": "Container",
            "weight": 8100,
            "radius": 11,
            "day_of_lift": "2026-10-21",
        },
        {
            "number": "New LJ-4990",
            "customer_id": "cu-5175",
            "load": "Precast stair",
            "weight": 40000,
            "radius": 12,
            "day_of_lift": "2026-10-08",
        },
        {
            "number": "New LJ-4060",
            "customer_id": "cu-2576",
            "load": "Tank",
            "weight": 3700,
            "radius": 18,
            "day_of_lift": "2026-10-11",
            "on_street": True,
        },
    ],
)
def test_ask_for_lift_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("ask_for_lift", **arguments)


def test_ask_for_lift_is_refused_because_argument_weight_must_be_at_least_100(bench: Bench) -> None:
    sentence = bench.refusal("ask_for_lift", number="New LJ-9088", customer_id="cu-1349", load="Tank", weight=99)
    assert sentence == "Argument 'weight' must be at least 100."


def test_ask_for_lift_is_refused_because_argument_weight_must_be_at_most_100000(bench: Bench) -> None:
    sentence = bench.refusal("ask_for_lift", number="New LJ-9088", customer_id="cu-1349", load="Tank", weight=100001)
    assert sentence == "Argument 'weight' must be at most 100000."


def test_ask_for_lift_is_refused_because_argument_radius_must_be_at_most_50(bench: Bench) -> None:
    sentence = bench.refusal(
        "ask_for_lift",
        number="New LJ-4990",
        customer_id="cu-5175",
        load="Precast stair",
        weight=8300,
        radius=51,
    )
    assert sentence == "Argument 'radius' must be at most 50."


def test_ask_for_lift_is_refused_because_a_lift_is_asked_for_two_days_ahead_or_five_on_a(bench: Bench) -> None:
    sentence = bench.refusal(
        "ask_for_lift",
        number="New LJ-3396",
        customer_id="cu-6279",
        load="Window front",
        weight=1000,
        radius=19,
        day_of_lift="2026-09-17",
    )
    assert sentence == "A lift is asked for two days ahead, or five on a street."


def test_ask_for_lift_is_refused_because_no_crane_lifts_this_load_at_that_radius(bench: Bench) -> None:
    sentence = bench.refusal(
        "ask_for_lift",
        number="New LJ-9088",
        customer_id="cu-1349",
        load="Tank",
        weight=40001,
        radius=12,
        day_of_lift="2026-10-09",
    )
    assert sentence == "No crane lifts this load at that radius."


def test_ask_for_lift_is_refused_because_the_customer_has_a_bill_overdue_for_more_than_ten(bench: Bench) -> None:
    sentence = bench.refusal(
        "ask_for_lift",
        number="New LJ-9088",
        customer_id="cu-4766",
        load="Bridge beam",
        weight=11200,
        radius=17,
        day_of_lift="2026-11-05",
    )
    assert sentence == "The customer has a bill overdue for more than ten days."


def test_ask_for_lift_is_refused_because_another_lift_job_already_has_this_job_number(bench: Bench) -> None:
    sentence = bench.refusal(
        "ask_for_lift",
        number="LJ-9088",
        customer_id="cu-6279",
        load="Chiller",
        weight=7300,
        radius=13,
        day_of_lift="2026-10-26",
    )
    assert sentence == "Another lift job already has this job number."


def test_plan_job_changes_the_lift_job(bench: Bench) -> None:
    bench.call("plan_job", job_id="jo-2629", crane_id="cr-8953", operator_id="op-9283")
    assert bench.changes() == [
        updated(
            "jobs",
            "jo-2629",
            status="planned",
            crane_id="cr-8953",
            operator_id="op-9283",
            price=270000,
            planner_id="pl-8754",
        ),
    ]


def test_plan_job_changes_the_lift_job_2(bench: Bench) -> None:
    bench.call("plan_job", job_id="jo-3478", crane_id="cr-1552", operator_id="op-7050")
    assert bench.changes() == [
        updated(
            "jobs",
            "jo-3478",
            status="planned",
            crane_id="cr-1552",
            operator_id="op-7050",
            price=100000,
            planner_id="pl-8754",
        ),
    ]


def test_plan_job_is_allowed(bench: Bench) -> None:
    bench.call("plan_job", job_id="jo-3360", crane_id="cr-9197", operator_id="op-5157")


def test_plan_job_is_refused_because_the_lift_job_must_be_asked_or_put_off(bench: Bench) -> None:
    sentence = bench.refusal("plan_job", job_id="jo-2644", crane_id="cr-2955", operator_id="op-4743")
    assert sentence == "The lift job must be asked or put off."


def test_plan_job_is_refused_because_the_crane_is_in_the_workshop(bench: Bench) -> None:
    sentence = bench.refusal("plan_job", job_id="jo-7650", crane_id="cr-3274", operator_id="op-9705")
    assert sentence == "The crane is in the workshop."


def test_plan_job_is_refused_because_the_cranes_test_ends_before_that_day(bench: Bench) -> None:
    sentence = bench.refusal("plan_job", job_id="jo-3360", crane_id="cr-9573", operator_id="op-5561")
    assert sentence == "The crane's test ends before that day."


def test_plan_job_is_refused_because_the_crane_is_too_weak_for_this_load_at_that_radius(bench: Bench) -> None:
    sentence = bench.refusal("plan_job", job_id="jo-3478", crane_id="cr-9573", operator_id="op-7050")
    assert sentence == "The crane is too weak for this load at that radius."


def test_plan_job_is_refused_because_the_crane_has_another_job_on_that_day(bench: Bench) -> None:
    sentence = bench.refusal("plan_job", job_id="jo-4930", crane_id="cr-5003", operator_id="op-5157")
    assert sentence == "The crane has another job on that day."


def test_plan_job_is_refused_because_the_operator_is_sick_or_the_licence_ends_before_that(bench: Bench) -> None:
    sentence = bench.refusal("plan_job", job_id="jo-8879", crane_id="cr-9197", operator_id="op-7368")
    assert sentence == "The operator is sick or the licence ends before that day."


@pytest.mark.parametrize(
    "arguments",
    [
        {"job_id": "jo-9145", "crane_id": "cr-3347", "operator_id": "op-6189"},
        {"job_id": "jo-4184", "crane_id": "cr-1682", "operator_id": "op-6189"},
    ],
)
def test_plan_job_is_refused_because_the_operator_has_no_licence_for_so_large_a_crane(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("plan_job", **arguments) == "The operator has no licence for so large a crane."


def test_plan_job_is_refused_because_the_operator_has_another_job_on_that_day(bench: Bench) -> None:
    sentence = bench.refusal("plan_job", job_id="jo-3300", crane_id="cr-6608", operator_id="op-9283")
    assert sentence == "The operator has another job on that day."


def test_approve_job_changes_the_lift_job(bench: Bench) -> None:
    bench.call("approve_job", job_id="jo-3350")
    assert bench.changes() == [updated("jobs", "jo-3350", status="approved", approver_id="pl-8754")]


def test_approve_job_is_allowed(bench: Bench) -> None:
    bench.arrange("jobs", "jo-2390", weight=9000)
    bench.call("approve_job", job_id="jo-2390")


def test_approve_job_is_refused_because_the_lift_job_must_be_planned(bench: Bench) -> None:
    assert bench.refusal("approve_job", job_id="jo-2644") == "The lift job must be planned."


def test_approve_job_is_refused_because_the_load_is_above_your_limit(bench: Bench) -> None:
    assert bench.refusal("approve_job", job_id="jo-9785") == "The load is above your limit."


def test_approve_job_is_refused_because_somebody_else_has_to_approve_a_critical_lift_that(bench: Bench) -> None:
    bench.arrange("jobs", "jo-2390", critical=True)
    sentence = bench.refusal("approve_job", job_id="jo-2390")
    assert sentence == "Somebody else has to approve a critical lift that you have planned."


def test_approve_job_is_refused_because_the_street_permit_is_missing(bench: Bench) -> None:
    assert bench.refusal("approve_job", job_id="jo-4556") == "The street permit is missing."


def test_approve_job_is_refused_because_the_crane_is_in_the_workshop(bench: Bench) -> None:
    bench.arrange("jobs", "jo-2390", crane_id="cr-3274")
    assert bench.refusal("approve_job", job_id="jo-2390") == "The crane is in the workshop."


def test_put_job_off_changes_the_lift_job(bench: Bench) -> None:
    bench.call("put_job_off", job_id="jo-1427", remark="Outrigger mat cracked.")
    assert bench.changes() == [
        updated(
            "jobs",
            "jo-1427",
            day_of_lift="2026-10-14",
            status="put_off",
            crane_id=None,
            operator_id=None,
            price=0,
            approver_id=None,
        ),
    ]


def test_put_job_off_is_refused_because_the_lift_job_must_be_approved(bench: Bench) -> None:
    assert bench.refusal("put_job_off", job_id="jo-2644") == "The lift job must be approved."


def test_put_job_off_is_refused_because_only_jobs_of_today_and_tomorrow_are_put_off(bench: Bench) -> None:
    bench.arrange("jobs", "jo-1427", day_of_lift="2026-10-08")
    assert bench.refusal("put_job_off", job_id="jo-1427") == "Only jobs of today and tomorrow are put off."


def test_finish_job_sets_status_to_done(bench: Bench) -> None:
    bench.call("finish_job", job_id="jo-4337")
    assert bench.changes() == [updated("jobs", "jo-4337", status="done")]


def test_finish_job_is_refused_because_the_lift_job_must_be_approved(bench: Bench) -> None:
    assert bench.refusal("finish_job", job_id="jo-2644") == "The lift job must be approved."


def test_finish_job_is_refused_because_the_day_of_the_lift_has_not_come(bench: Bench) -> None:
    assert bench.refusal("finish_job", job_id="jo-6904") == "The day of the lift has not come."


def test_cancel_job_changes_the_lift_job(bench: Bench) -> None:
    bench.call("cancel_job", job_id="jo-4556")
    assert bench.changes() == [
        updated("jobs", "jo-4556", status="cancelled", crane_id=None, operator_id=None, price=0, planner_id=None),
    ]


def test_cancel_job_changes_the_lift_job_when_job_id_is_jo_1407(bench: Bench) -> None:
    bench.call("cancel_job", job_id="jo-1407")
    assert bench.changes() == [
        updated(
            "jobs",
            "jo-1407",
            status="cancelled",
            crane_id=None,
            operator_id=None,
            price=0,
            planner_id=None,
            approver_id=None,
        ),
    ]


def test_cancel_job_changes_the_lift_job_when_day_of_lift_is_2026_10_07(bench: Bench) -> None:
    bench.arrange("jobs", "jo-4556", day_of_lift="2026-10-07")
    bench.call("cancel_job", job_id="jo-4556")
    assert bench.changes() == [
        updated("jobs", "jo-4556", status="cancelled", crane_id=None, operator_id=None, price=65000, planner_id=None),
    ]


def test_cancel_job_is_refused_because_the_lift_job_must_be_asked_or_planned_or_approved(bench: Bench) -> None:
    assert bench.refusal("cancel_job", job_id="jo-2644") == "The lift job must be asked or planned or approved."


def test_cancel_job_is_refused_because_the_day_of_the_lift_has_come(bench: Bench) -> None:
    assert bench.refusal("cancel_job", job_id="jo-4337") == "The day of the lift has come."
