"""Ids that nobody has, given to the tools of Kestrel works training centre."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_apprentice", {"apprentice_id": "xx-0000"}, "No apprentice has this id."),
        ("get_department", {"department_id": "xx-0000"}, "No department has this id."),
        (
            "plan_rotation",
            {"apprentice_id": "ap-1156", "trainer_id": "xx-0000", "starts_on": "2026-02-17", "weeks": 6},
            "No trainer has this id.",
        ),
        (
            "plan_rotation",
            {"apprentice_id": "xx-0000", "trainer_id": "tr-5434", "starts_on": "2026-02-17", "weeks": 6},
            "No apprentice has this id.",
        ),
        ("begin_rotation", {"rotation_id": "xx-0000"}, "No rotation has this id."),
        (
            "finish_rotation",
            {"rotation_id": "xx-0000", "marks": 3, "remark": "Explains drawings well to others."},
            "No rotation has this id.",
        ),
        ("break_rotation_off", {"rotation_id": "xx-0000", "remark": "Neat record book."}, "No rotation has this id."),
        ("extend_rotation", {"rotation_id": "xx-0000", "weeks": 2}, "No rotation has this id."),
        ("change_trainer", {"rotation_id": "ro-1133", "trainer_id": "xx-0000"}, "No trainer has this id."),
        ("change_trainer", {"rotation_id": "xx-0000", "trainer_id": "tr-5059"}, "No rotation has this id."),
        ("cancel_rotation", {"rotation_id": "xx-0000"}, "No rotation has this id."),
        (
            "hand_in_book",
            {"apprentice_id": "xx-0000", "week_of": "2025-12-22", "pages": 4},
            "No apprentice has this id.",
        ),
        ("sign_book", {"record_book_id": "xx-0000"}, "No record book has this id."),
        ("return_book", {"record_book_id": "xx-0000"}, "No record book has this id."),
        (
            "register_exam",
            {"apprentice_id": "xx-0000", "kind": "interim", "held_on": "2025-06-19"},
            "No apprentice has this id.",
        ),
        ("record_exam", {"exam_id": "xx-0000", "marks": 5}, "No exam has this id."),
        ("withdraw_exam", {"exam_id": "xx-0000"}, "No exam has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
