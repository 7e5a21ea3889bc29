"""Tests of the tools for stages of Long Meadow festival booking."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"min_capacity": 12000}, ["st-6792", "st-4703", "st-2858"]),
        ({"min_loudest": 104}, ["st-6288", "st-6792", "st-1326"]),
        ({"name": "Barn"}, ["st-6288"]),
        ({"licensed": False}, ["st-6288"]),
    ],
)
def test_find_stages_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_stages", **filters) == ids


def test_find_stages_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_stages", page=2) == []


def test_find_stages_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_stages", name="Chapel", licensed=False) == []


def test_get_stage_shows_the_stage(bench: Bench) -> None:
    result = bench.call("get_stage", stage_id="st-2858")
    assert result == {
        "id": "st-2858",
        "name": "Woodland Stage",
        "capacity": 12000,
        "loudest": 92,
        "licensed": True,
        "acts_booked": 0,
        "acts_open": 6,
        "fees": 0,
    }
