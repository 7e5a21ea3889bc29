"""Tests of the tools for parcels of Sonnenhang growers' cooperative."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"variety_id": "va-3386", "slope": "sloping", "organic": False, "min_area": 52}, ["pa-5095"]),
        ({"name": "Walk"}, ["pa-4229", "pa-5238"]),
        ({"grower_id": "gr-8508"}, ["pa-9781"]),
    ],
)
def test_find_parcels_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_parcels", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"organic": False}, 51),
        ({"min_area": 52}, 8),
    ],
)
def test_find_parcels_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_parcels", **filters)["total"] == total


def test_find_parcels_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_parcels", page=7) == ["pa-5782", "pa-1977", "pa-3573", "pa-2947", "pa-8580", "pa-6661"]


def test_find_parcels_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_parcels", name="Unheard of") == []


def test_get_parcel_shows_the_parcel(bench: Bench) -> None:
    result = bench.call("get_parcel", parcel_id="pa-2485")
    assert result == {
        "id": "pa-2485",
        "name": "Far Wingert",
        "grower_id": "gr-1999",
        "variety_id": "va-9000",
        "area": 30,
        "slope": "steep",
        "organic": True,
        "grower_name": "Elif Öztürk",
        "variety_name": "Riesling",
        "delivered_kilos": 858,
        "announced_kilos": 1400,
        "allowed_kilos": 3450,
    }
