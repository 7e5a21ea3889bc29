"""Ids that nobody has, given to the tools of Blogs."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_blog", {"blog_id": "xx-0000"}, "No blog has this id."),
        ("get_post", {"post_id": "xx-0000"}, "No post has this id."),
        ("approve_comment", {"comment_id": "xx-0000"}, "No comment has this id."),
        ("delete_comment", {"comment_id": "xx-0000"}, "No comment has this id."),
        ("mark_comment_as_spam", {"comment_id": "xx-0000"}, "No comment has this id."),
        ("remove_comment_content", {"comment_id": "xx-0000"}, "No comment has this id."),
        ("delete_static_page", {"static_page_id": "xx-0000"}, "No static page has this id."),
        ("insert_static_page", {"blog_id": "xx-0000", "title": "Recipes"}, "No blog has this id."),
        ("publish_static_page", {"static_page_id": "xx-0000"}, "No static page has this id."),
        ("revert_static_page", {"static_page_id": "xx-0000"}, "No static page has this id."),
        ("delete_post", {"post_id": "xx-0000"}, "No post has this id."),
        (
            "insert_post",
            {"blog_id": "xx-0000", "author_id": "au-5091", "title": "Notes on early photography"},
            "No blog has this id.",
        ),
        (
            "insert_post",
            {"blog_id": "bl-1514", "author_id": "xx-0000", "title": "Notes on early photography"},
            "No author has this id.",
        ),
        ("patch_post", {"post_id": "xx-0000"}, "No post has this id."),
        ("publish_post", {"post_id": "xx-0000"}, "No post has this id."),
        ("revert_post", {"post_id": "xx-0000"}, "No post has this id."),
        ("schedule_post", {"post_id": "xx-0000", "publish_date": "2026-11-17T11:15"}, "No post has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
