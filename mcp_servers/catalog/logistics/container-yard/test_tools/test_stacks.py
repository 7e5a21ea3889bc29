"""Tests of the tools for stacks of Quadrant container depot."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"length": 40, "loaded": False, "min_highest": 4},
            [
                "st-3292",
                "st-2835",
                "st-3183",
                "st-6415",
                "st-2911",
                "st-1504",
                "st-3770",
                "st-4997",
                "st-6514",
                "st-2119",
            ],
        ),
        ({"sockets": True}, ["st-4599", "st-8480", "st-6547", "st-2397", "st-4037", "st-9790"]),
        ({"code": "B25"}, ["st-8348"]),
    ],
)
def test_find_stacks_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_stacks", **filters) == ids


def test_find_stacks_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_stacks", page=4)
    assert ids == ["st-1361", "st-2119", "st-8973", "st-9790", "st-4821", "st-8545", "st-3574", "st-9402"]


def test_find_stacks_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_stacks", code="Unheard of") == []


def test_get_stack_shows_the_stack(bench: Bench) -> None:
    bench.arrange("containers", "co-1039", stack_id="st-2574")
    result = bench.call("get_stack", stack_id="st-2574")
    assert result == {
        "id": "st-2574",
        "code": "A37",
        "length": 40,
        "highest": 3,
        "loaded": False,
        "sockets": False,
        "containers_here": 1,
        "places_left": 2,
        "load": 12300,
    }
