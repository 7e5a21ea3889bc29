"""Ids that nobody has, given to the tools of Fjordposten newsroom."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_story", {"story_id": "xx-0000"}, "No story has this id."),
        ("get_page", {"news_page_id": "xx-0000"}, "No news page has this id."),
        ("assign_story", {"story_id": "xx-0000", "author_id": "jo-9284"}, "No story has this id."),
        ("assign_story", {"story_id": "st-1139", "author_id": "xx-0000"}, "No journalist has this id."),
        ("file_story", {"story_id": "xx-0000", "length": 180}, "No story has this id."),
        ("mark_sensitive", {"story_id": "xx-0000"}, "No story has this id."),
        ("record_reading", {"story_id": "xx-0000"}, "No story has this id."),
        ("return_story", {"story_id": "xx-0000"}, "No story has this id."),
        ("clear_story", {"story_id": "xx-0000"}, "No story has this id."),
        ("set_embargo", {"story_id": "xx-0000", "embargo_until": "2026-09-13T01:30"}, "No story has this id."),
        ("place_story", {"story_id": "xx-0000", "news_page_id": "ne-2894"}, "No story has this id."),
        ("place_story", {"story_id": "st-1139", "news_page_id": "xx-0000"}, "No news page has this id."),
        ("pull_story", {"story_id": "xx-0000"}, "No story has this id."),
        ("drop_story", {"story_id": "xx-0000"}, "No story has this id."),
        ("add_source", {"story_id": "xx-0000", "kind": "expert", "remark": "Internal memo"}, "No story has this id."),
        ("confirm_source", {"source_id": "xx-0000"}, "No source has this id."),
        ("buy_picture", {"picture_id": "xx-0000"}, "No picture has this id."),
        ("print_correction", {"correction_id": "co-2281", "news_page_id": "xx-0000"}, "No news page has this id."),
        ("print_correction", {"correction_id": "xx-0000", "news_page_id": "ne-3709"}, "No correction has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
