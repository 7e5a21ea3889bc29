"""Tests of the tools for news pages of Fjordposten newsroom."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"appears_on": "2026-09-04", "min_room": 400}, ["ne-9911"]),
        (
            {"section_id": "se-4029", "edition_status": "closed"},
            ["ne-5970", "ne-8165", "ne-1791", "ne-8588", "ne-4831", "ne-6753", "ne-7603", "ne-8512"],
        ),
    ],
)
def test_find_pages_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_pages", **filters) == ids


def test_find_pages_counts(bench: Bench) -> None:
    assert bench.call("find_pages")["total"] == 32


def test_find_pages_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_pages", page=4) == ["ne-9105", "ne-9813"]


def test_find_pages_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_pages", edition_id="ed-4286") == []


def test_find_pages_shows_news_pages(bench: Bench) -> None:
    result = bench.call("find_pages", edition_id="ed-9699")
    assert result == {
        "items": [
            {"id": "ne-1706", "edition_appears_on": "2026-09-09", "section_name": "Coast", "room": 280},
            {"id": "ne-7603", "edition_appears_on": "2026-09-09", "section_name": "Suburbs", "room": 400},
        ],
        "total": 2,
    }


def test_get_page_shows_the_page(bench: Bench) -> None:
    result = bench.call("get_page", news_page_id="ne-4446")
    assert result == {
        "id": "ne-4446",
        "edition_id": "ed-2784",
        "section_id": "se-4029",
        "room": 400,
        "edition_appears_on": "2026-09-16",
        "edition_closes_at": "2026-09-15T21:30",
        "section_name": "Suburbs",
        "free_lines": 30,
        "placed_stories": 3,
    }
