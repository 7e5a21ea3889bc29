"""Tests of the tools for target groups of Kestrel feature flags."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"min_users": 34400}, ["ta-5336", "ta-8456"]),
        ({"name": "users"}, ["ta-3378"]),
    ],
)
def test_find_groups_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_groups", **filters) == ids


def test_find_groups_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_groups", page=2)
    assert ids == [
        "ta-4032",
        "ta-8456",
        "ta-6177",
        "ta-2593",
        "ta-7909",
        "ta-5519",
        "ta-2642",
        "ta-3463",
        "ta-3654",
        "ta-3378",
    ]


def test_find_groups_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_groups", name="Nurses", min_users=25100) == []
