"""Tests of the tools for payouts of Zweigwerk affiliate programme."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"partner_id": "pa-6193", "manager_id": "ma-1189"}, ["py-9844"]),
        ({"min_amount": 39620, "paid_from": "2026-07-07"}, ["py-9142"]),
    ],
)
def test_find_payouts_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_payouts", **filters) == ids


def test_find_payouts_counts(bench: Bench) -> None:
    assert bench.call("find_payouts", paid_from="2026-08-14")["total"] == 12


def test_find_payouts_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_payouts", page=3)
    assert ids == [
        "py-3351",
        "py-2944",
        "py-2134",
        "py-5278",
        "py-5586",
        "py-6728",
        "py-9736",
        "py-9844",
        "py-1891",
        "py-1375",
    ]


def test_find_payouts_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_payouts", partner_id="pa-9555") == []


def test_pay_partner_adds_a_payout_and_sets_balance_to_660(bench: Bench) -> None:
    bench.call("pay_partner", partner_id="pa-4270", amount=3780)
    assert bench.changes() == [
        updated("partners", "pa-4270", balance=660),
        inserted("payouts", "py-2147", partner_id="pa-4270", manager_id="ma-5461", amount=3780, paid_on="2026-09-02"),
    ]


def test_pay_partner_is_allowed(bench: Bench) -> None:
    bench.call("pay_partner", partner_id="pa-9719", amount=22000)


def test_pay_partner_is_refused_because_argument_amount_must_be_at_least_2500(bench: Bench) -> None:
    assert bench.refusal("pay_partner", partner_id="pa-9382", amount=2499) == "Argument 'amount' must be at least 2500."


def test_pay_partner_is_refused_because_argument_amount_must_be_at_most_40000(bench: Bench) -> None:
    sentence = bench.refusal("pay_partner", partner_id="pa-9382", amount=40001)
    assert sentence == "Argument 'amount' must be at most 40000."


def test_pay_partner_is_refused_because_the_partner_is_not_active(bench: Bench) -> None:
    assert bench.refusal("pay_partner", partner_id="pa-3423", amount=9790) == "The partner is not active."


def test_pay_partner_is_refused_because_tax_papers_of_the_last_year_are_missing(bench: Bench) -> None:
    bench.arrange("partners", "pa-9382", papers_on="2025-09-01")
    sentence = bench.refusal("pay_partner", partner_id="pa-9382", amount=23480)
    assert sentence == "Tax papers of the last year are missing."


def test_pay_partner_is_refused_because_the_balance_does_not_suffice(bench: Bench) -> None:
    bench.arrange("partners", "pa-9382", papers_on="2025-09-02")
    assert bench.refusal("pay_partner", partner_id="pa-9382", amount=23480) == "The balance does not suffice."


def test_pay_partner_is_refused_because_that_is_above_your_limit(bench: Bench) -> None:
    assert bench.refusal("pay_partner", partner_id="pa-9719", amount=34960) == "That is above your limit."


def test_pay_partner_is_refused_because_the_partner_was_paid_in_the_last_14_days(bench: Bench) -> None:
    sentence = bench.refusal("pay_partner", partner_id="pa-5944", amount=15840)
    assert sentence == "The partner was paid in the last 14 days."
