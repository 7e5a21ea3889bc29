"""Tests of the tools for exams of Chamber apprenticeship register."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"held_from": "2026-08-01"}, ["ex-4906", "ex-6060", "ex-4220", "ex-2056"]),
        ({"min_points": 22}, ["ex-5882", "ex-4153", "ex-9416", "ex-9562"]),
        ({"status": "refused"}, ["ex-8766"]),
        ({"apprentice_id": "ap-3323"}, ["ex-8675"]),
    ],
)
def test_find_exams_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_exams", **filters) == ids


def test_find_exams_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_exams", page=4)
    assert ids == ["ex-8675", "ex-7320", "ex-7664", "ex-8386", "ex-4906", "ex-6060", "ex-4220", "ex-2056"]


def test_find_exams_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_exams", apprentice_id="ap-7680") == []


def test_apply_for_exam_adds_a_exam(bench: Bench) -> None:
    bench.arrange("exams", "ex-4080", status="refused")
    bench.call("apply_for_exam", apprentice_id="ap-9701", held_on="2026-06-16")
    assert bench.changes() == [
        inserted("exams", "ex-2594", status="applied", apprentice_id="ap-9701", held_on="2026-06-16"),
    ]


def test_apply_for_exam_is_refused_because_the_apprenticeship_is_over(bench: Bench) -> None:
    sentence = bench.refusal("apply_for_exam", apprentice_id="ap-8480", held_on="2026-07-08")
    assert sentence == "The apprenticeship is over."


def test_apply_for_exam_is_refused_because_the_apprentice_is_not_in_the_30th_month_yet(bench: Bench) -> None:
    sentence = bench.refusal("apply_for_exam", apprentice_id="ap-6811", held_on="2026-05-31")
    assert sentence == "The apprentice is not in the 30th month yet."


def test_apply_for_exam_is_refused_because_an_exam_is_applied_for_between_two_weeks_and(bench: Bench) -> None:
    sentence = bench.refusal("apply_for_exam", apprentice_id="ap-9701", held_on="2026-10-01")
    assert sentence == "An exam is applied for between two weeks and four months ahead."


def test_apply_for_exam_is_refused_because_an_exam_is_applied_for_between_two_weeks_and_2(bench: Bench) -> None:
    bench.arrange("apprentices", "ap-9701", started_on="2023-12-03")
    sentence = bench.refusal("apply_for_exam", apprentice_id="ap-9701", held_on="2026-06-15")
    assert sentence == "An exam is applied for between two weeks and four months ahead."


def test_apply_for_exam_is_refused_because_an_application_is_open(bench: Bench) -> None:
    assert bench.refusal("apply_for_exam", apprentice_id="ap-9701", held_on="2026-09-30") == "An application is open."


def test_admit_to_exam_sets_status_to_admitted(bench: Bench) -> None:
    bench.call("admit_to_exam", exam_id="ex-6060")
    assert bench.changes() == [updated("exams", "ex-6060", status="admitted")]


def test_admit_to_exam_is_allowed(bench: Bench) -> None:
    bench.call("admit_to_exam", exam_id="ex-1576")


def test_admit_to_exam_is_refused_because_the_exam_must_be_applied(bench: Bench) -> None:
    assert bench.refusal("admit_to_exam", exam_id="ex-4652") == "The exam must be applied."


def test_admit_to_exam_is_refused_because_the_apprentice_is_not_in_the_30th_month_yet(bench: Bench) -> None:
    assert bench.refusal("admit_to_exam", exam_id="ex-3247") == "The apprentice is not in the 30th month yet."


def test_admit_to_exam_is_refused_because_too_few_weekly_reports_are_approved(bench: Bench) -> None:
    assert bench.refusal("admit_to_exam", exam_id="ex-5274") == "Too few weekly reports are approved."


def test_admit_to_exam_is_refused_because_too_few_weekly_reports_are_approved_2(bench: Bench) -> None:
    bench.arrange("apprentices", "ap-8277", started_on="2023-12-03")
    assert bench.refusal("admit_to_exam", exam_id="ex-4906") == "Too few weekly reports are approved."


def test_admit_to_exam_is_refused_because_a_basic_skill_has_not_been_signed_off(bench: Bench) -> None:
    assert bench.refusal("admit_to_exam", exam_id="ex-8675") == "A basic skill has not been signed off."


def test_refuse_exam_sets_status_to_refused(bench: Bench) -> None:
    bench.call("refuse_exam", exam_id="ex-1576")
    assert bench.changes() == [updated("exams", "ex-1576", status="refused")]


def test_refuse_exam_is_refused_because_the_exam_must_be_applied(bench: Bench) -> None:
    assert bench.refusal("refuse_exam", exam_id="ex-2101") == "The exam must be applied."


def test_pass_exam_changes_the_exam_and_sets_status_to_passed(bench: Bench) -> None:
    bench.call("pass_exam", exam_id="ex-3363", points=50)
    assert bench.changes() == [
        updated("apprentices", "ap-1888", status="passed"),
        updated("exams", "ex-3363", status="passed", points=50),
    ]


def test_pass_exam_is_refused_because_the_exam_must_be_admitted(bench: Bench) -> None:
    assert bench.refusal("pass_exam", exam_id="ex-1576", points=50) == "The exam must be admitted."


def test_pass_exam_is_refused_because_the_exam_has_not_been_held(bench: Bench) -> None:
    bench.arrange("exams", "ex-3363", held_on="2026-06-03")
    assert bench.refusal("pass_exam", exam_id="ex-3363", points=50) == "The exam has not been held."


def test_fail_exam_changes_the_exam(bench: Bench) -> None:
    bench.call("fail_exam", exam_id="ex-3363", points=22)
    assert bench.changes() == [updated("exams", "ex-3363", status="failed", points=22)]


def test_fail_exam_changes_the_exam_and_sets_status_to_failed(bench: Bench) -> None:
    bench.call("fail_exam", exam_id="ex-2305", points=0)
    assert bench.changes() == [
        updated("apprentices", "ap-3648", status="failed"),
        updated("exams", "ex-2305", status="failed", points=0),
    ]


def test_fail_exam_changes_the_exam_when_apprentice_id_is_ap_3341(bench: Bench) -> None:
    bench.arrange("exams", "ex-2305", apprentice_id="ap-3341")
    bench.call("fail_exam", exam_id="ex-2305", points=22)
    assert bench.changes() == [updated("exams", "ex-2305", status="failed", points=22)]


def test_fail_exam_is_refused_because_the_exam_must_be_admitted(bench: Bench) -> None:
    assert bench.refusal("fail_exam", exam_id="ex-1576", points=29) == "The exam must be admitted."


def test_fail_exam_is_refused_because_the_exam_has_not_been_held(bench: Bench) -> None:
    assert bench.refusal("fail_exam", exam_id="ex-4652", points=33) == "The exam has not been held."
