"""Tests of the tools for research groups of Seeburg instrument centre."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Genetics"}, ["re-8711"]),
        ({"grant_number": "G-1852-G"}, ["re-4081"]),
    ],
)
def test_find_research_groups_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_research_groups", **filters) == ids


def test_find_research_groups_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_research_groups", page=2) == ["re-4830", "re-4610"]


def test_find_research_groups_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_research_groups", name="Nanowires", grant_number="G-1852-G") == []


def test_get_research_group_shows_the_research_group(bench: Bench) -> None:
    result = bench.call("get_research_group", research_group_id="re-1201")
    assert result == {
        "id": "re-1201",
        "name": "Photovoltaics",
        "head": "Conor O'Malley",
        "grant_number": "G-2576-K",
        "spending_limit": 478000,
        "amount_owed": 51500,
        "amount_booked": 345500,
    }
