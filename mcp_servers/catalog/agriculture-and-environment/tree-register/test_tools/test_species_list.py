"""Tests of the tools for species list of City tree register."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"max_final_height": 8}, ["sp-6053", "sp-6644"]),
        ({"name": "Oak"}, ["sp-5499"]),
    ],
)
def test_find_species_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_species", **filters) == ids


def test_find_species_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_species", page=2) == ["sp-5303", "sp-8817", "sp-6644", "sp-7841"]


def test_find_species_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_species", name="Cherry", max_final_height=12) == []
