"""Tests of the tools for tasks of Task lists."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, deleted, inserted, updated


def test_get_task_shows_the_task(bench: Bench) -> None:
    result = bench.call("get_task", task_id="ts-5285")
    assert result == {
        "id": "ts-5285",
        "task_list_id": "ta-4278",
        "title": "Replace the catalogue",
        "due_on": "2026-09-24",
        "status": "needs_action",
        "hidden": False,
        "updated_at": "2026-09-04T08:00",
        "task_list_title": "Choir",
    }


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"task_list_id": "ta-1391", "hidden": False},
            [
                "ts-5272",
                "ts-1658",
                "ts-8734",
                "ts-1578",
                "ts-8054",
                "ts-5689",
                "ts-8591",
                "ts-6303",
                "ts-1245",
                "ts-4077",
            ],
        ),
        ({"status": "completed", "title": "piano"}, ["ts-2029"]),
        (
            {"due_max": "2026-08-27"},
            ["ts-1277", "ts-1346", "ts-2659", "ts-5272", "ts-1658", "ts-4668", "ts-7484", "ts-8945"],
        ),
        ({"completed_min": "2026-09-06T23:00"}, ["ts-7271", "ts-6571", "ts-9552"]),
        ({"due_min": "2026-10-06"}, ["ts-2074", "ts-2311", "ts-8542", "ts-1208"]),
    ],
)
def test_list_tasks_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("list_tasks", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"updated_min": "2026-08-25T14:00"}, 73),
        ({}, 150),
        ({"hidden": False}, 140),
        ({"completed_max": "2026-09-04T12:00"}, 50),
    ],
)
def test_list_tasks_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("list_tasks", **filters)["total"] == total


def test_list_tasks_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("list_tasks", page=9)
    assert ids == [
        "ts-8756",
        "ts-9339",
        "ts-1223",
        "ts-2042",
        "ts-5067",
        "ts-5594",
        "ts-6503",
        "ts-6765",
        "ts-2300",
        "ts-2577",
    ]


def test_list_tasks_finds_nothing(bench: Bench) -> None:
    ids = bench.ids("list_tasks", completed_max="2026-08-24T12:00", updated_min="2026-08-09T23:00", title="Ormerod")
    assert ids == []


def test_delete_task_removes_the_task(bench: Bench) -> None:
    bench.call("delete_task", task_id="ts-2027")
    assert bench.changes() == [deleted("tasks", "ts-2027"), deleted("tasks", "ts-4668")]


def test_delete_task_is_allowed(bench: Bench) -> None:
    bench.call("delete_task", task_id="ts-5375")


def test_delete_task_is_allowed_when_parent_id_is_ts_2555(bench: Bench) -> None:
    bench.arrange("tasks", "ts-4282", parent_id="ts-2555")
    bench.call("delete_task", task_id="ts-2555")


def test_delete_task_is_refused_because_a_task_assigned_in_a_chat_space_can_only_be(bench: Bench) -> None:
    sentence = bench.refusal("delete_task", task_id="ts-1277")
    assert sentence == "A task assigned in a chat space can only be deleted there."


def test_insert_task_adds_a_task(bench: Bench) -> None:
    bench.call(
        "insert_task",
        task_list_id="ta-4552",
        title="Renew the caretaker's greenhouse",
        notes="Everything else as usual.",
        due_on="2026-09-10",
        parent_id="ts-1329",
    )
    assert bench.changes() == [
        inserted(
            "tasks",
            "ts-9495",
            task_list_id="ta-4552",
            title="Renew the caretaker's greenhouse",
            notes="Everything else as usual.",
            parent_id="ts-1329",
            due_on="2026-09-10",
            status="needs_action",
            hidden=0,
            updated_at="2026-09-07T10:00",
        ),
    ]


def test_insert_task_is_allowed(bench: Bench) -> None:
    bench.call("insert_task", task_list_id="ta-6942", title="Update the season tickets", due_on="2026-09-07")


def test_insert_task_is_refused_because_a_new_task_cannot_be_due_in_the_past(bench: Bench) -> None:
    sentence = bench.refusal(
        "insert_task",
        task_list_id="ta-2954",
        title="Write to Firefly Components about the first-aid kit",
        due_on="2026-08-26",
    )
    assert sentence == "A new task cannot be due in the past."


def test_insert_task_is_refused_because_a_subtask_cannot_have_subtasks_of_its_own(bench: Bench) -> None:
    sentence = bench.refusal("insert_task", task_list_id="ta-2233", title="Reply to Silas Lidell", parent_id="ts-4668")
    assert sentence == "A subtask cannot have subtasks of its own."


def test_insert_task_is_refused_because_the_parent_task_is_already_completed(bench: Bench) -> None:
    sentence = bench.refusal(
        "insert_task",
        task_list_id="ta-1027",
        title="Visit True North Software about the fence",
        parent_id="ts-5270",
    )
    assert sentence == "The parent task is already completed."


def test_insert_task_is_refused_because_an_assigned_task_cannot_have_subtasks(bench: Bench) -> None:
    sentence = bench.refusal("insert_task", task_list_id="ta-8347", title="Fix the stove", parent_id="ts-2112")
    assert sentence == "An assigned task cannot have subtasks."


def test_insert_task_is_refused_because_the_parent_task_is_in_another_list(bench: Bench) -> None:
    sentence = bench.refusal(
        "insert_task",
        task_list_id="ta-2954",
        title="Write to Firefly Components about the first-aid kit",
        parent_id="ts-8499",
    )
    assert sentence == "The parent task is in another list."


def test_move_task_changes_the_task(bench: Bench) -> None:
    bench.call("move_task", task_id="ts-3242", destination_tasklist_id="ta-8347")
    assert bench.changes() == [
        updated("tasks", "ts-3242", task_list_id="ta-8347", updated_at="2026-09-07T10:00"),
        updated("tasks", "ts-5679", task_list_id="ta-8347", updated_at="2026-09-07T10:00"),
    ]


def test_move_task_changes_the_task_when_parent_id_is_ts_3579(bench: Bench) -> None:
    bench.arrange("tasks", "ts-3579", parent_id="ts-3579")
    bench.call("move_task", task_id="ts-3579", destination_tasklist_id="ta-1027")
    assert bench.changes() == [
        updated("tasks", "ts-3579", task_list_id="ta-1027", parent_id=None, updated_at="2026-09-07T10:00"),
    ]


def test_move_task_is_refused_because_the_task_is_already_in_this_list(bench: Bench) -> None:
    sentence = bench.refusal("move_task", task_id="ts-5187", destination_tasklist_id="ta-6942")
    assert sentence == "The task is already in this list."


def test_move_task_is_refused_because_an_assigned_task_stays_in_its_list(bench: Bench) -> None:
    sentence = bench.refusal("move_task", task_id="ts-1346", destination_tasklist_id="ta-1027")
    assert sentence == "An assigned task stays in its list."


def test_move_task_is_refused_because_the_task_was_cleared_from_its_list(bench: Bench) -> None:
    sentence = bench.refusal("move_task", task_id="ts-4364", destination_tasklist_id="ta-8347")
    assert sentence == "The task was cleared from its list."


def test_patch_task_changes_the_task(bench: Bench) -> None:
    bench.call(
        "patch_task",
        task_id="ts-3749",
        title="Write up the camera",
        notes="Was not at home on the first visit.",
        due_on="2026-08-30",
    )
    assert bench.changes() == [
        updated(
            "tasks",
            "ts-3749",
            title="Write up the camera",
            notes="Was not at home on the first visit.",
            due_on="2026-08-30",
            updated_at="2026-09-07T10:00",
        ),
    ]


def test_patch_task_is_refused_because_nothing_to_change_was_given(bench: Bench) -> None:
    assert bench.refusal("patch_task", task_id="ts-3579") == "Nothing to change was given."


def test_patch_task_is_refused_because_the_task_is_completed_reopen_it_first(bench: Bench) -> None:
    sentence = bench.refusal("patch_task", task_id="ts-1838", notes="Two copies are enough.")
    assert sentence == "The task is completed; reopen it first."


def test_patch_task_is_refused_because_a_task_assigned_from_a_document_cannot_have_notes(bench: Bench) -> None:
    bench.arrange("task_assignments", "ti-2224", task_id="ts-1329")
    sentence = bench.refusal("patch_task", task_id="ts-1329", notes="Waiting for an answer since last week.")
    assert sentence == "A task assigned from a document cannot have notes."


def test_complete_task_changes_the_task(bench: Bench) -> None:
    bench.call("complete_task", task_id="ts-2300")
    assert bench.changes() == [
        updated("tasks", "ts-2300", status="completed", completed_at="2026-09-07T10:00", updated_at="2026-09-07T10:00"),
        updated("tasks", "ts-5081", status="completed", completed_at="2026-09-07T10:00", updated_at="2026-09-07T10:00"),
        updated("tasks", "ts-7221", status="completed", completed_at="2026-09-07T10:00", updated_at="2026-09-07T10:00"),
    ]


def test_complete_task_is_refused_because_the_task_must_be_needs_action(bench: Bench) -> None:
    assert bench.refusal("complete_task", task_id="ts-1277") == "The task must be needs action."


def test_reopen_task_changes_the_task(bench: Bench) -> None:
    bench.call("reopen_task", task_id="ts-1346")
    assert bench.changes() == [
        updated("tasks", "ts-1346", status="needs_action", completed_at=None, updated_at="2026-09-07T10:00"),
    ]


def test_reopen_task_is_refused_because_the_task_must_be_completed(bench: Bench) -> None:
    assert bench.refusal("reopen_task", task_id="ts-3579") == "The task must be completed."


def test_reopen_task_is_refused_because_the_parent_task_is_completed_reopen_it_first(bench: Bench) -> None:
    assert bench.refusal("reopen_task", task_id="ts-2029") == "The parent task is completed; reopen it first."


def test_reopen_task_is_refused_because_the_task_was_cleared_from_its_list(bench: Bench) -> None:
    assert bench.refusal("reopen_task", task_id="ts-9426") == "The task was cleared from its list."
