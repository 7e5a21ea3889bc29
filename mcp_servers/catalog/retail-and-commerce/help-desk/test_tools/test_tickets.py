"""Tests of the tools for tickets of Weather station help desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"customer_id": "cu-2628"}, ["ti-3077", "ti-3558"]),
        ({"number": "C-71937"}, ["ti-2907"]),
        ({"article_id": "ar-8803"}, ["ti-6744"]),
        ({"agent_id": "ag-2854"}, ["ti-7095", "ti-5737", "ti-1671", "ti-5257"]),
        (
            {"tier": 1},
            [
                "ti-8107",
                "ti-3077",
                "ti-3940",
                "ti-8516",
                "ti-9201",
                "ti-9582",
                "ti-4170",
                "ti-4059",
                "ti-8716",
                "ti-5615",
            ],
        ),
        (
            {"priority": "normal"},
            [
                "ti-2161",
                "ti-3940",
                "ti-8516",
                "ti-7095",
                "ti-7853",
                "ti-9004",
                "ti-9582",
                "ti-4170",
                "ti-5624",
                "ti-5210",
            ],
        ),
        (
            {"status": "solved"},
            [
                "ti-5737",
                "ti-8419",
                "ti-5349",
                "ti-1671",
                "ti-1055",
                "ti-6090",
                "ti-4607",
                "ti-8683",
                "ti-7244",
                "ti-5978",
            ],
        ),
        (
            {"answer_by_until": "2026-02-27T04:00"},
            [
                "ti-3789",
                "ti-8107",
                "ti-2161",
                "ti-3077",
                "ti-3940",
                "ti-8516",
                "ti-2884",
                "ti-9201",
                "ti-7095",
                "ti-7853",
            ],
        ),
    ],
)
def test_find_tickets_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_tickets", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"answer_by_until": "2026-02-27T04:00"}, 17),
        ({"model": "2"}, 14),
    ],
)
def test_find_tickets_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_tickets", **filters)["total"] == total


def test_find_tickets_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_tickets", page=10) == ["ti-3963", "ti-7123", "ti-8789", "ti-3505", "ti-5978", "ti-4310"]


def test_find_tickets_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_tickets", model="Unheard of") == []


def test_get_ticket_shows_the_ticket(bench: Bench) -> None:
    result = bench.call("get_ticket", ticket_id="ti-4170")
    assert result == {
        "id": "ti-4170",
        "number": "C-28548",
        "trouble": "missing wall bracket",
        "model": "Nimbus Home",
        "customer_id": "cu-6192",
        "status": "open",
        "tier": 1,
        "agent_id": "ag-1805",
        "priority": "normal",
        "reported_at": "2026-02-23T08:00",
        "answer_by": "2026-02-25T08:00",
        "customer_name": "Frida Haugen",
        "customer_contract": "basic",
        "incoming": 1,
        "outgoing": 2,
        "last_message": "2026-02-24T19:00",
    }


def test_report_tickets_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_tickets", status="new", tier=3) == []


def test_report_tickets_adds_up(bench: Bench) -> None:
    result = bench.call("report_tickets", reported_from="2026-03-18T06:00")
    assert result == {
        "items": [
            {"model": "Cirrus Mini", "tickets": 4, "next_deadline": "2026-03-18T10:00"},
            {"model": "Cumulus 2", "tickets": 4, "next_deadline": "2026-03-21T01:00"},
            {"model": "Cumulus 3", "tickets": 2, "next_deadline": "2026-03-19T06:00"},
            {"model": "Nimbus Farm", "tickets": 2, "next_deadline": "2026-03-22T06:00"},
            {"model": "Nimbus Home", "tickets": 2, "next_deadline": "2026-03-21T05:00"},
            {"model": "Stratus S", "tickets": 8, "next_deadline": "2026-03-20T06:00"},
            {"model": "Stratus XL", "tickets": 9, "next_deadline": "2026-03-19T09:00"},
        ],
        "total": 7,
    }


def test_report_tickets_adds_up_with_status_and_priority_and_tier(bench: Bench) -> None:
    result = bench.call("report_tickets", status="solved", priority="urgent", tier=3)
    assert result == {"items": [{"model": "Stratus S", "tickets": 1, "next_deadline": "2026-03-22T05:00"}], "total": 1}


def test_take_ticket_sets_status_to_open(bench: Bench) -> None:
    bench.call("take_ticket", ticket_id="ti-5978", agent_id="ag-1805")
    assert bench.changes() == [updated("tickets", "ti-5978", status="open")]


def test_take_ticket_changes_the_ticket(bench: Bench) -> None:
    bench.call("take_ticket", ticket_id="ti-6344", agent_id="ag-3676")
    assert bench.changes() == [updated("tickets", "ti-6344", status="open", agent_id="ag-3676", waiting_since=None)]


def test_take_ticket_is_allowed(bench: Bench) -> None:
    bench.arrange("tickets", "ti-5737", reported_at="2026-02-21T09:00")
    bench.call("take_ticket", ticket_id="ti-5737", agent_id="ag-9837")


def test_take_ticket_is_refused_because_the_ticket_must_be_new_or_waiting_or_solved(bench: Bench) -> None:
    sentence = bench.refusal("take_ticket", ticket_id="ti-5957", agent_id="ag-1592")
    assert sentence == "The ticket must be new or waiting or solved."


def test_take_ticket_is_refused_because_the_agent_works_on_another_tier(bench: Bench) -> None:
    assert bench.refusal("take_ticket", ticket_id="ti-6429", agent_id="ag-8644") == "The agent works on another tier."


def test_take_ticket_is_refused_because_the_agent_is_away(bench: Bench) -> None:
    assert bench.refusal("take_ticket", ticket_id="ti-1671", agent_id="ag-1592") == "The agent is away."


def test_take_ticket_is_refused_because_the_agent_has_too_many_open_tickets(bench: Bench) -> None:
    bench.arrange("tickets", "ti-1043", agent_id="ag-1805")
    bench.arrange("agents", "ag-1805", most_open=6)
    sentence = bench.refusal("take_ticket", ticket_id="ti-2907", agent_id="ag-1805")
    assert sentence == "The agent has too many open tickets."


def test_take_ticket_is_refused_because_the_ticket_is_too_old_to_be_opened_again(bench: Bench) -> None:
    bench.arrange("tickets", "ti-5737", reported_at="2026-02-21T08:59")
    sentence = bench.refusal("take_ticket", ticket_id="ti-5737", agent_id="ag-9837")
    assert sentence == "The ticket is too old to be opened again."


def test_escalate_ticket_changes_the_ticket(bench: Bench) -> None:
    bench.call("escalate_ticket", ticket_id="ti-2942", agent_id="ag-9837")
    assert bench.changes() == [updated("tickets", "ti-2942", tier=2, agent_id="ag-9837")]


def test_escalate_ticket_is_allowed(bench: Bench) -> None:
    bench.arrange("agents", "ag-9837", most_open=3)
    bench.arrange("tickets", "ti-1043", agent_id="ag-1805")
    bench.call("escalate_ticket", ticket_id="ti-4170", agent_id="ag-9837")


def test_escalate_ticket_is_refused_because_the_ticket_is_not_open(bench: Bench) -> None:
    assert bench.refusal("escalate_ticket", ticket_id="ti-8419", agent_id="ag-5868") == "The ticket is not open."


def test_escalate_ticket_is_refused_because_a_ticket_goes_up_one_tier_at_a_time(bench: Bench) -> None:
    sentence = bench.refusal("escalate_ticket", ticket_id="ti-4170", agent_id="ag-3676")
    assert sentence == "A ticket goes up one tier at a time."


def test_escalate_ticket_is_refused_because_the_agent_is_away(bench: Bench) -> None:
    assert bench.refusal("escalate_ticket", ticket_id="ti-8095", agent_id="ag-1592") == "The agent is away."


def test_escalate_ticket_is_refused_because_the_ticket_was_never_answered(bench: Bench) -> None:
    assert bench.refusal("escalate_ticket", ticket_id="ti-8516", agent_id="ag-8644") == "The ticket was never answered."


def test_escalate_ticket_is_refused_because_the_agent_has_too_many_open_tickets(bench: Bench) -> None:
    bench.arrange("agents", "ag-9837", most_open=2)
    bench.arrange("tickets", "ti-1043", agent_id="ag-1805")
    sentence = bench.refusal("escalate_ticket", ticket_id="ti-4170", agent_id="ag-9837")
    assert sentence == "The agent has too many open tickets."


def test_solve_ticket_changes_the_ticket(bench: Bench) -> None:
    bench.call("solve_ticket", ticket_id="ti-5957", article_id="ar-3612")
    assert bench.changes() == [updated("tickets", "ti-5957", status="solved", article_id="ar-3612")]


def test_solve_ticket_is_refused_because_the_ticket_must_be_open(bench: Bench) -> None:
    assert bench.refusal("solve_ticket", ticket_id="ti-7095", article_id="ar-3661") == "The ticket must be open."


def test_solve_ticket_is_refused_because_the_article_is_not_published(bench: Bench) -> None:
    assert bench.refusal("solve_ticket", ticket_id="ti-3963", article_id="ar-5626") == "The article is not published."


def test_close_ticket_changes_the_ticket(bench: Bench) -> None:
    bench.call("close_ticket", ticket_id="ti-3488")
    assert bench.changes() == [updated("tickets", "ti-3488", status="closed", waiting_since=None)]


def test_close_ticket_is_allowed(bench: Bench) -> None:
    bench.arrange("tickets", "ti-3940", waiting_since="2026-03-09")
    bench.call("close_ticket", ticket_id="ti-3940")


def test_close_ticket_is_refused_because_the_ticket_must_be_waiting(bench: Bench) -> None:
    assert bench.refusal("close_ticket", ticket_id="ti-2907") == "The ticket must be waiting."


def test_close_ticket_is_refused_because_the_customer_has_had_less_than_14_days(bench: Bench) -> None:
    assert bench.refusal("close_ticket", ticket_id="ti-6344") == "The customer has had less than 14 days."


def test_close_duplicate_sets_status_to_duplicate_and_sets_ticket_id_to_ti_5737(bench: Bench) -> None:
    bench.arrange("tickets", "ti-1043", customer_id="cu-6212")
    bench.call("close_duplicate", ticket_id="ti-1043", other_ticket_id="ti-5737")
    assert bench.changes() == [
        updated("messages", "me-1136", ticket_id="ti-5737"),
        updated("messages", "me-1898", ticket_id="ti-5737"),
        updated("messages", "me-8374", ticket_id="ti-5737"),
        updated("tickets", "ti-1043", status="duplicate"),
    ]


def test_close_duplicate_is_refused_because_the_ticket_must_be_open(bench: Bench) -> None:
    sentence = bench.refusal("close_duplicate", ticket_id="ti-8419", other_ticket_id="ti-6429")
    assert sentence == "The ticket must be open."


def test_close_duplicate_is_refused_because_a_ticket_is_no_duplicate_of_itself(bench: Bench) -> None:
    sentence = bench.refusal("close_duplicate", ticket_id="ti-3963", other_ticket_id="ti-3963")
    assert sentence == "A ticket is no duplicate of itself."


def test_close_duplicate_is_refused_because_the_tickets_are_of_different_customers(bench: Bench) -> None:
    sentence = bench.refusal("close_duplicate", ticket_id="ti-1043", other_ticket_id="ti-7185")
    assert sentence == "The tickets are of different customers."


def test_close_duplicate_is_refused_because_the_other_ticket_is_not_older(bench: Bench) -> None:
    bench.arrange("tickets", "ti-5542", reported_at="2026-03-22T01:00")
    sentence = bench.refusal("close_duplicate", ticket_id="ti-5542", other_ticket_id="ti-9517")
    assert sentence == "The other ticket is not older."


def test_raise_priority_changes_the_ticket(bench: Bench) -> None:
    bench.call("raise_priority", ticket_id="ti-6959")
    assert bench.changes() == [updated("tickets", "ti-6959", priority="urgent", answer_by="2026-03-23T13:00")]


def test_raise_priority_is_refused_because_the_ticket_is_not_waiting_for_an_answer_of_ours(bench: Bench) -> None:
    assert bench.refusal("raise_priority", ticket_id="ti-6344") == "The ticket is not waiting for an answer of ours."


def test_raise_priority_is_refused_because_the_ticket_is_urgent_already(bench: Bench) -> None:
    assert bench.refusal("raise_priority", ticket_id="ti-2907") == "The ticket is urgent already."


def test_raise_priority_is_refused_because_the_customers_contract_has_no_urgent_tickets(bench: Bench) -> None:
    assert bench.refusal("raise_priority", ticket_id="ti-7185") == "The customer's contract has no urgent tickets."
