"""Tests of the tools for pilot invoices of Skagen roads pilot station."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"due_until": "2026-10-08"}, ["po-9148"]),
        ({"agent_id": "ag-4699"}, ["po-9448", "po-4892", "po-8132", "po-7835"]),
        ({"pilotage_id": "pl-5052"}, ["po-2135"]),
        (
            {"status": "paid"},
            [
                "po-9148",
                "po-7166",
                "po-9837",
                "po-5206",
                "po-7021",
                "po-4512",
                "po-5732",
                "po-4262",
                "po-4892",
                "po-8132",
            ],
        ),
        ({"number": "INV-31766"}, ["po-4262"]),
    ],
)
def test_find_invoices_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_invoices", **filters) == ids


def test_find_invoices_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_invoices", page=5) == ["po-9890", "po-7886", "po-8637", "po-9592"]


def test_find_invoices_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_invoices", number="Unheard of") == []


def test_write_invoice_adds_a_invoice(bench: Bench) -> None:
    bench.call("write_invoice", number="New INV-69898", pilotage_id="pl-2679")
    assert bench.changes() == [
        inserted(
            "pilot_invoices",
            "po-5741",
            number="New INV-69898",
            pilotage_id="pl-2679",
            amount=248650,
            due_on="2026-11-13",
            status="open",
        ),
    ]


def test_write_invoice_is_refused_because_the_job_is_not_done(bench: Bench) -> None:
    assert bench.refusal("write_invoice", number="New INV-37526", pilotage_id="pl-5240") == "The job is not done."


def test_write_invoice_is_refused_because_the_job_has_been_billed_already(bench: Bench) -> None:
    sentence = bench.refusal("write_invoice", number="New INV-37526", pilotage_id="pl-2290")
    assert sentence == "The job has been billed already."


def test_write_invoice_is_refused_because_an_invoice_with_this_number_exists_already(bench: Bench) -> None:
    sentence = bench.refusal("write_invoice", number="INV-24512", pilotage_id="pl-2679")
    assert sentence == "An invoice with this number exists already."


def test_pay_invoice_sets_status_to_paid(bench: Bench) -> None:
    bench.call("pay_invoice", pilot_invoice_id="po-1487")
    assert bench.changes() == [updated("pilot_invoices", "po-1487", status="paid")]


def test_pay_invoice_is_refused_because_the_invoice_must_be_open(bench: Bench) -> None:
    assert bench.refusal("pay_invoice", pilot_invoice_id="po-2300") == "The invoice must be open."
