"""Tests of the tools for halls of Stagedoor box office."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"min_seats": 40}, ["ha-8503", "ha-4930", "ha-6017"]),
        ({"step_free": False}, ["ha-8556", "ha-6906", "ha-4930", "ha-6017", "ha-4852"]),
        ({"name": "Auditorium"}, ["ha-6225"]),
        ({"town": "Swanington"}, ["ha-8556"]),
    ],
)
def test_find_halls_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_halls", **filters) == ids


def test_find_halls_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_halls", page=2) == ["ha-4852", "ha-8595"]


def test_find_halls_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_halls", name="Room", town="Eastwold") == []
