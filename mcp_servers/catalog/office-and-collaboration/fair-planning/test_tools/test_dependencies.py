"""Tests of the tools for dependencies of Trade fair planning of a pump maker."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, deleted, inserted


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"fair_id": "fa-1473"}, ["de-2173", "de-5162", "de-6337", "de-3549"]),
        ({"needed_id": "ta-4261"}, ["de-6337"]),
        (
            {"needed_status": "open"},
            ["de-1348", "de-5162", "de-8404", "de-5959", "de-9300", "de-2519", "de-8537", "de-8676"],
        ),
        ({"task_id": "ta-8004"}, ["de-7823"]),
    ],
)
def test_find_dependencies_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_dependencies", **filters) == ids


def test_find_dependencies_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_dependencies", page=5)
    assert ids == [
        "de-5494",
        "de-9563",
        "de-6337",
        "de-5078",
        "de-2934",
        "de-4637",
        "de-1495",
        "de-3223",
        "de-6043",
        "de-2495",
    ]


def test_find_dependencies_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_dependencies", task_id="ta-5287") == []


def test_add_dependency_adds_a_dependency(bench: Bench) -> None:
    bench.call("add_dependency", task_id="ta-2286", needed_id="ta-5887")
    assert bench.changes() == [inserted("dependencies", "de-8890", task_id="ta-2286", needed_id="ta-5887")]


def test_add_dependency_is_allowed(bench: Bench) -> None:
    bench.arrange("tasks", "ta-2286", due_on="2026-12-30")
    bench.call("add_dependency", task_id="ta-2286", needed_id="ta-1654")


def test_add_dependency_is_refused_because_the_task_has_begun(bench: Bench) -> None:
    assert bench.refusal("add_dependency", task_id="ta-6627", needed_id="ta-4242") == "The task has begun."


def test_add_dependency_is_refused_because_a_task_does_not_wait_for_itself(bench: Bench) -> None:
    assert bench.refusal("add_dependency", task_id="ta-2286", needed_id="ta-2286") == "A task does not wait for itself."


def test_add_dependency_is_refused_because_the_tasks_belong_to_different_fairs(bench: Bench) -> None:
    sentence = bench.refusal("add_dependency", task_id="ta-3206", needed_id="ta-8786")
    assert sentence == "The tasks belong to different fairs."


def test_add_dependency_is_refused_because_the_other_task_was_dropped(bench: Bench) -> None:
    assert bench.refusal("add_dependency", task_id="ta-3670", needed_id="ta-5748") == "The other task was dropped."


def test_add_dependency_is_refused_because_the_other_task_is_due_later(bench: Bench) -> None:
    assert bench.refusal("add_dependency", task_id="ta-9061", needed_id="ta-1654") == "The other task is due later."


def test_add_dependency_is_refused_because_the_two_tasks_would_wait_for_each_other(bench: Bench) -> None:
    sentence = bench.refusal("add_dependency", task_id="ta-9141", needed_id="ta-4239")
    assert sentence == "The two tasks would wait for each other."


def test_add_dependency_is_refused_because_this_is_noted_already(bench: Bench) -> None:
    assert bench.refusal("add_dependency", task_id="ta-9141", needed_id="ta-7001") == "This is noted already."


def test_drop_dependency_removes_the_dependency(bench: Bench) -> None:
    bench.call("drop_dependency", dependency_id="de-9566")
    assert bench.changes() == [deleted("dependencies", "de-9566")]


def test_drop_dependency_is_refused_because_the_task_has_begun(bench: Bench) -> None:
    assert bench.refusal("drop_dependency", dependency_id="de-4637") == "The task has begun."


def test_drop_dependency_is_refused_because_what_a_critical_task_needs_stays_noted_until(bench: Bench) -> None:
    sentence = bench.refusal("drop_dependency", dependency_id="de-8676")
    assert sentence == "What a critical task needs stays noted until it is done."
