"""Tests of the tools for vessels of Skagen roads pilot station."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"min_length": 142},
            [
                "ve-2343",
                "ve-9676",
                "ve-4139",
                "ve-1295",
                "ve-7111",
                "ve-5726",
                "ve-8433",
                "ve-6337",
                "ve-6285",
                "ve-4769",
            ],
        ),
        ({"agent_id": "ag-2634"}, ["ve-6458", "ve-1841"]),
        (
            {"kind": "freighter"},
            [
                "ve-7403",
                "ve-5165",
                "ve-1603",
                "ve-8543",
                "ve-6285",
                "ve-7568",
                "ve-1256",
                "ve-8142",
                "ve-9877",
                "ve-5384",
            ],
        ),
        ({"name": "Carrier"}, ["ve-4507"]),
        ({"imo": "9491177"}, ["ve-1027"]),
    ],
)
def test_find_ships_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_ships", **filters) == ids


def test_find_ships_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_ships", page=5)
    assert ids == ["ve-4609", "ve-8880", "ve-7026", "ve-1558", "ve-1027", "ve-4808", "ve-4507", "ve-7870"]


def test_find_ships_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_ships", name="Express", imo="9095640") == []
