"""Tests of the tools for researchers of Seeburg instrument centre."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Villeneuve"}, ["rs-3876"]),
        ({"email": "emre.georgiou@silverstead-st-mary.example"}, ["rs-3284"]),
        ({"research_group_id": "re-4081"}, ["rs-3876", "rs-3108"]),
    ],
)
def test_find_researchers_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_researchers", **filters) == ids


def test_find_researchers_counts(bench: Bench) -> None:
    assert bench.call("find_researchers", position="professor")["total"] == 7


def test_find_researchers_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_researchers", page=5) == ["rs-8252", "rs-3312", "rs-5660", "rs-4060"]


def test_find_researchers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_researchers", research_group_id="re-5764", position="student") == []
