"""Tests of the tools for exams of Greenlight driving school."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"held_until": "2026-03-09", "held_from": "2026-02-12"},
            ["ex-6076", "ex-3114", "ex-6949", "ex-5881", "ex-6810"],
        ),
        ({"status": "failed"}, ["ex-9585"]),
        ({"kind": "practical"}, ["ex-9725", "ex-7941"]),
        ({"pupil_id": "pu-3703"}, ["ex-9195"]),
    ],
)
def test_find_exams_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_exams", **filters) == ids


def test_find_exams_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_exams", page=4) == ["ex-1632", "ex-4800", "ex-4679", "ex-4664"]


def test_find_exams_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_exams", pupil_id="pu-4157") == []


def test_enter_theory_exam_adds_a_exam(bench: Bench) -> None:
    bench.call("enter_theory_exam", pupil_id="pu-5174", held_on="2026-03-25")
    assert bench.changes() == [
        inserted(
            "exams",
            "ex-1852",
            pupil_id="pu-5174",
            kind="theory",
            held_on="2026-03-25",
            status="registered",
            entered_by_id="in-9443",
        ),
    ]


def test_enter_theory_exam_is_allowed(bench: Bench) -> None:
    bench.call("enter_theory_exam", pupil_id="pu-5174", held_on="2026-05-17")


def test_enter_theory_exam_is_refused_because_the_pupil_has_passed_or_left(bench: Bench) -> None:
    sentence = bench.refusal("enter_theory_exam", pupil_id="pu-8681", held_on="2026-04-07")
    assert sentence == "The pupil has passed or left."


def test_enter_theory_exam_is_refused_because_the_pupil_has_attended_fewer_than_two_topics(bench: Bench) -> None:
    sentence = bench.refusal("enter_theory_exam", pupil_id="pu-1324", held_on="2026-04-20")
    assert sentence == "The pupil has attended fewer than two topics."


def test_enter_theory_exam_is_refused_because_the_pupil_has_passed_this_exam_or_is_entered(bench: Bench) -> None:
    sentence = bench.refusal("enter_theory_exam", pupil_id="pu-5810", held_on="2026-02-12")
    assert sentence == "The pupil has passed this exam or is entered for it."


def test_enter_theory_exam_is_refused_because_exams_are_entered_a_week_ahead_at_least(bench: Bench) -> None:
    sentence = bench.refusal("enter_theory_exam", pupil_id="pu-1877", held_on="2025-09-01")
    assert sentence == "Exams are entered a week ahead at least."


def test_enter_theory_exam_is_refused_because_exams_are_entered_60_days_ahead_at_most(bench: Bench) -> None:
    sentence = bench.refusal("enter_theory_exam", pupil_id="pu-5174", held_on="2026-05-18")
    assert sentence == "Exams are entered 60 days ahead at most."


def test_enter_practical_exam_adds_a_exam(bench: Bench) -> None:
    bench.call("enter_practical_exam", pupil_id="pu-3638", held_on="2026-03-25")
    assert bench.changes() == [
        inserted(
            "exams",
            "ex-1852",
            pupil_id="pu-3638",
            kind="practical",
            held_on="2026-03-25",
            status="registered",
            entered_by_id="in-9443",
        ),
    ]


def test_enter_practical_exam_is_allowed(bench: Bench) -> None:
    bench.call("enter_practical_exam", pupil_id="pu-3638", held_on="2026-05-17")


def test_enter_practical_exam_is_refused_because_the_pupil_has_passed_or_left(bench: Bench) -> None:
    sentence = bench.refusal("enter_practical_exam", pupil_id="pu-8681", held_on="2026-03-16")
    assert sentence == "The pupil has passed or left."


def test_enter_practical_exam_is_refused_because_you_have_not_taught_this_pupil_in_the(bench: Bench) -> None:
    sentence = bench.refusal("enter_practical_exam", pupil_id="pu-9549", held_on="2026-02-06")
    assert sentence == "You have not taught this pupil in the last 60 days."


def test_enter_practical_exam_is_refused_because_the_pupil_has_had_fewer_than_three_lessons(bench: Bench) -> None:
    sentence = bench.refusal("enter_practical_exam", pupil_id="pu-2455", held_on="2025-11-28")
    assert sentence == "The pupil has had fewer than three lessons."


def test_enter_practical_exam_is_refused_because_the_pupil_has_passed_this_exam_or_is(bench: Bench) -> None:
    sentence = bench.refusal("enter_practical_exam", pupil_id="pu-4422", held_on="2026-01-24")
    assert sentence == "The pupil has passed this exam or is entered for it."


def test_enter_practical_exam_is_refused_because_exams_are_entered_a_week_ahead_at_least(bench: Bench) -> None:
    sentence = bench.refusal("enter_practical_exam", pupil_id="pu-1324", held_on="2026-03-16")
    assert sentence == "Exams are entered a week ahead at least."


def test_enter_practical_exam_is_refused_because_exams_are_entered_60_days_ahead_at_most(bench: Bench) -> None:
    sentence = bench.refusal("enter_practical_exam", pupil_id="pu-3638", held_on="2026-05-18")
    assert sentence == "Exams are entered 60 days ahead at most."


def test_withdraw_exam_sets_status_to_withdrawn(bench: Bench) -> None:
    bench.call("withdraw_exam", exam_id="ex-1251")
    assert bench.changes() == [updated("exams", "ex-1251", status="withdrawn")]


def test_withdraw_exam_is_allowed(bench: Bench) -> None:
    bench.arrange("exams", "ex-5915", held_on="2026-03-21")
    bench.call("withdraw_exam", exam_id="ex-5915")


def test_withdraw_exam_is_refused_because_the_exam_must_be_registered(bench: Bench) -> None:
    assert bench.refusal("withdraw_exam", exam_id="ex-3114") == "The exam must be registered."


def test_withdraw_exam_is_refused_because_it_is_too_late_to_withdraw(bench: Bench) -> None:
    assert bench.refusal("withdraw_exam", exam_id="ex-5915") == "It is too late to withdraw."


def test_record_exam_sets_status_to_passed(bench: Bench) -> None:
    bench.call("record_exam", exam_id="ex-5915", result="passed")
    assert bench.changes() == [updated("exams", "ex-5915", status="passed")]


def test_record_exam_sets_status_to_passed_when_kind_is_practical(bench: Bench) -> None:
    bench.arrange("exams", "ex-6949", kind="practical")
    bench.call("record_exam", exam_id="ex-6949", result="passed")
    assert bench.changes() == [
        updated("exams", "ex-6949", status="passed"),
        updated("pupils", "pu-9040", status="passed"),
    ]


def test_record_exam_is_allowed(bench: Bench) -> None:
    bench.arrange("exams", "ex-6949", held_on="2026-03-04")
    bench.call("record_exam", exam_id="ex-6949", result="failed")


def test_record_exam_is_allowed_when_held_on_is_2026_03_18(bench: Bench) -> None:
    bench.arrange("exams", "ex-6949", held_on="2026-03-18")
    bench.call("record_exam", exam_id="ex-6949", result="failed")


def test_record_exam_is_refused_because_the_result_is_known_or_the_pupil_was_withdrawn(bench: Bench) -> None:
    sentence = bench.refusal("record_exam", exam_id="ex-3114", result="failed")
    assert sentence == "The result is known or the pupil was withdrawn."


def test_record_exam_is_refused_because_the_exam_has_not_been_held_yet(bench: Bench) -> None:
    assert bench.refusal("record_exam", exam_id="ex-1251", result="passed") == "The exam has not been held yet."


def test_record_exam_is_refused_because_results_are_recorded_within_14_days(bench: Bench) -> None:
    bench.arrange("exams", "ex-6949", held_on="2026-03-03")
    assert bench.refusal("record_exam", exam_id="ex-6949", result="failed") == "Results are recorded within 14 days."
