"""Ids that nobody has, given to the tools of School classroom."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_course", {"course_id": "xx-0000"}, "No course has this id."),
        ("get_course_work", {"course_work_id": "xx-0000"}, "No course work has this id."),
        (
            "create_course",
            {"name": "New German Conversation", "section": "Period 1", "room": "Studio", "owner_id": "xx-0000"},
            "No user profile has this id.",
        ),
        ("patch_course", {"course_id": "xx-0000"}, "No course has this id."),
        (
            "create_course_work",
            {"course_id": "xx-0000", "title": "Summary of photosynthesis", "max_points": 100, "due_on": "2026-04-10"},
            "No course has this id.",
        ),
        (
            "create_course_work",
            {
                "course_id": "co-1733",
                "title": "Summary of photosynthesis",
                "max_points": 100,
                "due_on": "2026-04-10",
                "topic_id": "xx-0000",
            },
            "No topic has this id.",
        ),
        ("delete_course_work", {"course_work_id": "xx-0000"}, "No course work has this id."),
        ("patch_course_work", {"course_work_id": "xx-0000"}, "No course work has this id."),
        (
            "patch_student_submission",
            {"student_submission_id": "xx-0000", "draft_grade": 35},
            "No student submission has this id.",
        ),
        ("reclaim_student_submission", {"student_submission_id": "xx-0000"}, "No student submission has this id."),
        ("return_student_submission", {"student_submission_id": "xx-0000"}, "No student submission has this id."),
        ("turn_in_student_submission", {"student_submission_id": "xx-0000"}, "No student submission has this id."),
        ("create_student", {"course_id": "xx-0000", "user_id": "us-8595"}, "No course has this id."),
        ("create_student", {"course_id": "co-1733", "user_id": "xx-0000"}, "No user profile has this id."),
        ("delete_student", {"student_id": "xx-0000"}, "No student has this id."),
        ("accept_invitation", {"invitation_id": "xx-0000"}, "No invitation has this id."),
        (
            "create_invitation",
            {"course_id": "xx-0000", "user_id": "us-6481", "role": "teacher"},
            "No course has this id.",
        ),
        (
            "create_invitation",
            {"course_id": "co-1733", "user_id": "xx-0000", "role": "teacher"},
            "No user profile has this id.",
        ),
        ("activate_course", {"course_id": "xx-0000"}, "No course has this id."),
        ("archive_course", {"course_id": "xx-0000"}, "No course has this id."),
        ("publish_course_work", {"course_work_id": "xx-0000"}, "No course work has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
