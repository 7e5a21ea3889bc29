"""Tests of the tools for invoices of Plant and machine hire."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"contractor_id": "co-8085"}, ["iv-7750", "iv-8915"]),
        ({"number": "INV-38832"}, ["iv-7440"]),
        ({"status": "disputed"}, ["iv-4244", "iv-2059"]),
    ],
)
def test_find_invoices_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_invoices", **filters) == ids


def test_find_invoices_counts(bench: Bench) -> None:
    assert bench.call("find_invoices", due_until="2026-09-18")["total"] == 11


def test_find_invoices_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_invoices", page=5) == ["iv-7429", "iv-8915", "iv-9535", "iv-3709", "iv-4809"]


def test_find_invoices_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_invoices", contractor_id="co-8257", due_until="2026-10-09") == []


def test_report_invoices_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_invoices", status="disputed", due_until="2026-09-20") == []


def test_report_invoices_adds_up(bench: Bench) -> None:
    result = bench.call("report_invoices", page=2)
    assert result == {
        "items": [
            {"hire_contractor_name": "Osprey Groundworks", "invoices": 2, "total": 84875},
            {"hire_contractor_name": "Rinaldi & Sons Renovations", "invoices": 1, "total": 122500},
            {"hire_contractor_name": "Rowan Paving", "invoices": 3, "total": 131985},
            {"hire_contractor_name": "Sandberg & Partners Builders", "invoices": 2, "total": 42500},
            {"hire_contractor_name": "Silverport on Sea Joinery", "invoices": 3, "total": 54700},
            {"hire_contractor_name": "Stonebridge Roofing", "invoices": 4, "total": 100295},
            {"hire_contractor_name": "Tidewater Builders", "invoices": 2, "total": 35435},
            {"hire_contractor_name": "Westgate Landscaping", "invoices": 4, "total": 261000},
            {"hire_contractor_name": "Woodlark Brickwork", "invoices": 4, "total": 133675},
        ],
        "total": 19,
    }


def test_report_invoices_adds_up_with_status_and_due_until(bench: Bench) -> None:
    result = bench.call("report_invoices", status="disputed", due_until="2026-09-25")
    assert result == {"items": [{"hire_contractor_name": "Rowan Paving", "invoices": 1, "total": 22200}], "total": 1}


def test_pay_invoice_sets_status_to_paid(bench: Bench) -> None:
    bench.call("pay_invoice", invoice_id="iv-1576")
    assert bench.changes() == [updated("invoices", "iv-1576", status="paid")]


def test_pay_invoice_is_refused_because_the_invoice_must_be_open_or_disputed(bench: Bench) -> None:
    assert bench.refusal("pay_invoice", invoice_id="iv-8886") == "The invoice must be open or disputed."


def test_dispute_invoice_sets_status_to_disputed(bench: Bench) -> None:
    bench.call("dispute_invoice", invoice_id="iv-5598")
    assert bench.changes() == [updated("invoices", "iv-5598", status="disputed")]


def test_dispute_invoice_is_refused_because_the_invoice_must_be_open(bench: Bench) -> None:
    assert bench.refusal("dispute_invoice", invoice_id="iv-8886") == "The invoice must be open."


def test_dispute_invoice_is_refused_because_the_invoice_is_overdue(bench: Bench) -> None:
    assert bench.refusal("dispute_invoice", invoice_id="iv-2054") == "The invoice is overdue."
