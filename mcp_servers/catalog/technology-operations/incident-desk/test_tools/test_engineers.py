"""Tests of the tools for engineers of Kaskadi operations desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"team_id": "te-6570", "min_level": 3}, ["en-6564", "en-1319"]),
        ({"email": "tanner.alfie@fastpost.example"}, ["en-4318"]),
        ({"team_name": "Storage"}, ["en-4318", "en-7754", "en-7303", "en-6942"]),
        ({"name": "Pemberton"}, ["en-6564"]),
    ],
)
def test_find_engineers_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_engineers", **filters) == ids


def test_find_engineers_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_engineers", page=3)
    assert ids == ["en-8947", "en-9167", "en-6564", "en-6868", "en-1319", "en-3990", "en-2592"]


def test_find_engineers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_engineers", name="Unheard of") == []
