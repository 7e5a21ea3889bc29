"""Tests of the tools for course work items of School classroom."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


def test_get_course_work_shows_the_course_work(bench: Bench) -> None:
    result = bench.call("get_course_work", course_work_id="cu-5587")
    assert result == {
        "id": "cu-5587",
        "course_id": "co-9110",
        "title": "Essay on motors",
        "work_type": "assignment",
        "max_points": 10,
        "due_on": "2026-03-26",
        "state": "published",
        "updated_at": "2026-03-06T08:45",
        "course_name": "World History 9",
    }


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"course_id": "co-7852", "due_until": "2026-02-22"}, ["cu-1276"]),
        ({"due_from": "2026-04-08"}, ["cu-2193", "cu-4992", "cu-4316"]),
        ({"topic_id": "to-1359"}, ["cu-1195"]),
    ],
)
def test_list_course_work_items_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("list_course_work_items", **filters) == ids


def test_list_course_work_items_counts(bench: Bench) -> None:
    assert bench.call("list_course_work_items", state="published")["total"] == 49


def test_list_course_work_items_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("list_course_work_items", page=5)
    assert ids == [
        "cu-5818",
        "cu-7985",
        "cu-9183",
        "cu-3162",
        "cu-5707",
        "cu-2530",
        "cu-9894",
        "cu-1420",
        "cu-1873",
        "cu-3649",
    ]


def test_list_course_work_items_finds_nothing(bench: Bench) -> None:
    assert bench.ids("list_course_work_items", state="deleted") == []


def test_create_course_work_adds_a_course_work(bench: Bench) -> None:
    bench.call(
        "create_course_work",
        course_id="co-1733",
        title="Report on the tides",
        max_points=60,
        due_on="2026-03-19",
        topic_id="to-6370",
    )
    assert bench.changes() == [
        inserted(
            "course_work_items",
            "cu-9891",
            course_id="co-1733",
            topic_id="to-6370",
            title="Report on the tides",
            work_type="assignment",
            max_points=60,
            due_on="2026-03-19",
            state="draft",
            updated_at="2026-03-16T08:45",
        ),
    ]


def test_create_course_work_is_refused_because_the_course_is_not_active(bench: Bench) -> None:
    sentence = bench.refusal(
        "create_course_work",
        course_id="co-4969",
        title="Report on the tides",
        max_points=35,
        due_on="2026-03-14",
    )
    assert sentence == "The course is not active."


def test_create_course_work_is_refused_because_work_is_due_after_today(bench: Bench) -> None:
    sentence = bench.refusal(
        "create_course_work",
        course_id="co-1934",
        title="Worksheet: the harvest",
        max_points=45,
        due_on="2026-03-16",
    )
    assert sentence == "Work is due after today."


def test_create_course_work_is_refused_because_the_topic_belongs_to_another_course(bench: Bench) -> None:
    sentence = bench.refusal(
        "create_course_work",
        course_id="co-1733",
        title="Summary of photosynthesis",
        max_points=100,
        due_on="2026-04-10",
        topic_id="to-8248",
    )
    assert sentence == "The topic belongs to another course."


def test_delete_course_work_changes_the_course_work(bench: Bench) -> None:
    bench.call("delete_course_work", course_work_id="cu-1193")
    assert bench.changes() == [updated("course_work_items", "cu-1193", state="deleted", updated_at="2026-03-16T08:45")]


def test_delete_course_work_is_refused_because_the_course_work_must_be_published_or_draft(bench: Bench) -> None:
    bench.arrange("course_work_items", "cu-8018", state="deleted")
    sentence = bench.refusal("delete_course_work", course_work_id="cu-8018")
    assert sentence == "The course work must be published or draft."


def test_delete_course_work_is_refused_because_students_have_already_handed_in_work_for_it(bench: Bench) -> None:
    sentence = bench.refusal("delete_course_work", course_work_id="cu-9513")
    assert sentence == "Students have already handed in work for it."


def test_patch_course_work_changes_the_course_work(bench: Bench) -> None:
    bench.call("patch_course_work", course_work_id="cu-3991", max_points=75)
    assert bench.changes() == [updated("course_work_items", "cu-3991", max_points=75, updated_at="2026-03-16T08:45")]


def test_patch_course_work_changes_the_course_work_with_title(bench: Bench) -> None:
    bench.call("patch_course_work", course_work_id="cu-1193", title="Quiz: motors")
    assert bench.changes() == [
        updated("course_work_items", "cu-1193", title="Quiz: motors", updated_at="2026-03-16T08:45"),
    ]


def test_patch_course_work_changes_the_course_work_with_due_on(bench: Bench) -> None:
    bench.call("patch_course_work", course_work_id="cu-2020", due_on="2026-03-26")
    assert bench.changes() == [
        updated("course_work_items", "cu-2020", due_on="2026-03-26", updated_at="2026-03-16T08:45"),
    ]


def test_patch_course_work_is_refused_because_nothing_to_change_was_given(bench: Bench) -> None:
    assert bench.refusal("patch_course_work", course_work_id="cu-8018") == "Nothing to change was given."


def test_patch_course_work_is_refused_because_the_work_was_deleted(bench: Bench) -> None:
    bench.arrange("course_work_items", "cu-1678", state="deleted")
    assert bench.refusal("patch_course_work", course_work_id="cu-1678", due_on="2026-03-15") == "The work was deleted."


def test_patch_course_work_is_refused_because_work_is_due_after_today(bench: Bench) -> None:
    sentence = bench.refusal("patch_course_work", course_work_id="cu-1195", due_on="2026-03-16")
    assert sentence == "Work is due after today."


def test_patch_course_work_is_refused_because_graded_work_has_been_returned_its_highest(bench: Bench) -> None:
    sentence = bench.refusal("patch_course_work", course_work_id="cu-5922", max_points=40)
    assert sentence == "Graded work has been returned; its highest grade is fixed."


def test_publish_course_work_changes_the_course_work_and_adds_a_submission(bench: Bench) -> None:
    bench.call("publish_course_work", course_work_id="cu-9799")
    assert bench.changes() == [
        updated("course_work_items", "cu-9799", state="published", updated_at="2026-03-16T08:45"),
        inserted(
            "student_submissions",
            "su-4531",
            course_work_id="cu-9799",
            user_id="us-2401",
            state="new",
            late=0,
            updated_at="2026-03-16T08:45",
        ),
        inserted(
            "student_submissions",
            "su-4880",
            course_work_id="cu-9799",
            user_id="us-1111",
            state="new",
            late=0,
            updated_at="2026-03-16T08:45",
        ),
    ]


def test_publish_course_work_is_refused_because_the_course_work_must_be_draft(bench: Bench) -> None:
    assert bench.refusal("publish_course_work", course_work_id="cu-5587") == "The course work must be draft."


def test_publish_course_work_is_refused_because_the_course_is_not_active(bench: Bench) -> None:
    assert bench.refusal("publish_course_work", course_work_id="cu-8018") == "The course is not active."


def test_publish_course_work_is_refused_because_the_due_date_has_passed_change_it_first(bench: Bench) -> None:
    bench.arrange("course_work_items", "cu-3040", due_on="2026-03-16")
    assert bench.refusal("publish_course_work", course_work_id="cu-3040") == "The due date has passed; change it first."
