"""Tests of the tools for quotes of Hearthside maintenance."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"ticket_id": "ti-1109", "max_amount": 30000}, ["qu-7101"]),
        ({"status": "rejected"}, ["qu-2368", "qu-1594", "qu-7945", "qu-7444"]),
        ({"building_id": "bu-4183"}, ["qu-7554"]),
    ],
)
def test_find_quotes_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_quotes", **filters) == ids


def test_find_quotes_counts(bench: Bench) -> None:
    assert bench.call("find_quotes", max_amount=15000)["total"] == 7


def test_find_quotes_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_quotes", page=2)
    assert ids == [
        "qu-4292",
        "qu-7455",
        "qu-3499",
        "qu-6228",
        "qu-7066",
        "qu-2368",
        "qu-3827",
        "qu-7101",
        "qu-1594",
        "qu-6411",
    ]


def test_find_quotes_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_quotes", ticket_id="ti-1984") == []


def test_submit_quote_adds_a_quote(bench: Bench) -> None:
    bench.call("submit_quote", ticket_id="ti-2372", amount=32500)
    assert bench.changes() == [
        inserted(
            "quotes",
            "qu-2654",
            ticket_id="ti-2372",
            amount=32500,
            status="submitted",
            submitted_at="2026-02-17T09:30",
        ),
    ]


def test_submit_quote_is_refused_because_the_ticket_is_not_being_worked_on(bench: Bench) -> None:
    assert bench.refusal("submit_quote", ticket_id="ti-4525", amount=192500) == "The ticket is not being worked on."


def test_submit_quote_is_refused_because_a_quote_for_this_ticket_is_already_waiting_or(bench: Bench) -> None:
    sentence = bench.refusal("submit_quote", ticket_id="ti-8140", amount=262500)
    assert sentence == "A quote for this ticket is already waiting or approved."


def test_approve_quote_changes_the_quote(bench: Bench) -> None:
    bench.call("approve_quote", quote_id="qu-9474")
    assert bench.changes() == [updated("quotes", "qu-9474", status="approved", decided_by_id="ma-1527")]


def test_approve_quote_is_refused_because_the_quote_must_be_submitted(bench: Bench) -> None:
    assert bench.refusal("approve_quote", quote_id="qu-2368") == "The quote must be submitted."


def test_approve_quote_is_refused_because_the_quote_is_above_your_limit(bench: Bench) -> None:
    assert bench.refusal("approve_quote", quote_id="qu-1622") == "The quote is above your limit."


def test_approve_quote_is_refused_because_the_buildings_repair_budget_does_not_allow_it(bench: Bench) -> None:
    bench.arrange("quotes", "qu-1066", amount=220000)
    assert bench.refusal("approve_quote", quote_id="qu-1066") == "The building's repair budget does not allow it."


def test_approve_quote_is_refused_because_the_ticket_is_not_being_worked_on_any_more(bench: Bench) -> None:
    assert bench.refusal("approve_quote", quote_id="qu-6856") == "The ticket is not being worked on any more."


def test_reject_quote_changes_the_quote(bench: Bench) -> None:
    bench.call("reject_quote", quote_id="qu-7455", reason="Far too expensive.")
    assert bench.changes() == [
        updated("quotes", "qu-7455", status="rejected", decided_by_id="ma-1527", reason="Far too expensive."),
    ]


def test_reject_quote_is_refused_because_the_quote_must_be_submitted(bench: Bench) -> None:
    sentence = bench.refusal("reject_quote", quote_id="qu-2368", reason="Can wait until summer.")
    assert sentence == "The quote must be submitted."
