"""Tests of the tools for press houses of Sonnenhang growers' cooperative."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


def test_find_press_houses_lists_all(bench: Bench) -> None:
    assert bench.ids("find_press_houses") == ["pr-1703", "pr-4626", "pr-1468"]


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"min_intake": 14000}, ["pr-4626"]),
        ({"town": "Sandness"}, ["pr-4626"]),
    ],
)
def test_find_press_houses_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_press_houses", **filters) == ids


def test_find_press_houses_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_press_houses", page=2) == []


def test_find_press_houses_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_press_houses", town="Blackfleet", min_intake=14000) == []


def test_find_press_houses_is_refused_because_argument_page_must_be_at_least_1(bench: Bench) -> None:
    assert bench.refusal("find_press_houses", page=0) == "Argument 'page' must be at least 1."
