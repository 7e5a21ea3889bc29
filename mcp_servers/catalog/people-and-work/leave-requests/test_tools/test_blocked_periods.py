"""Tests of the tools for blocked periods of Costa Norte leave desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


def test_find_blocked_periods_finds_by_team_id_and_status_and_ends_from(bench: Bench) -> None:
    assert bench.ids("find_blocked_periods", team_id="te-7510", status="lifted", ends_from="2026-06-25") == ["bl-8131"]


def test_find_blocked_periods_counts(bench: Bench) -> None:
    assert bench.call("find_blocked_periods", ends_from="2026-06-25")["total"] == 12


def test_find_blocked_periods_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_blocked_periods", page=2)
    assert ids == [
        "bl-5840",
        "bl-9649",
        "bl-3084",
        "bl-1557",
        "bl-4639",
        "bl-5610",
        "bl-7026",
        "bl-8131",
        "bl-8855",
        "bl-2588",
    ]


def test_find_blocked_periods_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_blocked_periods", name="Unheard of") == []


def test_find_blocked_periods_shows_blocked_periods(bench: Bench) -> None:
    result = bench.call("find_blocked_periods", name="Annual stocktaking")
    assert result == {
        "items": [
            {
                "id": "bl-9649",
                "name": "Annual stocktaking",
                "team_name": "Marketing",
                "starts_on": "2026-07-01",
                "ends_on": "2026-07-02",
                "status": "announced",
            },
        ],
        "total": 1,
    }


def test_block_period_adds_a_blocked_period_and_changes_the_request(bench: Bench) -> None:
    bench.call("block_period", name="Season opening", starts_on="2026-07-20", length=1)
    assert bench.changes() == [
        inserted(
            "blocked_periods",
            "bl-7528",
            name="Season opening",
            team_id="te-7510",
            starts_on="2026-07-20",
            ends_on="2026-07-20",
            status="announced",
        ),
        updated("requests", "re-8181", status="declined", answer="Season opening"),
    ]


def test_block_period_adds_a_blocked_period_and_changes_the_request_2(bench: Bench) -> None:
    bench.call("block_period", name="Trade fair week", starts_on="2026-07-22", length=1)
    assert bench.changes() == [
        inserted(
            "blocked_periods",
            "bl-7528",
            name="Trade fair week",
            team_id="te-7510",
            starts_on="2026-07-22",
            ends_on="2026-07-22",
            status="announced",
        ),
        updated("requests", "re-3179", status="declined", answer="Trade fair week"),
        updated("requests", "re-8181", status="declined", answer="Trade fair week"),
    ]


def test_block_period_is_allowed(bench: Bench) -> None:
    bench.call("block_period", name="Visit of the auditors", starts_on="2026-06-09", length=2)


def test_block_period_is_refused_because_leave_is_blocked_with_at_least_a_weeks_notice(bench: Bench) -> None:
    sentence = bench.refusal("block_period", name="Change of the payroll system", starts_on="2026-04-25", length=2)
    assert sentence == "Leave is blocked with at least a week's notice."


@pytest.mark.parametrize(
    "arguments",
    [
        {"name": "Visit of the auditors", "starts_on": "2026-06-22", "length": 2},
        {"name": "Visit of the auditors", "starts_on": "2026-07-07", "length": 3},
    ],
)
def test_block_period_is_refused_because_the_team_has_another_blocked_period_in_that_time(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("block_period", **arguments) == "The team has another blocked period in that time."


@pytest.mark.parametrize(
    "arguments",
    [
        {"name": "Visit of the auditors", "starts_on": "2026-07-10", "length": 2},
        {"name": "Visit of the auditors", "starts_on": "2026-06-13", "length": 1},
        {"name": "Visit of the auditors", "starts_on": "2026-06-22", "length": 1},
    ],
)
def test_block_period_is_refused_because_somebody_of_the_team_has_approved_leave_in_that(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("block_period", **arguments) == "Somebody of the team has approved leave in that time."


def test_lift_period_sets_status_to_lifted(bench: Bench) -> None:
    bench.call("lift_period", blocked_period_id="bl-3780")
    assert bench.changes() == [updated("blocked_periods", "bl-3780", status="lifted")]


def test_lift_period_is_allowed(bench: Bench) -> None:
    bench.arrange("blocked_periods", "bl-5604", ends_on="2026-06-02")
    bench.call("lift_period", blocked_period_id="bl-5604")


def test_lift_period_is_refused_because_the_blocked_period_must_be_announced(bench: Bench) -> None:
    assert bench.refusal("lift_period", blocked_period_id="bl-1751") == "The blocked period must be announced."


def test_lift_period_is_refused_because_the_blocked_period_is_over(bench: Bench) -> None:
    assert bench.refusal("lift_period", blocked_period_id="bl-5604") == "The blocked period is over."
