"""Tests of the tools for cranes of Nordkai mobile cranes."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"min_capacity": 130000},
            [
                "cr-3347",
                "cr-3274",
                "cr-8953",
                "cr-7435",
                "cr-2532",
                "cr-5521",
                "cr-4242",
                "cr-1682",
                "cr-5425",
                "cr-4067",
            ],
        ),
        ({"number": "CR-75"}, ["cr-1682"]),
        ({"model": "130"}, ["cr-6608"]),
    ],
)
def test_find_cranes_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_cranes", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"tested_until_until": "2027-04-21"}, 15),
        ({"status": "ready"}, 23),
    ],
)
def test_find_cranes_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_cranes", **filters)["total"] == total


def test_find_cranes_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_cranes", page=3) == ["cr-4067", "cr-8459", "cr-2955", "cr-1887", "cr-3054", "cr-5003"]


def test_find_cranes_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_cranes", status="in_workshop", tested_until_until="2026-09-27") == []


def test_get_crane_shows_the_crane(bench: Bench) -> None:
    bench.arrange("jobs", "jo-1784", day_of_lift="2024-07-28")
    result = bench.call("get_crane", crane_id="cr-4026")
    assert result == {
        "id": "cr-4026",
        "number": "CR-42",
        "model": "Corvo AT 80",
        "capacity": 100000,
        "daily_rate": 140000,
        "tested_until": "2027-08-16",
        "status": "ready",
        "next_job": "2026-10-06",
        "jobs_done": 4,
    }


def test_get_crane_shows_the_crane_when_status_is_done(bench: Bench) -> None:
    bench.arrange("jobs", "jo-1411", status="done")
    result = bench.call("get_crane", crane_id="cr-4242")
    assert result == {
        "id": "cr-4242",
        "number": "CR-54",
        "model": "Corvo City 80",
        "capacity": 200000,
        "daily_rate": 240000,
        "tested_until": "2027-07-23",
        "status": "ready",
        "jobs_done": 5,
    }


def test_get_crane_shows_the_crane_when_day_of_lift_is_2026_09_05(bench: Bench) -> None:
    bench.arrange("jobs", "jo-1893", day_of_lift="2026-09-05")
    result = bench.call("get_crane", crane_id="cr-1887")
    assert result == {
        "id": "cr-1887",
        "number": "CR-93",
        "model": "Kranwerk AT 200",
        "capacity": 130000,
        "daily_rate": 170000,
        "tested_until": "2026-12-14",
        "status": "ready",
        "next_job": "2026-10-06",
        "jobs_done": 1,
    }


def test_get_crane_shows_the_crane_when_day_of_lift_is_2026_09_06(bench: Bench) -> None:
    bench.arrange("jobs", "jo-1893", day_of_lift="2026-09-06")
    result = bench.call("get_crane", crane_id="cr-1887")
    assert result == {
        "id": "cr-1887",
        "number": "CR-93",
        "model": "Kranwerk AT 200",
        "capacity": 130000,
        "daily_rate": 170000,
        "tested_until": "2026-12-14",
        "status": "ready",
        "next_job": "2026-10-06",
        "jobs_done": 2,
    }


def test_note_test_sets_tested_until_to_2027_10_06(bench: Bench) -> None:
    bench.call("note_test", crane_id="cr-2532")
    assert bench.changes() == [updated("cranes", "cr-2532", tested_until="2027-10-06")]


def test_note_test_is_refused_because_the_test_is_valid_for_more_than_60_days(bench: Bench) -> None:
    bench.arrange("cranes", "cr-1887", tested_until="2026-12-06")
    assert bench.refusal("note_test", crane_id="cr-1887") == "The test is valid for more than 60 days."


def test_note_test_is_refused_because_the_crane_has_a_job_today(bench: Bench) -> None:
    bench.arrange("cranes", "cr-1887", tested_until="2026-12-05")
    assert bench.refusal("note_test", crane_id="cr-1887") == "The crane has a job today."


def test_send_to_workshop_sets_status_to_in_workshop(bench: Bench) -> None:
    bench.call("send_to_workshop", crane_id="cr-5003")
    assert bench.changes() == [updated("cranes", "cr-5003", status="in_workshop")]


def test_send_to_workshop_is_allowed(bench: Bench) -> None:
    bench.arrange("jobs", "jo-1407", day_of_lift="2024-07-28")
    bench.call("send_to_workshop", crane_id="cr-3347")


def test_send_to_workshop_is_refused_because_the_crane_must_be_ready(bench: Bench) -> None:
    assert bench.refusal("send_to_workshop", crane_id="cr-3274") == "The crane must be ready."


def test_send_to_workshop_is_refused_because_the_crane_has_an_approved_job_within_three(bench: Bench) -> None:
    assert bench.refusal("send_to_workshop", crane_id="cr-4026") == "The crane has an approved job within three days."
