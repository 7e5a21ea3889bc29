"""Tests of the tools for projects of Markstein annotation desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"kind": "transcripts", "lead_id": "le-4231", "ends_until": "2026-10-19"}, ["pr-1465"]),
        ({"name": "outlines", "status": "paused"}, ["pr-6044"]),
    ],
)
def test_find_projects_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_projects", **filters) == ids


def test_find_projects_counts(bench: Bench) -> None:
    assert bench.call("find_projects", lead_id="le-7544")["total"] == 6


def test_find_projects_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_projects", page=3) == ["pr-6456", "pr-2447", "pr-9694", "pr-8524"]


def test_find_projects_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_projects", name="Unheard of") == []


def test_get_project_shows_the_project(bench: Bench) -> None:
    result = bench.call("get_project", project_id="pr-1465")
    assert result == {
        "id": "pr-1465",
        "name": "Tree bark boxes",
        "kind": "transcripts",
        "lead_id": "le-4231",
        "pay": 140,
        "ends_on": "2026-10-19",
        "status": "open",
        "lead_name": "Ignacio Pacheco",
        "waiting_items": 2,
        "disputed_items": 1,
        "agreed_items": 1,
        "outstanding_pay": 840,
    }


def test_close_project_sets_status_to_closed(bench: Bench) -> None:
    bench.call("close_project", project_id="pr-6407")
    assert bench.changes() == [updated("projects", "pr-6407", status="closed")]


def test_close_project_is_allowed(bench: Bench) -> None:
    bench.call("close_project", project_id="pr-6456")


def test_close_project_is_refused_because_the_project_must_be_open(bench: Bench) -> None:
    assert bench.refusal("close_project", project_id="pr-6044") == "The project must be open."


def test_close_project_is_refused_because_it_runs_for_more_than_a_week_yet(bench: Bench) -> None:
    bench.arrange("projects", "pr-6456", ends_on="2026-10-28")
    assert bench.refusal("close_project", project_id="pr-6456") == "It runs for more than a week yet."


def test_close_project_is_refused_because_disputed_items_wait_for_arbitration(bench: Bench) -> None:
    assert bench.refusal("close_project", project_id="pr-1465") == "Disputed items wait for arbitration."


def test_close_project_is_refused_because_items_of_it_are_in_hand(bench: Bench) -> None:
    assert bench.refusal("close_project", project_id="pr-6686") == "Items of it are in hand."
