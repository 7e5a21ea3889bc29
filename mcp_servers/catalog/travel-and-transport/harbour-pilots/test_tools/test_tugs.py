"""Tests of the tools for tugs of Skagen roads pilot station."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"min_pull": 55, "status": "ready"},
            ["tu-9651", "tu-9118", "tu-7196", "tu-2305", "tu-7502", "tu-7610", "tu-7545"],
        ),
        ({"name": "5"}, ["tu-2548"]),
    ],
)
def test_find_tugs_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_tugs", **filters) == ids


def test_find_tugs_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_tugs", page=2) == []


def test_find_tugs_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_tugs", name="Unheard of") == []
