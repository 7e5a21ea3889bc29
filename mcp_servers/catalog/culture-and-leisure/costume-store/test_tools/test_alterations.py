"""Tests of the tools for alterations of Harlequin Row costume store."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"tailor_id": "ta-1645", "can_be_undone": True, "work": "fastening"}, ["al-8080"]),
        ({"due_until": "2026-09-10"}, ["al-6987"]),
        ({"hire_id": "hi-1582"}, ["al-9853", "al-7377", "al-8423"]),
    ],
)
def test_find_alterations_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_alterations", **filters) == ids


def test_find_alterations_counts(bench: Bench) -> None:
    assert bench.call("find_alterations", status="done")["total"] == 43


def test_find_alterations_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_alterations", page=7) == ["al-6118", "al-8423"]


def test_find_alterations_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_alterations", status="dropped") == []


def test_report_sewing_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_sewing", status="ordered", due_until="2026-09-12") == []


def test_report_sewing_adds_up(bench: Bench) -> None:
    result = bench.call("report_sewing", due_until="2026-09-10")
    assert result == {
        "items": [{"tailor_name": "Elif Zanetti", "alterations": 1, "total_minutes": 105, "longest": 105}],
        "total": 1,
    }


def test_report_sewing_adds_up_with_status(bench: Bench) -> None:
    result = bench.call("report_sewing", status="ordered")
    assert result == {
        "items": [
            {"tailor_name": "Akiko Shimizu", "alterations": 2, "total_minutes": 160, "longest": 120},
            {"tailor_name": "Elif Zanetti", "alterations": 8, "total_minutes": 705, "longest": 120},
            {"tailor_name": "Hélène Marchand", "alterations": 3, "total_minutes": 230, "longest": 110},
            {"tailor_name": "Jian Bae", "alterations": 2, "total_minutes": 190, "longest": 105},
            {"tailor_name": "Patrick Stanton", "alterations": 2, "total_minutes": 100, "longest": 60},
            {"tailor_name": "Søren Dahl", "alterations": 2, "total_minutes": 125, "longest": 65},
        ],
        "total": 6,
    }


def test_order_alteration_adds_a_alteration(bench: Bench) -> None:
    bench.call(
        "order_alteration",
        hire_id="hi-1582",
        work="Add braces buttons",
        minutes=45,
        tailor_id="ta-5461",
        due_on="2026-11-13",
    )
    assert bench.changes() == [
        inserted(
            "alterations",
            "al-4854",
            hire_id="hi-1582",
            work="Add braces buttons",
            can_be_undone=1,
            minutes=45,
            tailor_id="ta-5461",
            due_on="2026-11-13",
            status="ordered",
        ),
    ]


def test_order_alteration_adds_a_alteration_with_can_be_undone(bench: Bench) -> None:
    bench.call(
        "order_alteration",
        hire_id="hi-3259",
        work="Let down the hem",
        minutes=180,
        tailor_id="ta-5164",
        due_on="2026-10-03",
        can_be_undone=True,
    )
    assert bench.changes() == [
        inserted(
            "alterations",
            "al-4854",
            hire_id="hi-3259",
            work="Let down the hem",
            can_be_undone=1,
            minutes=180,
            tailor_id="ta-5164",
            due_on="2026-10-03",
            status="ordered",
        ),
    ]


def test_order_alteration_is_refused_because_argument_minutes_must_be_at_most_300(bench: Bench) -> None:
    sentence = bench.refusal("order_alteration", hire_id="hi-1582", work="Shorten the sleeves", minutes=301)
    assert sentence == "Argument 'minutes' must be at most 300."


def test_order_alteration_is_refused_because_the_hire_is_not_waiting_for_alterations(bench: Bench) -> None:
    sentence = bench.refusal(
        "order_alteration",
        hire_id="hi-9732",
        work="Take in the side seams",
        minutes=55,
        tailor_id="ta-5461",
        due_on="2026-11-10",
    )
    assert sentence == "The hire is not waiting for alterations."


def test_order_alteration_is_refused_because_the_performer_has_not_been_fitted(bench: Bench) -> None:
    sentence = bench.refusal(
        "order_alteration",
        hire_id="hi-6623",
        work="Raise the neckline",
        minutes=90,
        tailor_id="ta-3662",
        due_on="2026-10-02",
    )
    assert sentence == "The performer has not been fitted."


def test_order_alteration_is_refused_because_a_historical_garment_is_altered_only_in_ways(bench: Bench) -> None:
    sentence = bench.refusal(
        "order_alteration",
        hire_id="hi-8476",
        work="Take in the side seams",
        minutes=115,
        tailor_id="ta-5164",
        due_on="2026-10-13",
        can_be_undone=False,
    )
    assert sentence == "A historical garment is altered only in ways that can be undone."


def test_order_alteration_is_refused_because_the_tailor_is_not_trained_for_historical(bench: Bench) -> None:
    sentence = bench.refusal(
        "order_alteration",
        hire_id="hi-4530",
        work="Add a quick-change fastening",
        minutes=80,
        tailor_id="ta-5461",
        due_on="2026-10-03",
    )
    assert sentence == "The tailor is not trained for historical garments."


def test_order_alteration_is_refused_because_alterations_are_finished_two_days_before_the(bench: Bench) -> None:
    sentence = bench.refusal(
        "order_alteration",
        hire_id="hi-9520",
        work="Let down the hem",
        minutes=45,
        tailor_id="ta-5461",
        due_on="2026-09-26",
    )
    assert sentence == "Alterations are finished two days before the opening."


def test_order_alteration_is_refused_because_this_alteration_was_ordered_already(bench: Bench) -> None:
    sentence = bench.refusal(
        "order_alteration",
        hire_id="hi-1582",
        work="Shorten the sleeves",
        minutes=45,
        tailor_id="ta-5461",
        due_on="2026-09-28",
    )
    assert sentence == "This alteration was ordered already."


def test_order_alteration_is_refused_because_the_tailor_has_no_time_left_on_that_day(bench: Bench) -> None:
    sentence = bench.refusal(
        "order_alteration",
        hire_id="hi-8476",
        work="Take in the side seams",
        minutes=226,
        tailor_id="ta-5164",
        due_on="2026-10-13",
    )
    assert sentence == "The tailor has no time left on that day."


def test_finish_alteration_sets_status_to_done(bench: Bench) -> None:
    bench.call("finish_alteration", alteration_id="al-9044")
    assert bench.changes() == [updated("alterations", "al-9044", status="done")]


def test_finish_alteration_is_refused_because_the_alteration_must_be_ordered(bench: Bench) -> None:
    assert bench.refusal("finish_alteration", alteration_id="al-8292") == "The alteration must be ordered."


def test_finish_alteration_is_refused_because_the_garment_is_out(bench: Bench) -> None:
    bench.arrange("garments", "ga-7960", status="out")
    assert bench.refusal("finish_alteration", alteration_id="al-9044") == "The garment is out."


def test_hand_to_other_tailor_sets_tailor_id_to_ta_5970(bench: Bench) -> None:
    bench.arrange("alterations", "al-4960", minutes=275)
    bench.call("hand_to_other_tailor", alteration_id="al-4960", tailor_id="ta-5970")
    assert bench.changes() == [updated("alterations", "al-4960", tailor_id="ta-5970")]


def test_hand_to_other_tailor_is_refused_because_the_alteration_is_done_or_dropped(bench: Bench) -> None:
    sentence = bench.refusal("hand_to_other_tailor", alteration_id="al-7899", tailor_id="ta-5164")
    assert sentence == "The alteration is done or dropped."


def test_hand_to_other_tailor_is_refused_because_the_tailor_has_this_alteration_already(bench: Bench) -> None:
    sentence = bench.refusal("hand_to_other_tailor", alteration_id="al-8746", tailor_id="ta-5970")
    assert sentence == "The tailor has this alteration already."


def test_hand_to_other_tailor_is_refused_because_the_tailor_is_not_trained_for_historical(bench: Bench) -> None:
    sentence = bench.refusal("hand_to_other_tailor", alteration_id="al-8372", tailor_id="ta-3662")
    assert sentence == "The tailor is not trained for historical garments."


def test_hand_to_other_tailor_is_refused_because_the_tailor_has_no_time_left_on_that_day(bench: Bench) -> None:
    bench.arrange("alterations", "al-4960", minutes=276)
    sentence = bench.refusal("hand_to_other_tailor", alteration_id="al-4960", tailor_id="ta-5970")
    assert sentence == "The tailor has no time left on that day."
