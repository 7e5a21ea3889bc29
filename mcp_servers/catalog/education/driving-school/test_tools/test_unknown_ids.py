"""Ids that nobody has, given to the tools of Greenlight driving school."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_pupil", {"pupil_id": "xx-0000"}, "No pupil has this id."),
        ("get_class", {"theory_class_id": "xx-0000"}, "No theory class has this id."),
        ("sell_lessons", {"pupil_id": "xx-0000", "number": 1}, "No pupil has this id."),
        ("note_eye_test", {"pupil_id": "xx-0000"}, "No pupil has this id."),
        (
            "book_lesson",
            {
                "pupil_id": "pu-1083",
                "instructor_id": "in-9443",
                "car_id": "xx-0000",
                "kind": "night",
                "starts_at": "2026-03-24T14:30",
            },
            "No car has this id.",
        ),
        (
            "book_lesson",
            {
                "pupil_id": "xx-0000",
                "instructor_id": "in-9443",
                "car_id": "ca-3020",
                "kind": "night",
                "starts_at": "2026-03-24T14:30",
            },
            "No pupil has this id.",
        ),
        (
            "book_lesson",
            {
                "pupil_id": "pu-1083",
                "instructor_id": "xx-0000",
                "car_id": "ca-3020",
                "kind": "night",
                "starts_at": "2026-03-24T14:30",
            },
            "No instructor has this id.",
        ),
        ("move_lesson", {"lesson_id": "xx-0000", "starts_at": "2026-01-31T09:45"}, "No lesson has this id."),
        ("cancel_lesson", {"lesson_id": "xx-0000"}, "No lesson has this id."),
        ("hold_lesson", {"lesson_id": "xx-0000"}, "No lesson has this id."),
        ("miss_lesson", {"lesson_id": "xx-0000"}, "No lesson has this id."),
        ("enrol_pupil", {"pupil_id": "xx-0000", "theory_class_id": "th-9954"}, "No pupil has this id."),
        ("enrol_pupil", {"pupil_id": "pu-1083", "theory_class_id": "xx-0000"}, "No theory class has this id."),
        ("withdraw_enrolment", {"enrolment_id": "xx-0000"}, "No enrolment has this id."),
        ("record_attendance", {"enrolment_id": "xx-0000", "attendance": "absent"}, "No enrolment has this id."),
        ("enter_theory_exam", {"pupil_id": "xx-0000", "held_on": "2026-04-14"}, "No pupil has this id."),
        ("enter_practical_exam", {"pupil_id": "xx-0000", "held_on": "2026-03-09"}, "No pupil has this id."),
        ("withdraw_exam", {"exam_id": "xx-0000"}, "No exam has this id."),
        ("record_exam", {"exam_id": "xx-0000", "result": "passed"}, "No exam has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
