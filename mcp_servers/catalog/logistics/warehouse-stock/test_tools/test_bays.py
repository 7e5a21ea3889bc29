"""Tests of the tools for bays of Northgate food warehouse."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"status": "blocked", "min_capacity": 720}, ["ba-2147"]),
        ({"zone": "Dairy room"}, ["ba-2534", "ba-8960", "ba-2564"]),
        ({"climate": "frozen"}, ["ba-8357", "ba-3583", "ba-7782"]),
    ],
)
def test_find_bays_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_bays", **filters) == ids


def test_find_bays_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_bays", page=2)
    assert ids == [
        "ba-5352",
        "ba-2128",
        "ba-9178",
        "ba-5953",
        "ba-7306",
        "ba-6004",
        "ba-6161",
        "ba-1557",
        "ba-5930",
        "ba-9228",
    ]


def test_find_bays_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_bays", zone="Annexe", climate="ambient") == []


def test_get_bay_shows_the_bay(bench: Bench) -> None:
    result = bench.call("get_bay", bay_id="ba-1781")
    assert result == {
        "id": "ba-1781",
        "code": "H-19-9",
        "zone_id": "zo-2569",
        "capacity": 480,
        "status": "usable",
        "zone_name": "Old barn",
        "zone_climate": "ambient",
        "free_units": 336,
    }


def test_get_bay_shows_the_bay_when_status_is_scrapped(bench: Bench) -> None:
    bench.arrange("batches", "bt-2556", status="scrapped")
    result = bench.call("get_bay", bay_id="ba-1781")
    assert result == {
        "id": "ba-1781",
        "code": "H-19-9",
        "zone_id": "zo-2569",
        "capacity": 480,
        "status": "usable",
        "zone_name": "Old barn",
        "zone_climate": "ambient",
        "free_units": 480,
    }
