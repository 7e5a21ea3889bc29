"""Ids that nobody has, given to the tools of Trade fair planning of a pump maker."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_task", {"task_id": "xx-0000"}, "No task has this id."),
        ("get_fair", {"fair_id": "xx-0000"}, "No fair has this id."),
        ("get_budget_line", {"budget_line_id": "xx-0000"}, "No budget line has this id."),
        (
            "add_task",
            {"fair_id": "xx-0000", "title": "Order the drinks", "effort": 4, "due_on": "2026-09-24"},
            "No fair has this id.",
        ),
        ("add_dependency", {"task_id": "xx-0000"}, "Argument 'needed_id' is missing."),
        ("add_dependency", {"task_id": "ta-1094", "needed_id": "xx-0000"}, "No task has this id."),
        ("drop_dependency", {"dependency_id": "xx-0000"}, "No dependency has this id."),
        ("assign_task", {"task_id": "xx-0000", "colleague_id": "cl-2729"}, "No task has this id."),
        ("assign_task", {"task_id": "ta-1094", "colleague_id": "xx-0000"}, "No colleague has this id."),
        ("begin_task", {"task_id": "xx-0000"}, "No task has this id."),
        ("finish_task", {"task_id": "xx-0000"}, "No task has this id."),
        ("drop_task", {"task_id": "xx-0000"}, "No task has this id."),
        ("postpone_task", {"task_id": "xx-0000", "due_on": "2026-08-16"}, "No task has this id."),
        (
            "record_quote",
            {"budget_line_id": "xx-0000", "supplier": "Magpie Imports", "amount": 457000, "valid_until": "2026-10-09"},
            "No budget line has this id.",
        ),
        ("accept_quote", {"quote_id": "xx-0000"}, "No quote has this id."),
        ("reject_quote", {"quote_id": "xx-0000"}, "No quote has this id."),
        ("cancel_order", {"quote_id": "xx-0000"}, "No quote has this id."),
        ("move_budget", {"budget_line_id": "xx-0000"}, "Argument 'receiver_id' is missing."),
        (
            "move_budget",
            {"budget_line_id": "bu-1151", "receiver_id": "xx-0000", "transfer": 1002},
            "No budget line has this id.",
        ),
        ("declare_ready", {"fair_id": "xx-0000"}, "No fair has this id."),
        ("give_fair_up", {"fair_id": "xx-0000"}, "No fair has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
