"""Tests of the tools for comments of Blogs."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, deleted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"reader": "Obi"}, ["co-9749"]),
        ({"post_id": "po-4776"}, ["co-2463", "co-3983"]),
        (
            {"status": "emptied"},
            [
                "co-3018",
                "co-6985",
                "co-5759",
                "co-8696",
                "co-8849",
                "co-4953",
                "co-2211",
                "co-8264",
                "co-9784",
                "co-9489",
            ],
        ),
    ],
)
def test_list_comments_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("list_comments", **filters) == ids


def test_list_comments_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("list_comments", page=4)
    assert ids == [
        "co-7631",
        "co-1571",
        "co-9681",
        "co-8936",
        "co-8554",
        "co-3823",
        "co-6692",
        "co-8394",
        "co-3382",
        "co-9126",
    ]


def test_list_comments_finds_nothing(bench: Bench) -> None:
    assert bench.ids("list_comments", post_id="po-2140") == []


def test_list_blog_comments_finds_by_start_date(bench: Bench) -> None:
    ids = bench.ids("list_blog_comments", start_date="2026-10-26T07:15")
    assert ids == [
        "co-4027",
        "co-2300",
        "co-7685",
        "co-2212",
        "co-6878",
        "co-4383",
        "co-6983",
        "co-4117",
        "co-9676",
        "co-1795",
    ]


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"end_date": "2026-11-01T15:15"}, 87),
        ({"blog_id": "bl-4509", "status": "emptied"}, 5),
    ],
)
def test_list_blog_comments_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("list_blog_comments", **filters)["total"] == total


def test_list_blog_comments_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("list_blog_comments", page=4)
    assert ids == [
        "co-7631",
        "co-1571",
        "co-9681",
        "co-8936",
        "co-8554",
        "co-3823",
        "co-6692",
        "co-8394",
        "co-3382",
        "co-9126",
    ]


def test_list_blog_comments_finds_nothing(bench: Bench) -> None:
    assert bench.ids("list_blog_comments", blog_id="bl-5955", status="pending", end_date="2026-10-31T22:15") == []


def test_approve_comment_sets_status_to_live(bench: Bench) -> None:
    bench.call("approve_comment", comment_id="co-8716")
    assert bench.changes() == [updated("comments", "co-8716", status="live")]


def test_approve_comment_is_refused_because_the_comment_must_be_pending_or_spam(bench: Bench) -> None:
    assert bench.refusal("approve_comment", comment_id="co-4979") == "The comment must be pending or spam."


def test_approve_comment_is_refused_because_the_post_is_not_published(bench: Bench) -> None:
    bench.arrange("comments", "co-1173", post_id="po-1575")
    assert bench.refusal("approve_comment", comment_id="co-1173") == "The post is not published."


def test_approve_comment_is_refused_because_the_post_takes_no_new_comments(bench: Bench) -> None:
    assert bench.refusal("approve_comment", comment_id="co-1173") == "The post takes no new comments."


def test_approve_comment_is_refused_because_the_comment_that_it_answers_does_not_appear(bench: Bench) -> None:
    sentence = bench.refusal("approve_comment", comment_id="co-6785")
    assert sentence == "The comment that it answers does not appear itself."


def test_delete_comment_removes_the_comment(bench: Bench) -> None:
    bench.call("delete_comment", comment_id="co-4979")
    assert bench.changes() == [deleted("comments", "co-4979")]


def test_delete_comment_is_refused_because_only_spam_and_emptied_comments_are_deleted(bench: Bench) -> None:
    assert bench.refusal("delete_comment", comment_id="co-1943") == "Only spam and emptied comments are deleted."


def test_delete_comment_is_refused_because_other_readers_have_answered_this_comment(bench: Bench) -> None:
    assert bench.refusal("delete_comment", comment_id="co-3275") == "Other readers have answered this comment."


def test_mark_comment_as_spam_sets_status_to_spam(bench: Bench) -> None:
    bench.call("mark_comment_as_spam", comment_id="co-1943")
    assert bench.changes() == [updated("comments", "co-1943", status="spam")]


def test_mark_comment_as_spam_is_allowed(bench: Bench) -> None:
    bench.arrange("comments", "co-1062", in_reply_to_id="co-1943")
    bench.call("mark_comment_as_spam", comment_id="co-1943")


def test_mark_comment_as_spam_is_refused_because_the_comment_must_be_pending_or_live(bench: Bench) -> None:
    assert bench.refusal("mark_comment_as_spam", comment_id="co-4979") == "The comment must be pending or live."


def test_mark_comment_as_spam_is_refused_because_other_readers_have_answered_this_comment(bench: Bench) -> None:
    bench.arrange("comments", "co-1943", in_reply_to_id="co-1943")
    assert bench.refusal("mark_comment_as_spam", comment_id="co-1943") == "Other readers have answered this comment."


def test_remove_comment_content_changes_the_comment(bench: Bench) -> None:
    bench.call("remove_comment_content", comment_id="co-1943")
    assert bench.changes() == [updated("comments", "co-1943", content=None, status="emptied")]


def test_remove_comment_content_is_refused_because_the_comment_must_be_live(bench: Bench) -> None:
    assert bench.refusal("remove_comment_content", comment_id="co-4979") == "The comment must be live."
