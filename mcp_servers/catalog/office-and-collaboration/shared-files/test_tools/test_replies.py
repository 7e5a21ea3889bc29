"""Tests of the tools for replies of Shared files."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"author_id": "us-9717"}, ["re-6873", "re-6508"]),
        ({"comment_id": "co-5341"}, ["re-8268"]),
    ],
)
def test_list_replies_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("list_replies", **filters) == ids


def test_list_replies_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("list_replies", page=5)
    assert ids == [
        "re-4209",
        "re-8226",
        "re-7076",
        "re-2338",
        "re-9346",
        "re-4839",
        "re-3400",
        "re-4769",
        "re-6508",
        "re-5796",
    ]


def test_list_replies_finds_nothing(bench: Bench) -> None:
    assert bench.ids("list_replies", comment_id="co-7856") == []


def test_create_reply_adds_a_reply(bench: Bench) -> None:
    bench.call("create_reply", comment_id="co-1014", content="Done.")
    assert bench.changes() == [
        inserted(
            "replies",
            "re-6848",
            comment_id="co-1014",
            author_id="us-9208",
            content="Done.",
            created_at="2026-06-02T14:00",
        ),
    ]


def test_create_reply_is_refused_because_the_comment_is_resolved_reopen_it_first(bench: Bench) -> None:
    sentence = bench.refusal("create_reply", comment_id="co-6817", content="Not sure about that.")
    assert sentence == "The comment is resolved; reopen it first."


def test_create_reply_is_refused_because_the_file_is_in_the_trash(bench: Bench) -> None:
    sentence = bench.refusal("create_reply", comment_id="co-1823", content="Moved to the appendix.")
    assert sentence == "The file is in the trash."


def test_resolve_comment_adds_a_reply_and_sets_resolved_to_1(bench: Bench) -> None:
    bench.call("resolve_comment", comment_id="co-1823")
    assert bench.changes() == [
        updated("comments", "co-1823", resolved=1),
        inserted(
            "replies",
            "re-6848",
            comment_id="co-1823",
            author_id="us-9208",
            action="resolve",
            created_at="2026-06-02T14:00",
        ),
    ]


def test_resolve_comment_is_refused_because_the_comment_is_already_resolved(bench: Bench) -> None:
    assert bench.refusal("resolve_comment", comment_id="co-6817") == "The comment is already resolved."


def test_resolve_comment_is_refused_because_only_the_author_or_the_owner_of_the_file(bench: Bench) -> None:
    sentence = bench.refusal("resolve_comment", comment_id="co-1014")
    assert sentence == "Only the author or the owner of the file resolves a comment."
