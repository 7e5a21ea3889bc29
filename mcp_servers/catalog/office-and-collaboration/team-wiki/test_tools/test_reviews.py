"""Tests of the tools for reviews of Playground workshop wiki."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"reviewer_id": "au-1664", "due_until": "2026-04-16"}, ["rv-2227"]),
        ({"article_id": "ar-3166"}, ["rv-5744", "rv-2610", "rv-9357"]),
        ({"status": "asked"}, ["rv-2610", "rv-6873", "rv-1340", "rv-5996"]),
    ],
)
def test_find_reviews_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_reviews", **filters) == ids


def test_find_reviews_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_reviews", page=5) == ["rv-9213", "rv-1857", "rv-6025", "rv-5996", "rv-7881", "rv-9823"]


def test_find_reviews_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_reviews", article_id="ar-6458") == []


def test_ask_for_review_adds_a_review_and_sets_status_to_in_review(bench: Bench) -> None:
    bench.call("ask_for_review", article_id="ar-2082", reviewer_id="au-1664", due_on="2026-04-21")
    assert bench.changes() == [
        updated("articles", "ar-2082", status="in_review"),
        inserted(
            "reviews",
            "rv-4470",
            article_id="ar-2082",
            reviewer_id="au-1664",
            status="asked",
            due_on="2026-04-21",
        ),
    ]


def test_ask_for_review_is_allowed(bench: Bench) -> None:
    bench.call("ask_for_review", article_id="ar-7704", reviewer_id="au-6156", due_on="2026-04-27")


def test_ask_for_review_is_refused_because_only_a_draft_is_reviewed(bench: Bench) -> None:
    sentence = bench.refusal("ask_for_review", article_id="ar-4308", reviewer_id="au-3296", due_on="2026-04-29")
    assert sentence == "Only a draft is reviewed."


def test_ask_for_review_is_refused_because_the_reviewer_must_be_an_active_keeper(bench: Bench) -> None:
    sentence = bench.refusal("ask_for_review", article_id="ar-1376", reviewer_id="au-8435", due_on="2026-04-27")
    assert sentence == "The reviewer must be an active keeper."


def test_ask_for_review_is_refused_because_nobody_reviews_an_article_of_their_own(bench: Bench) -> None:
    sentence = bench.refusal("ask_for_review", article_id="ar-4668", reviewer_id="au-6156", due_on="2026-04-28")
    assert sentence == "Nobody reviews an article of their own."


def test_ask_for_review_is_refused_because_the_due_date_must_lie_ahead(bench: Bench) -> None:
    sentence = bench.refusal("ask_for_review", article_id="ar-2082", reviewer_id="au-3629", due_on="2026-04-20")
    assert sentence == "The due date must lie ahead."


def test_ask_for_review_is_refused_because_the_reviewer_has_three_reviews_to_do_already(bench: Bench) -> None:
    bench.arrange("reviews", "rv-1340", reviewer_id="au-3296")
    sentence = bench.refusal("ask_for_review", article_id="ar-3053", reviewer_id="au-3296", due_on="2026-04-21")
    assert sentence == "The reviewer has three reviews to do already."


def test_pass_review_sets_status_to_passed(bench: Bench) -> None:
    bench.call("pass_review", review_id="rv-1340")
    assert bench.changes() == [updated("reviews", "rv-1340", status="passed")]


def test_pass_review_is_allowed(bench: Bench) -> None:
    bench.arrange("reviews", "rv-1340", article_id="ar-9625")
    bench.call("pass_review", review_id="rv-1340")


def test_pass_review_is_refused_because_the_review_must_be_asked(bench: Bench) -> None:
    assert bench.refusal("pass_review", review_id="rv-7915") == "The review must be asked."


def test_pass_review_is_refused_because_a_comment_on_the_article_is_open(bench: Bench) -> None:
    assert bench.refusal("pass_review", review_id="rv-2610") == "A comment on the article is open."


def test_fail_review_sets_status_to_failed_and_sets_status_to_draft(bench: Bench) -> None:
    bench.call("fail_review", review_id="rv-5996")
    assert bench.changes() == [
        updated("articles", "ar-5977", status="draft"),
        updated("reviews", "rv-5996", status="failed"),
    ]


def test_fail_review_is_refused_because_the_review_must_be_asked(bench: Bench) -> None:
    assert bench.refusal("fail_review", review_id="rv-2312") == "The review must be asked."
