"""Tests of the tools for people of Shared calendars."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Hoekstra"}, ["pe-9460"]),
        ({"email": "m.ellison@postbox.example"}, ["pe-2755"]),
    ],
)
def test_find_people_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_people", **filters) == ids


def test_find_people_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_people", page=2)
    assert ids == [
        "pe-4774",
        "pe-7376",
        "pe-3089",
        "pe-1590",
        "pe-7902",
        "pe-6732",
        "pe-7643",
        "pe-9460",
        "pe-6304",
        "pe-7128",
    ]


def test_find_people_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_people", name="Haddad", email="abena.camara@abbott-software.example") == []
