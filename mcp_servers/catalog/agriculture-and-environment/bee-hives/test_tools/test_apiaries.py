"""Tests of the tools for apiaries of Heathside bee farm."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"forage": "heather", "status": "clear"}, ["ap-4068"]),
        ({"min_places": 14}, ["ap-2715"]),
        ({"name": "garden"}, ["ap-2715"]),
    ],
)
def test_find_apiaries_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_apiaries", **filters) == ids


def test_find_apiaries_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_apiaries", page=2) == ["ap-2715", "ap-1227"]


def test_find_apiaries_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_apiaries", name="yard", min_places=13) == []


def test_get_apiary_shows_the_apiary(bench: Bench) -> None:
    result = bench.call("get_apiary", apiary_id="ap-9345")
    assert result == {
        "id": "ap-9345",
        "name": "Clover bank",
        "places": 13,
        "forage": "meadow",
        "status": "clear",
        "colonies_alive": 10,
        "free_places": 3,
        "to_inspect": 2,
        "heavily_infested": 3,
    }


def test_get_apiary_shows_the_apiary_when_mites_is_30(bench: Bench) -> None:
    bench.arrange("colonies", "co-1854", mites=30)
    result = bench.call("get_apiary", apiary_id="ap-2715")
    assert result == {
        "id": "ap-2715",
        "name": "River garden",
        "places": 14,
        "forage": "rape",
        "status": "barred",
        "colonies_alive": 2,
        "free_places": 12,
        "to_inspect": 1,
        "heavily_infested": 1,
    }


def test_get_apiary_shows_the_apiary_when_mites_is_200(bench: Bench) -> None:
    bench.arrange("colonies", "co-6596", mites=200)
    result = bench.call("get_apiary", apiary_id="ap-2715")
    assert result == {
        "id": "ap-2715",
        "name": "River garden",
        "places": 14,
        "forage": "rape",
        "status": "barred",
        "colonies_alive": 2,
        "free_places": 12,
        "to_inspect": 1,
        "heavily_infested": 1,
    }
