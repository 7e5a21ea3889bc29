"""Tests of the tools for payouts of Hazel Lane chores."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"kind": "cash"},
            [
                "py-2780",
                "py-9369",
                "py-7461",
                "py-8680",
                "py-6934",
                "py-6621",
                "py-3814",
                "py-1404",
                "py-2711",
                "py-9673",
            ],
        ),
        (
            {"parent_id": "pa-1873"},
            [
                "py-2780",
                "py-8853",
                "py-9369",
                "py-8680",
                "py-6621",
                "py-7620",
                "py-5235",
                "py-2711",
                "py-3429",
                "py-9426",
            ],
        ),
    ],
)
def test_find_payouts_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_payouts", **filters) == ids


def test_find_payouts_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_payouts", page=5) == ["py-8515", "py-3392", "py-1692", "py-9613", "py-2133", "py-3360"]


def test_find_payouts_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_payouts", child_id="ch-4937") == []


def test_find_payouts_shows_payouts(bench: Bench) -> None:
    result = bench.call("find_payouts", child_id="ch-5538", paid_from="2026-04-18")
    assert result == {
        "items": [
            {
                "id": "py-2780",
                "child_name": "Freja",
                "parent_name": "Niels",
                "kind": "cash",
                "amount": 3500,
                "paid_on": "2026-04-18",
            },
        ],
        "total": 1,
    }


def test_report_payouts_adds_up(bench: Bench) -> None:
    result = bench.call("report_payouts", paid_from="2026-01-28")
    assert result == {
        "items": [
            {"child_name": "Clara", "payouts": 2, "total": 3000},
            {"child_name": "Freja", "payouts": 6, "total": 15000},
            {"child_name": "Gustav", "payouts": 9, "total": 44500},
            {"child_name": "Ida", "payouts": 7, "total": 59000},
            {"child_name": "Karla", "payouts": 6, "total": 64500},
            {"child_name": "Laust", "payouts": 2, "total": 3000},
            {"child_name": "Storm", "payouts": 5, "total": 30000},
            {"child_name": "Viggo", "payouts": 5, "total": 40000},
            {"child_name": "Ylva", "payouts": 2, "total": 8000},
        ],
        "total": 9,
    }


def test_report_payouts_adds_up_with_kind_and_parent_id(bench: Bench) -> None:
    result = bench.call("report_payouts", kind="purchase", parent_id="pa-1873")
    assert result == {
        "items": [
            {"child_name": "Ida", "payouts": 4, "total": 54500},
            {"child_name": "Karla", "payouts": 4, "total": 57500},
            {"child_name": "Viggo", "payouts": 2, "total": 33500},
        ],
        "total": 3,
    }


def test_pay_out_adds_a_payout_and_sets_balance_to_5000(bench: Bench) -> None:
    bench.call("pay_out", child_id="ch-4937", amount=500)
    assert bench.changes() == [
        updated("children", "ch-4937", balance=5000),
        inserted(
            "payouts",
            "py-9682",
            child_id="ch-4937",
            parent_id="pa-1873",
            kind="cash",
            amount=500,
            paid_on="2026-04-18",
        ),
    ]


def test_pay_out_is_allowed(bench: Bench) -> None:
    bench.call("pay_out", child_id="ch-2914", amount=3500)


def test_pay_out_is_refused_because_the_childs_own_parent_decides_about_this(bench: Bench) -> None:
    assert bench.refusal("pay_out", child_id="ch-7495", amount=4500) == "The child's own parent decides about this."


def test_pay_out_is_refused_because_only_multiples_of_five_kroner_are_paid_out(bench: Bench) -> None:
    assert bench.refusal("pay_out", child_id="ch-6026", amount=1001) == "Only multiples of five kroner are paid out."


def test_pay_out_is_refused_because_the_child_does_not_have_that_much(bench: Bench) -> None:
    assert bench.refusal("pay_out", child_id="ch-6026", amount=3500) == "The child does not have that much."


def test_pay_out_is_refused_because_the_child_was_paid_in_the_last_seven_days(bench: Bench) -> None:
    bench.arrange("children", "ch-6026", balance=1000)
    assert bench.refusal("pay_out", child_id="ch-6026", amount=1000) == "The child was paid in the last seven days."
