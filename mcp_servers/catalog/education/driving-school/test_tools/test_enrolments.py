"""Tests of the tools for enrolments of Greenlight driving school."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"topic": "speed", "pupil_id": "pu-6811"}, ["en-1542"]),
        (
            {"status": "attended"},
            [
                "en-2956",
                "en-3268",
                "en-6783",
                "en-1353",
                "en-3229",
                "en-6272",
                "en-6813",
                "en-7312",
                "en-9567",
                "en-3575",
            ],
        ),
    ],
)
def test_find_enrolments_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_enrolments", **filters) == ids


def test_find_enrolments_counts(bench: Bench) -> None:
    assert bench.call("find_enrolments", theory_class_id="th-2939")["total"] == 6


def test_find_enrolments_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_enrolments", page=7)
    assert ids == [
        "en-3675",
        "en-6876",
        "en-7760",
        "en-8580",
        "en-1633",
        "en-7190",
        "en-7193",
        "en-7352",
        "en-7576",
        "en-7710",
    ]


def test_find_enrolments_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_enrolments", theory_class_id="th-8570") == []


def test_enrol_pupil_adds_a_enrolment(bench: Bench) -> None:
    bench.call("enrol_pupil", pupil_id="pu-5752", theory_class_id="th-1688")
    assert bench.changes() == [
        inserted("enrolments", "en-3896", theory_class_id="th-1688", pupil_id="pu-5752", status="enrolled"),
    ]


def test_enrol_pupil_is_allowed(bench: Bench) -> None:
    bench.arrange("enrolments", "en-1005", theory_class_id="th-9954", status="withdrawn")
    bench.arrange("enrolments", "en-1097", theory_class_id="th-9954")
    bench.arrange("theory_classes", "th-9954", seats=9)
    bench.call("enrol_pupil", pupil_id="pu-7676", theory_class_id="th-9954")


def test_enrol_pupil_is_refused_because_the_pupil_has_passed_or_left(bench: Bench) -> None:
    sentence = bench.refusal("enrol_pupil", pupil_id="pu-8681", theory_class_id="th-6447")
    assert sentence == "The pupil has passed or left."


def test_enrol_pupil_is_refused_because_the_class_was_cancelled(bench: Bench) -> None:
    assert bench.refusal("enrol_pupil", pupil_id="pu-9429", theory_class_id="th-8570") == "The class was cancelled."


def test_enrol_pupil_is_refused_because_the_class_has_begun_already(bench: Bench) -> None:
    bench.arrange("theory_classes", "th-5959", starts_at="2026-03-18T14:00")
    assert bench.refusal("enrol_pupil", pupil_id="pu-3638", theory_class_id="th-5959") == "The class has begun already."


def test_enrol_pupil_is_refused_because_the_class_has_no_seat_left(bench: Bench) -> None:
    bench.arrange("enrolments", "en-1005", theory_class_id="th-9954")
    bench.arrange("enrolments", "en-1097", theory_class_id="th-9954")
    bench.arrange("theory_classes", "th-9954", seats=9)
    assert bench.refusal("enrol_pupil", pupil_id="pu-7676", theory_class_id="th-9954") == "The class has no seat left."


def test_enrol_pupil_is_refused_because_the_pupil_has_attended_this_topic_or_is_enrolled(bench: Bench) -> None:
    sentence = bench.refusal("enrol_pupil", pupil_id="pu-3670", theory_class_id="th-9954")
    assert sentence == "The pupil has attended this topic or is enrolled for it."


def test_enrol_pupil_is_refused_because_another_enrolment_already_has_this_class_and_pupil(bench: Bench) -> None:
    bench.arrange("enrolments", "en-6286", theory_class_id="th-1688")
    sentence = bench.refusal("enrol_pupil", pupil_id="pu-5752", theory_class_id="th-1688")
    assert sentence == "Another enrolment already has this class and pupil."


def test_withdraw_enrolment_sets_status_to_withdrawn(bench: Bench) -> None:
    bench.call("withdraw_enrolment", enrolment_id="en-8266")
    assert bench.changes() == [updated("enrolments", "en-8266", status="withdrawn")]


def test_withdraw_enrolment_is_allowed(bench: Bench) -> None:
    bench.arrange("theory_classes", "th-2786", starts_at="2026-03-18T16:00")
    bench.call("withdraw_enrolment", enrolment_id="en-1415")


def test_withdraw_enrolment_is_refused_because_the_enrolment_must_be_enrolled(bench: Bench) -> None:
    assert bench.refusal("withdraw_enrolment", enrolment_id="en-1650") == "The enrolment must be enrolled."


def test_withdraw_enrolment_is_refused_because_it_is_too_late_to_withdraw(bench: Bench) -> None:
    assert bench.refusal("withdraw_enrolment", enrolment_id="en-9909") == "It is too late to withdraw."


def test_record_attendance_sets_status_to_absent(bench: Bench) -> None:
    bench.call("record_attendance", enrolment_id="en-1415", attendance="absent")
    assert bench.changes() == [updated("enrolments", "en-1415", status="absent")]


def test_record_attendance_is_allowed(bench: Bench) -> None:
    bench.arrange("theory_classes", "th-6447", starts_at="2026-03-11T14:00")
    bench.call("record_attendance", enrolment_id="en-5767", attendance="absent")


def test_record_attendance_is_allowed_when_starts_at_is_2026_03_18_14_00(bench: Bench) -> None:
    bench.arrange("theory_classes", "th-6447", starts_at="2026-03-18T14:00")
    bench.call("record_attendance", enrolment_id="en-5767", attendance="absent")


def test_record_attendance_is_refused_because_the_attendance_has_been_noted_or_the_pupil(bench: Bench) -> None:
    sentence = bench.refusal("record_attendance", enrolment_id="en-1650", attendance="absent")
    assert sentence == "The attendance has been noted or the pupil has withdrawn."


def test_record_attendance_is_refused_because_the_class_has_not_begun_yet(bench: Bench) -> None:
    sentence = bench.refusal("record_attendance", enrolment_id="en-8266", attendance="attended")
    assert sentence == "The class has not begun yet."


def test_record_attendance_is_refused_because_attendance_is_noted_within_a_week(bench: Bench) -> None:
    bench.arrange("theory_classes", "th-6447", starts_at="2026-03-11T13:59")
    sentence = bench.refusal("record_attendance", enrolment_id="en-5767", attendance="absent")
    assert sentence == "Attendance is noted within a week."
