"""Tests of the tools for student submissions of School classroom."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"course_work_id": "cu-1805", "late": False, "state": "turned_in"}, ["su-9214"]),
        ({"user_id": "us-6829"}, ["su-1136", "su-5500"]),
    ],
)
def test_list_student_submissions_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("list_student_submissions", **filters) == ids


def test_list_student_submissions_counts(bench: Bench) -> None:
    assert bench.call("list_student_submissions", late=True)["total"] == 10


def test_list_student_submissions_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("list_student_submissions", page=8)
    assert ids == [
        "su-9542",
        "su-9877",
        "su-2691",
        "su-3379",
        "su-2375",
        "su-2687",
        "su-4242",
        "su-8370",
        "su-5603",
        "su-7523",
    ]


def test_list_student_submissions_finds_nothing(bench: Bench) -> None:
    assert bench.ids("list_student_submissions", user_id="us-8052") == []


def test_patch_student_submission_changes_the_submission(bench: Bench) -> None:
    bench.call("patch_student_submission", student_submission_id="su-9315", draft_grade=35)
    assert bench.changes() == [updated("student_submissions", "su-9315", draft_grade=35, updated_at="2026-03-16T08:45")]


def test_patch_student_submission_is_refused_because_only_work_that_is_handed_in_can_be(bench: Bench) -> None:
    sentence = bench.refusal("patch_student_submission", student_submission_id="su-6457", draft_grade=63)
    assert sentence == "Only work that is handed in can be graded."


def test_patch_student_submission_is_refused_because_the_grade_is_above_the_highest_grade(bench: Bench) -> None:
    sentence = bench.refusal("patch_student_submission", student_submission_id="su-5735", draft_grade=47)
    assert sentence == "The grade is above the highest grade for this work."


def test_reclaim_student_submission_changes_the_submission(bench: Bench) -> None:
    bench.call("reclaim_student_submission", student_submission_id="su-7523")
    assert bench.changes() == [
        updated("student_submissions", "su-7523", state="reclaimed_by_student", updated_at="2026-03-16T08:45"),
    ]


def test_reclaim_student_submission_is_refused_because_the_submission_must_be_turned_in(bench: Bench) -> None:
    sentence = bench.refusal("reclaim_student_submission", student_submission_id="su-6457")
    assert sentence == "The submission must be turned in."


def test_reclaim_student_submission_is_refused_because_the_due_date_has_passed(bench: Bench) -> None:
    assert bench.refusal("reclaim_student_submission", student_submission_id="su-2067") == "The due date has passed."


def test_reclaim_student_submission_is_refused_because_the_work_is_already_being_graded(bench: Bench) -> None:
    sentence = bench.refusal("reclaim_student_submission", student_submission_id="su-7535")
    assert sentence == "The work is already being graded."


def test_return_student_submission_changes_the_submission(bench: Bench) -> None:
    bench.call("return_student_submission", student_submission_id="su-1136")
    assert bench.changes() == [
        updated(
            "student_submissions",
            "su-1136",
            state="returned",
            draft_grade=None,
            assigned_grade=96,
            updated_at="2026-03-16T08:45",
        ),
    ]


def test_return_student_submission_is_refused_because_the_submission_must_be_turned_in(bench: Bench) -> None:
    sentence = bench.refusal("return_student_submission", student_submission_id="su-6457")
    assert sentence == "The submission must be turned in."


def test_return_student_submission_is_refused_because_the_work_has_no_draft_grade_yet(bench: Bench) -> None:
    sentence = bench.refusal("return_student_submission", student_submission_id="su-2425")
    assert sentence == "The work has no draft grade yet."


def test_turn_in_student_submission_changes_the_submission(bench: Bench) -> None:
    bench.call("turn_in_student_submission", student_submission_id="su-4818")
    assert bench.changes() == [
        updated("student_submissions", "su-4818", state="turned_in", late=1, updated_at="2026-03-16T08:45"),
    ]


def test_turn_in_student_submission_changes_the_submission_2(bench: Bench) -> None:
    bench.call("turn_in_student_submission", student_submission_id="su-8627")
    assert bench.changes() == [
        updated("student_submissions", "su-8627", state="turned_in", updated_at="2026-03-16T08:45"),
    ]


def test_turn_in_student_submission_is_refused_because_the_submission_must_be_created_or(bench: Bench) -> None:
    sentence = bench.refusal("turn_in_student_submission", student_submission_id="su-6054")
    assert sentence == "The submission must be created or returned or new or reclaimed by student."


def test_turn_in_student_submission_is_refused_because_the_course_is_not_active(bench: Bench) -> None:
    assert bench.refusal("turn_in_student_submission", student_submission_id="su-6457") == "The course is not active."


def test_turn_in_student_submission_is_refused_because_work_is_no_longer_accepted_two(bench: Bench) -> None:
    bench.arrange("course_work_items", "cu-1320", due_on="2026-03-01")
    sentence = bench.refusal("turn_in_student_submission", student_submission_id="su-4818")
    assert sentence == "Work is no longer accepted two weeks after its due date."
