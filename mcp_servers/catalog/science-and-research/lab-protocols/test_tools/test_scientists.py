"""Tests of the tools for scientists of Plant laboratory protocols."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"role": "scientist", "status": "at_work"}, ["sc-4511", "sc-2983", "sc-5251", "sc-8807"]),
        ({"name": "Şahin"}, ["sc-1413"]),
    ],
)
def test_find_scientists_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_scientists", **filters) == ids


def test_find_scientists_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_scientists", page=3) == ["sc-5014", "sc-5524"]


def test_find_scientists_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_scientists", name="Unheard of") == []
