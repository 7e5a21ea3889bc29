"""Tests of the tools for candidates of Brandauer recruiting."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Crawford"}, ["ca-1826", "ca-6518", "ca-3719"]),
        ({"email": "idris.saleh@postbox.example"}, ["ca-5216"]),
        ({"town": "Southington"}, ["ca-7026", "ca-6524", "ca-8186"]),
    ],
)
def test_find_candidates_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_candidates", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"keep_until_until": "2027-04-07"}, 33),
        ({"source": "career_fair"}, 7),
    ],
)
def test_find_candidates_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_candidates", **filters)["total"] == total


def test_find_candidates_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_candidates", page=2)
    assert ids == [
        "ca-2389",
        "ca-9820",
        "ca-3569",
        "ca-7026",
        "ca-1038",
        "ca-4688",
        "ca-4375",
        "ca-3978",
        "ca-4492",
        "ca-7450",
    ]


def test_find_candidates_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_candidates", town="St Wenn", source="career_fair", keep_until_until="2027-05-07") == []
