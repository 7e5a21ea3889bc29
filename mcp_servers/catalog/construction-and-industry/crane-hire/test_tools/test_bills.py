"""Tests of the tools for bills of Nordkai mobile cranes."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"status": "paid", "due_until": "2026-10-23"},
            ["bi-1471", "bi-4354", "bi-9266", "bi-9283", "bi-8632", "bi-2116", "bi-1617"],
        ),
        ({"customer_id": "cu-3248"}, ["bi-2868"]),
        ({"job_id": "jo-9226"}, ["bi-1471"]),
        ({"number": "INV-40173"}, ["bi-2116"]),
    ],
)
def test_find_bills_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_bills", **filters) == ids


def test_find_bills_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_bills", page=3) == ["bi-7051", "bi-4619", "bi-6812", "bi-7313"]


def test_find_bills_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_bills", number="Unheard of") == []


def test_write_bill_adds_a_bill(bench: Bench) -> None:
    bench.arrange("street_permits", "st-1049", job_id="jo-5166")
    bench.call("write_bill", number="New INV-41953", job_id="jo-5166")
    assert bench.changes() == [
        inserted(
            "bills",
            "bi-5285",
            number="New INV-41953",
            job_id="jo-5166",
            amount=220500,
            due_on="2026-11-05",
            status="open",
        ),
    ]


def test_write_bill_is_refused_because_the_lift_is_not_done(bench: Bench) -> None:
    assert bench.refusal("write_bill", number="INV-18948", job_id="jo-4874") == "The lift is not done."


def test_write_bill_is_refused_because_the_lift_has_been_billed_already(bench: Bench) -> None:
    assert bench.refusal("write_bill", number="New INV-21059", job_id="jo-8789") == "The lift has been billed already."


def test_write_bill_is_refused_because_a_bill_with_this_number_exists_already(bench: Bench) -> None:
    sentence = bench.refusal("write_bill", number="INV-41953", job_id="jo-5166")
    assert sentence == "A bill with this number exists already."


def test_pay_bill_sets_status_to_paid(bench: Bench) -> None:
    bench.call("pay_bill", bill_id="bi-2047")
    assert bench.changes() == [updated("bills", "bi-2047", status="paid")]


def test_pay_bill_is_refused_because_the_bill_must_be_open(bench: Bench) -> None:
    assert bench.refusal("pay_bill", bill_id="bi-1471") == "The bill must be open."
