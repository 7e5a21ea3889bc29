"""Tests of the tools for instalments of Weavers' credit union."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"due_from": "2026-04-25", "due_until": "2026-04-25"}, ["in-9614"]),
        ({"member_id": "me-6029", "status": "paid"}, ["in-7392"]),
        ({"loan_id": "lo-1686"}, ["in-2855"]),
    ],
)
def test_find_instalments_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_instalments", **filters) == ids


def test_find_instalments_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_instalments", page=7)
    assert ids == [
        "in-1485",
        "in-3781",
        "in-8777",
        "in-4288",
        "in-3325",
        "in-4024",
        "in-9065",
        "in-8108",
        "in-8155",
        "in-3338",
    ]


def test_find_instalments_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_instalments", loan_id="lo-6303") == []


def test_pay_instalment_changes_the_instalment_and_sets_balance_to_62050(bench: Bench) -> None:
    bench.call("pay_instalment", instalment_id="in-1809")
    assert bench.changes() == [
        updated("instalments", "in-1809", fee=500, status="paid", paid_on="2026-03-18"),
        updated("loans", "lo-1838", balance=62050),
    ]


def test_pay_instalment_changes_the_instalment(bench: Bench) -> None:
    bench.arrange("instalments", "in-1809", due_on="2026-04-18")
    bench.arrange("loans", "lo-1838", balance=0)
    bench.call("pay_instalment", instalment_id="in-1809")
    assert bench.changes() == [updated("instalments", "in-1809", status="paid", paid_on="2026-03-18")]


def test_pay_instalment_is_refused_because_the_instalment_must_be_due(bench: Bench) -> None:
    assert bench.refusal("pay_instalment", instalment_id="in-7040") == "The instalment must be due."


def test_pay_instalment_is_refused_because_an_older_instalment_is_paid_first(bench: Bench) -> None:
    assert bench.refusal("pay_instalment", instalment_id="in-1485") == "An older instalment is paid first."


def test_pay_instalment_is_refused_because_the_loan_is_not_running(bench: Bench) -> None:
    bench.arrange("instalments", "in-1809", loan_id="lo-1777")
    assert bench.refusal("pay_instalment", instalment_id="in-1809") == "The loan is not running."


def test_pay_instalment_is_refused_because_this_instalment_is_not_due_for_a_month(bench: Bench) -> None:
    bench.arrange("instalments", "in-1809", due_on="2026-04-19")
    assert bench.refusal("pay_instalment", instalment_id="in-1809") == "This instalment is not due for a month."


def test_defer_instalment_adds_a_instalment_and_sets_status_to_deferred(bench: Bench) -> None:
    bench.call("defer_instalment", instalment_id="in-2855")
    assert bench.changes() == [
        inserted("instalments", "in-6484", loan_id="lo-1686", due_on="2026-05-04", amount=9583, fee=0, status="due"),
        updated("instalments", "in-2855", status="deferred"),
    ]


def test_defer_instalment_is_refused_because_the_instalment_must_be_due(bench: Bench) -> None:
    assert bench.refusal("defer_instalment", instalment_id="in-7040") == "The instalment must be due."


def test_defer_instalment_is_refused_because_the_instalment_is_due_already(bench: Bench) -> None:
    assert bench.refusal("defer_instalment", instalment_id="in-1177") == "The instalment is due already."


def test_defer_instalment_is_refused_because_the_loan_is_not_running(bench: Bench) -> None:
    bench.arrange("instalments", "in-8108", loan_id="lo-1777")
    assert bench.refusal("defer_instalment", instalment_id="in-8108") == "The loan is not running."


def test_defer_instalment_is_refused_because_the_loan_had_a_deferral_in_the_last_90_days(bench: Bench) -> None:
    assert bench.refusal("defer_instalment", instalment_id="in-1662") == "The loan had a deferral in the last 90 days."
