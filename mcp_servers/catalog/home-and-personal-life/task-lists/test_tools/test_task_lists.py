"""Tests of the tools for task lists of Task lists."""

from mcp_servers.runtime.testing import Bench, deleted, inserted, updated


def test_get_task_list_shows_the_task_list(bench: Bench) -> None:
    result = bench.call("get_task_list", task_list_id="ta-1027")
    assert result == {"id": "ta-1027", "title": "House move", "updated_at": "2026-08-05T04:00"}


def test_list_task_lists_finds_by_title(bench: Bench) -> None:
    assert bench.ids("list_task_lists", title="relocation") == ["ta-8133"]


def test_list_task_lists_turns_the_page(bench: Bench) -> None:
    assert bench.ids("list_task_lists", page=2) == ["ta-2233", "ta-8347", "ta-1391", "ta-6610"]


def test_list_task_lists_finds_nothing(bench: Bench) -> None:
    assert bench.ids("list_task_lists", title="Unheard of") == []


def test_delete_task_list_removes_the_task_list_and_removes_the_task_link(bench: Bench) -> None:
    bench.call("delete_task_list", task_list_id="ta-6610")
    assert bench.changes() == [
        deleted("task_links", "tk-2052"),
        deleted("task_links", "tk-3789"),
        deleted("task_lists", "ta-6610"),
        deleted("tasks", "ts-1838"),
        deleted("tasks", "ts-4510"),
        deleted("tasks", "ts-5287"),
        deleted("tasks", "ts-5295"),
        deleted("tasks", "ts-5761"),
        deleted("tasks", "ts-9704"),
    ]


def test_delete_task_list_is_allowed(bench: Bench) -> None:
    bench.arrange("tasks", "ts-4510", parent_id="ts-1838")
    bench.call("delete_task_list", task_list_id="ta-6610")


def test_delete_task_list_is_refused_because_the_list_holds_tasks_that_were_assigned_to_you(bench: Bench) -> None:
    sentence = bench.refusal("delete_task_list", task_list_id="ta-1088")
    assert sentence == "The list holds tasks that were assigned to you."


def test_delete_task_list_is_refused_because_the_list_still_holds_open_tasks(bench: Bench) -> None:
    assert bench.refusal("delete_task_list", task_list_id="ta-2954") == "The list still holds open tasks."


def test_insert_task_list_adds_a_task_list(bench: Bench) -> None:
    bench.call("insert_task_list", title="New House move")
    assert bench.changes() == [inserted("task_lists", "ta-4427", title="New House move", updated_at="2026-09-07T10:00")]


def test_insert_task_list_is_refused_because_you_already_have_a_list_with_this_title(bench: Bench) -> None:
    assert bench.refusal("insert_task_list", title="House move") == "You already have a list with this title."


def test_patch_task_list_changes_the_task_list(bench: Bench) -> None:
    bench.call("patch_task_list", task_list_id="ta-6610", title="New Release 4.2")
    assert bench.changes() == [updated("task_lists", "ta-6610", title="New Release 4.2", updated_at="2026-09-07T10:00")]


def test_patch_task_list_is_refused_because_you_already_have_a_list_with_this_title(bench: Bench) -> None:
    sentence = bench.refusal("patch_task_list", task_list_id="ta-1027", title="Home repairs")
    assert sentence == "You already have a list with this title."


def test_clear_completed_tasks_sets_updated_at_to_2026_09_07_10_00_and_sets_hidden_to_1(bench: Bench) -> None:
    bench.call("clear_completed_tasks", task_list_id="ta-5476")
    assert bench.changes() == [
        updated("task_lists", "ta-5476", updated_at="2026-09-07T10:00"),
        updated("tasks", "ts-9087", hidden=1),
    ]


def test_clear_completed_tasks_is_refused_because_the_list_has_no_completed_tasks_to_clear(bench: Bench) -> None:
    assert bench.refusal("clear_completed_tasks", task_list_id="ta-2233") == "The list has no completed tasks to clear."
