"""Tests of the tools for subscribers of Number porting clearing house."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "O'Connor"}, ["su-3450"]),
        ({"address": "Halesfield"}, ["su-5023"]),
    ],
)
def test_find_subscribers_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_subscribers", **filters) == ids


def test_find_subscribers_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_subscribers", page=2)
    assert ids == [
        "su-1925",
        "su-9377",
        "su-1096",
        "su-1875",
        "su-7585",
        "su-7173",
        "su-9958",
        "su-9355",
        "su-1110",
        "su-6217",
    ]


def test_find_subscribers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_subscribers", name="Marsden", address="Cross") == []
