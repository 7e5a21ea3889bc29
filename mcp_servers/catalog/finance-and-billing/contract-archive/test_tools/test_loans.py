"""Tests of the tools for loans of Lyric Theatre contract archive."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"borrower_id": "ke-8646", "due_until": "2026-06-28"}, ["lo-8767"]),
        (
            {"status": "out"},
            [
                "lo-3799",
                "lo-3590",
                "lo-2623",
                "lo-1769",
                "lo-1438",
                "lo-6941",
                "lo-9708",
                "lo-9720",
                "lo-8855",
                "lo-6229",
            ],
        ),
        ({"contract_id": "co-1133"}, ["lo-4171"]),
    ],
)
def test_find_loans_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_loans", **filters) == ids


def test_find_loans_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_loans", page=4) == ["lo-3774", "lo-4547", "lo-7813", "lo-4406"]


def test_find_loans_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_loans", contract_id="co-6961") == []


def test_lend_file_adds_a_loan_of_a_file(bench: Bench) -> None:
    bench.call("lend_file", contract_id="co-4945", borrower_id="ke-4808", due_on="2026-10-07")
    assert bench.changes() == [
        inserted("loans", "lo-5097", contract_id="co-4945", borrower_id="ke-4808", status="out", due_on="2026-10-07"),
    ]


def test_lend_file_is_allowed(bench: Bench) -> None:
    bench.arrange("loans", "lo-1438", due_on="2026-09-07")
    bench.call("lend_file", contract_id="co-1037", borrower_id="ke-8646", due_on="2026-09-10")


def test_lend_file_is_refused_because_there_is_no_file_of_this_contract(bench: Bench) -> None:
    sentence = bench.refusal("lend_file", contract_id="co-5598", borrower_id="ke-6837", due_on="2026-09-24")
    assert sentence == "There is no file of this contract."


def test_lend_file_is_refused_because_the_file_is_on_loan(bench: Bench) -> None:
    sentence = bench.refusal("lend_file", contract_id="co-1733", borrower_id="ke-7501", due_on="2026-06-20")
    assert sentence == "The file is on loan."


@pytest.mark.parametrize(
    "arguments",
    [
        {"contract_id": "co-4945", "borrower_id": "ke-4808", "due_on": "2026-09-07"},
        {"contract_id": "co-4945", "borrower_id": "ke-4808", "due_on": "2026-10-08"},
    ],
)
def test_lend_file_is_refused_because_a_file_is_lent_for_30_days_at_most(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("lend_file", **arguments) == "A file is lent for 30 days at most."


def test_lend_file_is_refused_because_the_borrower_has_an_overdue_file(bench: Bench) -> None:
    sentence = bench.refusal("lend_file", contract_id="co-1339", borrower_id="ke-9448", due_on="2026-09-24")
    assert sentence == "The borrower has an overdue file."


def test_return_file_sets_status_to_returned(bench: Bench) -> None:
    bench.call("return_file", loan_id="lo-1769")
    assert bench.changes() == [updated("loans", "lo-1769", status="returned")]


def test_return_file_is_refused_because_the_loan_of_a_file_must_be_out(bench: Bench) -> None:
    assert bench.refusal("return_file", loan_id="lo-7715") == "The loan of a file must be out."
