"""Tests of the tools for guarantees of Weavers' credit union."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"borrower_id": "me-5438"}, ["gu-6561", "gu-5941"]),
        ({"guarantor_id": "me-4148"}, ["gu-7547"]),
        ({"status": "released"}, ["gu-4520", "gu-2306", "gu-1939", "gu-3110"]),
        ({"loan_id": "lo-9508"}, ["gu-8099"]),
    ],
)
def test_find_guarantees_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_guarantees", **filters) == ids


def test_find_guarantees_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_guarantees", page=5)
    assert ids == ["gu-3406", "gu-1939", "gu-3110", "gu-3508", "gu-1875", "gu-3068", "gu-2572", "gu-4550"]


def test_find_guarantees_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_guarantees", loan_id="lo-2021") == []


def test_pledge_savings_adds_a_guarantee(bench: Bench) -> None:
    bench.call("pledge_savings", loan_id="lo-3653", guarantor_id="me-5660", amount=16000)
    assert bench.changes() == [
        inserted(
            "guarantees",
            "gu-7714",
            loan_id="lo-3653",
            guarantor_id="me-5660",
            amount=16000,
            pledged_on="2026-03-18",
            status="pledged",
        ),
    ]


def test_pledge_savings_is_refused_because_argument_amount_must_be_at_least_1(bench: Bench) -> None:
    sentence = bench.refusal("pledge_savings", loan_id="lo-2607", guarantor_id="me-5438", amount=0)
    assert sentence == "Argument 'amount' must be at least 1."


def test_pledge_savings_is_refused_because_the_loan_is_decided_and_paid_out_already(bench: Bench) -> None:
    sentence = bench.refusal("pledge_savings", loan_id="lo-6845", guarantor_id="me-2461", amount=87000)
    assert sentence == "The loan is decided and paid out already."


def test_pledge_savings_is_refused_because_nobody_stands_surety_for_themselves(bench: Bench) -> None:
    sentence = bench.refusal("pledge_savings", loan_id="lo-1203", guarantor_id="me-9168", amount=135500)
    assert sentence == "Nobody stands surety for themselves."


def test_pledge_savings_is_refused_because_the_guarantor_is_frozen_or_has_left(bench: Bench) -> None:
    sentence = bench.refusal("pledge_savings", loan_id="lo-2439", guarantor_id="me-6927", amount=11250)
    assert sentence == "The guarantor is frozen or has left."


def test_pledge_savings_is_refused_because_this_member_has_pledged_for_the_loan_already(bench: Bench) -> None:
    sentence = bench.refusal("pledge_savings", loan_id="lo-5437", guarantor_id="me-5343", amount=136000)
    assert sentence == "This member has pledged for the loan already."


def test_pledge_savings_is_refused_because_the_guarantor_has_not_so_much_left_to_pledge(bench: Bench) -> None:
    sentence = bench.refusal("pledge_savings", loan_id="lo-4188", guarantor_id="me-9475", amount=87000)
    assert sentence == "The guarantor has not so much left to pledge."


@pytest.mark.parametrize(
    "arguments",
    [
        {"loan_id": "lo-4188", "guarantor_id": "me-4210", "amount": 3000},
        {"loan_id": "lo-2094", "guarantor_id": "me-9863", "amount": 28500},
    ],
)
def test_pledge_savings_is_refused_because_the_guarantors_own_debt_rests_on_these_savings(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("pledge_savings", **arguments) == "The guarantor's own debt rests on these savings."


def test_release_guarantee_sets_status_to_released(bench: Bench) -> None:
    bench.call("release_guarantee", guarantee_id="gu-5957")
    assert bench.changes() == [updated("guarantees", "gu-5957", status="released")]


def test_release_guarantee_is_allowed(bench: Bench) -> None:
    bench.call("release_guarantee", guarantee_id="gu-3406")


def test_release_guarantee_is_refused_because_the_pledge_is_released_already(bench: Bench) -> None:
    assert bench.refusal("release_guarantee", guarantee_id="gu-3110") == "The pledge is released already."


def test_release_guarantee_is_refused_because_the_loan_is_in_default(bench: Bench) -> None:
    bench.arrange("guarantees", "gu-1757", loan_id="lo-1777")
    assert bench.refusal("release_guarantee", guarantee_id="gu-1757") == "The loan is in default."


def test_release_guarantee_is_refused_because_half_of_the_loan_must_be_repaid_first(bench: Bench) -> None:
    assert bench.refusal("release_guarantee", guarantee_id="gu-1875") == "Half of the loan must be repaid first."


def test_release_guarantee_is_refused_because_an_instalment_of_this_loan_is_overdue(bench: Bench) -> None:
    assert bench.refusal("release_guarantee", guarantee_id="gu-1757") == "An instalment of this loan is overdue."
