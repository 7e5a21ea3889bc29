"""Tests of the tools for papers of Hanse Mutual claims office."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"claim_id": "cl-1624", "received_from": "2026-03-06"}, ["pa-4080", "pa-1477", "pa-9094"]),
        (
            {"kind": "photograph"},
            [
                "pa-2937",
                "pa-3136",
                "pa-4231",
                "pa-5575",
                "pa-6861",
                "pa-3065",
                "pa-3478",
                "pa-7432",
                "pa-2560",
                "pa-5943",
            ],
        ),
    ],
)
def test_find_papers_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_papers", **filters) == ids


def test_find_papers_counts(bench: Bench) -> None:
    assert bench.call("find_papers", received_from="2026-02-18")["total"] == 112


def test_find_papers_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_papers", page=13) == ["pa-9158", "pa-3118", "pa-8526", "pa-3958"]


def test_find_papers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_papers", claim_id="cl-7338") == []


def test_add_paper_adds_a_paper(bench: Bench) -> None:
    bench.call("add_paper", claim_id="cl-6101", kind="invoice")
    assert bench.changes() == [
        inserted("papers", "pa-1389", claim_id="cl-6101", kind="invoice", received_on="2026-03-31"),
    ]


def test_add_paper_is_allowed(bench: Bench) -> None:
    bench.arrange("papers", "pa-1127", claim_id="cl-6101")
    bench.call("add_paper", claim_id="cl-6101", kind="invoice")


def test_add_paper_is_refused_because_the_claim_is_decided(bench: Bench) -> None:
    assert bench.refusal("add_paper", claim_id="cl-5035", kind="invoice") == "The claim is decided."


def test_add_paper_is_refused_because_this_paper_is_there_already(bench: Bench) -> None:
    assert bench.refusal("add_paper", claim_id="cl-1328", kind="invoice") == "This paper is there already."
