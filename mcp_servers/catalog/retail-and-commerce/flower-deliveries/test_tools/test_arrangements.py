"""Tests of the tools for arrangements of Marguerite flower deliveries."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"occasion": "birth", "status": "withdrawn"}, ["ar-9147"]),
        ({"name": "Wreath"}, ["ar-4556", "ar-1257"]),
        ({"max_price": 2900}, ["ar-9784"]),
    ],
)
def test_find_arrangements_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_arrangements", **filters) == ids


def test_find_arrangements_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_arrangements", page=2)
    assert ids == [
        "ar-2964",
        "ar-6818",
        "ar-9147",
        "ar-2279",
        "ar-3813",
        "ar-1254",
        "ar-7426",
        "ar-8210",
        "ar-1257",
        "ar-8891",
    ]


def test_find_arrangements_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_arrangements", name="Unheard of") == []
