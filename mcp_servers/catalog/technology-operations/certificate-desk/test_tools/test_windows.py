"""Tests of the tools for windows of Sundhavn domains and certificates."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"starts_from": "2026-02-25T21:00", "starts_until": "2026-03-06T21:00"},
            ["wi-5059", "wi-7028", "wi-1108", "wi-3890"],
        ),
        ({"status": "called_off"}, ["wi-8020", "wi-9359"]),
    ],
)
def test_find_windows_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_windows", **filters) == ids


def test_find_windows_counts(bench: Bench) -> None:
    assert bench.call("find_windows", team_id="te-9708")["total"] == 15


def test_find_windows_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_windows", page=4) == ["wi-2265", "wi-8725", "wi-3430", "wi-7221"]


def test_find_windows_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_windows", team_id="te-9708", starts_on="2026-04-13") == []


def test_find_windows_shows_windows(bench: Bench) -> None:
    result = bench.call("find_windows", starts_on="2026-02-20")
    assert result == {
        "items": [
            {
                "id": "wi-9826",
                "team_name": "Commerce",
                "work": "Power test",
                "starts_at": "2026-02-20T21:00",
                "ends_at": "2026-02-21T02:00",
                "status": "announced",
            },
        ],
        "total": 1,
    }


def test_announce_window_adds_a_maintenance_window(bench: Bench) -> None:
    bench.call("announce_window", work="Library upgrade", starts_at="2026-03-18T04:20", length=1)
    assert bench.changes() == [
        inserted(
            "windows",
            "wi-9752",
            team_id="te-9708",
            work="Library upgrade",
            starts_at="2026-03-18T04:20",
            ends_at="2026-03-18T05:20",
            status="announced",
        ),
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        {"work": "Firmware of the storage", "starts_at": "2026-04-04T21:00", "length": 2},
        {"work": "Library upgrade", "starts_at": "2026-04-14T20:00", "length": 1},
        {"work": "Library upgrade", "starts_at": "2026-04-17T01:00", "length": 1},
        {"work": "Library upgrade", "starts_at": "2026-05-01T22:20", "length": 1},
    ],
)
def test_announce_window_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("announce_window", **arguments)


def test_announce_window_is_allowed_when_status_is_called_off(bench: Bench) -> None:
    bench.arrange("windows", "wi-3430", status="called_off")
    bench.call("announce_window", work="Library upgrade", starts_at="2026-04-17T00:59", length=1)


def test_announce_window_is_refused_because_a_window_is_announced_at_least_six_hours_ahead(bench: Bench) -> None:
    sentence = bench.refusal("announce_window", work="Library upgrade", starts_at="2026-02-18T21:00", length=3)
    assert sentence == "A window is announced at least six hours ahead."


def test_announce_window_is_refused_because_a_window_is_announced_at_most_45_days_ahead(bench: Bench) -> None:
    sentence = bench.refusal("announce_window", work="Library upgrade", starts_at="2026-05-01T22:21", length=1)
    assert sentence == "A window is announced at most 45 days ahead."


def test_announce_window_is_refused_because_the_team_has_another_window_at_that_time(bench: Bench) -> None:
    sentence = bench.refusal("announce_window", work="Certificate night", starts_at="2026-04-10T21:00", length=1)
    assert sentence == "The team has another window at that time."


def test_call_off_window_sets_status_to_called_off(bench: Bench) -> None:
    bench.call("call_off_window", window_id="wi-3430")
    assert bench.changes() == [updated("windows", "wi-3430", status="called_off")]


def test_call_off_window_is_refused_because_the_maintenance_window_must_be_announced(bench: Bench) -> None:
    assert bench.refusal("call_off_window", window_id="wi-9359") == "The maintenance window must be announced."


def test_call_off_window_is_refused_because_the_window_belongs_to_another_team(bench: Bench) -> None:
    assert bench.refusal("call_off_window", window_id="wi-1201") == "The window belongs to another team."


def test_call_off_window_is_refused_because_the_window_has_begun(bench: Bench) -> None:
    bench.arrange("windows", "wi-5428", starts_at="2026-03-17T22:20")
    assert bench.refusal("call_off_window", window_id="wi-5428") == "The window has begun."
