"""Tests of the tools for reviews of Lingua translations."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"reviewer_id": "tr-4778", "status": "asked"}, ["re-6113"]),
        ({"delivery_id": "de-1974"}, ["re-4548", "re-4547", "re-2969"]),
        ({"job_id": "jo-4836"}, ["re-8361"]),
    ],
)
def test_find_reviews_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_reviews", **filters) == ids


def test_find_reviews_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_reviews", page=5) == ["re-2969", "re-4869", "re-7829", "re-8954"]


def test_find_reviews_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_reviews", job_id="jo-2593") == []


def test_ask_for_review_adds_a_review(bench: Bench) -> None:
    bench.arrange("reviews", "re-1673", delivery_id="de-8811")
    bench.call(
        "ask_for_review",
        delivery_id="de-8811",
        reviewer_id="tr-2735",
        finding="The third heading is missing.",
        due_on="2026-02-15",
    )
    assert bench.changes() == [
        inserted(
            "reviews",
            "re-2850",
            delivery_id="de-8811",
            reviewer_id="tr-2735",
            status="asked",
            finding="The third heading is missing.",
            due_on="2026-02-15",
        ),
    ]


def test_ask_for_review_is_refused_because_the_reviewer_works_into_another_language(bench: Bench) -> None:
    sentence = bench.refusal(
        "ask_for_review",
        delivery_id="de-2724",
        reviewer_id="tr-8627",
        finding="Good, only commas.",
        due_on="2026-02-12",
    )
    assert sentence == "The reviewer works into another language."


def test_ask_for_review_is_refused_because_nobody_reviews_a_delivery_of_their_own(bench: Bench) -> None:
    sentence = bench.refusal(
        "ask_for_review",
        delivery_id="de-7905",
        reviewer_id="tr-6310",
        finding="A number was copied wrongly.",
        due_on="2026-02-12",
    )
    assert sentence == "Nobody reviews a delivery of their own."


def test_ask_for_review_is_refused_because_the_reviewer_is_away(bench: Bench) -> None:
    sentence = bench.refusal(
        "ask_for_review",
        delivery_id="de-2724",
        reviewer_id="tr-3165",
        finding="Good, only commas.",
        due_on="2026-02-12",
    )
    assert sentence == "The reviewer is away."


def test_ask_for_review_is_refused_because_the_job_is_reviewed_already(bench: Bench) -> None:
    sentence = bench.refusal(
        "ask_for_review",
        delivery_id="de-3276",
        reviewer_id="tr-6237",
        finding="Good, only commas.",
        due_on="2026-02-16",
    )
    assert sentence == "The job is reviewed already."


def test_ask_for_review_is_refused_because_a_review_is_under_way(bench: Bench) -> None:
    sentence = bench.refusal(
        "ask_for_review",
        delivery_id="de-2724",
        reviewer_id="tr-2735",
        finding="The third heading is missing.",
        due_on="2026-02-16",
    )
    assert sentence == "A review is under way."


def test_accept_review_sets_status_to_accepted_and_sets_status_to_reviewed(bench: Bench) -> None:
    bench.call("accept_review", review_id="re-3715")
    assert bench.changes() == [
        updated("jobs", "jo-1143", status="reviewed"),
        updated("reviews", "re-3715", status="accepted"),
    ]


def test_accept_review_is_refused_because_the_review_must_be_asked(bench: Bench) -> None:
    assert bench.refusal("accept_review", review_id="re-8157") == "The review must be asked."


def test_reject_review_sets_status_to_rejected(bench: Bench) -> None:
    bench.call("reject_review", review_id="re-3715", finding="One sentence was left out.")
    assert bench.changes() == [updated("reviews", "re-3715", status="rejected")]


def test_reject_review_is_refused_because_the_review_must_be_asked(bench: Bench) -> None:
    sentence = bench.refusal("reject_review", review_id="re-2708", finding="Two terms do not follow the list.")
    assert sentence == "The review must be asked."
