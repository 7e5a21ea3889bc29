"""Ids that nobody has, given to the tools of Hazel Lane chores."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_child", {"child_id": "xx-0000"}, "No child has this id."),
        ("get_chore", {"chore_id": "xx-0000"}, "No chore has this id."),
        (
            "assign_task",
            {"child_id": "xx-0000", "chore_id": "co-2390", "due_on": "2026-03-21"},
            "No child has this id.",
        ),
        (
            "assign_task",
            {"child_id": "ch-2914", "chore_id": "xx-0000", "due_on": "2026-03-21"},
            "No chore has this id.",
        ),
        ("pass_task", {"task_id": "xx-0000", "child_id": "ch-6026"}, "No task has this id."),
        ("pass_task", {"task_id": "ta-1009", "child_id": "xx-0000"}, "No child has this id."),
        ("finish_task", {"task_id": "xx-0000"}, "No task has this id."),
        ("approve_task", {"task_id": "xx-0000"}, "No task has this id."),
        ("return_task", {"task_id": "xx-0000"}, "No task has this id."),
        ("miss_task", {"task_id": "xx-0000"}, "No task has this id."),
        ("pause_chore", {"chore_id": "xx-0000"}, "No chore has this id."),
        ("space_chore", {"chore_id": "xx-0000", "every": 7}, "No chore has this id."),
        ("resume_chore", {"chore_id": "xx-0000"}, "No chore has this id."),
        ("save_for_wish", {"wish_id": "xx-0000", "amount": 500}, "No wish has this id."),
        ("buy_wish", {"wish_id": "xx-0000"}, "No wish has this id."),
        ("drop_wish", {"wish_id": "xx-0000"}, "No wish has this id."),
        ("pay_out", {"child_id": "xx-0000", "amount": 18500}, "Argument 'amount' must be at most 10000."),
        ("grant_voucher", {"child_id": "xx-0000", "length": 30}, "No child has this id."),
        ("use_voucher", {"voucher_id": "xx-0000"}, "No voucher has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
