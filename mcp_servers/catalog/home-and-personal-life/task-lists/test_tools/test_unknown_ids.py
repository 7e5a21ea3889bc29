"""Ids that nobody has, given to the tools of Task lists."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_task_list", {"task_list_id": "xx-0000"}, "No task list has this id."),
        ("get_task", {"task_id": "xx-0000"}, "No task has this id."),
        ("delete_task_list", {"task_list_id": "xx-0000"}, "No task list has this id."),
        ("patch_task_list", {"task_list_id": "xx-0000", "title": "Home repairs"}, "No task list has this id."),
        ("clear_completed_tasks", {"task_list_id": "xx-0000"}, "No task list has this id."),
        ("delete_task", {"task_id": "xx-0000"}, "No task has this id."),
        (
            "insert_task",
            {"task_list_id": "xx-0000", "title": "Visit True North Software about the fence"},
            "No task list has this id.",
        ),
        (
            "insert_task",
            {"task_list_id": "ta-1027", "title": "Visit True North Software about the fence", "parent_id": "xx-0000"},
            "No task has this id.",
        ),
        ("move_task", {"task_id": "xx-0000", "destination_tasklist_id": "ta-4552"}, "No task has this id."),
        ("move_task", {"task_id": "ts-1208", "destination_tasklist_id": "xx-0000"}, "No task list has this id."),
        ("patch_task", {"task_id": "xx-0000"}, "No task has this id."),
        ("complete_task", {"task_id": "xx-0000"}, "No task has this id."),
        ("reopen_task", {"task_id": "xx-0000"}, "No task has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
