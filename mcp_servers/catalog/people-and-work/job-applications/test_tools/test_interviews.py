"""Tests of the tools for interviews of Brandauer recruiting."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"candidate_id": "ca-3569"}, ["it-1633", "it-9196"]),
        (
            {"starts_from": "2026-08-31T17:45"},
            [
                "it-5357",
                "it-7162",
                "it-9771",
                "it-8735",
                "it-7428",
                "it-2183",
                "it-8402",
                "it-9924",
                "it-5876",
                "it-2312",
            ],
        ),
        ({"starts_on": "2026-08-17"}, ["it-2035"]),
        ({"vacancy_id": "va-7932"}, ["it-4684", "it-1905"]),
        ({"status": "cancelled"}, ["it-7221", "it-9460", "it-6553", "it-6681", "it-9476"]),
        (
            {"interviewer_id": "in-8631"},
            ["it-3957", "it-1053", "it-8705", "it-9301", "it-7938", "it-5744", "it-6718", "it-4000", "it-4469"],
        ),
        (
            {"kind": "technical"},
            [
                "it-4697",
                "it-6795",
                "it-5969",
                "it-3264",
                "it-5607",
                "it-6885",
                "it-9156",
                "it-4309",
                "it-8185",
                "it-2035",
            ],
        ),
        ({"application_id": "ap-7563"}, ["it-3786"]),
    ],
)
def test_find_interviews_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_interviews", **filters) == ids


def test_find_interviews_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_interviews", page=7)
    assert ids == [
        "it-2724",
        "it-2896",
        "it-5903",
        "it-7802",
        "it-4112",
        "it-8202",
        "it-1126",
        "it-7696",
        "it-6331",
        "it-1713",
    ]


def test_find_interviews_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_interviews", application_id="ap-8796") == []


def test_report_interviews_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_interviews", starts_from="2026-09-26T15:15") == []


def test_report_interviews_adds_up(bench: Bench) -> None:
    result = bench.call("report_interviews", page=2)
    assert result == {
        "items": [
            {"interviewer_name": "Sofia Fernández", "interviews": 1, "average_rating": 5},
            {"interviewer_name": "Zuzana Kozlov", "interviews": 8, "average_rating": 3},
        ],
        "total": 12,
    }


def test_report_interviews_adds_up_with_starts_from(bench: Bench) -> None:
    result = bench.call("report_interviews", starts_from="2026-08-26T13:45")
    assert result == {
        "items": [
            {"interviewer_name": "Andrzej Jankowski", "interviews": 12, "average_rating": 3},
            {"interviewer_name": "Anneke de Wit", "interviews": 1, "average_rating": 3},
            {"interviewer_name": "Beatriz Esteves", "interviews": 1, "average_rating": 5},
            {"interviewer_name": "Edward Fairbanks", "interviews": 6, "average_rating": 4},
            {"interviewer_name": "Eleanor Stanton", "interviews": 3, "average_rating": 4},
            {"interviewer_name": "Ibrahima Asante", "interviews": 3, "average_rating": 3},
            {"interviewer_name": "Jack Osborne", "interviews": 2, "average_rating": 3},
            {"interviewer_name": "Lotte Huber", "interviews": 10, "average_rating": 3},
            {"interviewer_name": "Mikkel Ricci", "interviews": 5, "average_rating": 3},
            {"interviewer_name": "Phoebe Abbott", "interviews": 8, "average_rating": 3},
        ],
        "total": 11,
        "next_page": 2,
    }


def test_report_interviews_adds_up_with_kind_and_department(bench: Bench) -> None:
    result = bench.call("report_interviews", kind="telephone", department="logistics")
    assert result == {
        "items": [
            {"interviewer_name": "Edward Fairbanks", "interviews": 1, "average_rating": 3},
            {"interviewer_name": "Mikkel Ricci", "interviews": 1, "average_rating": 1},
            {"interviewer_name": "Zuzana Kozlov", "interviews": 1, "average_rating": 3},
        ],
        "total": 3,
    }


def test_plan_interview_adds_a_interview(bench: Bench) -> None:
    bench.call(
        "plan_interview",
        application_id="ap-4757",
        kind="technical",
        interviewer_id="in-6610",
        starts_at="2026-09-09T10:15",
    )
    assert bench.changes() == [
        inserted(
            "interviews",
            "it-6521",
            application_id="ap-4757",
            kind="technical",
            interviewer_id="in-6610",
            starts_at="2026-09-09T10:15",
            ends_at="2026-09-09T11:15",
            status="planned",
        ),
    ]


def test_plan_interview_adds_a_interview_2(bench: Bench) -> None:
    bench.call(
        "plan_interview",
        application_id="ap-4727",
        kind="panel",
        interviewer_id="in-6610",
        starts_at="2026-09-18T14:30",
    )
    assert bench.changes() == [
        inserted(
            "interviews",
            "it-6521",
            application_id="ap-4727",
            kind="panel",
            interviewer_id="in-6610",
            starts_at="2026-09-18T14:30",
            ends_at="2026-09-18T16:00",
            status="planned",
        ),
    ]


def test_plan_interview_adds_a_interview_3(bench: Bench) -> None:
    bench.call(
        "plan_interview",
        application_id="ap-3709",
        kind="telephone",
        interviewer_id="in-3197",
        starts_at="2026-09-29T09:00",
    )
    assert bench.changes() == [
        inserted(
            "interviews",
            "it-6521",
            application_id="ap-3709",
            kind="telephone",
            interviewer_id="in-3197",
            starts_at="2026-09-29T09:00",
            ends_at="2026-09-29T09:30",
            status="planned",
        ),
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        {
            "application_id": "ap-4757",
            "kind": "technical",
            "interviewer_id": "in-6610",
            "starts_at": "2026-09-12T10:30",
        },
        {
            "application_id": "ap-4757",
            "kind": "technical",
            "interviewer_id": "in-6610",
            "starts_at": "2026-09-12T12:00",
        },
        {
            "application_id": "ap-4757",
            "kind": "technical",
            "interviewer_id": "in-6610",
            "starts_at": "2026-10-08T10:15",
        },
    ],
)
def test_plan_interview_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("plan_interview", **arguments)


def test_plan_interview_is_refused_because_only_a_shortlisted_candidate_is_invited_others(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_interview",
        application_id="ap-6372",
        kind="panel",
        interviewer_id="in-4174",
        starts_at="2026-09-03T15:00",
    )
    assert sentence == "Only a shortlisted candidate is invited, others are telephoned at most."


def test_plan_interview_is_refused_because_an_interview_is_planned_at_least_a_day_ahead(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_interview",
        application_id="ap-8889",
        kind="technical",
        interviewer_id="in-3197",
        starts_at="2026-08-06T12:30",
    )
    assert sentence == "An interview is planned at least a day ahead."


def test_plan_interview_is_refused_because_an_interview_is_planned_at_most_30_days_ahead(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_interview",
        application_id="ap-2886",
        kind="telephone",
        interviewer_id="in-3521",
        starts_at="2026-10-08T10:16",
    )
    assert sentence == "An interview is planned at most 30 days ahead."


def test_plan_interview_is_refused_because_a_panel_is_led_by_somebody_of_the_vacancys(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_interview",
        application_id="ap-5985",
        kind="panel",
        interviewer_id="in-7945",
        starts_at="2026-09-29T09:00",
    )
    assert sentence == "A panel is led by somebody of the vacancy's department."


def test_plan_interview_is_refused_because_the_interviewer_is_not_free_then(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_interview",
        application_id="ap-4465",
        kind="telephone",
        interviewer_id="in-3521",
        starts_at="2026-09-10T09:45",
    )
    assert sentence == "The interviewer is not free then."


def test_plan_interview_is_refused_because_the_candidate_has_another_interview_then(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_interview",
        application_id="ap-4075",
        kind="telephone",
        interviewer_id="in-4174",
        starts_at="2026-09-18T08:15",
    )
    assert sentence == "The candidate has another interview then."


def test_move_interview_changes_the_interview(bench: Bench) -> None:
    bench.call("move_interview", interview_id="it-4809", starts_at="2026-09-18T08:00")
    assert bench.changes() == [
        updated("interviews", "it-4809", starts_at="2026-09-18T08:00", ends_at="2026-09-18T09:30"),
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        {"interview_id": "it-2005", "starts_at": "2026-09-18T07:45"},
        {"interview_id": "it-6670", "starts_at": "2026-09-09T10:15"},
        {"interview_id": "it-2005", "starts_at": "2026-09-18T08:45"},
    ],
)
def test_move_interview_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("move_interview", **arguments)


def test_move_interview_is_allowed_when_most_a_day_is_1_when_status_is_missed(bench: Bench) -> None:
    bench.arrange("interviewers", "in-3521", most_a_day=1)
    bench.arrange("interviews", "it-1162", status="missed")
    bench.call("move_interview", interview_id="it-2005", starts_at="2026-09-18T07:45")


def test_move_interview_is_refused_because_only_a_planned_interview_can_be_moved(bench: Bench) -> None:
    sentence = bench.refusal("move_interview", interview_id="it-3484", starts_at="2026-09-03T10:30")
    assert sentence == "Only a planned interview can be moved."


def test_move_interview_is_refused_because_it_is_too_late_to_move_this_interview(bench: Bench) -> None:
    sentence = bench.refusal("move_interview", interview_id="it-1126", starts_at="2026-08-12T16:30")
    assert sentence == "It is too late to move this interview."


def test_move_interview_is_refused_because_an_interview_is_planned_at_least_a_day_ahead(bench: Bench) -> None:
    bench.arrange("interviews", "it-6670", starts_at="2026-09-08T22:15")
    sentence = bench.refusal("move_interview", interview_id="it-6670", starts_at="2026-09-09T10:14")
    assert sentence == "An interview is planned at least a day ahead."


def test_move_interview_is_refused_because_the_interviewer_is_not_free_then(bench: Bench) -> None:
    sentence = bench.refusal("move_interview", interview_id="it-2005", starts_at="2026-09-18T07:46")
    assert sentence == "The interviewer is not free then."


def test_move_interview_is_refused_because_the_interviewer_has_enough_interviews_that_day(bench: Bench) -> None:
    bench.arrange("interviewers", "in-3521", most_a_day=1)
    sentence = bench.refusal("move_interview", interview_id="it-2005", starts_at="2026-09-18T14:30")
    assert sentence == "The interviewer has enough interviews that day."


def test_record_interview_changes_the_interview(bench: Bench) -> None:
    bench.call("record_interview", interview_id="it-1126", rating=4)
    assert bench.changes() == [updated("interviews", "it-1126", status="held", rating=4)]


def test_record_interview_is_allowed(bench: Bench) -> None:
    bench.arrange("interviews", "it-5809", ends_at="2026-09-08T10:15")
    bench.call("record_interview", interview_id="it-5809", rating=3)


def test_record_interview_is_allowed_when_ends_at_is_2026_08_29_10_15(bench: Bench) -> None:
    bench.arrange("interviews", "it-2896", ends_at="2026-08-29T10:15")
    bench.call("record_interview", interview_id="it-2896", rating=2)


def test_record_interview_is_refused_because_the_interview_must_be_planned(bench: Bench) -> None:
    assert bench.refusal("record_interview", interview_id="it-3484", rating=2) == "The interview must be planned."


def test_record_interview_is_refused_because_the_interview_is_not_over_yet(bench: Bench) -> None:
    assert bench.refusal("record_interview", interview_id="it-5580", rating=2) == "The interview is not over yet."


def test_record_interview_is_refused_because_the_interview_was_more_than_ten_days_ago(bench: Bench) -> None:
    sentence = bench.refusal("record_interview", interview_id="it-2896", rating=2)
    assert sentence == "The interview was more than ten days ago."


def test_cancel_interview_sets_status_to_cancelled(bench: Bench) -> None:
    bench.call("cancel_interview", interview_id="it-5580")
    assert bench.changes() == [updated("interviews", "it-5580", status="cancelled")]


def test_cancel_interview_is_refused_because_the_interview_must_be_planned(bench: Bench) -> None:
    assert bench.refusal("cancel_interview", interview_id="it-3484") == "The interview must be planned."


def test_cancel_interview_is_refused_because_the_interview_has_already_begun(bench: Bench) -> None:
    bench.arrange("interviews", "it-6758", starts_at="2026-09-08T10:15")
    assert bench.refusal("cancel_interview", interview_id="it-6758") == "The interview has already begun."
