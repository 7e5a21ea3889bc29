"""Tests of the tools for refunds of Skerry Line bookings."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"booking_id": "bo-6899"}, ["re-3082"]),
        ({"min_amount": 52500}, ["re-2378", "re-6617"]),
        ({"status": "approved"}, ["re-1292", "re-1742"]),
    ],
)
def test_find_refunds_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_refunds", **filters) == ids


def test_find_refunds_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_refunds", page=2) == []


def test_find_refunds_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_refunds", min_amount=39090, status="approved") == []


def test_approve_refund_changes_the_refund(bench: Bench) -> None:
    bench.call("approve_refund", refund_id="re-7411")
    assert bench.changes() == [updated("refunds", "re-7411", status="approved", decided_by_id="cl-8157")]


def test_approve_refund_is_allowed(bench: Bench) -> None:
    bench.arrange("refunds", "re-6617", amount=72500)
    bench.call("approve_refund", refund_id="re-6617")


def test_approve_refund_is_refused_because_the_refund_must_be_pending(bench: Bench) -> None:
    assert bench.refusal("approve_refund", refund_id="re-1742") == "The refund must be pending."


def test_approve_refund_is_refused_because_the_refund_is_above_your_limit(bench: Bench) -> None:
    assert bench.refusal("approve_refund", refund_id="re-6617") == "The refund is above your limit."


def test_reject_refund_changes_the_refund(bench: Bench) -> None:
    bench.call("reject_refund", refund_id="re-6617", reason="Doctor's note attached.")
    assert bench.changes() == [
        updated("refunds", "re-6617", status="rejected", decided_by_id="cl-8157", reason="Doctor's note attached."),
    ]


def test_reject_refund_is_refused_because_the_refund_must_be_pending(bench: Bench) -> None:
    sentence = bench.refusal("reject_refund", refund_id="re-1742", reason="Booked twice by mistake.")
    assert sentence == "The refund must be pending."
