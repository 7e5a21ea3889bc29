"""Tests of the tools for campaigns of Kaleidophon podcast spots."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"sponsor_id": "sp-6150", "ends_from": "2026-06-28", "min_budget": 427839}, ["ca-1271", "ca-2275", "ca-8744"]),
        ({"status": "ended"}, ["ca-3521", "ca-2888", "ca-7139", "ca-5725", "ca-1987"]),
        ({"name": "New Year Journey"}, ["ca-1466"]),
    ],
)
def test_find_campaigns_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_campaigns", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"ends_from": "2026-10-01"}, 6),
        ({"min_budget": 651300}, 5),
    ],
)
def test_find_campaigns_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_campaigns", **filters)["total"] == total


def test_find_campaigns_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_campaigns", page=5) == ["ca-8349", "ca-1734", "ca-6132", "ca-2601"]


def test_find_campaigns_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_campaigns", name="Unheard of") == []


def test_get_campaign_shows_the_campaign(bench: Bench) -> None:
    bench.arrange("bookings", "bo-1416", episode_id="ep-2244")
    result = bench.call("get_campaign", campaign_id="ca-1016")
    assert result == {
        "id": "ca-1016",
        "sponsor_id": "sp-3508",
        "name": "Easter Push",
        "starts_on": "2026-04-08",
        "ends_on": "2026-07-07",
        "budget": 247539,
        "status": "running",
        "sponsor_name": "Westgate Furniture",
        "sponsor_branch": "furniture",
        "budget_left": 100000,
        "reached_downloads": 15620,
    }


def test_start_campaign_sets_status_to_running(bench: Bench) -> None:
    bench.call("start_campaign", campaign_id="ca-6132")
    assert bench.changes() == [updated("campaigns", "ca-6132", status="running")]


@pytest.mark.parametrize(
    "arguments",
    [
        {"campaign_id": "ca-5318"},
        {"campaign_id": "ca-8349"},
    ],
)
def test_start_campaign_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("start_campaign", **arguments)


def test_start_campaign_is_refused_because_the_campaign_must_be_draft(bench: Bench) -> None:
    assert bench.refusal("start_campaign", campaign_id="ca-1016") == "The campaign must be draft."


def test_start_campaign_is_refused_because_the_sponsor_is_barred(bench: Bench) -> None:
    assert bench.refusal("start_campaign", campaign_id="ca-1734") == "The sponsor is barred."


def test_start_campaign_is_refused_because_the_campaign_begins_in_more_than_30_days(bench: Bench) -> None:
    bench.arrange("campaigns", "ca-6132", starts_on="2026-07-17")
    assert bench.refusal("start_campaign", campaign_id="ca-6132") == "The campaign begins in more than 30 days."


def test_start_campaign_is_refused_because_three_campaigns_of_the_sponsor_run_in_that_time(bench: Bench) -> None:
    bench.arrange("campaigns", "ca-1016", sponsor_id="sp-9233")
    bench.arrange("campaigns", "ca-5557", starts_on="2026-07-07")
    assert bench.refusal("start_campaign", campaign_id="ca-5557") == "Three campaigns of the sponsor run in that time."


def test_prolong_campaign_sets_ends_on_to_2026_07_17(bench: Bench) -> None:
    bench.call("prolong_campaign", campaign_id="ca-1466", extra=8)
    assert bench.changes() == [updated("campaigns", "ca-1466", ends_on="2026-07-17")]


def test_prolong_campaign_is_allowed(bench: Bench) -> None:
    bench.arrange("bookings", "bo-1048", campaign_id="ca-6655", status="cancelled")
    bench.arrange("campaigns", "ca-6655", budget=237659)
    bench.call("prolong_campaign", campaign_id="ca-6655", extra=7)


def test_prolong_campaign_is_refused_because_the_campaign_does_not_run(bench: Bench) -> None:
    assert bench.refusal("prolong_campaign", campaign_id="ca-7420", extra=8) == "The campaign does not run."


def test_prolong_campaign_is_refused_because_the_campaign_is_over(bench: Bench) -> None:
    bench.arrange("campaigns", "ca-6655", ends_on="2026-05-16")
    assert bench.refusal("prolong_campaign", campaign_id="ca-6655", extra=7) == "The campaign is over."


def test_prolong_campaign_is_refused_because_nothing_is_left_of_the_budget(bench: Bench) -> None:
    bench.arrange("bookings", "bo-1048", campaign_id="ca-6655")
    bench.arrange("campaigns", "ca-6655", budget=237659, ends_on="2026-06-16")
    assert bench.refusal("prolong_campaign", campaign_id="ca-6655", extra=7) == "Nothing is left of the budget."
