"""Tests of the tools for revisions of Playground workshop wiki."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"words": "press"}, ["re-3144", "re-2192", "re-2138"]),
        ({"author_id": "au-1664"}, ["re-2418"]),
        ({"article_id": "ar-1376"}, ["re-2161"]),
    ],
)
def test_find_revisions_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_revisions", **filters) == ids


def test_find_revisions_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_revisions", page=6) == ["re-3117", "re-5268"]


def test_find_revisions_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_revisions", article_id="ar-1748") == []


def test_read_revision_shows_the_revision(bench: Bench) -> None:
    result = bench.call("read_revision", revision_id="re-2418", lines=1)
    assert result == {
        "lines": ["Waste from the saw room goes into the green container."],
        "first_line": 1,
        "total_lines": 1,
    }


def test_read_revision_is_refused_because_this_revision_ends_at_line_1(bench: Bench) -> None:
    assert bench.refusal("read_revision", revision_id="re-5696", from_line=2) == "This revision ends at line 1."
