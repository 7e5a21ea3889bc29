"""Tests of the tools for payments of Lumen Mobile billing."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"customer_id": "cu-8180"}, ["pa-8913", "pa-9945"]),
        ({"invoice_id": "in-8143"}, ["pa-3255"]),
        (
            {"method": "direct_debit"},
            [
                "pa-2930",
                "pa-1964",
                "pa-8928",
                "pa-9978",
                "pa-6662",
                "pa-3746",
                "pa-5987",
                "pa-2643",
                "pa-2862",
                "pa-5732",
            ],
        ),
        (
            {"received_from": "2026-08-01"},
            [
                "pa-2902",
                "pa-3834",
                "pa-6093",
                "pa-7814",
                "pa-7900",
                "pa-9874",
                "pa-6661",
                "pa-6786",
                "pa-7373",
                "pa-8754",
            ],
        ),
    ],
)
def test_find_payments_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_payments", **filters) == ids


def test_find_payments_counts(bench: Bench) -> None:
    assert bench.call("find_payments", received_from="2026-08-01")["total"] == 48


def test_find_payments_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_payments", page=4)
    assert ids == [
        "pa-6296",
        "pa-9096",
        "pa-5339",
        "pa-5733",
        "pa-5973",
        "pa-1238",
        "pa-3225",
        "pa-1664",
        "pa-1964",
        "pa-2042",
    ]


def test_find_payments_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_payments", customer_id="cu-2313") == []


def test_record_payment_adds_a_payment_and_sets_status_to_paid(bench: Bench) -> None:
    bench.call("record_payment", invoice_id="in-1702", amount=1140, method="transfer")
    assert bench.changes() == [
        updated("invoices", "in-1702", status="paid"),
        inserted("payments", "pa-6018", invoice_id="in-1702", amount=1140, method="transfer", received_on="2026-08-20"),
    ]


def test_record_payment_is_allowed(bench: Bench) -> None:
    bench.arrange("invoices", "in-2009", due_on="2026-08-20")
    bench.call("record_payment", invoice_id="in-2009", amount=990, method="direct_debit")


def test_record_payment_is_refused_because_the_invoice_is_not_open(bench: Bench) -> None:
    sentence = bench.refusal("record_payment", invoice_id="in-3154", amount=990, method="direct_debit")
    assert sentence == "The invoice is not open."


def test_record_payment_is_refused_because_the_payment_is_more_than_what_remains(bench: Bench) -> None:
    sentence = bench.refusal("record_payment", invoice_id="in-4519", amount=1730, method="transfer")
    assert sentence == "The payment is more than what remains."


def test_record_payment_is_refused_because_direct_debit_is_not_drawn_before_the_due_date(bench: Bench) -> None:
    sentence = bench.refusal("record_payment", invoice_id="in-2577", amount=463, method="direct_debit")
    assert sentence == "Direct debit is not drawn before the due date."
