"""Tests of the tools for chores of Hazel Lane chores."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"title": "bed"}, ["co-1964", "co-4358"]),
        ({"max_length": 5}, ["co-5387"]),
        ({"place": "laundry"}, ["co-1964", "co-5396", "co-8765"]),
    ],
)
def test_find_chores_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_chores", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"status": "active"}, 17),
        ({"max_youngest": 6}, 5),
    ],
)
def test_find_chores_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_chores", **filters)["total"] == total


def test_find_chores_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_chores", page=3)
    assert ids == ["co-9228", "co-7978", "co-5387", "co-9816", "co-9956", "co-7770", "co-4358", "co-1262"]


def test_find_chores_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_chores", place="animals", status="active", max_youngest=6) == []


def test_get_chore_shows_the_chore(bench: Bench) -> None:
    result = bench.call("get_chore", chore_id="co-2691")
    assert result == {
        "id": "co-2691",
        "title": "sort the bottles",
        "place": "kitchen",
        "youngest": 12,
        "length": 30,
        "wage": 1550,
        "every": 2,
        "status": "active",
        "last_done": "2026-04-17",
        "next_due": "2026-04-18",
    }


def test_get_chore_shows_the_chore_when_chore_id_is_co_2798(bench: Bench) -> None:
    result = bench.call("get_chore", chore_id="co-2798")
    assert result == {
        "id": "co-2798",
        "title": "oil the garden gate",
        "place": "garden",
        "youngest": 6,
        "length": 15,
        "wage": 1000,
        "every": 2,
        "status": "active",
        "last_done": "2026-04-18",
        "next_due": "2026-04-20",
    }


def test_pause_chore_sets_status_to_paused_and_sets_status_to_cancelled(bench: Bench) -> None:
    bench.call("pause_chore", chore_id="co-9702")
    assert bench.changes() == [
        updated("chores", "co-9702", status="paused"),
        updated("tasks", "ta-3885", status="cancelled"),
    ]


def test_pause_chore_sets_status_to_paused_and_sets_status_to_cancelled_2(bench: Bench) -> None:
    bench.arrange("tasks", "ta-1019", due_on="2026-04-17")
    bench.call("pause_chore", chore_id="co-5387")
    assert bench.changes() == [
        updated("chores", "co-5387", status="paused"),
        updated("tasks", "ta-2882", status="cancelled"),
        updated("tasks", "ta-3375", status="cancelled"),
        updated("tasks", "ta-7737", status="cancelled"),
        updated("tasks", "ta-8842", status="cancelled"),
    ]


def test_pause_chore_sets_status_to_paused_and_sets_status_to_cancelled_3(bench: Bench) -> None:
    bench.arrange("tasks", "ta-1019", status="missed")
    bench.call("pause_chore", chore_id="co-5387")
    assert bench.changes() == [
        updated("chores", "co-5387", status="paused"),
        updated("tasks", "ta-2882", status="cancelled"),
        updated("tasks", "ta-3375", status="cancelled"),
        updated("tasks", "ta-7737", status="cancelled"),
        updated("tasks", "ta-8842", status="cancelled"),
    ]


def test_pause_chore_is_refused_because_the_chore_must_be_active(bench: Bench) -> None:
    assert bench.refusal("pause_chore", chore_id="co-2302") == "The chore must be active."


def test_pause_chore_is_refused_because_work_on_this_chore_still_has_to_be_checked(bench: Bench) -> None:
    assert bench.refusal("pause_chore", chore_id="co-4358") == "Work on this chore still has to be checked."


def test_space_chore_sets_every_to_2(bench: Bench) -> None:
    bench.call("space_chore", chore_id="co-2390", every=2)
    assert bench.changes() == [updated("chores", "co-2390", every=2)]


def test_space_chore_is_allowed(bench: Bench) -> None:
    bench.call("space_chore", chore_id="co-1964", every=1)


def test_space_chore_is_refused_because_the_chore_is_paused(bench: Bench) -> None:
    assert bench.refusal("space_chore", chore_id="co-1420", every=7) == "The chore is paused."


def test_space_chore_is_refused_because_the_chore_has_this_interval_already(bench: Bench) -> None:
    assert bench.refusal("space_chore", chore_id="co-2691", every=2) == "The chore has this interval already."


def test_space_chore_is_refused_because_a_chore_of_more_than_15_minutes_is_not_done_every(bench: Bench) -> None:
    bench.arrange("chores", "co-5387", length=16)
    sentence = bench.refusal("space_chore", chore_id="co-5387", every=1)
    assert sentence == "A chore of more than 15 minutes is not done every day."


def test_resume_chore_sets_status_to_active(bench: Bench) -> None:
    bench.call("resume_chore", chore_id="co-2171")
    assert bench.changes() == [updated("chores", "co-2171", status="active")]


def test_resume_chore_is_allowed(bench: Bench) -> None:
    bench.arrange("chores", "co-2302", youngest=13)
    bench.arrange("children", "ch-2914", age=6)
    bench.call("resume_chore", chore_id="co-2302")


def test_resume_chore_is_allowed_when_youngest_is_14(bench: Bench) -> None:
    bench.arrange("chores", "co-2302", youngest=14)
    bench.call("resume_chore", chore_id="co-2302")


def test_resume_chore_is_refused_because_the_chore_must_be_paused(bench: Bench) -> None:
    assert bench.refusal("resume_chore", chore_id="co-1262") == "The chore must be paused."
