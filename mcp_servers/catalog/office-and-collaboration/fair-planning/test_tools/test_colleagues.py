"""Tests of the tools for colleagues of Trade fair planning of a pump maker."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"job": "pharmacist"}, ["cl-1198", "cl-1363"]),
        ({"away_until_from": "2026-09-14"}, ["cl-6391", "cl-2515"]),
        ({"email": "ingrid.solberg@quillmail.example"}, ["cl-1676"]),
        ({"name": "Bhatt"}, ["cl-3510"]),
    ],
)
def test_find_colleagues_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_colleagues", **filters) == ids


def test_find_colleagues_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_colleagues", page=3) == ["cl-7834", "cl-1363", "cl-1966", "cl-8515", "cl-3023", "cl-4983"]


def test_find_colleagues_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_colleagues", name="Unheard of") == []
