"""Tests of the tools for invoices of Elbe neighbours' car club."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"issued_from": "2026-06-11"}, ["in-4739", "in-2462"]),
        ({"booking_id": "bo-8706", "status": "paid"}, ["in-2405"]),
        ({"member_id": "me-8000"}, ["in-4707"]),
        ({"number": "INV-75476"}, ["in-4792"]),
    ],
)
def test_find_invoices_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_invoices", **filters) == ids


def test_find_invoices_counts(bench: Bench) -> None:
    assert bench.call("find_invoices", status="open")["total"] == 29


def test_find_invoices_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_invoices", page=5) == ["in-2075", "in-4754", "in-8389", "in-9315", "in-7984", "in-9359"]


def test_find_invoices_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_invoices", number="Unheard of") == []


def test_waive_late_fee_sets_late_fee_to_0(bench: Bench) -> None:
    bench.call("waive_late_fee", invoice_id="in-2013")
    assert bench.changes() == [updated("invoices", "in-2013", late_fee=0)]


def test_waive_late_fee_is_allowed(bench: Bench) -> None:
    bench.arrange("invoices", "in-8490", issued_on="2026-03-13")
    bench.call("waive_late_fee", invoice_id="in-8114")


def test_waive_late_fee_is_refused_because_the_invoice_is_paid(bench: Bench) -> None:
    assert bench.refusal("waive_late_fee", invoice_id="in-2405") == "The invoice is paid."


def test_waive_late_fee_is_refused_because_the_invoice_has_no_late_fee(bench: Bench) -> None:
    assert bench.refusal("waive_late_fee", invoice_id="in-2076") == "The invoice has no late fee."


def test_waive_late_fee_is_refused_because_the_late_fee_is_above_your_limit(bench: Bench) -> None:
    bench.arrange("invoices", "in-8114", late_fee=6001)
    assert bench.refusal("waive_late_fee", invoice_id="in-8114") == "The late fee is above your limit."


def test_waive_late_fee_is_refused_because_the_member_was_late_another_time_in_the_last_90(bench: Bench) -> None:
    bench.arrange("invoices", "in-8114", late_fee=1)
    sentence = bench.refusal("waive_late_fee", invoice_id="in-8114")
    assert sentence == "The member was late another time in the last 90 days."


def test_waive_late_fee_is_refused_because_the_member_was_late_another_time_in_the_last_90_2(bench: Bench) -> None:
    bench.arrange("invoices", "in-8114", late_fee=6000)
    bench.arrange("invoices", "in-8490", issued_on="2026-03-14")
    sentence = bench.refusal("waive_late_fee", invoice_id="in-8114")
    assert sentence == "The member was late another time in the last 90 days."


def test_pay_invoice_sets_status_to_paid(bench: Bench) -> None:
    bench.call("pay_invoice", invoice_id="in-2076")
    assert bench.changes() == [updated("invoices", "in-2076", status="paid")]


def test_pay_invoice_is_refused_because_the_invoice_must_be_open(bench: Bench) -> None:
    assert bench.refusal("pay_invoice", invoice_id="in-2405") == "The invoice must be open."
