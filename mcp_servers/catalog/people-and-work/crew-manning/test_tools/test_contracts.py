"""Tests of the tools for contracts of Brannock crew office."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"joins_from": "2026-07-18"}, ["co-1976", "co-2990", "co-2955", "co-8165", "co-2968"]),
        ({"seafarer_id": "se-4550"}, ["co-9343"]),
        ({"ship_kind": "tanker"}, ["co-1274", "co-9133"]),
        ({"rank": "cook"}, ["co-8808", "co-6597", "co-3911", "co-2955"]),
        ({"ship_id": "sh-5052"}, ["co-6597", "co-7938", "co-2799", "co-9466", "co-8930", "co-2848"]),
        (
            {"status": "finished"},
            [
                "co-3739",
                "co-5791",
                "co-7320",
                "co-3109",
                "co-5191",
                "co-3656",
                "co-9840",
                "co-1045",
                "co-7497",
                "co-6608",
            ],
        ),
        ({"number": "CT-89343"}, ["co-3656"]),
        (
            {"ends_until": "2026-02-04"},
            [
                "co-3739",
                "co-5791",
                "co-7320",
                "co-3109",
                "co-5191",
                "co-3656",
                "co-9840",
                "co-1045",
                "co-2517",
                "co-8808",
            ],
        ),
    ],
)
def test_find_contracts_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_contracts", **filters) == ids


def test_find_contracts_counts(bench: Bench) -> None:
    assert bench.call("find_contracts", ends_until="2026-02-04")["total"] == 17


def test_find_contracts_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_contracts", page=8) == ["co-2990", "co-2955", "co-8165", "co-2968"]


def test_find_contracts_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_contracts", number="Unheard of") == []


def test_get_contract_shows_the_contract(bench: Bench) -> None:
    result = bench.call("get_contract", contract_id="co-2517")
    assert result == {
        "id": "co-2517",
        "number": "CT-13311",
        "status": "withdrawn",
        "seafarer_id": "se-6586",
        "ship_id": "sh-9316",
        "wage": 6100,
        "joins_on": "2025-05-03",
        "months": 4,
        "ends_on": "2025-08-31",
        "planner_id": "pl-8094",
        "seafarer_name": "Jolanda Weber",
        "seafarer_rank": "mate",
        "ship_name": "MT Amber Horizon",
        "days_left": -269,
        "travel_cost": 0,
    }


def test_report_contracts_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_contracts", status="signed", rank="engineer", planner_id="pl-8094") == []


def test_report_contracts_adds_up(bench: Bench) -> None:
    result = bench.call("report_contracts", page=2)
    assert result == {
        "items": [
            {"ship_name": "MV Iron Albatross", "contracts": 7, "wages": 33300, "last_end": "2027-02-06"},
            {"ship_name": "MV Star Gannet", "contracts": 1, "wages": 5300, "last_end": "2026-11-20"},
        ],
        "total": 12,
    }


def test_report_contracts_adds_up_with_rank(bench: Bench) -> None:
    result = bench.call("report_contracts", rank="cook")
    assert result == {
        "items": [
            {"ship_name": "MT Amber Endeavour", "contracts": 1, "wages": 1600, "last_end": "2025-12-31"},
            {"ship_name": "MT Fair Meridian", "contracts": 1, "wages": 1200, "last_end": "2026-02-04"},
            {"ship_name": "MV Iron Albatross", "contracts": 2, "wages": 4200, "last_end": "2027-01-17"},
        ],
        "total": 3,
    }


def test_report_contracts_adds_up_with_status_and_planner_id(bench: Bench) -> None:
    result = bench.call("report_contracts", status="withdrawn", planner_id="pl-5033")
    assert result == {
        "items": [{"ship_name": "MT Amber Endeavour", "contracts": 1, "wages": 1600, "last_end": "2025-12-31"}],
        "total": 1,
    }


def test_plan_contract_adds_a_contract(bench: Bench) -> None:
    bench.call(
        "plan_contract",
        number="New CT-43693",
        seafarer_id="se-4292",
        ship_id="sh-4482",
        joins_on="2026-08-25",
        months=3,
        wage=6300,
    )
    assert bench.changes() == [
        inserted(
            "contracts",
            "co-1987",
            number="New CT-43693",
            status="planned",
            seafarer_id="se-4292",
            ship_id="sh-4482",
            wage=6300,
            joins_on="2026-08-25",
            months=3,
            ends_on="2026-11-23",
            planner_id="pl-8094",
        ),
    ]


def test_plan_contract_is_refused_because_argument_months_must_be_at_most_9(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_contract",
        number="CT-03261",
        seafarer_id="se-4292",
        ship_id="sh-4482",
        joins_on="2026-08-25",
        months=10,
    )
    assert sentence == "Argument 'months' must be at most 9."


def test_plan_contract_is_refused_because_argument_wage_must_be_at_least_800(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_contract",
        number="CT-03261",
        seafarer_id="se-4292",
        ship_id="sh-4482",
        joins_on="2026-08-25",
        months=3,
        wage=799,
    )
    assert sentence == "Argument 'wage' must be at least 800."


def test_plan_contract_is_refused_because_the_seafarer_is_not_available(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_contract",
        number="New CT-87844",
        seafarer_id="se-2738",
        ship_id="sh-1187",
        joins_on="2025-05-10",
        months=8,
        wage=5900,
    )
    assert sentence == "The seafarer is not available."


def test_plan_contract_is_refused_because_the_ship_is_laid_up(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_contract",
        number="CT-87844",
        seafarer_id="se-1458",
        ship_id="sh-3818",
        joins_on="2026-07-12",
        months=6,
        wage=5900,
    )
    assert sentence == "The ship is laid up."


def test_plan_contract_is_refused_because_a_contract_is_planned_two_days_ahead(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_contract",
        number="CT-87844",
        seafarer_id="se-6559",
        ship_id="sh-7512",
        joins_on="2025-06-16",
        months=3,
        wage=6100,
    )
    assert sentence == "A contract is planned two days ahead."


def test_plan_contract_is_refused_because_a_contract_is_planned_at_most_90_days_ahead(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_contract",
        number="CT-03261",
        seafarer_id="se-4292",
        ship_id="sh-4482",
        joins_on="2026-08-26",
        months=3,
        wage=6300,
    )
    assert sentence == "A contract is planned at most 90 days ahead."


def test_plan_contract_is_refused_because_the_seafarer_has_a_contract_already(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_contract",
        number="CT-43693",
        seafarer_id="se-8166",
        ship_id="sh-5997",
        joins_on="2026-05-29",
        months=9,
        wage=8100,
    )
    assert sentence == "The seafarer has a contract already."


def test_plan_contract_is_refused_because_the_seafarer_has_not_been_ashore_for_30_days_by(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_contract",
        number="CT-03261",
        seafarer_id="se-4292",
        ship_id="sh-4482",
        joins_on="2026-06-01",
        months=3,
        wage=6300,
    )
    assert sentence == "The seafarer has not been ashore for 30 days by then."


def test_plan_contract_is_refused_because_the_medical_certificate_does_not_last_that_long(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_contract",
        number="CT-43693",
        seafarer_id="se-6537",
        ship_id="sh-9924",
        joins_on="2026-07-25",
        months=9,
        wage=1600,
    )
    assert sentence == "The medical certificate does not last that long."


@pytest.mark.parametrize(
    "arguments",
    [
        {
            "number": "CT-43693",
            "seafarer_id": "se-6537",
            "ship_id": "sh-6017",
            "joins_on": "2026-06-24",
            "months": 8,
            "wage": 6500,
        },
        {
            "number": "CT-61864",
            "seafarer_id": "se-9773",
            "ship_id": "sh-8594",
            "joins_on": "2026-07-18",
            "months": 9,
            "wage": 5600,
        },
        {
            "number": "CT-03261",
            "seafarer_id": "se-4292",
            "ship_id": "sh-4482",
            "joins_on": "2026-08-25",
            "months": 7,
            "wage": 6300,
        },
    ],
)
def test_plan_contract_is_refused_because_the_basic_safety_certificate_does_not_last_that(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("plan_contract", **arguments) == "The basic safety certificate does not last that long."


def test_plan_contract_is_refused_because_the_seafarer_has_no_valid_tanker_certificate(bench: Bench) -> None:
    bench.arrange("contracts", "co-1045", seafarer_id="se-4292")
    sentence = bench.refusal(
        "plan_contract",
        number="New CT-72013",
        seafarer_id="se-4292",
        ship_id="sh-1639",
        joins_on="2026-06-06",
        months=3,
        wage=5600,
    )
    assert sentence == "The seafarer has no valid tanker certificate."


def test_plan_contract_is_refused_because_another_contract_already_has_this_contract_number(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_contract",
        number="CT-03261",
        seafarer_id="se-4292",
        ship_id="sh-4482",
        joins_on="2026-06-03",
        months=3,
        wage=6300,
    )
    assert sentence == "Another contract already has this contract number."


def test_plan_contract_is_refused_because_another_contract_already_has_this_contract_number_2(bench: Bench) -> None:
    bench.arrange("certificates", "ce-2121", valid_until="2026-11-23")
    sentence = bench.refusal(
        "plan_contract",
        number="CT-03261",
        seafarer_id="se-4292",
        ship_id="sh-4482",
        joins_on="2026-08-25",
        months=3,
        wage=6300,
    )
    assert sentence == "Another contract already has this contract number."


def test_sign_contract_sets_status_to_signed(bench: Bench) -> None:
    bench.call("sign_contract", contract_id="co-1066")
    assert bench.changes() == [updated("contracts", "co-1066", status="signed")]


def test_sign_contract_is_allowed(bench: Bench) -> None:
    bench.call("sign_contract", contract_id="co-6125")


def test_sign_contract_is_refused_because_the_contract_must_be_planned(bench: Bench) -> None:
    assert bench.refusal("sign_contract", contract_id="co-2779") == "The contract must be planned."


def test_sign_contract_is_refused_because_the_wage_is_above_your_limit(bench: Bench) -> None:
    assert bench.refusal("sign_contract", contract_id="co-3563") == "The wage is above your limit."


def test_sign_contract_is_refused_because_the_seafarer_is_not_available(bench: Bench) -> None:
    bench.arrange("contracts", "co-1248", seafarer_id="se-6586")
    assert bench.refusal("sign_contract", contract_id="co-1248") == "The seafarer is not available."


def test_sign_contract_is_refused_because_the_medical_certificate_does_not_last_to_the_end(bench: Bench) -> None:
    assert bench.refusal("sign_contract", contract_id="co-2579") == "The medical certificate does not last to the end."


def test_sign_contract_is_refused_because_the_basic_safety_certificate_will_have_run_out(bench: Bench) -> None:
    assert bench.refusal("sign_contract", contract_id="co-5230") == "The basic safety certificate will have run out."


def test_sign_contract_is_refused_because_the_certificate_for_the_bridge_is_missing(bench: Bench) -> None:
    bench.arrange("contracts", "co-1248", wage=8500)
    assert bench.refusal("sign_contract", contract_id="co-1248") == "The certificate for the bridge is missing."


def test_sign_contract_is_refused_because_the_certificate_for_the_bridge_is_missing_2(bench: Bench) -> None:
    bench.arrange("contracts", "co-1248", joins_on="2026-10-18")
    assert bench.refusal("sign_contract", contract_id="co-1248") == "The certificate for the bridge is missing."


def test_sign_contract_is_refused_because_the_certificate_for_the_bridge_is_missing_3(bench: Bench) -> None:
    bench.arrange("contracts", "co-1866", seafarer_id="se-8660", ends_on="2027-01-29")
    assert bench.refusal("sign_contract", contract_id="co-1866") == "The certificate for the bridge is missing."


def test_sign_contract_is_refused_because_the_certificate_for_the_engine_is_missing(bench: Bench) -> None:
    assert bench.refusal("sign_contract", contract_id="co-2990") == "The certificate for the engine is missing."


def test_sign_on_changes_the_contract_and_sets_ashore_since_to_missing(bench: Bench) -> None:
    bench.call("sign_on", contract_id="co-3593")
    assert bench.changes() == [
        updated("contracts", "co-3593", status="on_board", joins_on="2026-05-27", ends_on="2027-01-22"),
        updated("seafarers", "se-8166", ashore_since=None),
    ]


def test_sign_on_changes_the_contract_and_sets_ashore_since_to_missing_2(bench: Bench) -> None:
    bench.arrange("contracts", "co-7881", joins_on="2026-05-20")
    bench.call("sign_on", contract_id="co-7881")
    assert bench.changes() == [
        updated("contracts", "co-7881", status="on_board", joins_on="2026-05-27", ends_on="2026-11-23"),
        updated("seafarers", "se-2743", ashore_since=None),
        updated("travels", "tr-5875", status="used"),
    ]


def test_sign_on_is_refused_because_the_contract_must_be_signed(bench: Bench) -> None:
    assert bench.refusal("sign_on", contract_id="co-1066") == "The contract must be signed."


def test_sign_on_is_refused_because_the_day_of_joining_is_more_than_two_days_away(bench: Bench) -> None:
    bench.arrange("contracts", "co-7881", joins_on="2026-05-30")
    assert bench.refusal("sign_on", contract_id="co-7881") == "The day of joining is more than two days away."


def test_sign_on_is_refused_because_the_day_of_joining_is_more_than_a_week_ago(bench: Bench) -> None:
    bench.arrange("contracts", "co-7881", joins_on="2026-05-19")
    assert bench.refusal("sign_on", contract_id="co-7881") == "The day of joining is more than a week ago."


def test_sign_on_is_refused_because_the_ship_is_laid_up(bench: Bench) -> None:
    bench.arrange("ships", "sh-7199", status="laid_up")
    assert bench.refusal("sign_on", contract_id="co-7881") == "The ship is laid up."


def test_sign_on_is_refused_because_the_ship_has_two_people_of_this_rank_on_board(bench: Bench) -> None:
    bench.arrange("contracts", "co-4461", ship_id="sh-9994")
    assert bench.refusal("sign_on", contract_id="co-4461") == "The ship has two people of this rank on board."


def test_sign_off_changes_the_contract_and_sets_ashore_since_to_2026_05_27(bench: Bench) -> None:
    bench.call("sign_off", contract_id="co-9373", ill=True)
    assert bench.changes() == [
        updated("contracts", "co-9373", status="finished", ends_on="2026-05-27"),
        updated("seafarers", "se-3195", ashore_since="2026-05-27"),
    ]


def test_sign_off_is_refused_because_the_contract_must_be_on_board(bench: Bench) -> None:
    assert bench.refusal("sign_off", contract_id="co-1066") == "The contract must be on board."


def test_sign_off_is_refused_because_the_contract_runs_for_more_than_a_month_yet(bench: Bench) -> None:
    bench.arrange("contracts", "co-9373", ends_on="2026-06-27")
    assert bench.refusal("sign_off", contract_id="co-9373") == "The contract runs for more than a month yet."


def test_sign_off_is_refused_because_no_relief_of_this_rank_is_on_board_or_about_to_join(bench: Bench) -> None:
    assert bench.refusal("sign_off", contract_id="co-1468") == "No relief of this rank is on board or about to join."


def test_sign_off_is_refused_because_no_relief_of_this_rank_is_on_board_or_about_to_join_2(bench: Bench) -> None:
    bench.arrange("contracts", "co-9373", ends_on="2026-06-26")
    assert bench.refusal("sign_off", contract_id="co-9373") == "No relief of this rank is on board or about to join."


def test_extend_contract_changes_the_contract(bench: Bench) -> None:
    bench.call("extend_contract", contract_id="co-1468", extra=1)
    assert bench.changes() == [updated("contracts", "co-1468", months=7, ends_on="2026-04-14")]


def test_extend_contract_is_allowed(bench: Bench) -> None:
    bench.arrange("contracts", "co-4422", ends_on="2026-04-22")
    bench.call("extend_contract", contract_id="co-4422", extra=1)


def test_extend_contract_is_refused_because_argument_extra_must_be_at_most_2(bench: Bench) -> None:
    assert bench.refusal("extend_contract", contract_id="co-4422", extra=3) == "Argument 'extra' must be at most 2."


def test_extend_contract_is_refused_because_the_seafarer_is_not_on_board(bench: Bench) -> None:
    assert bench.refusal("extend_contract", contract_id="co-1066", extra=2) == "The seafarer is not on board."


def test_extend_contract_is_refused_because_nobody_stays_on_board_for_more_than_nine_months(bench: Bench) -> None:
    sentence = bench.refusal("extend_contract", contract_id="co-2779", extra=1)
    assert sentence == "Nobody stays on board for more than nine months."


def test_extend_contract_is_refused_because_a_contract_is_extended_in_its_last_two_months(bench: Bench) -> None:
    bench.arrange("contracts", "co-4422", ends_on="2026-07-27")
    sentence = bench.refusal("extend_contract", contract_id="co-4422", extra=1)
    assert sentence == "A contract is extended in its last two months."


def test_extend_contract_is_refused_because_the_medical_certificate_does_not_last_that_long(bench: Bench) -> None:
    bench.arrange("contracts", "co-4422", ends_on="2026-07-26")
    sentence = bench.refusal("extend_contract", contract_id="co-4422", extra=1)
    assert sentence == "The medical certificate does not last that long."


def test_change_ship_sets_ship_id_to_sh_7512(bench: Bench) -> None:
    bench.call("change_ship", contract_id="co-2579", ship_id="sh-7512")
    assert bench.changes() == [updated("contracts", "co-2579", ship_id="sh-7512")]


def test_change_ship_is_allowed(bench: Bench) -> None:
    bench.arrange("contracts", "co-1066", seafarer_id="se-9900")
    bench.call("change_ship", contract_id="co-1066", ship_id="sh-6017")


def test_change_ship_is_refused_because_the_seafarer_has_joined_already_or_the_contract_is(bench: Bench) -> None:
    sentence = bench.refusal("change_ship", contract_id="co-9840", ship_id="sh-9316")
    assert sentence == "The seafarer has joined already, or the contract is over."


def test_change_ship_is_refused_because_the_contract_is_for_this_ship_already(bench: Bench) -> None:
    sentence = bench.refusal("change_ship", contract_id="co-2579", ship_id="sh-9316")
    assert sentence == "The contract is for this ship already."


def test_change_ship_is_refused_because_the_ship_is_laid_up(bench: Bench) -> None:
    assert bench.refusal("change_ship", contract_id="co-2579", ship_id="sh-3818") == "The ship is laid up."


def test_change_ship_is_refused_because_the_seafarer_has_no_valid_tanker_certificate(bench: Bench) -> None:
    sentence = bench.refusal("change_ship", contract_id="co-8146", ship_id="sh-8834")
    assert sentence == "The seafarer has no valid tanker certificate."


def test_change_ship_is_refused_because_a_journey_to_the_other_ship_is_booked(bench: Bench) -> None:
    sentence = bench.refusal("change_ship", contract_id="co-9466", ship_id="sh-7512")
    assert sentence == "A journey to the other ship is booked."


def test_withdraw_contract_sets_status_to_withdrawn_and_sets_status_to_cancelled(bench: Bench) -> None:
    bench.call("withdraw_contract", contract_id="co-9466")
    assert bench.changes() == [
        updated("contracts", "co-9466", status="withdrawn"),
        updated("travels", "tr-2780", status="cancelled"),
    ]


def test_withdraw_contract_sets_status_to_withdrawn(bench: Bench) -> None:
    bench.arrange("travels", "tr-2780", status="used")
    bench.call("withdraw_contract", contract_id="co-9466")
    assert bench.changes() == [updated("contracts", "co-9466", status="withdrawn")]


def test_withdraw_contract_is_allowed(bench: Bench) -> None:
    bench.arrange("contracts", "co-3593", joins_on="2026-05-30")
    bench.call("withdraw_contract", contract_id="co-3593")


def test_withdraw_contract_is_refused_because_the_contract_must_be_planned_or_signed(bench: Bench) -> None:
    assert bench.refusal("withdraw_contract", contract_id="co-3656") == "The contract must be planned or signed."


def test_withdraw_contract_is_refused_because_a_signed_contract_is_withdrawn_three_days(bench: Bench) -> None:
    sentence = bench.refusal("withdraw_contract", contract_id="co-5907")
    assert sentence == "A signed contract is withdrawn three days ahead at the latest."
