"""Tests of the tools for papers of Town council minutes."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"access": "open", "words": "disused"}, ["pa-1121", "pa-8213"]),
        ({"motion_id": "mo-7677"}, ["pa-8617", "pa-1121"]),
        (
            {"kind": "letter"},
            [
                "pa-1918",
                "pa-4459",
                "pa-5592",
                "pa-2866",
                "pa-2411",
                "pa-5422",
                "pa-3552",
                "pa-9207",
                "pa-8642",
                "pa-8503",
            ],
        ),
        ({"number": "CP-1943"}, ["pa-7236"]),
    ],
)
def test_find_papers_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_papers", **filters) == ids


def test_find_papers_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_papers", page=5)
    assert ids == ["pa-8427", "pa-8213", "pa-7162", "pa-7125", "pa-5867", "pa-3382", "pa-4933", "pa-8739"]


def test_find_papers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_papers", number="Unheard of") == []


def test_read_paper_shows_the_paper(bench: Bench) -> None:
    result = bench.call("read_paper", paper_id="pa-5983", from_line=7)
    assert result == {"lines": ["Total,,,3318.65"], "first_line": 7, "total_lines": 7}


def test_read_paper_shows_the_paper_with_lines(bench: Bench) -> None:
    result = bench.call("read_paper", paper_id="pa-5983", from_line=4, lines=3)
    assert result == {
        "lines": ["playing field,7,27.45,192.15", "fish quay,24,27.05,649.20", "community orchard,11,27.95,307.45"],
        "first_line": 4,
        "total_lines": 7,
        "next_line": 7,
    }


def test_read_paper_is_refused_because_this_paper_ends_at_line_7(bench: Bench) -> None:
    assert bench.refusal("read_paper", paper_id="pa-5983", from_line=8) == "This paper ends at line 7."
