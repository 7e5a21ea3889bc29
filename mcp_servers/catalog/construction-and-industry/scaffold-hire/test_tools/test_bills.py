"""Tests of the tools for bills of Ridgeway scaffold hire."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"due_until": "2026-02-26"},
            ["bi-4319", "bi-4791", "bi-8811", "bi-2073", "bi-1432", "bi-8200", "bi-2311", "bi-3723", "bi-4230"],
        ),
        ({"scaffold_id": "sc-5298"}, ["bi-7707"]),
        ({"builder_id": "bu-5036"}, ["bi-8811"]),
        ({"status": "paid"}, ["bi-4791", "bi-8200", "bi-3723", "bi-4230", "bi-7258", "bi-6292"]),
        ({"number": "INV-58728"}, ["bi-4319"]),
    ],
)
def test_find_bills_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_bills", **filters) == ids


def test_find_bills_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_bills", page=2)
    assert ids == ["bi-6292", "bi-8897", "bi-3642", "bi-6372", "bi-4729", "bi-9063", "bi-6529", "bi-7707"]


def test_find_bills_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_bills", number="Unheard of") == []


def test_write_bill_adds_a_bill(bench: Bench) -> None:
    bench.arrange("scaffolds", "sc-9411", off_hired_on="2026-03-23")
    bench.call("write_bill", number="New INV-83545", scaffold_id="sc-9411", discount=2)
    assert bench.changes() == [
        inserted(
            "bills",
            "bi-4450",
            number="New INV-83545",
            scaffold_id="sc-9411",
            amount=26460,
            due_on="2026-04-29",
            status="open",
        ),
    ]


def test_write_bill_adds_a_bill_when_off_hired_on_is_2026_03_31(bench: Bench) -> None:
    bench.arrange("scaffolds", "sc-9411", off_hired_on="2026-03-31")
    bench.call("write_bill", number="New INV-83545", scaffold_id="sc-9411", discount=2)
    assert bench.changes() == [
        inserted(
            "bills",
            "bi-4450",
            number="New INV-83545",
            scaffold_id="sc-9411",
            amount=31752,
            due_on="2026-04-29",
            status="open",
        ),
    ]


def test_write_bill_is_refused_because_the_hire_is_not_over(bench: Bench) -> None:
    assert bench.refusal("write_bill", number="INV-79123", scaffold_id="sc-8414", discount=0) == "The hire is not over."


def test_write_bill_is_refused_because_the_discount_is_above_your_limit(bench: Bench) -> None:
    sentence = bench.refusal("write_bill", number="INV-79123", scaffold_id="sc-8674", discount=5)
    assert sentence == "The discount is above your limit."


def test_write_bill_is_refused_because_the_scaffold_has_been_billed_already(bench: Bench) -> None:
    sentence = bench.refusal("write_bill", number="INV-79123", scaffold_id="sc-8674", discount=4)
    assert sentence == "The scaffold has been billed already."


def test_write_bill_is_refused_because_a_bill_with_this_number_exists_already(bench: Bench) -> None:
    sentence = bench.refusal("write_bill", number="INV-46864", scaffold_id="sc-9411", discount=1)
    assert sentence == "A bill with this number exists already."


def test_pay_bill_sets_status_to_paid(bench: Bench) -> None:
    bench.call("pay_bill", bill_id="bi-1432")
    assert bench.changes() == [updated("bills", "bi-1432", status="paid")]


def test_pay_bill_is_refused_because_the_bill_must_be_open(bench: Bench) -> None:
    assert bench.refusal("pay_bill", bill_id="bi-3723") == "The bill must be open."
