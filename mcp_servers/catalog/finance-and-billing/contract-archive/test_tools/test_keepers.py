"""Tests of the tools for keepers of Lyric Theatre contract archive."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"status": "away"}, ["ke-6837", "ke-8892"]),
        ({"min_signing_limit": 3400000}, ["ke-4808", "ke-1982", "ke-8636"]),
        ({"name": "Queirós"}, ["ke-8646"]),
    ],
)
def test_find_keepers_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_keepers", **filters) == ids


def test_find_keepers_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_keepers", page=2) == ["ke-8636", "ke-5056"]


def test_find_keepers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_keepers", name="Blanchet", min_signing_limit=3200000) == []
