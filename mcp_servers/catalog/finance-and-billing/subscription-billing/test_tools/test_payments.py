"""Tests of the tools for payments of Lumen Mobile billing."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"received_from": "2026-08-19"},
            ["pa-2100", "pa-2643", "pa-7900", "pa-8913", "pa-8935", "pa-1445", "pa-2913"],
        ),
        ({"invoice_id": "in-8143"}, ["pa-5280"]),
        (
            {"method": "transfer"},
            [
                "pa-7900",
                "pa-1445",
                "pa-2913",
                "pa-9874",
                "pa-8754",
                "pa-9960",
                "pa-6798",
                "pa-8556",
                "pa-6661",
                "pa-9945",
            ],
        ),
        ({"customer_id": "cu-2741"}, ["pa-6388", "pa-6641", "pa-3091"]),
    ],
)
def test_find_payments_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_payments", **filters) == ids


def test_find_payments_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_payments", page=4)
    assert ids == [
        "pa-8304",
        "pa-9096",
        "pa-5339",
        "pa-9579",
        "pa-2042",
        "pa-7814",
        "pa-1964",
        "pa-2166",
        "pa-3676",
        "pa-5401",
    ]


def test_find_payments_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_payments", customer_id="cu-2313") == []


def test_record_payment_adds_a_payment_and_sets_status_to_paid(bench: Bench) -> None:
    bench.call("record_payment", invoice_id="in-6229", amount=670, method="direct_debit")
    assert bench.changes() == [
        updated("invoices", "in-6229", status="paid"),
        inserted(
            "payments",
            "pa-6018",
            invoice_id="in-6229",
            amount=670,
            method="direct_debit",
            received_on="2026-08-20",
        ),
    ]


def test_record_payment_is_allowed(bench: Bench) -> None:
    bench.arrange("invoices", "in-4711", due_on="2026-08-20")
    bench.call("record_payment", invoice_id="in-4711", amount=650, method="direct_debit")


def test_record_payment_is_refused_because_the_invoice_is_not_open(bench: Bench) -> None:
    sentence = bench.refusal("record_payment", invoice_id="in-1479", amount=680, method="transfer")
    assert sentence == "The invoice is not open."


def test_record_payment_is_refused_because_the_payment_is_more_than_what_remains(bench: Bench) -> None:
    bench.arrange("payments", "pa-1134", invoice_id="in-4711")
    sentence = bench.refusal("record_payment", invoice_id="in-4711", amount=650, method="direct_debit")
    assert sentence == "The payment is more than what remains."


def test_record_payment_is_refused_because_direct_debit_is_not_drawn_before_the_due_date(bench: Bench) -> None:
    sentence = bench.refusal("record_payment", invoice_id="in-2710", amount=1230, method="direct_debit")
    assert sentence == "Direct debit is not drawn before the due date."
