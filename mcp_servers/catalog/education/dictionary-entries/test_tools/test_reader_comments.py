"""Tests of the tools for reader comments of Northern dialect dictionary."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"written_from": "2026-03-15"}, ["re-2126", "re-8329", "re-9223"]),
        ({"entry_id": "en-9322"}, ["re-8985"]),
        ({"status": "rejected"}, ["re-5941", "re-8985", "re-4362", "re-4460", "re-6661", "re-5012", "re-8201"]),
        ({"reader": "Chevalier"}, ["re-8543"]),
    ],
)
def test_find_comments_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_comments", **filters) == ids


def test_find_comments_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_comments", page=5) == ["re-5056", "re-4396", "re-1729", "re-6150"]


def test_find_comments_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_comments", reader="Unheard of") == []


def test_answer_comment_sets_status_to_answered(bench: Bench) -> None:
    bench.call("answer_comment", reader_comment_id="re-1353")
    assert bench.changes() == [updated("reader_comments", "re-1353", status="answered")]


def test_answer_comment_is_refused_because_the_readers_comment_must_be_open(bench: Bench) -> None:
    assert bench.refusal("answer_comment", reader_comment_id="re-3314") == "The reader's comment must be open."


def test_answer_comment_is_refused_because_the_entry_was_dropped(bench: Bench) -> None:
    bench.arrange("entries", "en-1420", status="dropped")
    assert bench.refusal("answer_comment", reader_comment_id="re-1353") == "The entry was dropped."
