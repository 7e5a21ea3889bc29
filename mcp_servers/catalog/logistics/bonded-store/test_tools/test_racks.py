"""Tests of the tools for racks of Strathmore bonded warehouse."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"min_places": 12, "dry": True}, ["ra-9237", "ra-7030", "ra-2039", "ra-3913"]),
        ({"code": "B07"}, ["ra-6566"]),
    ],
)
def test_find_racks_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_racks", **filters) == ids


def test_find_racks_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_racks", page=2)
    assert ids == [
        "ra-8382",
        "ra-2795",
        "ra-2963",
        "ra-5706",
        "ra-8896",
        "ra-7030",
        "ra-4251",
        "ra-7336",
        "ra-9144",
        "ra-7685",
    ]


def test_find_racks_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_racks", code="Unheard of") == []
