"""Tests of the tools for courses of School classroom."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


def test_get_course_shows_the_course(bench: Bench) -> None:
    result = bench.call("get_course", course_id="co-1934")
    assert result == {
        "id": "co-1934",
        "name": "Geometry 10",
        "section": "Period 2",
        "room": "204",
        "owner_id": "us-7631",
        "course_state": "active",
        "created_at": "2025-09-28T08:45",
        "updated_at": "2026-02-10T08:45",
        "owner_full_name": "Martha Norris",
    }


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"course_state": "provisioned"}, ["co-4969", "co-6606"]),
        ({"teacher_id": "us-2233"}, ["co-8659", "co-9544", "co-9262"]),
        ({"name": "Seminar"}, ["co-6606"]),
    ],
)
def test_list_courses_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("list_courses", **filters) == ids


def test_list_courses_turns_the_page(bench: Bench) -> None:
    assert bench.ids("list_courses", page=2) == ["co-6606", "co-9262", "co-3209", "co-2438", "co-3423", "co-9110"]


def test_list_courses_finds_nothing(bench: Bench) -> None:
    assert bench.ids("list_courses", name="Unheard of") == []


def test_create_course_adds_a_course(bench: Bench) -> None:
    bench.call("create_course", name="New Geometry 10", section="Period 1", room="Lab A", owner_id="us-2567")
    assert bench.changes() == [
        inserted(
            "courses",
            "co-3315",
            name="New Geometry 10",
            section="Period 1",
            room="Lab A",
            owner_id="us-2567",
            course_state="provisioned",
            created_at="2026-03-16T08:45",
            updated_at="2026-03-16T08:45",
        ),
    ]


def test_create_course_is_refused_because_only_a_verified_teacher_can_own_a_course(bench: Bench) -> None:
    sentence = bench.refusal(
        "create_course",
        name="New Geometry 10",
        section="Period 3",
        room="301",
        owner_id="us-3712",
    )
    assert sentence == "Only a verified teacher can own a course."


def test_create_course_is_refused_because_there_is_already_a_course_with_this_name(bench: Bench) -> None:
    sentence = bench.refusal("create_course", name="Printmaking", section="Period 1", room="301", owner_id="us-3352")
    assert sentence == "There is already a course with this name."


def test_patch_course_sets_updated_at_to_2026_03_16_08_45(bench: Bench) -> None:
    bench.call("patch_course", course_id="co-1934", room="204")
    assert bench.changes() == [updated("courses", "co-1934", updated_at="2026-03-16T08:45")]


def test_patch_course_sets_updated_at_to_2026_03_16_08_45_with_section(bench: Bench) -> None:
    bench.call("patch_course", course_id="co-1934", section="Period 2")
    assert bench.changes() == [updated("courses", "co-1934", updated_at="2026-03-16T08:45")]


def test_patch_course_is_allowed(bench: Bench) -> None:
    bench.call("patch_course", course_id="co-9262", room="204")


def test_patch_course_is_refused_because_nothing_to_change_was_given(bench: Bench) -> None:
    assert bench.refusal("patch_course", course_id="co-1934") == "Nothing to change was given."


def test_patch_course_is_refused_because_an_archived_or_declined_course_cannot_be_changed(bench: Bench) -> None:
    sentence = bench.refusal("patch_course", course_id="co-2438", section="Period 3")
    assert sentence == "An archived or declined course cannot be changed."


def test_patch_course_is_refused_because_another_course_has_this_room_in_this_section(bench: Bench) -> None:
    sentence = bench.refusal("patch_course", course_id="co-1934", room="Lab A")
    assert sentence == "Another course has this room in this section."


def test_activate_course_changes_the_course(bench: Bench) -> None:
    bench.call("activate_course", course_id="co-4969")
    assert bench.changes() == [updated("courses", "co-4969", course_state="active", updated_at="2026-03-16T08:45")]


def test_activate_course_is_allowed(bench: Bench) -> None:
    bench.call("activate_course", course_id="co-2438")


def test_activate_course_is_refused_because_the_course_must_be_provisioned_or_archived(bench: Bench) -> None:
    assert bench.refusal("activate_course", course_id="co-3209") == "The course must be provisioned or archived."


def test_activate_course_is_refused_because_another_active_course_has_this_room_in_this(bench: Bench) -> None:
    sentence = bench.refusal("activate_course", course_id="co-3423")
    assert sentence == "Another active course has this room in this section."


def test_archive_course_changes_the_course(bench: Bench) -> None:
    bench.call("archive_course", course_id="co-1733")
    assert bench.changes() == [updated("courses", "co-1733", course_state="archived", updated_at="2026-03-16T08:45")]


def test_archive_course_is_refused_because_the_course_must_be_active(bench: Bench) -> None:
    assert bench.refusal("archive_course", course_id="co-4969") == "The course must be active."


def test_archive_course_is_refused_because_work_handed_in_for_this_course_has_not_been(bench: Bench) -> None:
    sentence = bench.refusal("archive_course", course_id="co-9110")
    assert sentence == "Work handed in for this course has not been returned yet."
