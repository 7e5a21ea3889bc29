"""Ids that nobody has, given to the tools of Grand Meridian housekeeping."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_room", {"room_id": "xx-0000"}, "No room has this id."),
        ("get_attendant", {"attendant_id": "xx-0000"}, "No attendant has this id."),
        ("add_task", {"room_id": "xx-0000", "kind": "departure", "due_at": "2026-10-12T15:00"}, "No room has this id."),
        ("assign_task", {"task_id": "xx-0000", "attendant_id": "at-2526"}, "No task has this id."),
        ("assign_task", {"task_id": "ta-1202", "attendant_id": "xx-0000"}, "No attendant has this id."),
        ("take_back_task", {"task_id": "xx-0000"}, "No task has this id."),
        ("begin_task", {"task_id": "xx-0000"}, "No task has this id."),
        ("finish_task", {"task_id": "xx-0000"}, "No task has this id."),
        ("pass_task", {"task_id": "xx-0000"}, "No task has this id."),
        ("fail_task", {"task_id": "xx-0000"}, "No task has this id."),
        ("drop_task", {"task_id": "xx-0000"}, "No task has this id."),
        ("note_guest_out", {"room_id": "xx-0000"}, "No room has this id."),
        ("report_defect", {"room_id": "xx-0000", "text": "Carpet torn at the door."}, "No room has this id."),
        ("take_defect_in_hand", {"defect_id": "xx-0000"}, "No defect has this id."),
        ("mend_defect", {"defect_id": "xx-0000"}, "No defect has this id."),
        ("deliver_linen", {"floor_id": "xx-0000", "sets": 26}, "No floor has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
