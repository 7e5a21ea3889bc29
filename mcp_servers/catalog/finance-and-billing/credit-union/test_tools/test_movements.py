"""Tests of the tools for movements of Weavers' credit union."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"kind": "deposit", "booked_from": "2026-02-20", "min_amount": 42000},
            ["mo-8001", "mo-5552", "mo-2457", "mo-5783", "mo-7154"],
        ),
        ({"member_id": "me-3754"}, ["mo-1902"]),
    ],
)
def test_find_movements_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_movements", **filters) == ids


def test_find_movements_counts(bench: Bench) -> None:
    assert bench.call("find_movements", booked_from="2026-01-05")["total"] == 69


def test_find_movements_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_movements", page=2)
    assert ids == [
        "mo-7123",
        "mo-8001",
        "mo-8729",
        "mo-8748",
        "mo-1413",
        "mo-2139",
        "mo-7179",
        "mo-9598",
        "mo-1045",
        "mo-2176",
    ]


def test_find_movements_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_movements", member_id="me-9874") == []


def test_pay_in_adds_a_savings_movement_and_sets_savings_to_215500(bench: Bench) -> None:
    bench.call("pay_in", member_id="me-2523", amount=9500)
    assert bench.changes() == [
        updated("members", "me-2523", savings=215500),
        inserted("movements", "mo-4391", member_id="me-2523", kind="deposit", amount=9500, booked_on="2026-03-18"),
    ]


def test_pay_in_is_allowed(bench: Bench) -> None:
    bench.arrange("members", "me-7961", savings=1727000)
    bench.arrange("movements", "mo-9551", booked_on="2026-02-16")
    bench.call("pay_in", member_id="me-7961", amount=273000)


def test_pay_in_is_refused_because_argument_amount_must_be_at_most_500000(bench: Bench) -> None:
    assert bench.refusal("pay_in", member_id="me-7961", amount=500001) == "Argument 'amount' must be at most 500000."


def test_pay_in_is_refused_because_the_member_has_left(bench: Bench) -> None:
    assert bench.refusal("pay_in", member_id="me-1958", amount=42500) == "The member has left."


def test_pay_in_is_refused_because_so_much_in_30_days_must_be_reported_first(bench: Bench) -> None:
    assert bench.refusal("pay_in", member_id="me-7961", amount=273001) == "So much in 30 days must be reported first."


def test_pay_in_is_refused_because_savings_are_limited_to_2000000_cents(bench: Bench) -> None:
    bench.arrange("members", "me-7961", savings=1727001)
    assert bench.refusal("pay_in", member_id="me-7961", amount=273000) == "Savings are limited to 2000000 cents."


def test_pay_out_adds_a_savings_movement_and_sets_savings_to_291500(bench: Bench) -> None:
    bench.call("pay_out", member_id="me-5901", amount=58500)
    assert bench.changes() == [
        updated("members", "me-5901", savings=291500),
        inserted("movements", "mo-4391", member_id="me-5901", kind="withdrawal", amount=58500, booked_on="2026-03-18"),
    ]


def test_pay_out_is_allowed(bench: Bench) -> None:
    bench.call("pay_out", member_id="me-9563", amount=30000)


def test_pay_out_is_refused_because_argument_amount_must_be_at_least_100(bench: Bench) -> None:
    assert bench.refusal("pay_out", member_id="me-7321", amount=99) == "Argument 'amount' must be at least 100."


def test_pay_out_is_refused_because_argument_amount_must_be_at_most_500000(bench: Bench) -> None:
    assert bench.refusal("pay_out", member_id="me-7321", amount=1062000) == "Argument 'amount' must be at most 500000."


def test_pay_out_is_refused_because_the_members_savings_are_frozen_or_paid_out(bench: Bench) -> None:
    assert bench.refusal("pay_out", member_id="me-1147", amount=52500) == "The member's savings are frozen or paid out."


def test_pay_out_is_refused_because_the_member_has_not_saved_so_much(bench: Bench) -> None:
    assert bench.refusal("pay_out", member_id="me-3082", amount=58500) == "The member has not saved so much."


def test_pay_out_is_refused_because_these_savings_are_pledged_for_somebodys_loan(bench: Bench) -> None:
    sentence = bench.refusal("pay_out", member_id="me-7321", amount=60000)
    assert sentence == "These savings are pledged for somebody's loan."


def test_pay_out_is_refused_because_the_members_own_debt_rests_on_these_savings(bench: Bench) -> None:
    sentence = bench.refusal("pay_out", member_id="me-6857", amount=13500)
    assert sentence == "The member's own debt rests on these savings."


def test_pay_out_is_refused_because_one_withdrawal_a_day_is_the_limit(bench: Bench) -> None:
    assert bench.refusal("pay_out", member_id="me-1805", amount=2500) == "One withdrawal a day is the limit."
