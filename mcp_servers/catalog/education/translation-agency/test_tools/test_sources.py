"""Tests of the tools for sources of Lingua translations."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"title": "lamp"}, ["so-6009", "so-9237"]),
        ({"phrase": "folding"}, ["so-4270", "so-6009", "so-3314"]),
        ({"customer_id": "cu-6977"}, ["so-9429"]),
        ({"number": "T-9144"}, ["so-6364"]),
    ],
)
def test_find_sources_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_sources", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"max_words": 800}, 10),
        ({"subject": "tourism"}, 7),
        ({"kind": "html"}, 21),
    ],
)
def test_find_sources_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_sources", **filters)["total"] == total


def test_find_sources_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_sources", page=6) == ["so-6130", "so-6364"]


def test_find_sources_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_sources", number="T-0203", kind="csv", subject="tourism", max_words=2600) == []


def test_read_source_shows_the_source_text(bench: Bench) -> None:
    result = bench.call("read_source", source_id="so-2024", from_line=4)
    assert result == {"lines": ["measuring cup,Taster,22,7"], "first_line": 4, "total_lines": 4}


def test_read_source_shows_the_source_text_with_lines(bench: Bench) -> None:
    result = bench.call("read_source", source_id="so-8377", from_line=3, lines=3)
    assert result == {
        "lines": ["rubber foot,kraan,38,12", "pressure valve,lock,48,5", "cutting head,lock,89,11"],
        "first_line": 3,
        "total_lines": 6,
        "next_line": 6,
    }


def test_read_source_is_refused_because_this_source_text_ends_at_line_4(bench: Bench) -> None:
    assert bench.refusal("read_source", source_id="so-2024", from_line=5) == "This source text ends at line 4."
