"""Tests of the tools for shows of Kaleidophon podcast spots."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"max_rate": 3100}, ["sh-9378", "sh-5177", "sh-9172", "sh-3249", "sh-5964", "sh-3178"]),
        (
            {"min_usual": 15000},
            ["sh-9378", "sh-5177", "sh-6432", "sh-9172", "sh-9837", "sh-3249", "sh-8090", "sh-2600"],
        ),
        ({"producer_id": "pr-8469"}, ["sh-6432", "sh-9172", "sh-3178"]),
        ({"producer_name": "Sophie Palmer"}, ["sh-6432", "sh-9172", "sh-3178"]),
    ],
)
def test_find_shows_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_shows", **filters) == ids


def test_find_shows_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_shows", name="Field Notes", page=2) == []


def test_find_shows_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_shows", name="Field Notes", producer_name="Sophie Palmer") == []
