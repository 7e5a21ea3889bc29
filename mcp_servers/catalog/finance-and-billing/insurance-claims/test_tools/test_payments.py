"""Tests of the tools for payments of Hanse Mutual claims office."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"kind": "advance", "paid_from": "2026-03-25"},
            ["py-4922", "py-7112", "py-7966", "py-6245", "py-8181", "py-1741"],
        ),
        ({"policy_id": "po-6634"}, ["py-9740", "py-1741"]),
        ({"claim_id": "cl-5035"}, ["py-6107"]),
    ],
)
def test_find_payments_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_payments", **filters) == ids


def test_find_payments_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_payments", page=2)
    assert ids == [
        "py-2160",
        "py-6245",
        "py-8181",
        "py-1741",
        "py-4371",
        "py-7085",
        "py-8712",
        "py-2941",
        "py-7852",
        "py-9722",
    ]


def test_find_payments_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_payments", claim_id="cl-9208") == []


def test_pay_advance_adds_a_payment(bench: Bench) -> None:
    bench.call("pay_advance", claim_id="cl-3561", amount=20500)
    assert bench.changes() == [
        inserted("payments", "py-4427", claim_id="cl-3561", kind="advance", amount=20500, paid_on="2026-03-31"),
    ]


def test_pay_advance_is_allowed(bench: Bench) -> None:
    bench.call("pay_advance", claim_id="cl-3561", amount=29000)


def test_pay_advance_is_refused_because_argument_amount_must_be_at_most_500000(bench: Bench) -> None:
    sentence = bench.refusal("pay_advance", claim_id="cl-2486", amount=500001)
    assert sentence == "Argument 'amount' must be at most 500000."


def test_pay_advance_is_refused_because_the_claim_is_in_somebody_elses_hands(bench: Bench) -> None:
    assert bench.refusal("pay_advance", claim_id="cl-5423", amount=122400) == "The claim is in somebody else's hands."


def test_pay_advance_is_refused_because_the_claim_is_not_under_review(bench: Bench) -> None:
    assert bench.refusal("pay_advance", claim_id="cl-6025", amount=463200) == "The claim is not under review."


def test_pay_advance_is_refused_because_there_is_no_paper_for_this_claim(bench: Bench) -> None:
    assert bench.refusal("pay_advance", claim_id="cl-9472", amount=472800) == "There is no paper for this claim."


def test_pay_advance_is_refused_because_an_advance_is_a_third_of_what_is_claimed_at_most(bench: Bench) -> None:
    sentence = bench.refusal("pay_advance", claim_id="cl-7609", amount=51000)
    assert sentence == "An advance is a third of what is claimed at most."


def test_pay_advance_is_refused_because_something_was_paid_on_this_claim_already(bench: Bench) -> None:
    assert bench.refusal("pay_advance", claim_id="cl-2486", amount=10750) == "Something was paid on this claim already."
