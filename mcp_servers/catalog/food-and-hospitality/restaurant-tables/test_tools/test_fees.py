"""Tests of the tools for fees of Restaurant Two Lanterns."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"guest_id": "gu-8487", "min_amount": 16000}, ["fe-9499"]),
        ({"status": "paid", "reason": "late_cancellation"}, ["fe-4818"]),
    ],
)
def test_find_fees_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_fees", **filters) == ids


def test_find_fees_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_fees", page=2) == ["fe-8922", "fe-3994", "fe-9499", "fe-6491", "fe-4634", "fe-4818"]


def test_find_fees_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_fees", guest_id="gu-5894") == []


def test_pay_fee_sets_status_to_paid(bench: Bench) -> None:
    bench.call("pay_fee", fee_id="fe-5205")
    assert bench.changes() == [updated("fees", "fe-5205", status="paid")]


def test_pay_fee_is_refused_because_the_fee_must_be_due(bench: Bench) -> None:
    assert bench.refusal("pay_fee", fee_id="fe-7322") == "The fee must be due."


def test_waive_fee_changes_the_fee(bench: Bench) -> None:
    bench.call("waive_fee", fee_id="fe-6358")
    assert bench.changes() == [updated("fees", "fe-6358", status="waived", waived_by_id="ho-6094")]


def test_waive_fee_is_allowed(bench: Bench) -> None:
    bench.arrange("fees", "fe-3994", amount=6500)
    bench.call("waive_fee", fee_id="fe-3994")


def test_waive_fee_is_refused_because_the_fee_must_be_due(bench: Bench) -> None:
    assert bench.refusal("waive_fee", fee_id="fe-7322") == "The fee must be due."


def test_waive_fee_is_refused_because_the_fee_is_above_your_limit(bench: Bench) -> None:
    assert bench.refusal("waive_fee", fee_id="fe-9499") == "The fee is above your limit."


def test_waive_fee_is_refused_because_the_guest_had_a_fee_waived_in_the_last_year(bench: Bench) -> None:
    bench.arrange("bookings", "bo-8268", guest_id="gu-2539")
    assert bench.refusal("waive_fee", fee_id="fe-3994") == "The guest had a fee waived in the last year."
