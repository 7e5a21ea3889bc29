"""Tests of the tools for donors of Harbour Street food bank."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Club"}, ["do-4666"]),
        ({"contact": "Malik"}, ["do-5942"]),
    ],
)
def test_find_donors_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_donors", **filters) == ids


def test_find_donors_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_donors", page=2)
    assert ids == ["do-7556", "do-1151", "do-1543", "do-3320", "do-4666", "do-8529", "do-1822", "do-1030"]


def test_find_donors_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_donors", name="Mosque", contact="Clément") == []
