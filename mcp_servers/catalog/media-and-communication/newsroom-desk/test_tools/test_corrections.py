"""Tests of the tools for corrections of Fjordposten newsroom."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"status": "demanded", "section_id": "se-4029", "demanded_from": "2026-09-08"},
            ["co-6806", "co-8155", "co-8590", "co-4686", "co-7172", "co-8225"],
        ),
        ({"story_id": "st-8095"}, ["co-6806"]),
    ],
)
def test_find_corrections_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_corrections", **filters) == ids


def test_find_corrections_counts(bench: Bench) -> None:
    assert bench.call("find_corrections", demanded_from="2026-09-10")["total"] == 7


def test_find_corrections_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_corrections", page=3) == ["co-4324", "co-4686", "co-7172", "co-7393", "co-8225", "co-9280"]


def test_find_corrections_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_corrections", story_id="st-8297") == []


def test_print_correction_changes_the_correction(bench: Bench) -> None:
    bench.call("print_correction", correction_id="co-8590", news_page_id="ne-9741")
    assert bench.changes() == [updated("corrections", "co-8590", page_id="ne-9741", status="accepted")]


def test_print_correction_is_refused_because_the_correction_must_be_demanded(bench: Bench) -> None:
    sentence = bench.refusal("print_correction", correction_id="co-6431", news_page_id="ne-9741")
    assert sentence == "The correction must be demanded."


def test_print_correction_is_refused_because_the_story_belongs_to_another_section(bench: Bench) -> None:
    sentence = bench.refusal("print_correction", correction_id="co-6330", news_page_id="ne-9911")
    assert sentence == "The story belongs to another section."


def test_print_correction_is_refused_because_the_page_belongs_to_another_section(bench: Bench) -> None:
    sentence = bench.refusal("print_correction", correction_id="co-6806", news_page_id="ne-9911")
    assert sentence == "The page belongs to another section."


def test_print_correction_is_refused_because_the_closing_time_has_passed(bench: Bench) -> None:
    bench.arrange("editions", "ed-9647", closes_at="2026-09-10T11:00")
    sentence = bench.refusal("print_correction", correction_id="co-7172", news_page_id="ne-4969")
    assert sentence == "The closing time has passed."


def test_print_correction_is_refused_because_that_would_be_too_late_for_a_correction(bench: Bench) -> None:
    sentence = bench.refusal("print_correction", correction_id="co-8590", news_page_id="ne-6456")
    assert sentence == "That would be too late for a correction."


def test_print_correction_is_refused_because_another_correction_is_printed_on_this_page(bench: Bench) -> None:
    sentence = bench.refusal("print_correction", correction_id="co-7172", news_page_id="ne-4497")
    assert sentence == "Another correction is printed on this page."
