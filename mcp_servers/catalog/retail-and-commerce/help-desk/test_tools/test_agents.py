"""Tests of the tools for agents of Weather station help desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"status": "away"}, ["ag-1592", "ag-2854"]),
        ({"name": "Bennett"}, ["ag-1805"]),
    ],
)
def test_find_agents_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_agents", **filters) == ids


def test_find_agents_counts(bench: Bench) -> None:
    assert bench.call("find_agents", tier=1)["total"] == 7


def test_find_agents_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_agents", page=2) == ["ag-1990", "ag-8433", "ag-4132", "ag-3676"]


def test_find_agents_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_agents", name="Keita", tier=1) == []


def test_get_agent_shows_the_agent(bench: Bench) -> None:
    result = bench.call("get_agent", agent_id="ag-8850")
    assert result == {
        "id": "ag-8850",
        "name": "Kwame Uzoma",
        "email": "k.uzoma@fastpost.example",
        "tier": 1,
        "most_open": 7,
        "status": "working",
        "open_tickets": 3,
        "overdue": 3,
    }


def test_get_agent_shows_the_agent_when_answer_by_is_2026_03_23_09_00(bench: Bench) -> None:
    bench.arrange("tickets", "ti-2161", answer_by="2026-03-23T09:00")
    result = bench.call("get_agent", agent_id="ag-1592")
    assert result == {
        "id": "ag-1592",
        "name": "Hala Perrin",
        "email": "hala.perrin@openmail.example",
        "tier": 2,
        "most_open": 7,
        "status": "away",
        "open_tickets": 1,
        "overdue": 0,
    }


def test_note_absence_sets_status_to_away(bench: Bench) -> None:
    bench.call("note_absence", agent_id="ag-5868")
    assert bench.changes() == [updated("agents", "ag-5868", status="away")]


def test_note_absence_is_refused_because_the_agent_must_be_working(bench: Bench) -> None:
    assert bench.refusal("note_absence", agent_id="ag-1592") == "The agent must be working."


def test_note_absence_is_refused_because_an_urgent_ticket_is_in_the_agents_hands(bench: Bench) -> None:
    assert bench.refusal("note_absence", agent_id="ag-1805") == "An urgent ticket is in the agent's hands."
