"""Tests of the tools for lines of High-voltage control room."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"ring": "Lake ring", "storm": True}, ["li-3799", "li-2689", "li-4101"]),
        ({"min_load": 180}, ["li-2689", "li-5497", "li-8666"]),
    ],
)
def test_find_lines_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_lines", **filters) == ids


def test_find_lines_counts(bench: Bench) -> None:
    assert bench.call("find_lines", state="earthed")["total"] == 20


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"page": 2, "state": "open"}, ["li-7300"]),
        ({"page": 7}, []),
    ],
)
def test_find_lines_turns_the_page(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_lines", **filters) == ids


def test_find_lines_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_lines", name="Unheard of") == []


def test_find_lines_finds_arranged_rows(bench: Bench) -> None:
    bench.arrange("lines", "li-1049", name="Unheard of")
    assert bench.ids("find_lines", name="Unheard of") == ["li-1049"]


def test_get_line_shows_the_line(bench: Bench) -> None:
    result = bench.call("get_line", line_id="li-9991")
    assert result == {
        "id": "li-9991",
        "name": "Barrow–Penrose 33 kV",
        "ring": "Harbour ring",
        "load": 166,
        "state": "earthed",
        "storm": False,
        "permits_held": 1,
        "people_at_work": 2,
    }


def test_get_line_shows_the_line_when_starts_at_is_2026_06_03_06_49(bench: Bench) -> None:
    bench.arrange("outages", "ou-1188", starts_at="2026-06-03T06:49")
    result = bench.call("get_line", line_id="li-5934")
    assert result == {
        "id": "li-5934",
        "name": "Ingleby–Thornaby 110 kV",
        "ring": "Quarry ring",
        "load": 75,
        "state": "earthed",
        "storm": False,
        "permits_held": 1,
        "people_at_work": 8,
    }


def test_get_line_shows_the_line_when_starts_at_is_2026_06_03_06_50(bench: Bench) -> None:
    bench.arrange("outages", "ou-1188", starts_at="2026-06-03T06:50")
    result = bench.call("get_line", line_id="li-5934")
    assert result == {
        "id": "li-5934",
        "name": "Ingleby–Thornaby 110 kV",
        "ring": "Quarry ring",
        "load": 75,
        "state": "earthed",
        "storm": False,
        "permits_held": 1,
        "people_at_work": 8,
        "next_outage": "2026-06-03T06:50",
    }
