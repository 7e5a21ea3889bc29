"""Tests of the tools for sales of Larkspur estate agents."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"seller_id": "se-5846"}, ["sa-6013", "sa-6752"]),
        (
            {"closes_until": "2026-03-19"},
            [
                "sa-1491",
                "sa-8397",
                "sa-2229",
                "sa-6304",
                "sa-9710",
                "sa-8499",
                "sa-1467",
                "sa-7746",
                "sa-5161",
                "sa-1199",
            ],
        ),
        ({"house_id": "ho-6027"}, ["sa-6752"]),
        ({"buyer_id": "bu-8631"}, ["sa-9710", "sa-5369"]),
        ({"status": "fallen_through"}, ["sa-7598", "sa-5369", "sa-3785", "sa-1573"]),
        (
            {"deposit_paid": True},
            [
                "sa-1491",
                "sa-8397",
                "sa-2229",
                "sa-7545",
                "sa-6304",
                "sa-9710",
                "sa-8499",
                "sa-9278",
                "sa-1467",
                "sa-3785",
            ],
        ),
        ({"number": "SA-5443"}, ["sa-1491"]),
        (
            {"agreed_until": "2026-01-12"},
            [
                "sa-1491",
                "sa-8397",
                "sa-2229",
                "sa-7545",
                "sa-6304",
                "sa-7598",
                "sa-9710",
                "sa-8499",
                "sa-9278",
                "sa-1467",
            ],
        ),
    ],
)
def test_find_sales_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_sales", **filters) == ids


def test_find_sales_counts(bench: Bench) -> None:
    assert bench.call("find_sales", agreed_until="2026-01-12")["total"] == 37


def test_find_sales_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_sales", page=3)
    assert ids == [
        "sa-2462",
        "sa-4048",
        "sa-5161",
        "sa-3612",
        "sa-3411",
        "sa-1199",
        "sa-3594",
        "sa-7631",
        "sa-5750",
        "sa-4549",
    ]


def test_find_sales_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_sales", number="Unheard of") == []


def test_get_sale_shows_the_sale(bench: Bench) -> None:
    result = bench.call("get_sale", sale_id="sa-1433")
    assert result == {
        "id": "sa-1433",
        "number": "SA-3024",
        "status": "agreed",
        "house_id": "ho-6231",
        "buyer_id": "bu-2733",
        "price": 545700,
        "agreed_on": "2026-01-13",
        "deposit_paid": True,
        "house_address": "23 The Green, St Kevern",
        "buyer_name": "Rhys Tomlinson",
        "milestones_passed": 0,
        "days_since_agreement": 58,
        "in_chain": False,
    }


def test_take_deposit_sets_deposit_paid_to_1(bench: Bench) -> None:
    bench.call("take_deposit", sale_id="sa-4173")
    assert bench.changes() == [updated("sales", "sa-4173", deposit_paid=1)]


def test_take_deposit_is_allowed(bench: Bench) -> None:
    bench.arrange("sales", "sa-4214", agreed_on="2026-01-15")
    bench.call("take_deposit", sale_id="sa-4214")


def test_take_deposit_is_refused_because_the_sale_is_past_that_stage(bench: Bench) -> None:
    assert bench.refusal("take_deposit", sale_id="sa-1491") == "The sale is past that stage."


def test_take_deposit_is_refused_because_the_deposit_is_paid(bench: Bench) -> None:
    assert bench.refusal("take_deposit", sale_id="sa-1054") == "The deposit is paid."


def test_take_deposit_is_refused_because_the_sale_was_agreed_too_long_ago(bench: Bench) -> None:
    bench.arrange("sales", "sa-4214", agreed_on="2026-01-14")
    assert bench.refusal("take_deposit", sale_id="sa-4214") == "The sale was agreed too long ago."


def test_sign_contracts_changes_the_sale(bench: Bench) -> None:
    bench.call("sign_contracts", sale_id="sa-7770", closes_on="2026-06-10")
    assert bench.changes() == [updated("sales", "sa-7770", status="signed", closes_on="2026-06-10")]


def test_sign_contracts_is_allowed(bench: Bench) -> None:
    bench.arrange("sales", "sa-7770", agreed_on="2026-01-15")
    bench.call("sign_contracts", sale_id="sa-7770", closes_on="2026-03-19")


def test_sign_contracts_is_refused_because_the_sale_must_be_agreed(bench: Bench) -> None:
    assert bench.refusal("sign_contracts", sale_id="sa-1491", closes_on="2026-03-01") == "The sale must be agreed."


def test_sign_contracts_is_refused_because_the_booking_deposit_must_be_paid_first(bench: Bench) -> None:
    sentence = bench.refusal("sign_contracts", sale_id="sa-3594", closes_on="2026-02-16")
    assert sentence == "The booking deposit must be paid first."


def test_sign_contracts_is_refused_because_the_eight_weeks_are_over(bench: Bench) -> None:
    bench.arrange("sales", "sa-7770", agreed_on="2026-01-14")
    assert bench.refusal("sign_contracts", sale_id="sa-7770", closes_on="2026-03-19") == "The eight weeks are over."


def test_sign_contracts_is_refused_because_the_survey_is_missing(bench: Bench) -> None:
    assert bench.refusal("sign_contracts", sale_id="sa-6752", closes_on="2026-03-12") == "The survey is missing."


def test_sign_contracts_is_refused_because_the_mortgage_is_not_approved(bench: Bench) -> None:
    bench.arrange("milestones", "mi-6034", status="ordered")
    assert bench.refusal("sign_contracts", sale_id="sa-7770", closes_on="2026-03-19") == "The mortgage is not approved."


def test_sign_contracts_is_refused_because_a_step_has_failed(bench: Bench) -> None:
    assert bench.refusal("sign_contracts", sale_id="sa-2521", closes_on="2026-03-12") == "A step has failed."


def test_sign_contracts_is_refused_because_a_sale_closes_between_one_week_and_three_months(bench: Bench) -> None:
    sentence = bench.refusal("sign_contracts", sale_id="sa-7770", closes_on="2026-06-11")
    assert sentence == "A sale closes between one week and three months later."


def test_close_sale_sets_status_to_closed_and_sets_status_to_sold(bench: Bench) -> None:
    bench.call("close_sale", sale_id="sa-8312")
    assert bench.changes() == [
        updated("houses", "ho-1117", status="sold"),
        updated("sales", "sa-8312", status="closed"),
    ]


def test_close_sale_is_refused_because_the_sale_must_be_signed(bench: Bench) -> None:
    assert bench.refusal("close_sale", sale_id="sa-3594") == "The sale must be signed."


def test_close_sale_is_refused_because_the_closing_day_is_too_far_away(bench: Bench) -> None:
    bench.arrange("sales", "sa-8312", closes_on="2026-03-27")
    assert bench.refusal("close_sale", sale_id="sa-8312") == "The closing day is too far away."


def test_close_sale_is_refused_because_the_buyers_own_house_is_not_sold(bench: Bench) -> None:
    bench.arrange("buyers", "bu-1248", must_sell_id="ho-1050")
    assert bench.refusal("close_sale", sale_id="sa-8312") == "The buyer's own house is not sold."


def test_let_fall_sets_status_to_fallen_through_and_sets_status_to_for_sale(bench: Bench) -> None:
    bench.call("let_fall", sale_id="sa-3594")
    assert bench.changes() == [
        updated("houses", "ho-3548", status="for_sale"),
        updated("sales", "sa-3594", status="fallen_through"),
    ]


def test_let_fall_is_allowed(bench: Bench) -> None:
    bench.arrange("sales", "sa-1433", agreed_on="2026-01-14")
    bench.call("let_fall", sale_id="sa-1433")


def test_let_fall_is_refused_because_the_sale_must_be_agreed(bench: Bench) -> None:
    assert bench.refusal("let_fall", sale_id="sa-1491") == "The sale must be agreed."


def test_let_fall_is_refused_because_there_is_no_ground_to_give_the_sale_up(bench: Bench) -> None:
    bench.arrange("sales", "sa-1433", agreed_on="2026-01-15")
    assert bench.refusal("let_fall", sale_id="sa-1433") == "There is no ground to give the sale up."
