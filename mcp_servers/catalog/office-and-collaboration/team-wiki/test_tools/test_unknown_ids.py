"""Ids that nobody has, given to the tools of Playground workshop wiki."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("read_article", {"article_id": "xx-0000"}, "No article has this id."),
        ("read_revision", {"revision_id": "xx-0000"}, "No revision has this id."),
        ("get_article", {"article_id": "xx-0000"}, "No article has this id."),
        (
            "write_article",
            {"title": "New Spare parts in the test field", "space_id": "xx-0000", "body": "As discussed"},
            "No space has this id.",
        ),
        ("lock_article", {"article_id": "xx-0000"}, "No article has this id."),
        ("unlock_article", {"article_id": "xx-0000"}, "No article has this id."),
        (
            "rewrite_article",
            {"article_id": "xx-0000", "body": "Agreed by phone", "summary": "Typing mistakes."},
            "No article has this id.",
        ),
        ("move_article", {"article_id": "xx-0000"}, "Argument 'parent_id' is missing."),
        ("move_article", {"article_id": "ar-1344", "parent_id": "xx-0000"}, "No article has this id."),
        (
            "ask_for_review",
            {"article_id": "ar-1344", "reviewer_id": "xx-0000", "due_on": "2026-05-02"},
            "No author has this id.",
        ),
        (
            "ask_for_review",
            {"article_id": "xx-0000", "reviewer_id": "au-5656", "due_on": "2026-05-02"},
            "No article has this id.",
        ),
        ("pass_review", {"review_id": "xx-0000"}, "No review has this id."),
        ("fail_review", {"review_id": "xx-0000"}, "No review has this id."),
        ("publish_article", {"article_id": "xx-0000"}, "No article has this id."),
        ("archive_article", {"article_id": "xx-0000"}, "No article has this id."),
        (
            "add_comment",
            {"article_id": "xx-0000", "remark": "This contradicts the page on the test field."},
            "No article has this id.",
        ),
        ("settle_comment", {"comment_id": "xx-0000"}, "No comment has this id."),
        ("refuse_comment", {"comment_id": "xx-0000"}, "No comment has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
