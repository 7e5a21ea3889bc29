"""Tests of the tools for comments of Playground workshop wiki."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"article_id": "ar-3174", "author_id": "au-5656", "status": "settled"}, ["co-1037"]),
        (
            {"made_from": "2026-02-15"},
            [
                "co-7805",
                "co-8989",
                "co-4299",
                "co-5345",
                "co-7158",
                "co-1068",
                "co-9434",
                "co-2927",
                "co-5098",
                "co-6634",
            ],
        ),
    ],
)
def test_find_comments_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_comments", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"made_from": "2026-02-15"}, 51),
        ({"status": "refused"}, 20),
    ],
)
def test_find_comments_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_comments", **filters)["total"] == total


def test_find_comments_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_comments", page=8)
    assert ids == ["co-3648", "co-9952", "co-3125", "co-8375", "co-7316", "co-9617", "co-1426", "co-3593"]


def test_find_comments_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_comments", article_id="ar-3991") == []


def test_add_comment_adds_a_comment(bench: Bench) -> None:
    bench.call("add_comment", article_id="ar-5768", remark="Please add who to ring at night.")
    assert bench.changes() == [
        inserted(
            "comments",
            "co-3908",
            article_id="ar-5768",
            author_id="au-3296",
            remark="Please add who to ring at night.",
            status="open",
            made_on="2026-04-20",
        ),
    ]


def test_add_comment_is_allowed(bench: Bench) -> None:
    bench.call("add_comment", article_id="ar-5246", remark="This contradicts the page on the tool crib.")


def test_add_comment_is_allowed_when_status_is_open(bench: Bench) -> None:
    bench.arrange("comments", "co-1301", status="open")
    bench.call("add_comment", article_id="ar-7571", remark="Works well, thank you.")


def test_add_comment_is_refused_because_the_article_is_neither_published_nor_in_review(bench: Bench) -> None:
    sentence = bench.refusal("add_comment", article_id="ar-2082", remark="Please add who to ring at night.")
    assert sentence == "The article is neither published nor in review."


def test_settle_comment_sets_status_to_settled(bench: Bench) -> None:
    bench.call("settle_comment", comment_id="co-2332")
    assert bench.changes() == [updated("comments", "co-2332", status="settled")]


def test_settle_comment_is_refused_because_the_comment_must_be_open(bench: Bench) -> None:
    assert bench.refusal("settle_comment", comment_id="co-4051") == "The comment must be open."


def test_settle_comment_is_refused_because_nobody_settles_a_comment_of_their_own(bench: Bench) -> None:
    bench.arrange("comments", "co-2332", author_id="au-3296")
    assert bench.refusal("settle_comment", comment_id="co-2332") == "Nobody settles a comment of their own."


def test_refuse_comment_sets_status_to_refused(bench: Bench) -> None:
    bench.call("refuse_comment", comment_id="co-2332")
    assert bench.changes() == [updated("comments", "co-2332", status="refused")]


def test_refuse_comment_is_allowed(bench: Bench) -> None:
    bench.arrange("comments", "co-1068", made_on="2026-04-13")
    bench.call("refuse_comment", comment_id="co-1068")


def test_refuse_comment_is_refused_because_the_comment_must_be_open(bench: Bench) -> None:
    assert bench.refusal("refuse_comment", comment_id="co-4051") == "The comment must be open."


def test_refuse_comment_is_refused_because_the_comment_is_less_than_a_week_old(bench: Bench) -> None:
    assert bench.refusal("refuse_comment", comment_id="co-1068") == "The comment is less than a week old."
