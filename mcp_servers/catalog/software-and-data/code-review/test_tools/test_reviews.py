"""Tests of the tools for reviews of Lantern Labs code review."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"pull_request_id": "pu-1353", "reviewer_id": "de-4446"}, ["rv-1324"]),
        ({"author_id": "de-1493", "status": "outdated"}, ["rv-6206"]),
    ],
)
def test_find_reviews_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_reviews", **filters) == ids


def test_find_reviews_counts(bench: Bench) -> None:
    assert bench.call("find_reviews", repository_id="re-3883")["total"] == 95


def test_find_reviews_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_reviews", page=10)
    assert ids == [
        "rv-6815",
        "rv-8501",
        "rv-1174",
        "rv-7227",
        "rv-9300",
        "rv-7996",
        "rv-9904",
        "rv-1209",
        "rv-2689",
        "rv-4358",
    ]


def test_find_reviews_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_reviews", repository_id="re-5696") == []


def test_report_reviews_adds_up(bench: Bench) -> None:
    result = bench.call("report_reviews", repository_id="re-4216")
    assert result == {
        "items": [
            {"reviewer_name": "Caoimhe Quinn", "reviews": 1, "first_asked": "2026-02-16T19:35"},
            {"reviewer_name": "Karim El-Sayed", "reviews": 1, "first_asked": "2026-02-15T02:50"},
            {"reviewer_name": "Liv Berg", "reviews": 2, "first_asked": "2026-02-16T08:58"},
            {"reviewer_name": "Léa Delacroix", "reviews": 2, "first_asked": "2026-02-15T13:50"},
            {"reviewer_name": "Matthias Hussain", "reviews": 1, "first_asked": "2026-02-15T18:38"},
            {"reviewer_name": "Parisa Ghorbani", "reviews": 1, "first_asked": "2026-02-15T19:11"},
        ],
        "total": 6,
    }


def test_report_reviews_adds_up_with_status(bench: Bench) -> None:
    result = bench.call("report_reviews", status="outdated")
    assert result == {
        "items": [
            {"reviewer_name": "Caoimhe Quinn", "reviews": 2, "first_asked": "2026-02-16T16:43"},
            {"reviewer_name": "Karim El-Sayed", "reviews": 1, "first_asked": "2026-02-18T05:50"},
            {"reviewer_name": "Liv Berg", "reviews": 4, "first_asked": "2026-02-16T19:24"},
            {"reviewer_name": "Matthias Hussain", "reviews": 4, "first_asked": "2026-01-26T08:13"},
            {"reviewer_name": "Parisa Ghorbani", "reviews": 4, "first_asked": "2026-01-11T18:52"},
            {"reviewer_name": "Rahul Siddiqui", "reviews": 4, "first_asked": "2026-02-15T14:23"},
        ],
        "total": 6,
    }


def test_ask_for_review_adds_a_review(bench: Bench) -> None:
    bench.call("ask_for_review", pull_request_id="pu-3683", reviewer_id="de-3061")
    assert bench.changes() == [
        inserted(
            "reviews",
            "rv-2277",
            pull_request_id="pu-3683",
            reviewer_id="de-3061",
            status="asked",
            asked_at="2026-02-19T14:20",
        ),
    ]


def test_ask_for_review_is_refused_because_the_pull_request_is_not_open(bench: Bench) -> None:
    sentence = bench.refusal("ask_for_review", pull_request_id="pu-2704", reviewer_id="de-6089")
    assert sentence == "The pull request is not open."


def test_ask_for_review_is_refused_because_nobody_reviews_their_own_pull_request(bench: Bench) -> None:
    sentence = bench.refusal("ask_for_review", pull_request_id="pu-1353", reviewer_id="de-6089")
    assert sentence == "Nobody reviews their own pull request."


def test_ask_for_review_is_refused_because_the_reviewer_is_away(bench: Bench) -> None:
    assert bench.refusal("ask_for_review", pull_request_id="pu-5237", reviewer_id="de-3923") == "The reviewer is away."


def test_ask_for_review_is_refused_because_the_reviewer_was_asked_already(bench: Bench) -> None:
    sentence = bench.refusal("ask_for_review", pull_request_id="pu-1353", reviewer_id="de-8569")
    assert sentence == "The reviewer was asked already."


def test_ask_for_review_is_refused_because_five_people_were_asked_already(bench: Bench) -> None:
    bench.arrange("reviews", "rv-1030", pull_request_id="pu-3164")
    bench.arrange("reviews", "rv-1083", pull_request_id="pu-3164")
    sentence = bench.refusal("ask_for_review", pull_request_id="pu-3164", reviewer_id="de-5367")
    assert sentence == "Five people were asked already."


def test_ask_for_review_is_refused_because_the_reviewer_has_enough_to_review(bench: Bench) -> None:
    sentence = bench.refusal("ask_for_review", pull_request_id="pu-8149", reviewer_id="de-6089")
    assert sentence == "The reviewer has enough to review."


def test_approve_changes_sets_status_to_approved(bench: Bench) -> None:
    bench.call("approve_changes", review_id="rv-7435")
    assert bench.changes() == [updated("reviews", "rv-7435", status="approved")]


def test_approve_changes_is_allowed(bench: Bench) -> None:
    bench.arrange("developers", "de-3061", seniority="junior")
    bench.call("approve_changes", review_id="rv-7635")


def test_approve_changes_is_refused_because_the_review_must_be_asked(bench: Bench) -> None:
    assert bench.refusal("approve_changes", review_id="rv-4813") == "The review must be asked."


def test_approve_changes_is_refused_because_somebody_else_was_asked_for_this_review(bench: Bench) -> None:
    assert bench.refusal("approve_changes", review_id="rv-4726") == "Somebody else was asked for this review."


def test_approve_changes_is_refused_because_the_pull_request_is_not_open(bench: Bench) -> None:
    assert bench.refusal("approve_changes", review_id="rv-1805") == "The pull request is not open."


def test_approve_changes_is_refused_because_the_checks_have_not_passed(bench: Bench) -> None:
    assert bench.refusal("approve_changes", review_id="rv-7355") == "The checks have not passed."


def test_object_to_changes_sets_status_to_objected(bench: Bench) -> None:
    bench.call("object_to_changes", review_id="rv-1796")
    assert bench.changes() == [updated("reviews", "rv-1796", status="objected")]


def test_object_to_changes_is_refused_because_the_review_must_be_asked(bench: Bench) -> None:
    assert bench.refusal("object_to_changes", review_id="rv-4813") == "The review must be asked."


def test_object_to_changes_is_refused_because_somebody_else_was_asked_for_this_review(bench: Bench) -> None:
    assert bench.refusal("object_to_changes", review_id="rv-4726") == "Somebody else was asked for this review."


def test_object_to_changes_is_refused_because_the_pull_request_is_not_open(bench: Bench) -> None:
    assert bench.refusal("object_to_changes", review_id="rv-1805") == "The pull request is not open."


def test_hand_over_review_changes_the_review(bench: Bench) -> None:
    bench.call("hand_over_review", review_id="rv-2731", reviewer_id="de-6970")
    assert bench.changes() == [updated("reviews", "rv-2731", reviewer_id="de-6970", asked_at="2026-02-19T14:20")]


def test_hand_over_review_is_refused_because_the_review_was_given_already(bench: Bench) -> None:
    sentence = bench.refusal("hand_over_review", review_id="rv-4813", reviewer_id="de-3061")
    assert sentence == "The review was given already."


def test_hand_over_review_is_refused_because_nobody_reviews_their_own_pull_request(bench: Bench) -> None:
    sentence = bench.refusal("hand_over_review", review_id="rv-2689", reviewer_id="de-3923")
    assert sentence == "Nobody reviews their own pull request."


def test_hand_over_review_is_refused_because_the_reviewer_is_away(bench: Bench) -> None:
    assert bench.refusal("hand_over_review", review_id="rv-4726", reviewer_id="de-1493") == "The reviewer is away."


def test_hand_over_review_is_refused_because_the_owner_of_a_guarded_area_must_review_it(bench: Bench) -> None:
    sentence = bench.refusal("hand_over_review", review_id="rv-8349", reviewer_id="de-3333")
    assert sentence == "The owner of a guarded area must review it."


def test_hand_over_review_is_refused_because_the_reviewer_was_asked_already(bench: Bench) -> None:
    sentence = bench.refusal("hand_over_review", review_id="rv-1504", reviewer_id="de-3061")
    assert sentence == "The reviewer was asked already."


def test_hand_over_review_is_refused_because_the_reviewer_has_enough_to_review(bench: Bench) -> None:
    sentence = bench.refusal("hand_over_review", review_id="rv-1915", reviewer_id="de-6089")
    assert sentence == "The reviewer has enough to review."


def test_renew_request_changes_the_review(bench: Bench) -> None:
    bench.call("renew_request", review_id="rv-7001")
    assert bench.changes() == [updated("reviews", "rv-7001", status="asked", asked_at="2026-02-19T14:20")]


def test_renew_request_is_refused_because_the_review_must_be_outdated_or_objected(bench: Bench) -> None:
    assert bench.refusal("renew_request", review_id="rv-4813") == "The review must be outdated or objected."


def test_renew_request_is_refused_because_the_review_is_not_outdated(bench: Bench) -> None:
    assert bench.refusal("renew_request", review_id="rv-3304") == "The review is not outdated."


def test_renew_request_is_refused_because_the_pull_request_is_not_open(bench: Bench) -> None:
    assert bench.refusal("renew_request", review_id="rv-6957") == "The pull request is not open."


def test_renew_request_is_refused_because_the_checks_have_failed(bench: Bench) -> None:
    assert bench.refusal("renew_request", review_id="rv-1191") == "The checks have failed."


def test_renew_request_is_refused_because_the_reviewer_is_away(bench: Bench) -> None:
    assert bench.refusal("renew_request", review_id="rv-6285") == "The reviewer is away."
