"""Ids that nobody has, given to the tools of Personal library."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_bookshelf", {"bookshelf_id": "xx-0000"}, "No bookshelf has this id."),
        ("get_volume", {"volume_id": "xx-0000"}, "No volume has this id."),
        ("delete_annotation", {"annotation_id": "xx-0000"}, "No annotation has this id."),
        (
            "insert_annotation",
            {"volume_id": "xx-0000", "page_number": 325, "data": "Quote this."},
            "No volume has this id.",
        ),
        ("update_annotation", {"annotation_id": "xx-0000", "data": "Ask Ada."}, "No annotation has this id."),
        ("add_volume_to_bookshelf", {"bookshelf_id": "bo-1630", "volume_id": "xx-0000"}, "No volume has this id."),
        ("add_volume_to_bookshelf", {"bookshelf_id": "xx-0000", "volume_id": "vo-8518"}, "No bookshelf has this id."),
        ("clear_bookshelf", {"bookshelf_id": "xx-0000"}, "No bookshelf has this id."),
        (
            "set_reading_position",
            {"reading_position_id": "xx-0000", "page_number": 13},
            "No reading position has this id.",
        ),
        ("share_book", {"library_item_id": "xx-0000"}, "No library item has this id."),
        ("unshare_book", {"library_item_id": "xx-0000"}, "No library item has this id."),
        ("remove_volume_from_bookshelf", {"bookshelf_volume_id": "xx-0000"}, "No bookshelf volume has this id."),
        ("move_volume_on_bookshelf", {"bookshelf_volume_id": "xx-0000"}, "No bookshelf volume has this id."),
        ("start_reading", {"volume_id": "xx-0000"}, "No volume has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
