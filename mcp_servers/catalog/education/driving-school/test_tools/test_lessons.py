"""Tests of the tools for lessons of Greenlight driving school."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"instructor_id": "in-9443", "car_id": "ca-3020"},
            ["le-1172", "le-9335", "le-4215", "le-1646", "le-2879", "le-6350", "le-4299"],
        ),
        ({"starts_on": "2026-02-20"}, ["le-9229", "le-6707", "le-7202", "le-9357", "le-9335"]),
        (
            {"status": "missed"},
            [
                "le-5601",
                "le-7821",
                "le-9278",
                "le-9682",
                "le-1783",
                "le-6536",
                "le-1583",
                "le-5240",
                "le-1769",
                "le-9357",
            ],
        ),
        ({"pupil_id": "pu-5278"}, ["le-4988"]),
        ({"kind": "motorway"}, ["le-1171"]),
    ],
)
def test_find_lessons_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_lessons", **filters) == ids


def test_find_lessons_counts(bench: Bench) -> None:
    assert bench.call("find_lessons", starts_from="2026-02-06T10:45")["total"] == 128


def test_find_lessons_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_lessons", page=17) == ["le-1536", "le-1815", "le-9472", "le-5680", "le-6405", "le-4231"]


def test_find_lessons_finds_nothing(bench: Bench) -> None:
    ids = bench.ids(
        "find_lessons",
        pupil_id="pu-1324",
        instructor_id="in-4161",
        kind="city",
        starts_from="2026-02-10T16:15",
    )
    assert ids == []


def test_report_lessons_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_lessons", starts_from="2026-01-31T10:15", starts_until="2026-01-24T16:15") == []


def test_report_lessons_adds_up(bench: Bench) -> None:
    result = bench.call("report_lessons", starts_until="2026-01-23T08:15")
    assert result == {
        "items": [
            {"instructor_name": "Elif Moretti", "lessons": 1, "last_start": "2026-01-23T08:15"},
            {"instructor_name": "Grzegorz Lewandowski", "lessons": 3, "last_start": "2026-01-23T08:00"},
            {"instructor_name": "Haruka Inoue", "lessons": 1, "last_start": "2026-01-20T14:15"},
            {"instructor_name": "Kenji Hayashi", "lessons": 2, "last_start": "2026-01-19T17:00"},
            {"instructor_name": "Magnus Hagen", "lessons": 3, "last_start": "2026-01-20T17:00"},
        ],
        "total": 5,
    }


def test_report_lessons_adds_up_with_starts_from(bench: Bench) -> None:
    result = bench.call("report_lessons", starts_from="2026-03-10T15:30")
    assert result == {
        "items": [
            {"instructor_name": "Elif Moretti", "lessons": 12, "last_start": "2026-04-02T14:15"},
            {"instructor_name": "Grzegorz Lewandowski", "lessons": 3, "last_start": "2026-03-12T17:00"},
            {"instructor_name": "Haruka Inoue", "lessons": 13, "last_start": "2026-04-03T17:45"},
            {"instructor_name": "Kenji Hayashi", "lessons": 16, "last_start": "2026-04-04T09:15"},
            {"instructor_name": "Magnus Hagen", "lessons": 16, "last_start": "2026-03-26T16:15"},
        ],
        "total": 5,
    }


def test_report_lessons_adds_up_with_kind_and_status(bench: Bench) -> None:
    result = bench.call("report_lessons", kind="night", status="held")
    assert result == {
        "items": [{"instructor_name": "Haruka Inoue", "lessons": 2, "last_start": "2026-03-10T16:15"}],
        "total": 1,
    }


def test_book_lesson_adds_a_lesson(bench: Bench) -> None:
    bench.call(
        "book_lesson",
        pupil_id="pu-4142",
        instructor_id="in-1181",
        car_id="ca-9480",
        kind="country",
        starts_at="2026-03-25T06:45",
    )
    assert bench.changes() == [
        inserted(
            "lessons",
            "le-6088",
            starts_at="2026-03-25T06:45",
            ends_at="2026-03-25T08:15",
            status="booked",
            pupil_id="pu-4142",
            instructor_id="in-1181",
            car_id="ca-9480",
            kind="country",
            booked_at="2026-03-18T14:00",
        ),
    ]


def test_book_lesson_is_allowed(bench: Bench) -> None:
    bench.call(
        "book_lesson",
        pupil_id="pu-4142",
        instructor_id="in-9443",
        car_id="ca-9480",
        kind="country",
        starts_at="2026-03-18T18:00",
    )


def test_book_lesson_is_refused_because_the_pupil_has_passed_or_left(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_lesson",
        pupil_id="pu-8681",
        instructor_id="in-1181",
        car_id="ca-3020",
        kind="country",
        starts_at="2026-02-25T10:30",
    )
    assert sentence == "The pupil has passed or left."


def test_book_lesson_is_refused_because_the_pupil_has_no_valid_eye_test_then(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_lesson",
        pupil_id="pu-7676",
        instructor_id="in-9443",
        car_id="ca-3819",
        kind="motorway",
        starts_at="2026-03-10T15:30",
    )
    assert sentence == "The pupil has no valid eye test then."


def test_book_lesson_is_refused_because_all_paid_lessons_of_the_pupil_are_booked(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_lesson",
        pupil_id="pu-1324",
        instructor_id="in-9443",
        car_id="ca-2121",
        kind="night",
        starts_at="2026-02-10T11:30",
    )
    assert sentence == "All paid lessons of the pupil are booked."


def test_book_lesson_is_refused_because_it_is_too_early_for_such_a_lesson(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_lesson",
        pupil_id="pu-2455",
        instructor_id="in-9443",
        car_id="ca-9480",
        kind="night",
        starts_at="2026-01-24T12:30",
    )
    assert sentence == "It is too early for such a lesson."


def test_book_lesson_is_refused_because_lessons_are_booked_two_hours_ahead_at_least(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_lesson",
        pupil_id="pu-3703",
        instructor_id="in-7618",
        car_id="ca-9480",
        kind="motorway",
        starts_at="2026-01-22T14:15",
    )
    assert sentence == "Lessons are booked two hours ahead at least."


@pytest.mark.parametrize(
    "arguments",
    [
        {
            "pupil_id": "pu-4142",
            "instructor_id": "in-9443",
            "car_id": "ca-9480",
            "kind": "country",
            "starts_at": "2027-08-05T23:59",
        },
        {
            "pupil_id": "pu-4142",
            "instructor_id": "in-9443",
            "car_id": "ca-9480",
            "kind": "country",
            "starts_at": "2026-04-15T14:01",
        },
    ],
)
def test_book_lesson_is_refused_because_lessons_are_booked_four_weeks_ahead_at_most(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("book_lesson", **arguments) == "Lessons are booked four weeks ahead at most."


def test_book_lesson_is_refused_because_the_car_has_the_other_gearbox(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_lesson",
        pupil_id="pu-8333",
        instructor_id="in-9443",
        car_id="ca-9464",
        kind="motorway",
        starts_at="2026-03-23T08:45",
    )
    assert sentence == "The car has the other gearbox."


def test_book_lesson_is_refused_because_the_car_is_in_repair_or_not_inspected(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_lesson",
        pupil_id="pu-4142",
        instructor_id="in-9443",
        car_id="ca-2121",
        kind="country",
        starts_at="2026-04-15T14:00",
    )
    assert sentence == "The car is in repair or not inspected."


def test_book_lesson_is_refused_because_the_instructor_is_away(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_lesson",
        pupil_id="pu-1105",
        instructor_id="in-2339",
        car_id="ca-9759",
        kind="city",
        starts_at="2026-03-24T14:30",
    )
    assert sentence == "The instructor is away."


def test_book_lesson_is_refused_because_the_instructor_has_no_lesson_left_on_that_day(bench: Bench) -> None:
    bench.arrange("instructors", "in-1181", most_lessons=5)
    sentence = bench.refusal(
        "book_lesson",
        pupil_id="pu-4142",
        instructor_id="in-1181",
        car_id="ca-9480",
        kind="country",
        starts_at="2026-03-18T16:00",
    )
    assert sentence == "The instructor has no lesson left on that day."


def test_book_lesson_is_refused_because_the_pupil_the_instructor_or_the_car_is_not_free(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_lesson",
        pupil_id="pu-4142",
        instructor_id="in-9443",
        car_id="ca-2121",
        kind="country",
        starts_at="2026-03-23T08:45",
    )
    assert sentence == "The pupil, the instructor or the car is not free then."


def test_book_lesson_is_refused_because_the_pupil_the_instructor_or_the_car_is_not_free_2(bench: Bench) -> None:
    bench.arrange("instructors", "in-9443", most_lessons=4)
    sentence = bench.refusal(
        "book_lesson",
        pupil_id="pu-4142",
        instructor_id="in-9443",
        car_id="ca-9480",
        kind="country",
        starts_at="2026-03-18T16:00",
    )
    assert sentence == "The pupil, the instructor or the car is not free then."


def test_move_lesson_changes_the_lesson(bench: Bench) -> None:
    bench.call("move_lesson", lesson_id="le-1171", starts_at="2026-03-25T08:14")
    assert bench.changes() == [updated("lessons", "le-1171", starts_at="2026-03-25T08:14", ends_at="2026-03-25T09:44")]


@pytest.mark.parametrize(
    "arguments",
    [
        {"lesson_id": "le-4299", "starts_at": "2026-03-18T16:45"},
        {"lesson_id": "le-1171", "starts_at": "2026-04-02T07:45"},
    ],
)
def test_move_lesson_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("move_lesson", **arguments)


def test_move_lesson_is_allowed_when_starts_at_is_2026_03_19_14_00(bench: Bench) -> None:
    bench.arrange("lessons", "le-1171", starts_at="2026-03-19T14:00")
    bench.call("move_lesson", lesson_id="le-1171", starts_at="2026-04-15T14:00")


def test_move_lesson_is_refused_because_the_lesson_is_over_or_cancelled(bench: Bench) -> None:
    sentence = bench.refusal("move_lesson", lesson_id="le-2021", starts_at="2026-01-23T13:45")
    assert sentence == "The lesson is over or cancelled."


def test_move_lesson_is_refused_because_it_is_too_late_to_move_this_lesson(bench: Bench) -> None:
    sentence = bench.refusal("move_lesson", lesson_id="le-2879", starts_at="2026-01-27T14:30")
    assert sentence == "It is too late to move this lesson."


def test_move_lesson_is_refused_because_lessons_are_booked_two_hours_ahead_at_least(bench: Bench) -> None:
    sentence = bench.refusal("move_lesson", lesson_id="le-1797", starts_at="2026-02-26T16:45")
    assert sentence == "Lessons are booked two hours ahead at least."


def test_move_lesson_is_refused_because_lessons_are_booked_four_weeks_ahead_at_most(bench: Bench) -> None:
    sentence = bench.refusal("move_lesson", lesson_id="le-1171", starts_at="2026-04-15T14:01")
    assert sentence == "Lessons are booked four weeks ahead at most."


def test_move_lesson_is_refused_because_the_instructor_has_no_lesson_left_on_that_day(bench: Bench) -> None:
    bench.arrange("instructors", "in-1181", most_lessons=5)
    sentence = bench.refusal("move_lesson", lesson_id="le-1171", starts_at="2026-03-18T16:00")
    assert sentence == "The instructor has no lesson left on that day."


def test_move_lesson_is_refused_because_the_pupil_the_instructor_or_the_car_is_not_free(bench: Bench) -> None:
    sentence = bench.refusal("move_lesson", lesson_id="le-2358", starts_at="2026-03-30T12:15")
    assert sentence == "The pupil, the instructor or the car is not free then."


def test_cancel_lesson_sets_status_to_cancelled_and_sets_paid_lessons_to_7(bench: Bench) -> None:
    bench.call("cancel_lesson", lesson_id="le-2879")
    assert bench.changes() == [
        updated("lessons", "le-2879", status="cancelled"),
        updated("pupils", "pu-4422", paid_lessons=7),
    ]


def test_cancel_lesson_sets_status_to_cancelled_and_sets_paid_lessons_to_0(bench: Bench) -> None:
    bench.call("cancel_lesson", lesson_id="le-2072")
    assert bench.changes() == [
        updated("lessons", "le-2072", status="cancelled"),
        updated("pupils", "pu-4796", paid_lessons=0),
    ]


def test_cancel_lesson_sets_status_to_cancelled(bench: Bench) -> None:
    bench.arrange("lessons", "le-7891", starts_at="2026-03-19T14:00")
    bench.call("cancel_lesson", lesson_id="le-7891")
    assert bench.changes() == [updated("lessons", "le-7891", status="cancelled")]


def test_cancel_lesson_is_refused_because_the_lesson_must_be_booked(bench: Bench) -> None:
    assert bench.refusal("cancel_lesson", lesson_id="le-2021") == "The lesson must be booked."


def test_cancel_lesson_is_refused_because_the_lesson_should_have_begun_already(bench: Bench) -> None:
    assert bench.refusal("cancel_lesson", lesson_id="le-6935") == "The lesson should have begun already."


def test_hold_lesson_sets_status_to_held_and_sets_paid_lessons_to_0(bench: Bench) -> None:
    bench.call("hold_lesson", lesson_id="le-8774")
    assert bench.changes() == [
        updated("lessons", "le-8774", status="held"),
        updated("pupils", "pu-1898", paid_lessons=0),
    ]


def test_hold_lesson_is_allowed(bench: Bench) -> None:
    bench.arrange("lessons", "le-3470", ends_at="2026-03-18T14:15")
    bench.call("hold_lesson", lesson_id="le-3470")


def test_hold_lesson_is_refused_because_the_lesson_must_be_booked(bench: Bench) -> None:
    assert bench.refusal("hold_lesson", lesson_id="le-2021") == "The lesson must be booked."


def test_hold_lesson_is_refused_because_the_lesson_is_not_over_yet(bench: Bench) -> None:
    bench.arrange("lessons", "le-3470", ends_at="2026-03-18T14:16")
    assert bench.refusal("hold_lesson", lesson_id="le-3470") == "The lesson is not over yet."


def test_hold_lesson_is_refused_because_the_pupil_has_no_paid_lesson_left(bench: Bench) -> None:
    bench.arrange("lessons", "le-3470", pupil_id="pu-1092")
    assert bench.refusal("hold_lesson", lesson_id="le-3470") == "The pupil has no paid lesson left."


def test_miss_lesson_sets_status_to_missed_and_sets_paid_lessons_to_3(bench: Bench) -> None:
    bench.call("miss_lesson", lesson_id="le-1646")
    assert bench.changes() == [
        updated("lessons", "le-1646", status="missed"),
        updated("pupils", "pu-8955", paid_lessons=3),
    ]


def test_miss_lesson_sets_status_to_missed_and_sets_paid_lessons_to_0(bench: Bench) -> None:
    bench.call("miss_lesson", lesson_id="le-8774")
    assert bench.changes() == [
        updated("lessons", "le-8774", status="missed"),
        updated("pupils", "pu-1898", paid_lessons=0),
    ]


def test_miss_lesson_is_allowed(bench: Bench) -> None:
    bench.arrange("lessons", "le-4731", starts_at="2026-03-18T13:44")
    bench.call("miss_lesson", lesson_id="le-4731")


def test_miss_lesson_is_refused_because_the_lesson_must_be_booked(bench: Bench) -> None:
    assert bench.refusal("miss_lesson", lesson_id="le-2021") == "The lesson must be booked."


def test_miss_lesson_is_refused_because_the_pupil_may_still_come(bench: Bench) -> None:
    assert bench.refusal("miss_lesson", lesson_id="le-4731") == "The pupil may still come."
